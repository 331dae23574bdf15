import { expect, it } from "vitest";
import { pagesFor } from "#app/features/search/admin/office-pages";
import { DESTINATIONS } from "#app/layouts/admin/destinations";

it("finds every screen of the office by the beginning of a word", () => {
  const found = (text: string) => pagesFor(text).map(({ name }) => name);
  expect(found("")).toEqual(DESTINATIONS.map(({ name }) => name));
  expect(found("acc")).toEqual(["Your account"]);
  expect(found("PEOPLE")).toEqual(["People"]);
  expect(found("mail")).toEqual(["Mail"]);
  expect(found("book prop")).toEqual(["Property bookings"]);
  expect(found("ookings")).toEqual([]);
});
