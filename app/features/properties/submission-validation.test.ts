import { describe, expect, it } from "vitest";
import { parseSubmission } from "#app/features/properties/submission-validation";

const OFFER = {
  owner_email: "owner@example.com",
  title: "A house",
  type: "house",
  listing_type: "sale",
  price: "1000",
  land_size: "50",
  bedrooms: "3",
  bathrooms: "2",
  location: "Wete",
  description: "By the sea",
  images: "/media/property-images/0123456789abcdef01234567.jpg",
};

function read(point: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...OFFER, ...point })) form.append(name, value);
  const parsed = parseSubmission(form);
  return parsed.ok ? [parsed.fields.latitude, parsed.fields.longitude] : parsed.errors;
}

describe("the point of an offered property (PL-046)", () => {
  it.each([
    ["none", {}, [null, null]],
    ["empty fields", { latitude: " ", longitude: "" }, [null, null]],
    ["numbers, to six decimals", { latitude: "-5.12345678", longitude: "39.7" }, [-5.123457, 39.7]],
    ["a comma and a real minus sign", { latitude: "\u22125,25", longitude: "39,75" }, [-5.25, 39.75]],
    ["Arabic digits", { latitude: "-٥٫٢", longitude: "٣٩٫٧" }, [-5.2, 39.7]],
    ["three decimals, which are no thousands", { latitude: "-4.912", longitude: "39,687" }, [-4.912, 39.687]],
    ["latitude alone", { latitude: "-5.2" }, { longitude: "halfPoint" }],
    ["longitude alone", { longitude: "39.7" }, { latitude: "halfPoint" }],
    ["words", { latitude: "north", longitude: "39.7" }, { latitude: "number" }],
    ["endless numbers", { latitude: "-5.2", longitude: "1e309" }, { longitude: "number" }],
    ["the mainland", { latitude: "-6.79", longitude: "39.29" }, { latitude: "notOnPemba" }],
    ["both swapped", { latitude: "39.7", longitude: "-5.2" }, { latitude: "notOnPemba" }],
  ])("reads %s", (_what, point, expected) => {
    expect(read(point as Record<string, string>)).toEqual(expected);
  });
});
