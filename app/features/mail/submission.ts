import type { TextKey } from "#app/features/translations/translate.server";
import type { Day } from "#app/platform/dates/dates";
import type { Language } from "#app/platform/i18n/languages";
import type { Cents } from "#app/platform/money/money";

export type SubmissionKind = "experience" | "stay" | "vehicle" | "message" | "question" | "offer";

/** What a visitor has sent, as the messages about it need it. */
export interface Submission {
  kind: SubmissionKind;
  about: { table: string; id: string };
  /** Whether it takes the place of what the same form sent before. */
  isCorrection?: boolean;
  /** Of the page it came from. */
  language: Language;
  visitor: { name: string | null; email: string | null; phone: string | null };
  /** What it is about, as staff and as the visitor's page call it. */
  item: { english: string; localised: string } | null;
  facts: readonly Fact[];
  /** In the visitor's own words, for staff alone. */
  message: string | null;
}

/** One line of a request. What was typed freely is for staff alone: see `harmless`. */
export type Fact = { label: TextKey } & (
  | { day: Day; after?: { nights: number } | { days: number } }
  | { count: number }
  | { dollars: Cents }
  | { text: TextKey }
  | { typed: string }
);
