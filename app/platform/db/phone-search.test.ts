import { expect, it } from "vitest";
import { searchedPhoneDigits } from "#app/platform/db/phone-search";

it.each([
  ["+44 7700 900123", "700900123"],
  ["447700900123", "700900123"],
  ["07700 900123", "700900123"],
  ["00255 (0)777-123.456", "777123456"],
  ["900123", "900123"],
  ["0123", null],
  ["Room 12345", null],
  ["amina@example.com", null],
])("%s is looked for as %s", (typed, digits) => expect(searchedPhoneDigits(typed)).toBe(digits));
