import { describe, expect, test } from "vitest";
import { findConflicts, hoursOf, type ConflictKind, type PlannedThing } from "#app/features/plans/conflicts/rules";
import { addDays, daysBetween } from "#app/platform/dates/dates";

/** A day of January 2027. */
const day = (n: number) => addDays("2027-01-01", n - 1);
const NEVER = () => false;
const ALWAYS = () => true;

interface Given {
  kind: PlannedThing["kind"];
  from: number;
  to?: number;
  time?: string;
  more?: Partial<PlannedThing>;
}

function thing({ kind, from, to = from, time, more }: Given, index: number): PlannedThing {
  return {
    key: `item ${index}`,
    kind,
    name: `${kind} ${index}`,
    from: day(from),
    to: day(to),
    time: time ?? null,
    people: 2,
    most: null,
    least: 1,
    minutes: kind === "experience" ? 120 : null,
    state: kind === "experience" && time === undefined ? "request" : "free",
    canHave: ALWAYS,
    nearest: [],
    priceOf: (days) => daysBetween(days.from, days.to) * 6_000,
    ...more,
  };
}

const stay = (from: number, to: number, more?: Partial<PlannedThing>): Given => ({ kind: "stay", from, to, more });
const car = (from: number, to: number, more?: Partial<PlannedThing>): Given => ({ kind: "vehicle", from, to, more });
const trip = (from: number, time?: string, more?: Partial<PlannedThing>): Given => ({
  kind: "experience",
  from,
  time,
  more,
});
const at = (n: number, time: string) => ({ from: day(n), to: day(n), time });
const TAKEN = { state: "taken", canHave: NEVER } as const;

