import { describe, expect, it } from "vitest";
import { landingOf, shifted, type Hand } from "#app/features/bookings/admin/timeline/use-move";
import { barEdges, barState, findInTheWay, isOver, stackBars, timeLeft } from "#app/features/bookings/timeline/rules";
import { readTimelineFilters, timelineParams } from "#app/features/bookings/timeline/filters";
import type { TimelineBar, TimelineUnit } from "#app/features/bookings/timeline/schema";

const now = new Date("2026-11-16T07:40:00Z");
const today = "2026-11-16";
const booking = {
  kind: "stay" as const,
  id: "b1",
  reference: "QK7M4P",
  name: "Giulia",
  people: 2,
  status: "confirmed" as const,
  version: 1,
  arrived: false,
  left: false,
  withDriver: false,
  total: 100,
  paid: 0,
  words: null,
  language: "it",
};
const bar = (more: Partial<TimelineBar> = {}): TimelineBar => ({
  id: "o1",
  kind: "booking",
  from: "2026-11-20",
  to: "2026-11-24",
  booking,
  holdUntil: null,
  label: null,
  clash: false,
  matches: true,
  ...more,
});
const unit = (id: string, bars: TimelineBar[], more: Partial<TimelineUnit> = {}): TimelineUnit => ({
  id,
  name: id,
  position: 1,
  retiredFrom: null,
  kind: "stay",
  listing: "l1",
  listingName: "Hotel",
  bars,
  ...more,
});

describe("the timeline", () => {
  it("BK-109: a bar runs from midday to midday and is cut at the window", () => {
    const window = { from: "2026-11-16", days: 7 };
    expect(barEdges({ from: "2026-11-17", to: "2026-11-19" }, window)).toEqual({
      start: 1.5,
      end: 3.5,
      isCutBefore: false,
      isCutAfter: false,
    });
    expect(barEdges({ from: "2026-11-10", to: "2026-11-30" }, window)).toEqual({
      start: 0,
      end: 7,
      isCutBefore: true,
      isCutAfter: true,
    });
  });

  it("BK-112, BK-160: states in words", () => {
    const wordOf = (more: Partial<TimelineBar>) => barState(bar(more), today, now).word;
    expect(wordOf({})).toBe("Confirmed");
    expect(wordOf({ from: "2026-11-14" })).toBe("In house");
    expect(wordOf({ kind: "hold", holdUntil: "2026-11-16T11:00:00Z" })).toBe("Held, 3 h 20 min left");
    expect(wordOf({ clash: true })).toBe("Channel clash");
    expect(wordOf({ kind: "import", booking: null })).toBe("Imported");
    const vehicle = { ...booking, kind: "vehicle" as const };
    expect(wordOf({ booking: vehicle, from: "2026-11-12", to: "2026-11-15" })).toBe("Not returned");
    expect(wordOf({ booking: vehicle, from: "2026-11-12", to: "2026-11-16" })).toBe("Out, due 16 Nov");
    expect(wordOf({ booking: vehicle, from: "2026-08-12", to: "2026-08-16" })).not.toBe("Not returned");
    expect(wordOf({ booking: { ...vehicle, left: true }, to: "2026-11-15" })).toBe("Completed");
  });

  it("BK-208: a hold that ended is nobody's, without an event", () => {
    const hold = bar({ kind: "hold", holdUntil: "2026-11-16T07:40:00Z" });
    expect(isOver(hold, new Date("2026-11-16T07:39:59Z"))).toBe(false);
    expect(isOver(hold, now)).toBe(true);
    expect(findInTheWay(unit("u", [hold]), { from: "2026-11-21", to: "2026-11-22" }, ["other"], now)).toBeNull();
    expect(timeLeft(new Date("2026-11-16T08:31:00Z"), now)).toBe("51 min");
  });

  it("BK-115, BK-116, BK-122: a booking in hand lands on free days of its own listing only", () => {
    const moved = bar() as Hand["bar"];
    const units = [
      unit("own", [moved]),
      unit("taken", [bar({ id: "o2", booking: { ...booking, id: "b2", name: "Jane" } })]),
      unit("other", [], { listing: "l2" }),
      unit("old", [], { retiredFrom: "2026-11-22" }),
    ];
    const hand: Hand = { bar: moved, mode: "move", listing: "l1", unit: "own", from: moved.from, to: moved.to };
    expect(landingOf(hand, units, now).refusal).toBeNull();
    expect(landingOf({ ...hand, unit: "taken" }, units, now).refusal).toBe("Taken: Jane · 2");
    expect(landingOf({ ...hand, unit: "other" }, units, now).refusal).toBe("Another listing");
    expect(landingOf({ ...hand, unit: "old" }, units, now).refusal).toBe("Retired by then");
    expect(shifted(hand, moved, 2)).toMatchObject({ from: "2026-11-22", to: "2026-11-26" });
    expect(shifted({ ...hand, mode: "end" }, moved, -9)).toMatchObject({ from: "2026-11-20", to: "2026-11-21" });
    expect(shifted({ ...hand, mode: "start" }, moved, 1)).toMatchObject({ from: "2026-11-21", to: "2026-11-24" });
  });

  it("BK-113: bars of the lane without units that share days stand in lines of their own", () => {
    const days = [
      ["a", "2026-11-01", "2026-11-05"],
      ["b", "2026-11-03", "2026-11-06"],
      ["c", "2026-11-05", "2026-11-07"],
    ] as const;
    const lines = stackBars(days.map(([id, from, to]) => ({ id, from, to })));
    expect([...lines.values()]).toEqual([0, 1, 0]);
  });

  it("BK-110: the address holds the window and the filters, and nothing it does not know", () => {
    const read = (query: string) => readTimelineFilters(new URLSearchParams(query), today);
    expect(read("")).toMatchObject({ from: "2026-11-09", zoom: "month", page: 1 });
    expect(read("from=2027-02-29&zoom=year&kind=boat&listing=x&page=1e9&state=no")).toEqual(read(""));
    const query = "from=2027-01-01&zoom=week&kind=stay&state=held&overbooked=1&q=conti&page=3";
    expect(timelineParams(read(query))).toBe(query);
  });
});
