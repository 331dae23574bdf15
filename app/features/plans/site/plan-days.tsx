import { Car, Clock, Ellipsis, LogOut, Moon, Plus } from "lucide-react";
import { useState, type DragEvent, type ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { addressWith } from "#app/features/availability/components/day-query";
import { Picture } from "#app/features/media/components/picture";
import { planSpan } from "#app/features/plans/plan-item";
import type { PlanPageProps } from "#app/features/plans/site/plan-page";
import type { ShownThing } from "#app/features/plans/site/shown-thing";
import { addDays, daysBetween, formatDay, formatTime, type Day } from "#app/platform/dates/dates";
import { LOCALE_TAGS } from "#app/platform/i18n/languages";
import { SiteLink, useLanguage } from "#app/platform/i18n/paths";
import { Price } from "#app/platform/money/currency";

/** Of our own in a drag: whatever else is dropped is nothing to us. */
const DRAG_TYPE = "application/x-pemba-plan";

/** The days of the trip with what begins on each; what lasts is told on the days it lasts. */
export function PlanDaysList(props: PlanPageProps) {
  const span = planSpan(props.things);
  if (!span) return null;
  const days = Array.from({ length: daysBetween(span.first, span.last) + 1 }, (_, index) => addDays(span.first, index));
  return (
    <ol className="plan-days">
      {days.map((day) => (
        <PlanDay key={day} day={day} {...props} />
      ))}
    </ol>
  );
}

function PlanDay({ day, things, conflicts, times, today }: PlanPageProps & { day: Day }) {
  const t = useTranslations("plan");
  const drop = useDrop(day);
  const begins = things.filter(({ from }) => from === day);
  const warned = new Set(conflicts.flatMap(({ items }) => items));
  const ofKind = (kind: ShownThing["kind"]) => things.filter((thing) => thing.kind === kind);
  return (
    <li className={drop.isOver ? "plan-day is-over" : "plan-day"} {...drop.handlers}>
      <DayName day={day} />
      <div className="plan-items">
        {begins.map((thing) => (
          <PlanItemCard key={thing.key} thing={thing} isWarned={warned.has(thing.key)} times={times} today={today} />
        ))}
        {begins.length === 0 && (
          <SiteLink
            className="plan-add"
            to="/:lang?/experiences"
            search={addressWith(new URLSearchParams(), { from: day, to: day })}
          >
            <Plus aria-hidden />
            {t("freeDay")}
          </SiteLink>
        )}
        {ofKind("vehicle")
          .filter(({ to }) => to === day)
          .map(({ key, name }) => (
            <ThinRow key={key} icon={<Car aria-hidden />} text={t("returns", { name })} />
          ))}
        {ofKind("stay")
          .filter(({ from, to }) => from < day && day < to)
          .map(({ key, name }) => (
            <ThinRow key={key} icon={<Moon aria-hidden />} text={t("night", { name })} />
          ))}
        {ofKind("stay")
          .filter(({ to }) => to === day)
          .map(({ key, name }) => (
            <CheckOut key={key} name={name} until={times.checkOut} />
          ))}
      </div>
    </li>
  );
}

/** Weekday, number and month, each on its line. */
function DayName({ day }: { day: Day }) {
  const language = useLanguage();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE_TAGS[language], { ...options, timeZone: "UTC" }).format(
      new Date(`${day}T00:00:00Z`),
    );
  return (
    <h2 className="plan-day-name">
      <time dateTime={day}>
        <span>{part({ weekday: "short" })}</span> <b>{Number(day.slice(8))}</b> <span>{part({ month: "long" })}</span>
      </time>
    </h2>
  );
}

function ThinRow({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <p className="plan-item is-thin">
      <span>{icon}</span>
      {text}
    </p>
  );
}

function CheckOut({ name, until }: { name: string; until: string }) {
  const t = useTranslations("plan");
  const time = formatTime(until, useLanguage());
  return <ThinRow icon={<LogOut aria-hidden className="flip-rtl" />} text={t("checkOut", { name, time })} />;
}

interface CardProps extends Pick<PlanPageProps, "times" | "today"> {
  thing: ShownThing;
  isWarned: boolean;
}

