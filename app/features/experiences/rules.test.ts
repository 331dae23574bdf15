import { describe, expect, it } from "vitest";
import {
  categoriesInUse,
  durationParts,
  matchesDuration,
  matchesFilters,
  matchesPrice,
  totalFor,
} from "#app/features/experiences/rules";
import { readFilters } from "#app/features/experiences/schema";

describe("price bands", () => {
  it("include both ends, so a price on a bound is in both", () => {
    const bands = (dollars: number) =>
      ["0-100", "100-200", "200-500", "500"].filter((band) => matchesPrice(dollars * 100, band));
    expect(bands(100)).toEqual(["0-100", "100-200"]);
    expect(bands(200)).toEqual(["100-200", "200-500"]);
    expect(bands(500)).toEqual(["200-500", "500"]);
    expect(bands(99.99)).toEqual(["0-100"]);
  });
});

describe("durations", () => {
  it("match when the text holds the option", () => {
    expect(matchesDuration("2 hours, Half-day", "halfDay")).toBe(true);
    expect(matchesDuration("HALF-DAY", "halfDay")).toBe(true);
    expect(matchesDuration("Full-day", "halfDay")).toBe(false);
  });

  it("count one and two hours as short", () => {
    for (const text of ["1-2 hours", "1 hour", "2 hours", "1.5 hours"])
      expect(matchesDuration(text, "short")).toBe(true);
    for (const text of ["3 hours", "12 hours", "Half-day"]) expect(matchesDuration(text, "short")).toBe(false);
  });

  it("come apart for translation", () => {
    expect(durationParts("3 hours, Half-day")).toEqual([
      { kind: "hours", n: 3 },
      { kind: "known", key: "halfDay" },
    ]);
    expect(durationParts("Until the tide turns")).toEqual([{ kind: "free", text: "Until the tide turns" }]);
  });
});

describe("filters", () => {
  const sail = { category: "Water Activities", price: 6_500, duration: "2 hours" };

  it("combine", () => {
    expect(matchesFilters(sail, { category: "Water Activities", price: "0-100", duration: "short" })).toBe(true);
    expect(matchesFilters(sail, { category: "Water Activities", price: "100-200", duration: "short" })).toBe(false);
    expect(matchesFilters(sail, { category: "", price: "", duration: "" })).toBe(true);
  });

  it("read from an address ignore what they do not know", () => {
    const read = (query: string) => readFilters(new URLSearchParams(query), ["Nature", "Stargazing"]);
    expect(read("price=1e9&duration=<b>&category=Nature")).toEqual({ category: "Nature", price: "", duration: "" });
    expect(read("category=Nope&price=0-100")).toEqual({ category: "", price: "0-100", duration: "" });
  });
});

it("lists categories in use, a new one last", () => {
  expect(categoriesInUse(["Stargazing", "Nature", "Water Activities", "Nature"])).toEqual([
    "Water Activities",
    "Nature",
    "Stargazing",
  ]);
});

it("totals without floats", () => {
  expect(totalFor(1_999, 3)).toBe(5_997);
});
