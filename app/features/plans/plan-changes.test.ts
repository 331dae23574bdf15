import { expect, test } from "vitest";
import { addItem, changeItem, readAddedItem, removeItem, shiftItems } from "#app/features/plans/plan-changes";
import { planKey, type PlanItem } from "#app/features/plans/plan-item";

const ID = "0a0b0c0d-0000-4000-8000-000000000001";
const HEX = ID.replaceAll("-", "");
const stay: PlanItem = {
  kind: "stay",
  id: ID,
  from: "2027-01-09",
  to: "2027-01-14",
  time: null,
  people: 3,
  children: 0,
  vehicles: 1,
  withDriver: false,
};
const sail: PlanItem = {
  ...stay,
  kind: "experience",
  from: "2027-01-10",
  to: "2027-01-10",
  time: "16:30",
  children: 1,
};

test("GU-162: what the forms of the three kinds say becomes a thing of the plan", () => {
  expect(readAddedItem({ add: `s${HEX}`, check_in: "2027-01-09", check_out: "2027-01-14", guests: "3" })).toEqual(stay);
  const day = { add: `x${HEX}`, date: "2027-01-10", start_time: "16:30" };
  expect(readAddedItem({ ...day, adults: "2", children: "1" })).toEqual(sail);
  expect(readAddedItem({ ...day, participants: "3", start_time: "" })).toEqual({ ...sail, time: null, children: 0 });
  const rent = { add: `v${HEX}`, pickup_date: "2027-01-09", return_date: "2027-01-14" };
  expect(readAddedItem({ ...rent, vehicles: "2", with_driver: "true" })).toEqual({
    ...stay,
    kind: "vehicle",
    people: 1,
    vehicles: 2,
    withDriver: true,
  });
});

test("GU-162: without days, people or a listing nothing is added", () => {
  const days = { check_in: "2027-01-09", check_out: "2027-01-14", guests: "3" };
  for (const fields of [
    {},
    { add: `p${HEX}`, ...days },
    { add: "s123", ...days },
    { add: `s${HEX}`, ...days, check_in: "" },
    { add: `s${HEX}`, ...days, check_out: "2027-01-09" },
    { add: `s${HEX}`, ...days, guests: "<b>" },
    { add: `s${HEX}`, ...days, check_out: "2027-04-01" },
  ])
    expect(readAddedItem(fields)).toBeNull();
});

test("the same thing is added once; one too many and one too far are refused", () => {
  expect(addItem([stay], stay)).toEqual({ items: [stay], item: stay });
  const many = Array.from({ length: 20 }, (_, n) => ({ ...sail, people: n + 2 }));
  expect(addItem(many, stay)).toEqual({ problem: "full" });
  expect(addItem([stay], { ...sail, from: "2027-06-01", to: "2027-06-01" })).toEqual({ problem: "long" });
});

test("GU-162: a thing is moved by a day, to a day, and to another length; what is not there is missing", () => {
  const changed = (fields: Record<string, string>, item = stay) => {
    const change = changeItem([stay, sail], planKey(item), fields);
    return "item" in change ? [change.item.from, change.item.to, change.item.time, change.item.people] : change;
  };
  expect(changed({ intent: "later" })).toEqual(["2027-01-10", "2027-01-15", null, 3]);
  expect(changed({ intent: "earlier" }, sail)).toEqual(["2027-01-09", "2027-01-09", "16:30", 3]);
  // By drag: the day alone.
  expect(changed({ from: "2027-01-12" })).toEqual(["2027-01-12", "2027-01-17", null, 3]);
  expect(changed({ from: "2027-01-20", to: "2027-01-14" })).toEqual(["2027-01-20", "2027-01-25", null, 3]);
  expect(changed({ from: "2027-01-09", to: "2027-01-11", people: "2" })).toEqual(["2027-01-09", "2027-01-11", null, 2]);
  expect(changed({ from: "2027-01-12", time: "09:00" }, sail)).toEqual(["2027-01-12", "2027-01-12", "09:00", 3]);
  expect(changed({ people: "1" }, sail)).toEqual(["2027-01-10", "2027-01-10", "16:30", 1]);
  expect(changed({ from: "<script>" })).toEqual({ problem: "noDays" });
  expect(changeItem([stay], planKey(sail), {})).toEqual({ problem: "missing" });
});

test("all days move together, and a thing is removed by its key", () => {
  expect(shiftItems([stay, sail], "2027-02-01")?.map(({ from }) => from)).toEqual(["2027-02-01", "2027-02-02"]);
  expect(shiftItems([stay, sail], "2027-01-01")?.map(({ to }) => to)).toEqual(["2027-01-06", "2027-01-02"]);
  expect(shiftItems([stay], "soon")).toBeNull();
  expect(removeItem([stay, sail], planKey(stay))).toEqual([sail]);
});
