import format from "icu-minify/format";
import { describe, expect, it } from "vitest";
import {
  parseMessage,
  placeholdersIn,
  SYNTAX_ERRORS,
  type MessageSyntaxError,
} from "#app/platform/framework/icu-message.server";

function parsed(text: string) {
  const result = parseMessage(text);
  if ("error" in result) throw new Error(`${text}: ${result.error}`);
  return result.message;
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** A text for each error, as staff might type it. */
const BROKEN: Record<MessageSyntaxError, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "{name",
  EMPTY_ARGUMENT: "{}",
  MALFORMED_ARGUMENT: "{na me}",
  EXPECT_ARGUMENT_TYPE: "{n, }",
  INVALID_ARGUMENT_TYPE: "{n, money}",
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: "{n, plural, other",
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: "{n, select, other",
  MISSING_OTHER_CLAUSE: "{n, plural, one {#}}",
  INVALID_TAG: "<b",
  UNCLOSED_TAG: "<b>bold",
  UNMATCHED_CLOSING_TAG: "bold</b>",
  "Plural offsets are not supported": "{n, plural, offset:1 other {#}}",
};

describe("what platform/framework/icu-message.server.ts relies on of icu-minify", () => {
  it.each<[string, { name: string; kind: string; style?: unknown }[]]>([
    ["plain", []],
    ["{name}", [{ name: "name", kind: "text" }]],
    ["{n, number}", [{ name: "n", kind: "number" }]],
    ["{n, number, percent}", [{ name: "n", kind: "number", style: "percent" }]],
    [
      "{day, date, ::yMMMd}",
      [{ name: "day", kind: "date", style: { year: "numeric", month: "short", day: "numeric" } }],
    ],
    ["{hour, time, short}", [{ name: "hour", kind: "date", style: "short" }]],
    [
      "{n, plural, one {# {a}} other {#}}",
      [
        { name: "n", kind: "number" },
        { name: "a", kind: "text" },
      ],
    ],
    ["{n, selectordinal, one {#st} other {#th}}", [{ name: "n", kind: "number" }]],
    [
      "{kind, select, a {{b}} other {}}",
      [
        { name: "kind", kind: "choice" },
        { name: "b", kind: "text" },
      ],
    ],
    [
      "<b>{name}</b>",
      [
        { name: "b", kind: "tag" },
        { name: "name", kind: "text" },
      ],
    ],
    [
      "{n, plural, other {<b>#</b>}}",
      [
        { name: "n", kind: "number" },
        { name: "b", kind: "tag" },
      ],
    ],
  ])("the parts of %s are marked as we read them", (text, placeholders) => {
    expect(
      placeholdersIn(parsed(text)),
      "icu-minify marks parts otherwise: correct KINDS, by which texts that staff edit are checked and replaced",
    ).toEqual(placeholders);
  });

  it.each(SYNTAX_ERRORS)("%s is what it throws", (error) => {
    expect(
      parseMessage(BROKEN[error]),
      "icu-minify names this error otherwise: correct SYNTAX_ERRORS, or staff are told less of what is wrong",
    ).toEqual({ error });
  });

  it("what it compiles is what its formatter takes", () => {
    const message = parsed("{n, plural, one {# house} other {# houses}} for {name}");
    expect(format(message, "en", { n: 2, name: "Ω" }, { formatters })).toBe("2 houses for Ω");
  });
});
