import { FileText } from "lucide-react";
import { useTranslations } from "use-intl";
import { brand } from "#app/brand";
import { showToast } from "#app/ui/toasts";

export function PitchDeck() {
  const t = useTranslations("invest");
  const label = (
    <>
      <FileText aria-hidden />
      {t("pitchDeck")}
    </>
  );
  if (brand.pitchDeck) {
    return (
      <a className="btn btn-primary" href={brand.pitchDeck} download>
        {label}
      </a>
    );
  }
  return (
    <button type="button" className="btn btn-primary" onClick={() => showToast("info", t("pitchDeckSoon"))}>
      {label}
    </button>
  );
}
