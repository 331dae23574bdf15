import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { SentFacts } from "#app/features/forms/components/sent";
import { LISTING_TYPES, PROPERTY_TYPES } from "#app/features/properties/schema";
import { SUBMISSION_SENT, type SentSubmission as Sent } from "#app/features/properties/site/submission/draft";
import { useLanguage } from "#app/platform/i18n/paths";
import { BASE_CURRENCY, formatMoney } from "#app/platform/money/money";
import { findDraft, forgetDraft } from "#app/platform/tab-draft";

/** The same function each time: the panel takes the focus when it comes, and not again when it is drawn anew. */
const focusOnce = (panel: HTMLElement | null) => panel?.focus();

/** What this tab has just offered, until the page is left. Needs the texts realEstate, propertyType and listingType. */
export function SentSubmission() {
  const t = useTranslations("realEstate");
  const type = useTranslations("propertyType");
  const listing = useTranslations("listingType");
  const language = useLanguage();
  const [sent, setSent] = useState<Sent | null>(null);
  useEffect(() => {
    setSent(findDraft(SUBMISSION_SENT) as Sent | null);
    // Whoever goes on to another page has seen it; a reload ends the page without this.
    return () => forgetDraft(SUBMISSION_SENT);
  }, []);
  if (!sent) return null;
  const kind = PROPERTY_TYPES.find((one) => one === sent.type);
  const offer = LISTING_TYPES.find((one) => one === sent.listing);
  const price = formatMoney(sent.price, { code: BASE_CURRENCY, rate: 1 }, language);
  const facts = [
    { label: t("type"), value: [kind && type(kind), offer && listing(offer)].filter(Boolean).join(" · ") },
    { label: t("price"), value: <bdi dir="ltr">{price}</bdi> },
    { label: t("replyTo"), value: sent.contact && <bdi dir="ltr">{sent.contact}</bdi> },
  ];
  return (
    <div className="form-success property-sent" role="status" tabIndex={-1} ref={focusOnce}>
      <CircleCheck aria-hidden />
      <h2>{t("sent")}</h2>
      <SentFacts item={sent.title} facts={facts} />
    </div>
  );
}