type Expected = [kind: ConflictKind, day: number, names: string[], fix: string];
const CASES: [title: string, plan: Given[], expected: Expected[]][] = [
  ["nothing", [], []],
  ["one stay", [stay(9, 14)], []],
  ["an experience without any stay", [trip(10, "09:00")], []],
  ["a vehicle without any stay", [car(9, 12)], []],
  ["everything fits", [stay(9, 14), trip(10, "09:00"), trip(10, "13:00"), car(9, 14)], []],
  // Two things at one time.
  [
    "the second begins before the first ends",
    [trip(11, "08:00", { minutes: 420 }), trip(11, "13:40", { nearest: [at(12, "14:20")] })],
    [["overlap", 11, ["experience 0", "experience 1"], "move item 1 2027-01-12 14:20"]],
  ],
  ["one ends when the other begins", [trip(11, "08:00"), trip(11, "10:00")], []],
  ["the same time on two days", [trip(11, "08:00"), trip(12, "08:00")], []],
  [
    "the same start",
    [trip(11, "08:00"), trip(11, "08:00")],
    [["overlap", 11, ["experience 0", "experience 1"], "remove item 1"]],
  ],
  ["on request has no time", [trip(11), trip(11, "08:00")], []],
  ["both on request", [trip(11), trip(11)], []],
  [
    "without a known length its start counts",
    [trip(11, "09:00", { minutes: null }), trip(11, "08:00")],
    [["overlap", 11, ["experience 1", "experience 0"], "remove item 0"]],
  ],
  ["without a known length nothing follows", [trip(11, "08:00", { minutes: null }), trip(11, "08:30")], []],
  [
    "it is not moved onto a third",
    [trip(11, "08:00"), trip(11, "09:00", { nearest: [at(11, "14:00"), at(12, "09:00")] }), trip(11, "14:30")],
    [["overlap", 11, ["experience 0", "experience 1"], "move item 1 2027-01-12 09:00"]],
  ],
  [
    "it is not moved to a day after the stay",
    [stay(9, 11), trip(11, "08:00", { nearest: [at(10, "08:00")] }), trip(11, "09:00", { nearest: [at(12, "09:00")] })],
    [["overlap", 11, ["experience 1", "experience 2"], "move item 1 2027-01-10 08:00"]],
  ],
  [
    "what cannot be had is not proposed",
    [trip(11, "08:00"), trip(11, "09:00", { nearest: [at(12, "09:00")], canHave: NEVER })],
    [["overlap", 11, ["experience 0", "experience 1"], "remove item 1"]],
  ],
  [
    "three at once are three pairs",
    [trip(11, "08:00"), trip(11, "08:30"), trip(11, "09:00")],
    [
      ["overlap", 11, ["experience 0", "experience 1"], "remove item 1"],
      ["overlap", 11, ["experience 0", "experience 2"], "remove item 2"],
      ["overlap", 11, ["experience 1", "experience 2"], "remove item 2"],
    ],
  ],
  // Days outside the stay.
  [
    "the day before arrival",
    [stay(9, 14), trip(8, "09:00", { nearest: [at(7, "09:00"), at(9, "09:00")] })],
    [["outside", 8, ["experience 1", "stay 0"], "move item 1 2027-01-09 09:00"]],
  ],
  ["on the day of arrival", [stay(9, 14), trip(9, "09:00")], []],
  ["on the day of leaving", [stay(9, 14), trip(14, "09:00")], []],
  ["the day after", [stay(9, 14), trip(15, "09:00")], [["outside", 15, ["experience 1", "stay 0"], "remove item 1"]]],
  [
    "on request it moves to the nearest day",
    [stay(9, 14), trip(20)],
    [["outside", 20, ["experience 1", "stay 0"], "move item 1 2027-01-14 null"]],
  ],
  [
    "it is named with the nearer of two stays",
    [stay(9, 11), stay(11, 14), trip(15, "09:00")],
    [["outside", 15, ["experience 2", "stay 1"], "remove item 2"]],
  ],
  // Nights.
  [
    "a night without a stay: the first lasts longer",
    [stay(9, 11), stay(12, 14)],
    [["nightless", 11, ["stay 0", "stay 1"], "move item 0 2027-01-09 null"]],
  ],
  [
    "or the second begins earlier",
    [stay(9, 11, { canHave: NEVER }), stay(12, 14)],
    [["nightless", 11, ["stay 0", "stay 1"], "move item 1 2027-01-11 null"]],
  ],
  [
    "or another is looked for",
    [stay(9, 11, { canHave: NEVER }), stay(12, 14, { canHave: NEVER })],
    [["nightless", 11, ["stay 0", "stay 1"], "find stay 2027-01-11"]],
  ],
  ["one stay after the other", [stay(11, 14), stay(9, 11)], []],
  [
    "two stays for one night: the first ends earlier",
    [stay(9, 12), stay(11, 14)],
    [["twoStays", 11, ["stay 0", "stay 1"], "move item 0 2027-01-09 null"]],
  ],
  [
    "or the second begins later",
    [stay(9, 12, { canHave: NEVER }), stay(11, 14)],
    [["twoStays", 11, ["stay 0", "stay 1"], "move item 1 2027-01-12 null"]],
  ],
  [
    "two stays for the same nights: one goes",
    [stay(9, 12), stay(9, 12)],
    [["twoStays", 9, ["stay 0", "stay 1"], "remove item 1"]],
  ],
  [
    "a short one within a long one does not end it before it began",
    [stay(9, 14, { canHave: NEVER }), stay(10, 12)],
    [["twoStays", 10, ["stay 0", "stay 1"], "remove item 1"]],
  ],
  ["after a stay within another nothing is missing", [stay(9, 14), stay(14, 16)], []],
  [
    "two vehicles for one day",
    [car(9, 12), car(11, 13)],
    [["twoVehicles", 11, ["vehicle 0", "vehicle 1"], "move item 0 2027-01-09 null"]],
  ],
  ["one vehicle after the other", [car(9, 11), car(11, 13)], []],
  // Taken.
  [
    "a stay that others have, with other days",
    [stay(9, 14, { state: "taken", nearest: [{ from: day(10), to: day(15), time: null }] })],
    [["taken", 9, ["stay 0"], "move item 0 2027-01-10 null"]],
  ],
  ["without any other days", [stay(9, 14, TAKEN)], [["taken", 9, ["stay 0"], "remove item 0"]]],
  [
    "all of them are taken",
    [stay(9, 14, TAKEN), car(9, 14, TAKEN), trip(10, "09:00", TAKEN)],
    [
      ["taken", 9, ["stay 0"], "remove item 0"],
      ["taken", 9, ["vehicle 1"], "remove item 1"],
      ["taken", 10, ["experience 2"], "remove item 2"],
    ],
  ],
  [
    "a departure that is full moves to one during the stay",
    [stay(9, 14), trip(14, "09:00", { state: "taken", nearest: [at(15, "09:00"), at(13, "09:00")] })],
    [["taken", 14, ["experience 1"], "move item 1 2027-01-13 09:00"]],
  ],
  [
    "fewer nights than it can be had for",
    [stay(9, 10, { state: "short", least: 3 })],
    [["short", 9, ["stay 0"], "move item 0 2027-01-09 null"]],
  ],
  [
    "and more are not free",
    [stay(9, 10, { state: "short", least: 3, canHave: NEVER })],
    [["short", 9, ["stay 0"], "remove item 0"]],
  ],
  // People.
  ["as many as there is room for", [stay(9, 14, { people: 4, most: 4 })], []],
  ["too many for a stay", [stay(9, 14, { people: 5, most: 4 })], [["people", 9, ["stay 0"], "people item 0 4"]]],
  [
    "too few seats: the next departure",
    [trip(11, "09:00", { people: 5, most: 2, state: "few", nearest: [at(12, "09:00")] })],
    [["people", 11, ["experience 0"], "move item 0 2027-01-12 09:00"]],
  ],
  [
    "too few seats on every departure",
    [trip(11, "09:00", { people: 5, most: 2, state: "few" })],
    [["people", 11, ["experience 0"], "people item 0 2"]],
  ],
  // Vehicles that are back too early.
  [
    "back a day before leaving",
    [stay(9, 14), car(9, 13)],
    [["backEarly", 13, ["vehicle 1", "stay 0"], "move item 1 2027-01-09 null"]],
  ],
  [
    "it cannot be kept",
    [stay(9, 14), car(9, 13, { canHave: NEVER })],
    [["backEarly", 13, ["vehicle 1", "stay 0"], "find vehicle 2027-01-13"]],
  ],
  ["for some days in between on purpose", [stay(9, 20), car(11, 13)], []],
  ["back on the day of leaving", [stay(9, 14), car(9, 14)], []],
  ["back after it", [stay(9, 14), car(9, 16)], []],
  ["a vehicle before the stay", [stay(9, 14), car(5, 8)], []],
  ["the last of two vehicles counts", [stay(9, 14), car(9, 12), car(12, 14)], []],
];

