import { useTranslations } from "use-intl";
import { Conversation, type ConversationData } from "#app/features/guests/site/conversation";
import { BookingItem } from "#app/features/guests/site/booking-item";
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
  now,
  office,
}: {
  page: Shown;
  conversation: Pick<ConversationData, "messages" | "hasEarlier" | "stamp">;
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
          <ThisPage isReadOnly={page.isReadOnly} />
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
function ThisPage({ isReadOnly }: { isReadOnly: boolean }) {
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
    </section>
  );
}
