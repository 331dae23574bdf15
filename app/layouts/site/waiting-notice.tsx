import { useTranslations } from "use-intl";

/** Says that what was just used waits for the page's scripts, or that they did not come. An attribute shows it: see wake.ts and states.css. */
export function WaitingNotice() {
  const t = useTranslations("ui");
  return (
    <div className="waiting-notice" role="status">
      <p data-waiting-for="loading">{t("loading")}</p>
      <p data-waiting-for="failed">{t("loadFailed")}</p>
    </div>
  );
}