describe("GU-164: what does not fit, with both names, the day and one thing to do", () => {
  test("there are at least 40 cases", () => expect(CASES.length).toBeGreaterThanOrEqual(40));
  test.each(CASES)("%s", (_title, plan, expected) => {
    const found = findConflicts(plan.map(thing)).map(({ kind, day: on, names, fix }) => [kind, on, names, told(fix)]);
    expect(found).toEqual(expected.map(([kind, on, names, fix]) => [kind, day(on), names, fix]));
  });
});

function told(fix: ReturnType<typeof findConflicts>[number]["fix"]): string {
  if (fix.do === "move") return `move ${fix.item} ${fix.days.from} ${fix.days.time}`;
  if (fix.do === "people") return `people ${fix.item} ${fix.people}`;
  return fix.do === "remove" ? `remove ${fix.item}` : `find ${fix.kind} ${fix.from}`;
}

test("GU-165 GT-42: where nothing else is free no other day is advised, and all of it can be done", () => {
  const things = [stay(9, 14, TAKEN), car(9, 14, TAKEN), trip(10, "09:00", TAKEN), trip(10, "09:00", TAKEN)].map(thing);
  const found = findConflicts(things);
  expect(found.filter(({ kind }) => kind === "taken")).toHaveLength(4);
  const keys = things.map(({ key }) => key);
  for (const { fix } of found) {
    expect(fix.do).toBe("remove");
    if (fix.do === "remove") expect(keys).toContain(fix.item);
  }
});

test("GU-165: what a longer rent costs more is said", () => {
  const [found] = findConflicts([stay(9, 14), car(9, 13)].map(thing));
  expect(found).toMatchObject({ until: day(14), fix: { do: "move", days: { to: day(14) }, more: 6_000 } });
});

test("an experience ends on its day at the latest", () => {
  expect(hoursOf({ time: "16:30", minutes: 120 })).toEqual({ start: 990, end: 1_110 });
  expect(hoursOf({ time: "16:30", minutes: 1_440 })).toEqual({ start: 990, end: 1_440 });
  expect(hoursOf({ time: null, minutes: 60 })).toBeNull();
});
