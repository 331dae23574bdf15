import { describe, expect, it } from "vitest";
import { toDateRange, readFilters, readShownCount } from "#app/pages/admin/customers/filters";

describe("the address of the customers", () => {
  it("holds every filter, and what it does not know counts as not asked", () => {
    const all =
      "q=+Amina+&type=stay&category=Complaints&status=in_progress&from=2026-08-01&to=2026-08-31&order=oldest&for=mine";
    expect(readFilters(new URLSearchParams(all))).toEqual({
      search: "Amina",
      type: "stay",
      category: "Complaints",
      status: "in_progress",
      from: "2026-08-01",
      to: "2026-08-31",
      isOldestFirst: true,
      assignee: "mine",
    });
    expect(
      readFilters(new URLSearchParams("q=%00&type=x&category=sales&status=foo&from=2026-02-30&to=0002-01-01&order=x")),
    ).toEqual({
      search: "",
      type: null,
      category: null,
      status: null,
      from: null,
      to: null,
      isOldestFirst: false,
      assignee: null,
    });
  });

  it("means whole days on the island's clock", () => {
    expect(toDateRange({ from: "2026-08-01", to: "2026-08-01" })).toEqual({
      from: new Date("2026-07-31T21:00:00Z"),
      before: new Date("2026-08-01T21:00:00Z"),
    });
    expect(toDateRange({ from: null, to: null })).toEqual({ from: null, before: null });
  });

  it("says how many messages are shown, by the hundred and no more than a screen holds", () => {
    expect(
      [undefined, "x", "-5", "150", "200", "99999", "Infinity"].map((shown) =>
        readShownCount(new URLSearchParams(shown === undefined ? {} : { shown })),
      ),
    ).toEqual([100, 100, 100, 200, 200, 1_000, 100]);
  });
});
