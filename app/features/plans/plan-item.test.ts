import { expect, test } from "vitest";
import { durationMinutes } from "#app/features/plans/duration";
import { PLAN_COOKIE, planCookie, readPlanCookie } from "#app/features/plans/plan-cookie";
import {
  inTripOrder,
  isPlanItem,
  MAX_PLAN_ITEMS,
  planKey,
  planProblem,
  planSpan,
  readPlanKeys,
  type PlanItem,
} from "#app/features/plans/plan-item";
import { planTotal } from "#app/features/plans/plan-total";
import { addDays } from "#app/platform/dates/dates";

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const stay = (n: number, from = "2027-01-09", nights = 5): PlanItem => ({
  kind: "stay",
  id: id(n),
  from,
  to: addDays(from, nights),
  time: null,
  people: 3,
  children: 0,
  vehicles: 1,
  withDriver: false,
});
const sail: PlanItem = { ...stay(90, "2027-01-10", 0), kind: "experience", time: "16:30", people: 3, children: 1 };
const car: PlanItem = { ...stay(91, "2027-01-09", 4), kind: "vehicle", people: 1, vehicles: 2, withDriver: true };
const headerOf = (cookie: string) => cookie.split(";")[0]!;

test("GU-173: what is written into the cookie is read from it; 20 items stay far under 3 kB", () => {
  const items = [sail, car, ...Array.from({ length: MAX_PLAN_ITEMS - 2 }, (_, n) => stay(n))];
  const cookie = planCookie(items);
  expect(readPlanCookie(`a=b; ${headerOf(cookie)}; c=d`)).toEqual(items);
  expect(headerOf(cookie).length).toBeLessThan(3_000);
  expect(cookie).toMatch(/; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
  expect(planCookie([])).toContain("Max-Age=0");
});

test("GU-173: a forged cookie is cut to items that make sense and fit", () => {
  const key = planKey(stay(1));
  expect(readPlanKeys(key.repeat(10_000))).toEqual([stay(1)]);
  const many = Array.from({ length: 10_000 }, (_, n) => planKey(stay(n))).join("");
  expect(readPlanKeys(many)).toHaveLength(MAX_PLAN_ITEMS);
  for (const broken of ["", "%", "%E0%A4%A", "<script>alert(1)</script>", "s123", key.slice(0, -1), `p${key.slice(1)}`])
    expect(readPlanCookie(`${PLAN_COOKIE}=${broken}`), broken).toEqual([]);
  // No such day, no night, no people, more children than people, an hour that is none.
  const forged = [
    planKey(stay(1)).replace("270109", "270231"),
    planKey(stay(1, "2027-01-09", 0)),
    planKey({ ...stay(1), people: 0 }),
    planKey({ ...sail, children: 3 }),
    planKey({ ...sail, time: "25:00" }),
    planKey({ ...stay(1), vehicles: 0 }),
  ];
  expect(readPlanKeys(forged.join("") + key)).toEqual([stay(1)]);
});

test("GU-173: a plan has at most 20 things and 60 days from the first to the last", () => {
  const day = (days: number): PlanItem => ({
    ...sail,
    from: addDays("2027-01-01", days),
    to: addDays("2027-01-01", days),
  });
  expect(planProblem([day(0), day(59)])).toBeNull();
  expect(planProblem([day(0), day(60)])).toBe("long");
  expect(planProblem(Array.from({ length: MAX_PLAN_ITEMS + 1 }, (_, n) => stay(n)))).toBe("full");
  expect(readPlanKeys([day(0), day(60), day(30)].map(planKey).join(""))).toEqual([day(0), day(30)]);
  expect(planSpan([day(4), stay(1, "2027-01-02", 2)])).toEqual({ first: "2027-01-02", last: "2027-01-05" });
  expect(planSpan([])).toBeNull();
  expect(isPlanItem(stay(1, "2027-01-01", 60))).toBe(false);
});

test("the order of a trip is by day, then by time, then as it was added", () => {
  const later = { ...sail, id: id(2), time: "17:00" };
  expect(inTripOrder([later, sail, car, stay(1)]).map((item) => item.id)).toEqual([car.id, id(1), sail.id, id(2)]);
});

test("GU-163: the total is the sum of the quotes in cents, converted once", () => {
  expect(planTotal([], { code: "USD", rate: 1 })).toEqual({ total: 0, shownTotal: 0 });
  expect(planTotal([{ total: 10 }, { total: 20 }], { code: "USD", rate: 1 })).toEqual({ total: 30, shownTotal: 0.3 });
  // Each by itself would be 0.34 and thrice that 1.02.
  const third = { total: 100 };
  expect(planTotal([third, third, third], { code: "EUR", rate: 0.335 })).toEqual({ total: 300, shownTotal: 1.01 });
  expect(planTotal([{ total: 299_400 }], { code: "TZS", rate: 2_600 })).toEqual({
    total: 299_400,
    shownTotal: 7_784_400,
  });
  expect(planTotal([{ total: 1 }, { total: 1 }], { code: "TZS", rate: 2_625 }).shownTotal).toBe(53);
});

test("how long an experience takes is told by the usual words and by hours", () => {
  expect(durationMinutes("1-2 hours")).toBe(120);
  expect(durationMinutes("Half-day")).toBe(300);
  expect(durationMinutes("Multi-day")).toBe(1_440);
  expect(durationMinutes("3 hours")).toBe(180);
  expect(durationMinutes("Until the tide turns")).toBeNull();
});
