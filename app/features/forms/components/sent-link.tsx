import { ArrowRight } from "lucide-react";
import { useTranslations } from "use-intl";
import type { FormValues } from "#app/features/forms/schema";
import { useSite } from "#app/features/settings/components/site-context";
import { AddressLink } from "#app/platform/framework/address-link";
import { inLanguage } from "#app/platform/i18n/languages";
import { useLanguage } from "#app/platform/i18n/paths";
import { CopyField } from "#app/ui/copy-field";

/** The way to the page of what was sent, or where it was mailed. Needs the texts sentLink. */
export function SentLink({ sent: { link, mailed_to: address } }: { sent: FormValues }) {
  const t = useTranslations("sentLink");
  const { origin } = useSite();
  const language = useLanguage();
  if (!link) return address ? <p>{t("onlyMailed", { address })}</p> : null;
  const path = inLanguage(link, language);
  return (
    <div className="sent-link">
      <AddressLink to={path} className="btn btn-primary">
        {t("see")}
        <ArrowRight aria-hidden className="flip-rtl" />
      </AddressLink>
      <CopyField label={t("field")} value={origin + path} copyLabel={t("copy")} copiedLabel={t("copied")} />
      <p>{address ? t("alsoSent", { address }) : t("keep")}</p>
    </div>
  );
}
