import { expect, it } from "vitest";
import { pagesFor } from "#app/features/search/office/office-pages";
import { NAV_ITEMS } from "#app/layouts/admin/nav-items";

it("finds every screen of the office by the beginning of a word", () => {
  const found = (text: string) => pagesFor(text).map(({ name }) => name);
  expect(found("")).toEqual(NAV_ITEMS.map(({ name }) => name));
  expect(found("acc")).toEqual(["Your account"]);
  expect(found("PEOPLE")).toEqual(["People"]);
  expect(found("mail")).toEqual(["Mail"]);
  expect(found("book prop")).toEqual(["Property bookings"]);
  expect(found("ookings")).toEqual([]);
});
