import { useTranslations } from "use-intl";

/** Status while an interaction waits for hydration, or if the scripts failed to load. Toggled by states.css. */
export function HydrationNotice() {
  const t = useTranslations("ui");
  return (
    <div className="waiting-notice" role="status">
      <p data-waiting-for="loading">{t("loading")}</p>
      <p data-waiting-for="failed">{t("loadFailed")}</p>
    </div>
  );
}
