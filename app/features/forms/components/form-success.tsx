import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { SentLink } from "#app/features/forms/components/sent-link";
import type { FormValues } from "#app/features/forms/schema";
import { formatDay, isDay } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";

/** One line of what was sent. A fact without a value is left out. */
export interface SummaryItem {
  label: string;
  value: ReactNode;
}

/** What was sent, in the words of the form. */
export function SubmissionSummary({ item, facts }: { item?: string; facts: readonly SummaryItem[] }) {
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
export function useReplyToItem(): (email: string | undefined) => SummaryItem {
  const t = useTranslations("form");
  return (email) => ({ label: t("replyTo"), value: email && <bdi dir="ltr">{email}</bdi> });
}

/** A day of what was sent, in words. */
export function useDayFormatter(): (day: string | undefined) => string | null {
  const language = useLanguage();
  return (day) => (day !== undefined && isDay(day) ? formatDay(day, language, "full") : null);
}

/** Stable ref callback: focuses the panel on mount only, not on every render. */
const focusOnce = (panel: HTMLElement | null) => panel?.focus();

interface FormSuccessProps {
  /** What was received, with the way to its page. */
  sent: FormValues;
  title: string;
  /** Of its title; most forms stand below a heading of their own. */
  level?: 2 | 3;
  body: string;
  /** What else is to be known, each a paragraph. */
  notes?: readonly string[];
  item?: string;
  facts?: readonly SummaryItem[];
  /** Brings an empty form back, where this stands until somebody asks for it. */
  onStartOver?: () => void;
}

/** What takes the form's place once it has been received. Needs the texts form and sentLink. */
export function FormSuccess({ sent, title, level = 3, body, notes = [], item, facts, onStartOver }: FormSuccessProps) {
  const t = useTranslations("form");
  const Title = level === 2 ? "h2" : "h3";
  return (
    <div className="form-success" id="send" role="status" tabIndex={-1} ref={focusOnce}>
      <CircleCheck aria-hidden />
      <Title>{title}</Title>
      <p>{body}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {facts && <SubmissionSummary item={item} facts={facts} />}
      <SentLink sent={sent} />
      {onStartOver && (
        <button type="button" className="btn btn-secondary" onClick={onStartOver}>
          {t("another")}
        </button>
      )}
    </div>
  );
}
