import { describe, expect, it } from "vitest";
import { latinDigits, visibleText } from "#app/platform/i18n/visible-text";

describe("a text as it is meant", () => {
  it.each(["", "  \n\t", "\u200b\u200b", "\u00a0\u2003", "\u2060\ufeff", "\u0000\u0007", "\u3164", "\u2800", "\ud800"])(
    "shows nothing: %j",
    (text) => {
      expect(visibleText(text)).toBe("");
    },
  );

  it.each([
    ["  Amina ", "Amina"],
    ["\u200bAmina", "\u200bAmina"],
    ["👩‍🚀", "👩‍🚀"],
    ["مرحبا", "مرحبا"],
    [".", "."],
  ])("%j is %j", (typed, meant) => expect(visibleText(typed)).toBe(meant));
});

it("reads the digits of other keyboards", () => expect(latinDigits("٠١٩ ۰۵۹ 12")).toBe("019 059 12"));