function PlanItemCard({ thing, isWarned, times, today }: CardProps) {
  const t = useTranslations("plan");
  const isMarked = isWarned || thing.isUnaskable;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging has a twin: the menu
    <article
      id={thing.key}
      className={isMarked ? "plan-item is-warn" : "plan-item"}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAG_TYPE, thing.key)}
    >
      {thing.image ? <Picture src={thing.image} alt="" sizes="76px" /> : <span />}
      <div>
        <h3>
          <ListingLink thing={thing} />
        </h3>
        <ItemMeta thing={thing} checkIn={times.checkIn} />
        {thing.state === "taken" && <span className="plan-taken">{t("takenNow")}</span>}
        {thing.isUnaskable && <p className="plan-unaskable">{t("unaskable")}</p>}
      </div>
      <span className="sum">
        <Price amount={thing.quote.total} />
      </span>
      <ItemMenu thing={thing} today={today} />
    </article>
  );
}

function ListingLink({ thing: { kind, listing, name } }: { thing: ShownThing }) {
  if (kind === "stay")
    return (
      <SiteLink to="/:lang?/stays/:slug" params={{ slug: listing }}>
        {name}
      </SiteLink>
    );
  return (
    <SiteLink
      to={kind === "vehicle" ? "/:lang?/transportation/:id" : "/:lang?/experiences/:id"}
      params={{ id: listing }}
    >
      {name}
    </SiteLink>
  );
}

/** When it is, and how long or for how many. */
function ItemMeta({ thing, checkIn }: { thing: ShownThing; checkIn: string }) {
  const t = useTranslations("plan");
  const language = useLanguage();
  const { kind, from, to, time, ends, people } = thing;
  const length = daysBetween(from, to);
  const clock = (of: string) => formatTime(of, language);
  if (kind === "stay")
    return (
      <small>
        <Moon aria-hidden />
        {t("stayMeta", { time: clock(checkIn), n: length })}
      </small>
    );
  if (kind === "vehicle")
    return (
      <small>
        <Car aria-hidden />
        {t("vehicleMeta", { day: formatDay(to, language), n: length })}
      </small>
    );
  // Set apart: from right to left the end would stand before the start.
  const hours = time && (ends ? `\u2066${clock(time)} – ${clock(ends)}\u2069` : clock(time));
  return (
    <small>
      <Clock aria-hidden />
      {hours ? t("timeMeta", { time: hours, n: people }) : t("requestMeta", { n: people })}
    </small>
  );
}

/** All that dragging does, and more, without it. It opens without scripts. */
function ItemMenu({ thing, today }: { thing: ShownThing; today: Day }) {
  const t = useTranslations("plan");
  const { key, kind, name, from, to, people } = thing;
  const isOneDay = kind === "experience";
  return (
    <details className="plan-menu">
      <summary aria-label={t("menu", { name })}>
        <Ellipsis aria-hidden />
      </summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="item" value={key} />
        <label>
          <span>{t(isOneDay ? "day" : "from")}</span>
          <input className="input" type="date" name="from" min={today} defaultValue={from} required />
        </label>
        {!isOneDay && (
          <label>
            <span>{t("to")}</span>
            <input className="input" type="date" name="to" min={today} defaultValue={to} required />
          </label>
        )}
        {kind !== "vehicle" && (
          <label>
            <span>{t("count")}</span>
            <input className="input" type="number" name="people" min={1} max={100} defaultValue={people} required />
          </label>
        )}
        <button className="btn btn-small btn-ink" name="intent" value="move">
          {t("save")}
        </button>
        <button className="btn btn-small btn-secondary" name="intent" value="earlier">
          {t("earlier")}
        </button>
        <button className="btn btn-small btn-secondary" name="intent" value="later">
          {t("later")}
        </button>
        <button className="btn btn-small btn-secondary" name="intent" value="remove" formNoValidate>
          {t("remove")}
        </button>
      </Form>
    </details>
  );
}

/** A day that an item can be dropped on. */
function useDrop(day: Day) {
  const submit = useSubmit();
  const [isOver, setOver] = useState(false);
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes(DRAG_TYPE);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        setOver(false);
        const item = event.dataTransfer.getData(DRAG_TYPE);
        void submit({ intent: "move", item, from: day }, { method: "post", preventScrollReset: true });
      },
    },
  };
}
