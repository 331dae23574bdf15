import { catalogues, flatten } from "#app/features/translations/catalogues.server";
import {
  parseMessage,
  placeholdersIn,
  type Message,
  type MessageSyntaxError,
  type Placeholder,
  type PlaceholderKind,
} from "#app/platform/framework/icu-message.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";

let shipped: Map<string, string> | undefined;

/**
 * The English text a key was shipped with. The pages give the values it asks for, whatever staff have made of it since.
 */
function findShippedEnglish(key: string): string | null {
  shipped ??= flatten(catalogues.en);
  return shipped.get(key) ?? null;
}

/** Why a key cannot have this text in this language, in words for staff; null when it can. */
export function textProblem(key: string, language: Language, text: string, english: string): string | null {
  const shippedEnglish = findShippedEnglish(key);
  if (language === BASE_LANGUAGE) return messageProblem(text, shippedEnglish, "the text this key was shipped with");
  return messageProblem(text, shippedEnglish ?? english);
}

/** Why a text cannot stand beside this English one; without English it only has to be well formed. */
export function messageProblem(text: string, english: string | null, called = "the English text"): string | null {
  const parsed = parse(text);
  if ("problem" in parsed) return parsed.problem;
  const slots = placeholdersIn(parsed.message);
  const odd = slots.find(({ kind, style }) => !isKnownStyle(kind, style));
  if (odd) return `{${odd.name}} asks for a format the site does not have.`;
  const standard = english === null ? null : parse(english);
  if (!standard || "problem" in standard) return null;
  return findMismatch(slots, placeholdersIn(standard.message), called);
}

function parse(text: string): { message: Message } | { problem: string } {
  const parsed = parseMessage(text);
  if ("message" in parsed) return parsed;
  return { problem: parsed.error ? SYNTAX_PROBLEMS[parsed.error] : "A brace { } or a tag < > in it is not complete." };
}

const UNCLOSED = "A brace { is opened and never closed.";
const SYNTAX_PROBLEMS: Readonly<Record<MessageSyntaxError, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: UNCLOSED,
  EMPTY_ARGUMENT: "There is nothing between two braces { }.",
  MALFORMED_ARGUMENT: "Between braces { } stands something else than a name.",
  EXPECT_ARGUMENT_TYPE: "After the comma between braces { } a word such as plural is missing.",
  INVALID_ARGUMENT_TYPE: "Between braces { } stands a kind of value the site does not know.",
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: UNCLOSED,
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: UNCLOSED,
  MISSING_OTHER_CLAUSE: "Each plural needs a form for other { }.",
  INVALID_TAG: "A tag < > in it is not complete.",
  UNCLOSED_TAG: "A tag such as <b> is opened and never closed.",
  UNMATCHED_CLOSING_TAG: "A tag such as </b> is closed that was never opened.",
  "Plural offsets are not supported": "The site knows no offset in a plural.",
};

/** Named formats are none of ours, and a pattern may be one the browsers refuse. */
function isKnownStyle(kind: PlaceholderKind, style: unknown): boolean {
  if (style === undefined) return true;
  if (typeof style === "string") return false;
  try {
    if (kind === "number") new Intl.NumberFormat("en", style as Intl.NumberFormatOptions).format(1);
    else new Intl.DateTimeFormat("en", style as Intl.DateTimeFormatOptions).format(0);
    return true;
  } catch {
    return false;
  }
}

function findMismatch(slots: Placeholder[], standard: Placeholder[], called: string): string | null {
  const missing = standard.find(({ name }) => !slots.some((slot) => slot.name === name));
  if (missing) return `${formatPlaceholder(missing)} is missing: ${called} has it.`;
  for (const slot of slots) {
    const same = standard.filter(({ name }) => name === slot.name);
    if (same.length === 0)
      return `${formatPlaceholder(slot)} is not in ${called}, so the page has nothing to put there.`;
    if (!same.some(({ kind }) => isCompatible(slot.kind, kind)))
      return `${formatPlaceholder(slot)} is used in another way than in ${called}.`;
  }
  return null;
}

/** A number or choice may be used as text, but not the other way round. */
function isCompatible(kind: PlaceholderKind, given: PlaceholderKind): boolean {
  return kind === given || (kind === "text" && (given === "number" || given === "choice"));
}

function formatPlaceholder({ name, kind }: Placeholder): string {
  return kind === "tag" ? `<${name}>` : `{${name}}`;
}
