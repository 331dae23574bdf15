import { Download, Share2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { DocumentLink } from "#app/features/documents/components/document-link";
import type { DocumentSize } from "#app/features/documents/file-size";
import { KeepLink } from "#app/features/offline/components/keep-link";
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

export function GuideActions({ size }: { size: DocumentSize | null }) {
  const t = useTranslations("travel");
  return (
    <div className="band-actions">
      <DocumentLink to="/:lang?/travel/guide.pdf" icon={<Download aria-hidden />} size={size}>
        {t("download")}
      </DocumentLink>
      <ShareGuide />
      <KeepLink className="btn btn-glass" />
    </div>
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
