import { useEffect, useRef } from "react";
import { Form, useActionData, useNavigation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { SpamGuards } from "#app/features/forms/components/visitor-form";
import type { FormResult } from "#app/features/forms/schema";
import type { AskAnswer } from "#app/features/guests/asks/receive.server";
import type { ChangeView } from "#app/features/guests/asks/change.server";
import { ChangeCard, OpenAsk } from "#app/features/guests/site/ask-cards";
import { ALL_ITEMS } from "#app/features/guests/asks/schema";
import { CancelAllPanel } from "#app/features/guests/site/cancel-all-panel";
import { CancelPanel } from "#app/features/guests/site/cancel-panel";
import { ChangePanel } from "#app/features/guests/site/change-panel";
import { Conversation, type ConversationData } from "#app/features/guests/site/conversation";
import { BookingItem } from "#app/features/guests/site/booking-item";
import { PlanOverview } from "#app/features/guests/site/plan-overview";
import { ReviewPanel } from "#app/features/guests/site/review-panel";
import type { ReviewPlace } from "#app/features/reviews/writing/queries.server";
import { StatusCard } from "#app/features/guests/site/status-card";
import { PriceCard } from "#app/features/guests/site/price-card";
import { PropertyFacts } from "#app/features/guests/site/facts";
import type { GuestItem, GuestPageData } from "#app/features/guests/page/read.server";
import { PageHead } from "#app/features/page/components/page-head";
import { useSite } from "#app/features/settings/components/site-context";
import { TOPIC_TEXTS } from "#app/features/inquiries/topic-texts";
import type { StoredTopic } from "#app/features/inquiries/schema";
import { SiteLink, useTranslatedPath, useLanguage } from "#app/platform/i18n/paths";
import { CopyField } from "#app/ui/copy-field";
import { ADMIN_PREFIX } from "#app/urls";

type Shown = Omit<GuestPageData, "caseId">;

/** What a guest sent, what became of it, and what comes next. */
export function GuestPage({
  page,
  conversation,
  reviews,
  change,
  now,
  office,
}: {
  page: Shown;
  conversation: Pick<ConversationData, "messages" | "hasEarlier" | "stamp">;
  reviews: ReviewPlace[];
  /** The form of a change that the address asks for. */
  change: ChangeView | null;
  now: string;
  office: string | null;
}) {
  const t = useTranslations("guest");
  const { subject } = page;
  return (
    <div className="wrap below-header">
      <PageHead />
      {office && (
        <p className="office-bar" lang="en" dir="ltr">
          You are signed in as staff. <a href={`${ADMIN_PREFIX}/inbox/${office}`}>Open in the office</a>
        </p>
      )}
      <header className="request-head">
        <div>
          <p className="eyebrow">{t("eyebrow")}</p>
          <h1 className="display" dir="auto">
            <Heading subject={subject} />
          </h1>
        </div>
        <p className="request-reference">
          {t("reference")}
          <b>
            <bdi dir="ltr">{page.reference}</bdi>
          </b>
        </p>
      </header>
      <div className="request">
        <div>
          <StatusCard page={page} now={now} />
          {subject.kind === "booking" && subject.items.length > 1 && <PlanOverview items={subject.items} />}
          {subject.kind === "booking" && <Asks items={subject.items} change={change} stamp={conversation.stamp} />}
          {subject.kind === "booking" ? (
            subject.items.map((item, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a case has its items in their order
              <BookingItem key={index} item={item} page={page} isAlone={subject.items.length === 1} />
            ))
          ) : (
            <PropertyFacts page={page} />
          )}
          {subject.kind === "booking" &&
            subject.items.map((item, index) => {
              const place = reviews[index];
              return (
                place && (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <ReviewPanel key={index} position={index} place={place} item={item} stamp={conversation.stamp} />
                )
              );
            })}
          <Conversation
            {...conversation}
            unread={page.unread}
            news={page.news}
            answerHours={page.answerHours}
            reference={page.reference}
            isReadOnly={page.isReadOnly}
          />
        </div>
        <div>
          {subject.kind === "booking" &&
            // oxlint-disable-next-line react/no-array-index-key -- as above
            subject.items.map(
              (item, index) =>
                item.total !== null && (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <PriceCard key={index} item={item} isAlone={subject.items.length === 1} />
                ),
            )}
          {subject.kind === "booking" &&
            subject.items.map((item) => (
              <ChangeCard key={item.reference} item={item} isAlone={subject.items.length === 1} />
            ))}
          <ThisPage isReadOnly={page.isReadOnly} stamp={conversation.stamp} />
        </div>
      </div>
    </div>
  );
}

/** What was asked for and waits, and the forms to ask for something, where the address opens one. */
function Asks({ items, change, stamp }: { items: GuestItem[]; change: ChangeView | null; stamp: string }) {
  const t = useTranslations("ask");
  const [query] = useSearchParams();
  const answer = useActionData<AskAnswer>();
  const result = answer?.form === "ask" ? answer : undefined;
  const failed = result && !result.ok ? result : null;
  const view = failed ? failed.change : change;
  const changed = view && items.find(({ reference }) => reference === view.reference);
  const cancelling = failed?.intent === "cancel" ? failed.item : query.get("cancel");
  const cancelled = items.find(({ reference, cancelling: how }) => how !== null && reference === cancelling);
  const failure = failed && t(failed.reason === "over" ? "over" : "failed");
  const isAll = cancelling === ALL_ITEMS && items.some(({ cancelling: how }) => how !== null);
  const isInPanel = changed?.canChange || cancelled || isAll;
  return (
    <>
      <AskResult result={result} failure={isInPanel ? null : failure} />
      {items.map((item) => (
        <OpenAsk key={item.reference} item={item} stamp={stamp} />
      ))}
      {changed?.canChange && view && (
        <ChangePanel
          item={changed}
          change={view}
          stamp={stamp}
          failure={failed?.reason === "invalid" ? null : failure}
        />
      )}
      {isAll && <CancelAllPanel items={items} stamp={stamp} failure={failure} />}
      {cancelled && <CancelPanel item={cancelled} stamp={stamp} failure={failure} />}
    </>
  );
}

const DONE = { asked: "sent", "cancelled-all": "cancelled", cancelled: "cancelled", withdrawn: "withdrawn" } as const;

/** What became of what was sent; it has the focus. */
function AskResult({ result, failure }: { result: AskAnswer | undefined; failure: string | null }) {
  const t = useTranslations("ask");
  const plan = useTranslations("planPage");
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (result) ref.current?.focus();
  }, [result]);
  const done = result?.ok
    ? result.did === "cancelled-all"
      ? plan("cancelledAll")
      : t(result.intent === "cancel" && result.did === "asked" ? "cancelSent" : DONE[result.did])
    : "";
  if (!done && !failure) return null;
  return (
    <p className={failure ? "form-failure" : "ask-done"} id="asked" role="status" tabIndex={-1} ref={ref}>
      {failure ?? done}
    </p>
  );
}

