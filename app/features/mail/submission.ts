import type { TextKey } from "#app/features/translations/translate.server";
import type { Day } from "#app/platform/dates/dates";
import type { Language } from "#app/platform/i18n/languages";
import type { Cents, Currency } from "#app/platform/money/money";

export type SubmissionKind = "experience" | "stay" | "vehicle" | "message" | "question" | "viewing" | "offer" | "plan";

/** What a visitor has sent, as the messages about it need it. */
export interface Submission {
  kind: SubmissionKind;
  about: { table: string; id: string };
  caseId: string;
  /** What people call it by. */
  reference: string;
  /** Whether it takes the place of what the same form sent before. */
  isCorrection?: boolean;
  /** Of the page it came from. */
  language: Language;
  visitor: { name: string | null; email: string | null; phone: string | null };
  /** What it is about, as staff and as the visitor's page call it. */
  item: { english: string; localised: string } | null;
  facts: readonly Fact[];
  /** What became of the days: a sentence for the visitor, and words for staff. */
  days?: { visitor: { text: TextKey; until?: Date }; staff: string };
  /** Of a trip plan: its things, and what all of them cost. */
  things?: readonly SubmittedThing[];
  total?: { dollars: Cents; currency: Currency };
  /** In the visitor's own words, for staff alone. */
  message: string | null;
}

/** A thing of a trip plan, as staff and as the visitor's page call it. */
export interface SubmittedThing {
  english: string;
  name: string;
  from: Day;
  to: Day;
  time: string | null;
  total: Cents;
  state: "held" | "free" | "wish" | "request";
}

/** What stands in a label: the price is in dollars. */
interface LabelValues {
  n: number;
  price: Cents;
  percent: number;
  guests: number;
}

/** One line of a request. What was typed freely is for staff alone: see `harmless`. */
export type Fact = { label: TextKey; values?: LabelValues; note?: string | null } & (
  | { day: Day; after?: { nights: number } | { days: number } }
  // Of the island's clock, as "08:00".
  | { time: string }
  | { count: number }
  | { dollars: Cents }
  | { shown: Cents; currency: Currency }
  | { code: string }
  | { text: TextKey }
  | { typed: string }
);
