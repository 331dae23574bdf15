import { describe, expect, it } from "vitest";
import { knownValue, numberWithin, normalizeQuery } from "#app/platform/http/filters";

const search = (query: string) => new URLSearchParams(query);

describe("filters in an address", () => {
  it("count as not set when nobody offers them", () => {
    expect(knownValue(search("type=villa"), "type", ["villa", "house"])).toBe("villa");
    for (const query of ["type=castle", "type=", "type=Villa", "", "type=castle&type=villa"])
      expect(knownValue(search(query), "type", ["villa", "house"]), query).toBe("");
    expect(numberWithin(search("n=7"), "n", 1, 9)).toBe(7);
    for (const query of ["n=0", "n=10", "n=-1", "n=1.5", "n=1e1", "n=", "n= 7", "n=NaN", ""])
      expect(numberWithin(search(query), "n", 1, 9), query).toBeNull();
  });

  it("are written the one way they were understood, and what is no filter is left alone", () => {
    expect(normalizeQuery(search(""), { type: "", guests: "" })).toBeNull();
    expect(normalizeQuery(search("guests=2&type=villa&utm_source=x"), { type: "villa", guests: "2" })).toBeNull();
    expect(normalizeQuery(search("guests=-1"), { type: "", guests: "" })).toBe("");
    expect(normalizeQuery(search("guests=-1&utm_source=x&type=villa"), { type: "villa", guests: "" })).toBe(
      "?utm_source=x&type=villa",
    );
    expect(normalizeQuery(search("price=128.00&a=%2F"), { price: "128" })).toBe("?price=128&a=%2F");
    expect(normalizeQuery(search("type=villa&type=villa"), { type: "villa" })).toBe("?type=villa");
    expect(normalizeQuery(search("type="), { type: "" })).toBe("");
    expect(normalizeQuery(search(""), { page: "3" })).toBe("?page=3");
  });
});
