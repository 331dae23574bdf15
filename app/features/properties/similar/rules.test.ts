import { describe, expect, it } from "vitest";
import { rankSimilar, type Comparable } from "#app/features/properties/similar/rules";

const WETE = { latitude: -5.06, longitude: 39.73 };
/** So many kilometres south of it. */
const south = (km: number) => ({ ...WETE, latitude: WETE.latitude - km / 111.2 });
const one = (id: string, km: number | null, dollars: number | null): Comparable => ({
  id,
  point: km === null ? null : south(km),
  price: dollars === null ? null : dollars * 100,
});

describe("similar properties (PL-165, PL-166)", () => {
  const subject = one("self", 0, 100_000);

  it("are the nearest in place and price, and say how near", () => {
    const found = rankSimilar(subject, [
      one("far", 25, 100_000),
      one("near", 4, 90_000),
      one("next", 1, 100_000),
      one("dear", 1, 190_000),
      one("self", 0, 100_000),
      one("near", 4, 90_000),
    ]);
    expect(found).toEqual([
      { id: "next", km: 1, percent: 0 },
      { id: "near", km: 4, percent: -10 },
      { id: "dear", km: 1, percent: 90 },
    ]);
  });

  it("are fewer where nothing is near: never on the other side of the island, or at another price", () => {
    expect(rankSimilar(subject, [one("a", 46, 100_000), one("b", 1, 251_000), one("c", 1, 39_000)])).toEqual([]);
  });

  it("are told by price alone without a point, and by place alone without a price", () => {
    expect(rankSimilar(one("self", null, 100_000), [one("a", 5, 150_000), one("b", 90, 110_000)])).toEqual([
      { id: "b", km: null, percent: 10 },
      { id: "a", km: null, percent: 50 },
    ]);
    expect(rankSimilar(one("self", 0, null), [one("a", 9, 1), one("b", 2, 9_000_000)])).toEqual([
      { id: "b", km: 2, percent: null },
      { id: "a", km: 9, percent: null },
    ]);
  });

  it("do not betray a price that is given on request", () => {
    const withHidden = (others: Comparable[]) => rankSimilar(subject, others).map(({ id, percent }) => [id, percent]);
    expect(withHidden([one("b", 4, null), one("a", 4, null)])).toEqual([
      ["a", null],
      ["b", null],
    ]);
  });
});
