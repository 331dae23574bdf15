import compile from "icu-minify/compile";

/** A text as the formatter takes it: plain, or a list of parts. */
export type Message = ReturnType<typeof compile>;

/** What a page must give for a name in a message. */
export type PlaceholderKind = "text" | "number" | "date" | "choice" | "tag";

export interface Placeholder {
  name: string;
  kind: PlaceholderKind;
  /** The format a number or date asks for. */
  style?: unknown;
}

/** What the parser of icu-minify calls an error, in the words it throws. */
export const SYNTAX_ERRORS = [
  "EXPECT_ARGUMENT_CLOSING_BRACE",
  "EMPTY_ARGUMENT",
  "MALFORMED_ARGUMENT",
  "EXPECT_ARGUMENT_TYPE",
  "INVALID_ARGUMENT_TYPE",
  "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT",
  "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT",
  "MISSING_OTHER_CLAUSE",
  "INVALID_TAG",
  "UNCLOSED_TAG",
  "UNMATCHED_CLOSING_TAG",
  "Plural offsets are not supported",
] as const;
export type MessageSyntaxError = (typeof SYNTAX_ERRORS)[number];

/** Parses a text; one that is not well formed gives the parser's error, or null where that is none of those we know. */
export function parseMessage(text: string): { message: Message } | { error: MessageSyntaxError | null } {
  try {
    return { message: compile(text) };
  } catch (error) {
    const said = error instanceof Error ? error.message : "";
    return { error: SYNTAX_ERRORS.find((known) => known === said) ?? null };
  }
}

/** The numbers by which icu-minify marks the parts of a message, which its package does not export. */
const POUND = 0;
const KINDS: Readonly<Record<number, PlaceholderKind>> = {
  1: "choice",
  2: "number",
  3: "number",
  4: "number",
  5: "date",
  6: "date",
};
const LAST_WITH_BRANCHES = 3;

/** The values and tags a parsed message asks for. */
export function placeholdersIn(message: unknown): Placeholder[] {
  if (!Array.isArray(message)) return [];
  return message.filter((part): part is unknown[] => Array.isArray(part)).flatMap(placeholdersOfPart);
}

function placeholdersOfPart([head, type, ...rest]: unknown[]): Placeholder[] {
  const name = String(head);
  if (type === undefined) return [{ name, kind: "text" }];
  if (typeof type !== "number" || type === POUND) return [{ name, kind: "tag" }, ...placeholdersIn([type, ...rest])];
  const kind = KINDS[type] ?? "text";
  if (type > LAST_WITH_BRANCHES) return [{ name, kind, style: rest[0] }];
  return [{ name, kind }, ...Object.values(rest[0] as Record<string, unknown>).flatMap(placeholdersIn)];
}
