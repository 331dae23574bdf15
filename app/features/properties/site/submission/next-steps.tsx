import { useTranslations } from "use-intl";

const STEPS = [
  ["look", "lookBody"],
  ["call", "callBody"],
  ["live", "liveBody"],
] as const;

export function NextSteps() {
  const t = useTranslations("submit");
  return (
    <aside className="submit-next" aria-labelledby="submit-next">
      <h2 className="display display-small" id="submit-next">
        {t("next")}
      </h2>
      <ol>
        {STEPS.map(([title, body]) => (
          <li key={title}>
            <b>{t(title)}</b>
            {t(body)}
          </li>
        ))}
      </ol>
    </aside>
  );
}
