import { expect, it } from "vitest";
import { hitsIn } from "#app/pages/travel/find";

it("finds every place, whatever the capitals", () => {
  expect(hitsIn("Visa fees: the visa page", "VISA ")).toEqual([
    { start: 0, end: 4 },
    { start: 15, end: 19 },
  ]);
  expect(hitsIn("Безопасность", "безо")).toHaveLength(1);
});

it("takes every sign as itself, and a blank for nothing", () => {
  expect(hitsIn("UTC+3 (East Africa)", "c+3 (")).toEqual([{ start: 2, end: 7 }]);
  expect(hitsIn("anything", "  ")).toEqual([]);
});

it("knows a space by any width, and ё by е", () => {
  expect(hitsIn("с\u00a0водителем", "с водителем")).toHaveLength(1);
  expect(hitsIn("Всё о визе", "все о")).toHaveLength(1);
});
