import { describe, expect, it } from "vitest";
import { FILE_SIZE, filesFor, slicesOf } from "#app/pages/sitemap/rules";

const counts = (experiences: number, stays: number, blog: number, homes: number) => ({ experiences, stays, blog, "real-estate": homes });

describe("the sitemap's files", () => {
  it("are one for a small site, even an empty one", () => {
    expect(filesFor(counts(0, 0, 0, 0))).toBe(1);
    expect(slicesOf(1, counts(0, 0, 0, 0))).toEqual([]);
    expect(filesFor(counts(12, 9, 12, 16))).toBe(1);
    expect(slicesOf(1, counts(12, 0, 3, 16))).toEqual([
      { kind: "experiences", offset: 0, limit: 12 },
      { kind: "blog", offset: 0, limit: 3 },
      { kind: "real-estate", offset: 0, limit: 16 },
    ]);
  });

  it("hold each thing of a large site once, and never more than fits", () => {
    const large = counts(FILE_SIZE + 500, 700, 1_300, 100_000);
    const seen: Record<string, number> = { experiences: 0, stays: 0, blog: 0, "real-estate": 0 };
    for (let file = 1; file <= filesFor(large); file++) {
      const slices = slicesOf(file, large);
      expect(slices.reduce((sum, { limit }) => sum + limit, 0)).toBeLessThanOrEqual(FILE_SIZE);
      for (const { kind, offset, limit } of slices) {
        expect(offset).toBe(seen[kind]);
        seen[kind]! += limit;
      }
    }
    expect(seen).toEqual(large);
    expect(slicesOf(filesFor(large) + 1, large)).toEqual([]);
  });
});
