import { createHash } from "node:crypto";
import * as v from "valibot";
import { KEY_AND_ENGLISH_REQUIRED, translationKey, translationText } from "#app/features/translations/input";
import { textProblem } from "#app/features/translations/messages.server";
import type { TranslationRow } from "#app/features/translations/queries.server";
import { isSameText } from "#app/features/translations/rules";
import { BASE_LANGUAGE, LANGUAGES, type Language } from "#app/platform/i18n/languages";

/** What a file says about one key. A language it says nothing about, or a blank, is not there. */
export interface ImportedKey {
  key: string;
  texts: Partial<Record<Language, string>>;
}

export interface PlannedKey {
  key: string;
  isNew: boolean;
  changes: { language: Language; from: string | null; to: string }[];
}

/** A key, or one text of it, that will not be written. */
export interface RefusedText {
  key: string;
  language: Language | null;
  reason: string;
}

export interface ImportPlan {
  keys: PlannedKey[];
  refused: RefusedText[];
  /** How many texts of the file are stored already. */
  unchanged: number;
  /** The same for the same changes from the same state, and for nothing else. */
  fingerprint: string;
}

/** What an import would do to what is stored. It adds and changes; it never takes away. */
export function planImport(wanted: readonly ImportedKey[], stored: readonly TranslationRow[]): ImportPlan {
  const rows = new Map(stored.map((row) => [row.key, row]));
  const seen = new Set<string>();
  const keys: PlannedKey[] = [];
  const refused: RefusedText[] = [];
  let unchanged = 0;
  for (const one of wanted) {
    const row = rows.get(one.key) ?? null;
    const reason = seen.has(one.key) ? "This key stands in the file more than once." : keyProblem(one, row);
    seen.add(one.key);
    if (reason) {
      refused.push({ key: one.key, language: null, reason });
      continue;
    }
    const judged = LANGUAGES.flatMap((language) => checkText(one, language, row) ?? []);
    unchanged += judged.filter(({ outcome }) => outcome === "same").length;
    refused.push(
      ...judged.flatMap(({ language, reason: why }) => (why ? { key: one.key, language, reason: why } : [])),
    );
    const changes = judged.flatMap(({ language, outcome, to }) =>
      outcome === "change" ? { language, from: row?.[language] ?? null, to } : [],
    );
    // Without its English a new key cannot be.
    const isKept = row !== null || changes.some(({ language }) => language === BASE_LANGUAGE);
    if (changes.length > 0 && isKept) keys.push({ key: one.key, isNew: row === null, changes });
  }
  const fingerprint = createHash("sha256").update(JSON.stringify(keys)).digest("hex");
  return { keys, refused, unchanged, fingerprint };
}

/** What a plan would write, as a file would say it. */
export function toImportedKeys({ keys }: ImportPlan): ImportedKey[] {
  return keys.map(({ key, changes }) => ({
    key,
    texts: Object.fromEntries(changes.map(({ language, to }) => [language, to])),
  }));
}

function keyProblem({ key, texts }: ImportedKey, row: TranslationRow | null): string | null {
  if (row) return null;
  const parsed = v.safeParse(translationKey, key);
  if (!parsed.success) return parsed.issues[0].message;
  if (parsed.output !== key) return "There are blanks around this key.";
  return texts[BASE_LANGUAGE]?.trim() ? null : KEY_AND_ENGLISH_REQUIRED;
}

interface TextCheck {
  language: Language;
  outcome: "same" | "change" | "refused";
  to: string;
  reason?: string;
}

/** One text of the file; null where the file says nothing. */
function checkText({ key, texts }: ImportedKey, language: Language, row: TranslationRow | null): TextCheck | null {
  const parsed = v.safeParse(translationText, texts[language] ?? "");
  if (!parsed.success) return { language, outcome: "refused", to: "", reason: parsed.issues[0].message };
  const to = parsed.output;
  if (to === null) return null;
  if (row && isSameText(row[language], to)) return { language, outcome: "same", to };
  const english = texts[BASE_LANGUAGE]?.trim() || (row?.[BASE_LANGUAGE] ?? "");
  const reason = textProblem(key, language, to, english);
  return reason ? { language, outcome: "refused", to, reason } : { language, outcome: "change", to };
}
