import { expect, it } from "vitest";
import { findMatches } from "#app/pages/travel/text-search";

it("finds every place, whatever the capitals", () => {
  expect(findMatches("Visa fees: the visa page", "VISA ")).toEqual([
    { start: 0, end: 4 },
    { start: 15, end: 19 },
  ]);
  expect(findMatches("Безопасность", "безо")).toHaveLength(1);
});

it("takes every sign as itself, and a blank for nothing", () => {
  expect(findMatches("UTC+3 (East Africa)", "c+3 (")).toEqual([{ start: 2, end: 7 }]);
  expect(findMatches("anything", "  ")).toEqual([]);
});

it("knows a space by any width, and ё by е", () => {
  expect(findMatches("с\u00a0водителем", "с водителем")).toHaveLength(1);
  expect(findMatches("Всё о визе", "все о")).toHaveLength(1);
});
