import { useTranslations } from "use-intl";
import { useSite } from "#app/features/settings/components/site-context";
import { usePath } from "#app/platform/i18n/paths";

/** Leads to where pages are kept and removed; nothing where staff switched that off. */
export function KeepLink({ className }: { className?: string }) {
  const t = useTranslations("kept");
  const path = usePath();
  if (!useSite().isOfflineOn) return null;
  // The page has a script of its own, so it is loaded as a document.
  return (
    <a className={className} href={`${path("/:lang?/offline")}#keep`}>
      {t("keep")}
    </a>
  );
}
