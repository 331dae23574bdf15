import { expect, it } from "vitest";
import { SLUG, slugFrom } from "#app/platform/i18n/slug";

it.each([
  ["Sea  & Sun-Villa 2", "sea-sun-villa-2"],
  ["  -- Makuti, house! --  ", "makuti-house"],
  ["Étoile d’été", "étoile-dété"],
  ["فيلا على البَحر", "فيلا-على-البحر"],
  ["海边别墅 2", "海边别墅-2"],
  ["Дом у моря", "дом-у-моря"],
  ["İstanbul", "istanbul"],
])("makes an address of %s", (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
  expect(slug).toMatch(SLUG);
});

it("makes nothing of nothing", () => {
  expect(slugFrom("!?…")).toBe("");
});

it.each(["", "a b", "-a", "a-", "a--b", "a/b", "a.b", "a%20b"])("refuses %j", (slug) => {
  expect(slug).not.toMatch(SLUG);
});
