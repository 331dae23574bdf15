import { describe, expect, it } from "vitest";
import {
  balanceDueDay,
  balanceOf,
  depositOf,
  moneyState,
  paidOf,
  parseAmount,
  parseSignedAmount,
  toUsd,
  MONEY_STATE_NAMES,
} from "#app/features/bookings/desk/money";
import type { BookingStatus } from "#app/features/bookings/schema";

const asked = (status: BookingStatus, total: number | null = 90_000, deposit: number | null = 27_000) => ({
  status,
  total,
  deposit,
});

describe("states of money", () => {
  it.each([
    ["Nothing paid", asked("confirmed"), 0],
    ["Nothing paid", asked("cancelled"), 0],
    ["Nothing paid", asked("pending"), -100],
    ["Partly paid", asked("confirmed"), 26_999],
    ["Partly paid", asked("confirmed", 90_000, null), 30_000],
    ["Partly paid", asked("confirmed", null, null), 30_000],
    ["Deposit paid", asked("confirmed"), 27_000],
    ["Deposit paid", asked("confirmed"), 89_999],
    ["Paid", asked("confirmed"), 90_000],
    ["Paid", asked("completed"), 90_000],
    ["Paid", asked("confirmed", 0, null), 0],
    ["Overpaid", asked("confirmed"), 90_001],
    ["Refund due", asked("cancelled"), 1],
    ["Refund due", asked("cancelled"), 90_000],
  ])("BK-141: says '%s'", (name, booking, paid) => {
    expect(MONEY_STATE_NAMES[moneyState(booking, paid)]).toBe(name);
  });

  it("BK-140: counts refunds against payments and leaves out what was voided", () => {
    const row = (kind: "payment" | "refund", usd_amount: number, isVoided = false) => ({
      kind,
      usd_amount,
      voided_at: isVoided ? new Date() : null,
    });
    expect(paidOf([row("payment", 30_000), row("payment", 30_000, true), row("refund", 10_000)])).toBe(20_000);
  });

  it("BK-138: knows what is owed, and by when", () => {
    expect(balanceOf(asked("confirmed"), 27_000)).toBe(63_000);
    expect(balanceOf(asked("confirmed"), 95_000)).toBe(-5_000);
    expect(balanceOf(asked("cancelled"), 27_000)).toBe(-27_000);
    expect(balanceOf(asked("confirmed", null), 27_000)).toBeNull();
    expect(balanceDueDay("2027-03-03", 7)).toBe("2027-02-24");
    expect([depositOf(91_125, 30), depositOf(5, 50), depositOf(100, 0)]).toEqual([27_338, 3, null]);
  });

  it("BK-139: turns an amount into dollars by the rate of the table", () => {
    expect(toUsd(25_500, 0.92)).toBe(27_717);
    expect(toUsd(260_000_000, 2_600)).toBe(100_000);
  });

  it("BK-258, BK-259: refuses what is no amount", () => {
    for (const typed of ["", "0", "0.00", "-1", "1e3", "0x10", "1.234", "1,50", "NaN", "10000000000", "Infinity"])
      expect(parseAmount(typed), typed).toBeNull();
    expect([parseAmount("9999999999.99"), parseAmount(" 12.5 ")]).toEqual([999_999_999_999, 1_250]);
  });

  it("BK-137: reads a line that is below 0", () => {
    expect([parseSignedAmount("-44.80"), parseSignedAmount("\u221244.8"), parseSignedAmount("0")]).toEqual([
      -4_480, -4_480, 0,
    ]);
    for (const typed of ["--1", "1,5", "1.234", "1e3", "-"]) expect(parseSignedAmount(typed), typed).toBeNull();
  });
});
