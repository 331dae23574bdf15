import { describe, expect, it } from "vitest";
import { telHref, internationalDigits } from "#app/features/bookings/office/phone";

describe("a visitor's number", () => {
  it.each([
    ["+86", "130 0000 0000", "8613000000000"],
    ["+49", "0170 1", "491701"],
    ["+39", "06 12", "390612"],
    ["+1", "+44 20 7946", "44207946"],
    ["", "+255 777 000 000", "255777000000"],
    ["", "0049 170 1", "491701"],
    ["", "0777 123 456", "255777123456"],
    ["", "255777123456", "255777123456"],
    ["", "12345", null],
    ["", "none", null],
  ])("%s %s is dialled as %s", (countryCode, number, digits) => {
    expect(internationalDigits({ countryCode, number })).toBe(digits);
  });

  it("is dialled as it stands when no country can be told", () => {
    expect(telHref({ countryCode: "", number: "123 45" })).toBe("tel:12345");
    expect(telHref({ countryCode: "+1", number: "1" })).toBe("tel:+11");
  });
});
