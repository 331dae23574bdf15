import { describe, expect, it } from "vitest";
import { gramsOf, patternOf, wordsOf } from "#app/features/search/rules";

describe("the words of a search", () => {
  it("are each asked for once, and not more than anybody types", () => {
    expect(wordsOf("wete  house wete")).toEqual(["wete", "house"]);
    expect(wordsOf("")).toEqual([]);
    expect(wordsOf(Array.from({ length: 100 }, (_, n) => `w${n}`).join(" "))).toHaveLength(8);
    expect(wordsOf("x".repeat(500))[0]).toHaveLength(40);
  });

  it("match anywhere from three letters on, shorter ones at the beginning of a word; Chinese always anywhere", () => {
    expect(["wete", "ju", "a", "潜水", "王"].map(patternOf)).toEqual(["%wete%", "% ju%", "% a%", "%潜水%", "%王%"]);
  });

  it("are looked up by groups of three letters", () => {
    expect(gramsOf(["wete"])).toBe("'wet' & 'ete'");
    expect(gramsOf(["ju", "wet"])).toBe("' ju' & 'wet'");
    expect(gramsOf(["a"])).toBe("' a':*");
    expect(gramsOf(["潜水"])).toBe("'潜水':*");
    expect(gramsOf(["潜水之旅"])).toBe("'潜水之' & '水之旅'");
  });
});
