import { Download, Share2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { brand } from "#app/brand";
import { shareGuide, type ShareOutcome } from "#app/pages/travel/share";
import { showToast, type ToastKind } from "#app/ui/toasts";

const TOASTS: Record<ShareOutcome, ToastKind> = {
  shared: "success",
  denied: "error",
  cancelled: "info",
  failed: "error",
  copied: "success",
  copyFailed: "error",
};

export function GuideActions() {
  return (
    <div className="band-actions">
      <DownloadGuide />
      <ShareGuide />
    </div>
  );
}

function DownloadGuide() {
  const t = useTranslations("travel");
  const label = (
    <>
      <Download aria-hidden />
      {t("download")}
    </>
  );
  if (brand.guidePdf) {
    return (
      <a className="btn btn-primary" href={brand.guidePdf} download>
        {label}
      </a>
    );
  }
  return (
    <button type="button" className="btn btn-primary" onClick={() => window.alert(t("downloadSoon"))}>
      {label}
    </button>
  );
}

function ShareGuide() {
  const t = useTranslations("travel");
  const words = useTranslations("travelShare");
  const share = async () => {
    const { origin, pathname } = window.location;
    const outcome = await shareGuide({ title: t("metaTitle"), url: origin + pathname });
    showToast(TOASTS[outcome], words(outcome));
  };
  return (
    <button type="button" className="btn btn-glass" onClick={share}>
      <Share2 aria-hidden />
      {words("button")}
    </button>
  );
}
