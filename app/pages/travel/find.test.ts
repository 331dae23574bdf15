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
