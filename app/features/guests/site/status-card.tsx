import { CalendarPlus, Check, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { OFFICE } from "#app/brand";
import type { GuestItem, GuestPageData } from "#app/features/guests/page/read.server";
import { daysQuery } from "#app/features/availability/components/day-query";
import { useSite } from "#app/features/settings/components/site-context";
import { telUrl } from "#app/features/settings/identity";
import { ViewingCard } from "#app/features/guests/site/viewing-card";
import { formatDay, formatMoment } from "#app/platform/dates/dates";
import { SiteLink, useLanguage, useTranslatedPath } from "#app/platform/i18n/paths";
import { NODE_PLACE, withNode } from "#app/ui/with-node";
import { useHoursAhead } from "#app/features/guests/site/reader-clock";

type Shown = Omit<GuestPageData, "caseId">;
type Status = GuestItem["status"];

const hasVoucher = ({ status }: GuestItem) => status === "confirmed" || status === "completed";

/** What holds now in one sentence, what comes next, and the way there. */
export function StatusCard({ page, now }: { page: Shown; now: string }) {
  const t = useTranslations("guest");
  const file = useTranslations("documentFile");
  const path = useTranslatedPath()(useLanguage());
  const { subject, answer } = page;
  const isLate = answer.turn === "ours" && answer.isLate;
  const tone = toneOf(subject, isLate);
  if (subject.kind === "viewing") return <ViewingCard subject={subject} tone={tone} />;
  return (
    <section className={`status-card ${tone}`}>
      <div role="status">
        <h2 className="display display-small">{t(titleOf(subject))}</h2>
      </div>
      <NextSentences page={page} now={now} />
      {subject.kind === "booking" && subject.items.length === 1 && subject.items[0] && (
        <Steps item={subject.items[0]} sentAt={page.sentAt} answer={answer} />
      )}
      {subject.kind === "booking" && (
        <p>
          <a className="btn btn-small btn-secondary" href={`${path}/calendar.ics`} download>
            <CalendarPlus aria-hidden />
            {t("addToCalendar")}
          </a>
        </p>
      )}
      {subject.kind === "booking" && subject.items.some(hasVoucher) && (
        <p>
          <a className="btn btn-small btn-secondary" href={`${path}/voucher.pdf`}>
            <FileText aria-hidden />
            {file("voucher")}
          </a>
        </p>
      )}
    </section>
  );
}

/** Of several bookings the one that is least settled decides. */
const ORDER: readonly Status[] = ["pending", "confirmed", "completed", "cancelled"];
function leastSettled(items: readonly GuestItem[]): Status {
  return ORDER.find((status) => items.some((item) => item.status === status)) ?? "pending";
}

const BOOKING_TITLES = {
  pending: "received",
  confirmed: "confirmed",
  completed: "completed",
  cancelled: "cancelled",
} as const satisfies Record<Status, string>;

function titleOf(subject: Exclude<Shown["subject"], { kind: "viewing" }>) {
  if (subject.kind === "booking") {
    const status = leastSettled(subject.items);
    const by = new Set(subject.items.map((item) => item.cancelled_by));
    if (status !== "cancelled" || by.size > 1) return BOOKING_TITLES[status];
    return by.has("guest") ? "cancelledByYou" : by.has("staff") ? "cancelledByUs" : BOOKING_TITLES[status];
  }
  if (subject.kind === "question") return "receivedQuestion";
  if (subject.kind === "offer")
    return ({ waiting: "receivedOffer", published: "published", declined: "declined" } as const)[subject.state];
  return ({ received: "receivedMessage", read: "read", answered: "answered" } as const)[subject.state];
}

function toneOf(subject: Shown["subject"], isLate: boolean): string {
  const isGood =
    (subject.kind === "booking" && ["confirmed", "completed"].includes(leastSettled(subject.items))) ||
    (subject.kind === "viewing" && ["agreed", "done"].includes(subject.state)) ||
    (subject.kind === "offer" && subject.state === "published");
  if (isGood) return "is-leaf";
  const isOver =
    (subject.kind === "booking" && leastSettled(subject.items) === "cancelled") ||
    (subject.kind === "viewing" && ["declined", "cancelled"].includes(subject.state)) ||
    (subject.kind === "offer" && subject.state === "declined");
  if (isOver) return "is-sand";
  return isLate ? "is-spice" : "";
}

function NextSentences({ page, now }: { page: Shown; now: string }): ReactNode {
  const t = useTranslations("guest");
  const quote = useTranslations();
  const language = useLanguage();
  const hoursAhead = useHoursAhead();
  const { phone } = useSite().identity;
  const { subject, answer } = page;
  const moment = (at: string) => formatMoment(at, language, OFFICE.hoursAheadOfUtc);
  const here = (at: string) =>
    hoursAhead === null || hoursAhead === OFFICE.hoursAheadOfUtc
      ? ""
      : ` ${t("yourTime", { moment: formatMoment(at, language, hoursAhead) })}`;
  const promise =
    answer.turn !== "ours" ? null : answer.isLate ? (
      <p key="late">
        {phone
          ? withNode(
              t("late", { phone: NODE_PLACE }),
              <a className="link" href={telUrl(phone)}>
                <bdi dir="ltr">{phone}</bdi>
              </a>,
            )
          : t("lateNoPhone")}
      </p>
    ) : (
      <p key="answer">
        {t.rich("answerBy", { moment: moment(answer.by), b: (text) => <b>{text}</b> })}
        {here(answer.by)}
      </p>
    );
  if (subject.kind !== "booking") {
    const next = nextOf(subject);
    return (
      <>
        {next && <p>{t(next)}</p>}
        {subject.kind !== "offer" && promise}
      </>
    );
  }
  const status = leastSettled(subject.items);
  if (status === "confirmed") return <p>{t("nextConfirmed")}</p>;
  if (status === "completed") return <p>{t("nextCompleted")}</p>;
  if (status === "cancelled")
    return (
      <>
        {subject.items.map((item) => (
          <Cancelled key={item.reference} item={item} />
        ))}
        <p>{t("nextCancelled")}</p>
      </>
    );
  const holds = subject.items.flatMap(({ hold_until: until, kind, is_wish, status: of }) => {
    if (of !== "pending") return [];
    const words = kind === "experience" ? "departures" : "quote";
    if (is_wish) return [quote(`${words}.wishSent`)];
    if (!until) return [];
    // Mostly both end at the same time: it is named once.
    if (until > now && answer.turn === "ours" && moment(until) === moment(answer.by))
      return [t(kind === "experience" ? "untilThenSeats" : "untilThen")];
    if (until > now) return [quote(`${words}.heldUntil`, { moment: moment(until) }) + here(until)];
    return [t(kind === "experience" ? "seatsEnded" : "holdEnded")];
  });
  return (
    <>
      {promise}
      {[...new Set(holds)].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

/** When its guest cancelled it, what becomes of his money, and the way to ask again. */
function Cancelled({ item }: { item: GuestItem }) {
  const t = useTranslations("ask");
  const language = useLanguage();
  const paid = item.payments.reduce((sum, { kind, dollars }) => sum + (kind === "refund" ? -dollars : dollars), 0);
  return (
    <>
      {item.cancelled_by === "guest" && item.cancelled_at && (
        <p>{t("cancelledOn", { moment: formatMoment(item.cancelled_at, language, OFFICE.hoursAheadOfUtc, "long") })}</p>
      )}
      {paid > 0 && <p>{t("money")}</p>}
      <AskAgain item={item} />
    </>
  );
}

/** The form of the listing with the days and people of before. */
function AskAgain({ item: { kind, listing, from, to, start_time, people, children, vehicles } }: { item: GuestItem }) {
  const t = useTranslations("ask");
  if (!listing) return null;
  const shared = { className: "link", children: t("again") };
  const again = (search: Record<string, string | number>) => daysQuery(search);
  return (
    <p>
      {kind === "stay" ? (
        <SiteLink
          {...shared}
          to="/:lang?/stays/:slug"
          params={{ slug: listing }}
          search={again({ from, to, guests: people })}
        />
      ) : kind === "vehicle" ? (
        <SiteLink
          {...shared}
          to="/:lang?/transportation/:id"
          params={{ id: listing }}
          search={again({ book: "", from, to, vehicles })}
        />
      ) : (
        <SiteLink
          {...shared}
          to="/:lang?/experiences/:id"
          params={{ id: listing }}
          search={again({ day: from, time: start_time ?? "", people, children })}
        />
      )}
    </p>
  );
}

function nextOf(subject: Exclude<Shown["subject"], { kind: "booking" }>) {
  if (subject.kind === "viewing") return null;
  if (subject.kind === "offer")
    return ({ waiting: "nextOffer", published: "nextPublished", declined: "nextDeclined" } as const)[subject.state];
  if (subject.kind === "message" && subject.state === "read") return "nextRead";
  return subject.kind === "message" && subject.state === "answered" ? "nextAnswered" : null;
}

const LAST_STEP = { stay: "stepStay", experience: "stepExperience", vehicle: "stepVehicle" } as const;

/** Where it stands between sending and being there. A cancelled one goes nowhere. */
function Steps({ item, sentAt, answer }: { item: GuestItem; sentAt: string; answer: Shown["answer"] }) {
  const t = useTranslations("guest");
  const language = useLanguage();
  if (item.status === "cancelled") return null;
  const at = { pending: 1, confirmed: 2, completed: 4 }[item.status];
  const day = (of: string) => formatDay(of, language, "short");
  const steps = [
    { name: t("stepSent"), text: formatMoment(sentAt, language, OFFICE.hoursAheadOfUtc) },
    {
      name: t("stepCheck"),
      text:
        answer.turn === "ours" && !answer.isLate
          ? t("stepBy", { moment: formatMoment(answer.by, language, OFFICE.hoursAheadOfUtc) })
          : "",
    },
    { name: t("stepConfirmed"), text: "" },
    {
      name: t(LAST_STEP[item.kind]),
      text: item.kind === "experience" ? day(item.from) : `${day(item.from)} – ${day(item.to)}`,
    },
  ];
  return (
    <ol className="steps" aria-label={t("steps")}>
      {steps.map(({ name, text }, index) => (
        <li
          key={name}
          className={index < at ? "done" : index === at ? "now" : undefined}
          aria-current={index === at ? "step" : undefined}
        >
          <i>{index < at && <Check aria-hidden />}</i>
          <b>{name}</b>
          {text}
        </li>
      ))}
    </ol>
  );
}
