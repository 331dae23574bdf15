import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { SubmissionSummary } from "#app/features/forms/components/form-success";
import { LISTING_TYPES, PROPERTY_TYPES } from "#app/features/properties/schema";
import { SentLink } from "#app/features/forms/components/sent-link";
import type { SubmittedState } from "#app/features/properties/site/submission/last-submission";
import { useLanguage } from "#app/platform/i18n/paths";
import { BASE_CURRENCY, formatMoney } from "#app/platform/money/money";

/** Stable reference: React calls the ref once on mount, not on every render. */
const focusOnce = (panel: HTMLElement | null) => panel?.focus();

const ltr = (text: ReactNode) => <bdi dir="ltr">{text}</bdi>;

/** What was offered. Needs the texts realEstate, sentLink, propertyType, listingType and propertyCard. */
export function SubmissionReceipt({ sent }: { sent: NonNullable<SubmittedState["sent"]> }) {
  const t = useTranslations("realEstate");
  const type = useTranslations("propertyType");
  const listing = useTranslations("listingType");
  const card = useTranslations("propertyCard");
  const language = useLanguage();
  const kind = PROPERTY_TYPES.find((one) => one === sent.type);
  const offer = LISTING_TYPES.find((one) => one === sent.listing);
  const price = formatMoney(sent.price, { code: BASE_CURRENCY, rate: 1 }, language);
  const facts = [
    { label: t("type"), value: [kind && type(kind), offer && listing(offer)].filter(Boolean).join(" · ") },
    { label: t("price"), value: offer === "rent" ? card.rich("perMonth", { price, b: ltr }) : ltr(price) },
    { label: t("replyTo"), value: sent.contact && ltr(sent.contact) },
  ];
  return (
    <div className="form-success property-sent" role="status" tabIndex={-1} ref={focusOnce}>
      <CircleCheck aria-hidden />
      <h2>{t("sent")}</h2>
      <SubmissionSummary item={sent.title} facts={facts} />
      <SentLink sent={{ link: sent.link ?? "", mailed_to: sent.mailed_to ?? "" }} />
    </div>
  );
}
