import { describe, expect, it } from "vitest";
import { nextSteps, whenText } from "#app/features/bookings/desk/next-steps";

const NOW = new Date("2026-11-17T06:00:00Z");
type Known = Parameters<typeof nextSteps>[0];

function known(booking: Partial<Known["booking"]>, rest: Partial<Omit<Known, "booking">> = {}): Known {
  return {
    booking: {
      kind: "stay",
      status: "confirmed",
      total: 50_000,
      deposit: null,
      from: "2026-11-27",
      to: "2026-11-30",
      hold_until: null,
      is_wish: false,
      arrived_at: null,
      left_at: null,
      erased_at: null,
      ...booking,
    },
    payments: [],
    mails: [],
    isFree: true,
    balanceDueDays: 7,
    today: "2026-11-17",
    now: NOW,
    ...rest,
  };
}
const paid = (usd_amount: number) => [{ kind: "payment" as const, usd_amount, voided_at: null }];
const titles = (value: Known) => nextSteps(value).map(({ title }) => title);

describe("what is to be done about a booking", () => {
  it("is nothing before the balance is due, after it is paid, and once the guest is erased", () => {
    expect(titles(known({}))).toEqual([]);
    expect(titles(known({ from: "2026-11-18" }, { payments: paid(50_000) }))).toEqual([]);
    expect(titles(known({ status: "pending", erased_at: NOW }))).toEqual([]);
  });

  it("says what is owed from the day after it was due, and the deposit before", () => {
    expect(titles(known({ from: "2026-11-24" }))).toEqual([]);
    expect(titles(known({ from: "2026-11-23" }))).toEqual(["Balance of $500.00 was due on 16 Nov 2026"]);
    expect(titles(known({ deposit: 10_000 }))).toEqual(["Deposit of $100.00 is not paid"]);
    expect(titles(known({ deposit: 10_000 }, { payments: paid(10_000) }))).toEqual([]);
  });

  it("gives money back that is too much", () => {
    expect(titles(known({ status: "cancelled" }, { payments: paid(7_000) }))).toEqual(["$70.00 is to go back"]);
    expect(titles(known({}, { payments: paid(50_100) }))).toEqual(["$1.00 is to go back"]);
  });

  it("begins with the answer to a request, and has three at most", () => {
    const mails = [{ sent_at: null, last_error: "refused" }];
    expect(titles(known({ status: "pending" }, { mails }))).toEqual([
      "Answer the request",
      "A mail did not reach the guest",
    ]);
    expect(titles(known({ from: "2026-11-17" }, { mails }))).toEqual([
      "Balance of $500.00 was due on 10 Nov 2026",
      "A mail did not reach the guest",
      "Arrives today",
    ]);
  });

  it("names who should have left or come back", () => {
    const gone = { from: "2026-11-10", to: "2026-11-16", total: 0, arrived_at: NOW } as const;
    expect(titles(known(gone))).toEqual(["Not marked as left"]);
    expect(titles(known({ ...gone, kind: "vehicle" }))).toEqual(["Not returned"]);
    expect(titles(known({ ...gone, left_at: NOW }))).toEqual([]);
  });
});

it("says when somebody comes", () => {
  expect(whenText(known({}))).toBe("Arrives in 10 days");
  expect(whenText(known({ from: "2026-11-17" }))).toBe("Arrives today");
  expect(whenText(known({ from: "2026-11-16", arrived_at: NOW }))).toBe("In house");
  expect(whenText(known({ status: "cancelled" }))).toBe("");
});
