import { Form, useActionData, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { SpamGuards } from "#app/features/forms/components/visitor-form";
import type { FormResult } from "#app/features/forms/schema";
import { Conversation, type ConversationData } from "#app/features/guests/site/conversation";
import { BookingItem } from "#app/features/guests/site/booking-item";
import { ReviewPanel } from "#app/features/guests/site/review-panel";
import type { ReviewPlace } from "#app/features/reviews/writing/queries.server";
import { StatusCard } from "#app/features/guests/site/status-card";
import { PriceCard } from "#app/features/guests/site/price-card";
import { PropertyFacts } from "#app/features/guests/site/facts";
import type { GuestPageData } from "#app/features/guests/page/read.server";
import { PageHead } from "#app/features/page/components/page-head";
import { useSite } from "#app/features/settings/components/site-context";
import { TOPIC_TEXTS } from "#app/features/inquiries/topic-texts";
import type { InquiryTopic } from "#app/features/inquiries/schema";
import { SiteLink, useTranslatedPath, useLanguage } from "#app/platform/i18n/paths";
import { CopyField } from "#app/ui/copy-field";
import { ADMIN_PREFIX } from "#app/urls";

type Shown = Omit<GuestPageData, "caseId">;

/** What a guest sent, what became of it, and what comes next. */
export function GuestPage({
  page,
  conversation,
  reviews,
  now,
  office,
}: {
  page: Shown;
  conversation: Pick<ConversationData, "messages" | "hasEarlier" | "stamp">;
  reviews: ReviewPlace[];
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
          {subject.kind === "booking" ? (
            subject.items.map((item, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a case has its items in their order
              <BookingItem key={index} item={item} page={page} />
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
            subject.items.map((item, index) => item.total !== null && <PriceCard key={index} item={item} />)}
          <ThisPage isReadOnly={page.isReadOnly} stamp={conversation.stamp} />
        </div>
      </div>
    </div>
  );
}

function Heading({ subject }: { subject: Shown["subject"] }) {
  const topic = useTranslations("contactForm");
  if (subject.kind === "booking") return subject.items.map(({ name }) => name).join(", ");
  return subject.kind === "message" ? topic(TOPIC_TEXTS[subject.topic as InquiryTopic]) : subject.name;
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
