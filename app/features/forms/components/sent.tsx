import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { formatDay, isDay } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";

/** One line of what was sent. A fact without a value is left out. */
export interface SentFact {
  label: string;
  value: ReactNode;
}

/** What was sent, in the words of the form. */
export function SentFacts({ item, facts }: { item?: string; facts: readonly SentFact[] }) {
  return (
    <div className="form-facts">
      {item && <b dir="auto">{item}</b>}
      <dl>
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

/** Where the answer goes. Needs the texts form. */
export function useReplyFact(): (email: string | undefined) => SentFact {
  const t = useTranslations("form");
  return (email) => ({ label: t("replyTo"), value: email && <bdi dir="ltr">{email}</bdi> });
}

/** A day of what was sent, in words. */
export function useDayWords(): (day: string | undefined) => string | null {
  const language = useLanguage();
  return (day) => (day !== undefined && isDay(day) ? formatDay(day, language, "full") : null);
}

/** The same function each time: the panel takes the focus when it comes, and not again when it is drawn anew. */
const focusOnce = (panel: HTMLElement | null) => panel?.focus();

interface FormSuccessProps {
  title: string;
  body: string;
  item?: string;
  facts?: readonly SentFact[];
  /** Brings an empty form back, where this stands until somebody asks for it. */
  onAgain?: () => void;
}

/** What takes the form's place once it has been received. Needs the texts form. */
export function FormSuccess({ title, body, item, facts, onAgain }: FormSuccessProps) {
  const t = useTranslations("form");
  return (
    <div className="form-success" id="send" role="status" tabIndex={-1} ref={focusOnce}>
      <CircleCheck aria-hidden />
      <h3>{title}</h3>
      <p>{body}</p>
      {facts && <SentFacts item={item} facts={facts} />}
      {onAgain && (
        <button type="button" className="btn btn-secondary" onClick={onAgain}>
          {t("another")}
        </button>
      )}
    </div>
  );
}
