import { PLACEHOLDERS, type Placeholder, type ReplyFacts } from "#app/features/guests/replies/schema";
import { foldText } from "#app/platform/i18n/fold-text";
import type { Language } from "#app/platform/i18n/languages";

const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

/** What stands in braces and is no placeholder; a brace without its partner too. Each once, as it was typed. */
export function unknownPlaceholders(text: string): string[] {
  const found = text.match(/\{[^{}]*\}|[{}]/g) ?? [];
  return [...new Set(found.filter((typed) => !isPlaceholder(typed.slice(1, -1))))];
}

/** Why a text with unknown placeholders is not saved; null when there are none. */
export function placeholderProblem(text: string): string | null {
  const unknown = unknownPlaceholders(text);
  if (unknown.length === 0) return null;
  return `Nothing is filled in for ${unknown.join(", ")}. There are ${PLACEHOLDERS.map((name) => `{${name}}`).join(", ")}.`;
}

/** Fills in what the case says. A placeholder without a value stays as it is: `openPlaceholders` finds it. */
export function fillPlaceholders(text: string, facts: ReplyFacts): string {
  // One pass: a value with braces in it is not filled in again.
  return text.replaceAll(/\{([a-z]+)\}/g, (typed, name: string) => (isPlaceholder(name) && facts[name]) || typed);
}

/** A brace and what stands in it, also where somebody has deleted its partner: guests are never sent one. */
const OPEN = /\{(?:[^{}\n]*\})?/g;

/** The placeholders in a reply that nobody has filled in, each once: it is not sent while there is one. */
export function openPlaceholders(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(OPEN), ([typed]) => typed))];
}

/** Where the first of them stands, to be selected. */
export function firstOpenPlaceholder(text: string): { start: number; end: number } | null {
  const found = new RegExp(OPEN.source).exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** The replies whose name has every word that was typed, in any case and without accents. */
export function filterByName<Reply extends { name: string }>(replies: readonly Reply[], typed: string): Reply[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return replies.filter(({ name }) => words.every((word) => foldText(name).includes(word)));
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** What the office calls a language, in English. */
export function languageName(language: Language): string {
  return languageNames.of(language) ?? language;
}

/** Said beside a reply that is offered in another language than was asked for. */
export function missingTextNote(asked: Language): string {
  return `English: there is no ${languageName(asked)} text`;
}

/** Said at a reply that is not sent. */
export function openPlaceholderNote(open: readonly string[]): string {
  return `Fill in ${open.join(", ")} before you send it`;
}
