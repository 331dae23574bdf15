import { describe, expect, it } from "vitest";
import { e164Of, phoneErrors } from "#app/features/forms/phone.server";

describe("a phone number as it was typed", () => {
  it.each([
    ["+255 777 314 159", undefined, "+255777314159"],
    ["00255777314159", undefined, "+255777314159"],
    ["+٢٥٥ ٧٧٧ ٣١٤ ١٥٩", undefined, "+255777314159"],
    ["0777 314 159", undefined, "+255777314159"],
    ["50 000 0000", "+971", "+971500000000"],
    ["07911 123456", "+44", "+447911123456"],
    ["+44 7911 123456", "+255", "+447911123456"],
    ["7911 123456", "0044", "+447911123456"],
    ["(202) 555-0123", "+1", "+12025550123"],
    ["06 6982 0000", "+39", "+390669820000"],
    // Nobody can tell which country these are of.
    ["202 555 0123", undefined, null],
    ["07911 123456", undefined, null],
  ])("%s beside %s is %s", (phone, countryCode, e164) => {
    expect(phoneErrors({ phone, country_code: countryCode })).toEqual({});
    expect(e164Of(phone, countryCode)).toBe(e164);
  });

  it.each([
    ["😀", undefined],
    ["call me maybe", undefined],
    ["1", undefined],
    ["+255 777", undefined],
    ["+255 777 314 159 265 358", undefined],
    ["+999 777 314 159", undefined],
    ["123456789012345678901", undefined],
    ["12345", "+44"],
    ["0777 314 159 or 0777 314 160", undefined],
  ])("refuses %s beside %s", (phone, country_code) => {
    expect(phoneErrors({ phone, country_code })).toEqual({ phone: "phone" });
    expect(e164Of(phone, country_code)).toBeNull();
  });

  it("names a country code that no country has", () => {
    expect(phoneErrors({ phone: "50 000 0000", country_code: "+999" })).toEqual({ country_code: "countryCode" });
  });

  it("has nothing to say where there is none", () => {
    for (const phone of [undefined, ""]) expect(phoneErrors({ phone })).toEqual({});
    expect(e164Of(null)).toBeNull();
  });
});
