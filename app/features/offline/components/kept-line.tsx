import { useTranslations } from "use-intl";
import { LOCALE_TAGS } from "#app/platform/i18n/languages";
import { useLanguage } from "#app/platform/i18n/paths";

/** Where register-worker.ts says that a page was kept. React leaves what it says alone. */
export function KeptLine() {
  const t = useTranslations("kept");
  return (
    <p
      className="kept-line"
      role="status"
      data-locale={LOCALE_TAGS[useLanguage()]}
      data-offline={t("offline", { day: "{day}" })}
      data-slow={t("slow", { day: "{day}" })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING_SAID}
    />
  );
}

const NOTHING_SAID = { __html: "" };
