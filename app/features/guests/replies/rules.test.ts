import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { draftOfReply, EMPTY_REPLY, replyInput } from "#app/features/guests/replies/input";
import {
  fillPlaceholders,
  filterByName,
  firstOpenPlaceholder,
  missingTextNote,
  openPlaceholders,
  placeholderProblem,
  unknownPlaceholders,
} from "#app/features/guests/replies/rules";
import { PLACEHOLDERS, type ReplyFacts } from "#app/features/guests/replies/schema";

const FACTS: ReplyFacts = {
  name: "Amal",
  item: "Makuti House",
  reference: "K9WX3R",
  days: "9 to 14 January",
  people: "2 guests",
  total: "$1,740.00",
  staff: "Asha",
};

describe("GU-101: placeholders", () => {
  it("are all filled in, as often as they stand there", () => {
    const all = PLACEHOLDERS.map((name) => `{${name}}`).join(" | ");
    expect(fillPlaceholders(`${all} {name}`, FACTS)).toBe(
      "Amal | Makuti House | K9WX3R | 9 to 14 January | 2 guests | $1,740.00 | Asha Amal",
    );
  });

  it("are filled in once: a value that looks like one is not filled in again", () => {
    expect(fillPlaceholders("{item} for {total}", { ...FACTS, item: "{total}" })).toBe("{total} for $1,740.00");
    expect(fillPlaceholders("{item}", { ...FACTS, item: "$& $1" })).toBe("$& $1");
  });

  it("that are unknown are refused when saved, by a sentence that names each once", () => {
    expect(unknownPlaceholders("{name}, {total} and {staff}")).toEqual([]);
    expect(unknownPlaceholders("Dear {Name}, {room} {room} { name } {}")).toEqual([
      "{Name}",
      "{room}",
      "{ name }",
      "{}",
    ]);
    expect(unknownPlaceholders("a { b")).toEqual(["{"]);
    expect(unknownPlaceholders("a name} b")).toEqual(["}"]);
    expect(placeholderProblem("Dear {guest}")).toContain("{guest}");
    expect(placeholderProblem("Dear {guest}")).toContain("{name}, {item}");
    expect(placeholderProblem("Dear {name}")).toBeNull();
  });

  it("are looked at in every language of the form", () => {
    const draft = { ...EMPTY_REPLY, name: " Deposit ", text: "Hello {name}", text_ar: "مرحبًا {اسم}", text_fr: "  " };
    const read = v.safeParse(replyInput, draft);
    expect(v.flatten<typeof replyInput>(read.issues!).nested).toEqual({
      text_ar: [expect.stringContaining("{اسم}")],
    });
    const mended = v.parse(replyInput, { ...draft, text_ar: "مرحبًا {name}" });
    expect(mended).toMatchObject({ name: "Deposit", text_ar: "مرحبًا {name}", text_fr: null });
    expect(draftOfReply(mended)).toMatchObject({ text: "Hello {name}", text_fr: "" });
    expect(v.safeParse(replyInput, { ...EMPTY_REPLY, name: "Without a text" }).success).toBe(false);
    expect(v.safeParse(replyInput, { ...draft, text_ar: "x".repeat(4_001) }).success).toBe(false);
  });
});

describe("GU-102: a placeholder without a value", () => {
  it("stays in the text, is found there and can be selected", () => {
    const text = fillPlaceholders("Hello {name}, it is {total}.", { ...FACTS, name: null, total: null });
    expect(text).toBe("Hello {name}, it is {total}.");
    expect(openPlaceholders(text)).toEqual(["{name}", "{total}"]);
    expect(firstOpenPlaceholder(text)).toEqual({ start: 6, end: 12 });
    expect(firstOpenPlaceholder("Hello Amal")).toBeNull();
  });

  it("is found however it was written or half deleted: nothing is sent while a { stands in it", () => {
    expect(openPlaceholders("{ Name } and {TOTAL} and {days")).toEqual(["{ Name }", "{TOTAL}", "{"]);
    expect(openPlaceholders("a {smile} { } {names} name} {")).toEqual(["{smile}", "{ }", "{names}", "{"]);
    expect(openPlaceholders("a name} :-}")).toEqual([]);
  });
});

describe("GU-100: choosing", () => {
  it("finds by any part of the name, without case and accents", () => {
    const replies = [{ name: "Boat from Mkoani, after dark" }, { name: "Boat from Mkoani, by day" }, { name: "Café" }];
    expect(filterByName(replies, "")).toHaveLength(3);
    expect(filterByName(replies, " BOAT dark")).toEqual([replies[0]]);
    expect(filterByName(replies, "cafe")).toEqual([replies[2]]);
    expect(filterByName(replies, "boats")).toEqual([]);
  });

  it("says which language is missing", () => {
    expect(missingTextNote("ar")).toBe("English: there is no Arabic text");
    expect(missingTextNote("sw")).toBe("English: there is no Swahili text");
  });
});