function Heading({ subject }: { subject: Shown["subject"] }) {
  const topic = useTranslations("contactForm");
  const plan = useTranslations("planPage");
  if (subject.kind === "booking" && subject.items.length > 1) return plan("title");
  if (subject.kind === "booking") return subject.items.map(({ name }) => name).join(", ");
  return subject.kind === "message" ? topic(TOPIC_TEXTS[subject.topic as StoredTopic]) : subject.name;
}

/** The address of the page itself: whoever has it is the guest. */
function ThisPage({ isReadOnly, stamp }: { isReadOnly: boolean; stamp: string }) {
  const t = useTranslations("guest");
  const link = useTranslations("sentLink");
  const { origin } = useSite();
  const language = useLanguage();
  const path = useTranslatedPath()(language);
  return (
    <section className="card-white">
      <h2>{t("pageTitle")}</h2>
      <CopyField label={link("field")} value={origin + path} copyLabel={link("copy")} copiedLabel={link("copied")} />
      <p className="fine">{link("warning")}</p>
      {isReadOnly ? (
        <p className="fine">
          {t.rich("readOnly", {
            link: (text) => (
              <SiteLink to="/:lang?/contact" className="link">
                {text}
              </SiteLink>
            ),
          })}
        </p>
      ) : (
        <noscript>
          <p className="fine">
            <a className="link" href={path}>
              {t("refresh")}
            </a>
          </p>
        </noscript>
      )}
      <DataRequest stamp={stamp} />
    </section>
  );
}

/** Asks staff to show or delete what is stored about the guest. Opened first, so that nobody sends it by mistake. */
function DataRequest({ stamp }: { stamp: string }) {
  const t = useTranslations("guest");
  const result = useActionData<FormResult & { form?: "data" }>();
  const isSending = useNavigation().formMethod === "POST";
  const answer = result?.form === "data" ? result : null;
  return (
    <details className="data-request" open={answer ? true : undefined}>
      <summary className="link">{t("data")}</summary>
      {answer?.ok ? (
        <p role="status">{t("dataSent")}</p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="data" />
          <p>{t("dataBody")}</p>
          {answer && (
            <p className="form-failure" role="alert">
              {t("failed")}
            </p>
          )}
          <button type="submit" className="btn btn-small btn-secondary" disabled={isSending}>
            {t("dataSend")}
          </button>
          <SpamGuards stamp={stamp} submissionKey="" />
        </Form>
      )}
    </details>
  );
}
