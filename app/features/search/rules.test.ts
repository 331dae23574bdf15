import { describe, expect, it } from "vitest";
import { trigramQuery, likePattern, searchWords } from "#app/features/search/rules";

describe("the words of a search", () => {
  it("are each asked for once, and not more than anybody types", () => {
    expect(searchWords("wete  house wete")).toEqual(["wete", "house"]);
    expect(searchWords("")).toEqual([]);
    expect(searchWords(Array.from({ length: 100 }, (_, n) => `w${n}`).join(" "))).toHaveLength(8);
    expect(searchWords("x".repeat(500))[0]).toHaveLength(40);
  });

  it("match anywhere from three letters on, shorter ones at the beginning of a word; Chinese always anywhere", () => {
    expect(["wete", "ju", "a", "潜水", "王"].map(likePattern)).toEqual(["%wete%", "% ju%", "% a%", "%潜水%", "%王%"]);
  });

  it("are looked up by groups of three letters", () => {
    expect(trigramQuery(["wete"])).toBe("'wet' & 'ete'");
    expect(trigramQuery(["ju", "wet"])).toBe("' ju' & 'wet'");
    expect(trigramQuery(["a"])).toBe("' a':*");
    expect(trigramQuery(["潜水"])).toBe("'潜水':*");
    expect(trigramQuery(["潜水之旅"])).toBe("'潜水之' & '水之旅'");
  });
});
