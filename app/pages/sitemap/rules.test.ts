import { describe, expect, it } from "vitest";
import { fileNumbers, idRange, partitionOfFile, partitionsUpTo } from "#app/pages/sitemap/rules";

describe("the sitemap's files", () => {
  it("are numbered through the levels: everything, halves, quarters", () => {
    expect(fileNumbers(1)).toEqual([1]);
    expect(fileNumbers(4)).toEqual([4, 5, 6, 7]);
    expect([1, 2, 3, 6].map(partitionOfFile)).toEqual([
      { index: 0, count: 1 },
      { index: 0, count: 2 },
      { index: 1, count: 2 },
      { index: 2, count: 4 },
    ]);
    expect(partitionOfFile(99_999)).toEqual({ index: 34_463, count: 65_536 });
    expect(partitionOfFile(131_072)).toBeNull();
  });

  it("share all ids: each begins where the one before ends", () => {
    expect(idRange({ index: 0, count: 1 })).toEqual({ from: "00000000-0000-0000-0000-000000000000", before: null });
    const parts = Array.from({ length: 64 }, (_, number) => idRange({ index: number, count: 64 }));
    expect(parts[1]).toEqual({
      from: "04000000-0000-0000-0000-000000000000",
      before: "08000000-0000-0000-0000-000000000000",
    });
    for (const [at, { before }] of parts.entries()) expect(before).toBe(parts[at + 1]?.from ?? null);
  });

  it("are as many as it takes for the first to end before an id", () => {
    const parts = [
      "ffffffff-0000-0000-0000-000000000000",
      "80000000-0000-0000-0000-000000000000",
      "7fffffff-0000-0000-0000-000000000000",
      "04000000-0000-0000-0000-000000000001",
      "03ffffff-0000-0000-0000-000000000000",
    ].map(partitionsUpTo);
    expect(parts).toEqual([2, 2, 4, 64, 128]);
    expect(partitionsUpTo("00000000-0000-0000-0000-000000000000")).toBe(65_536);
  });
});
