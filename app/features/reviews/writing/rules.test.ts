import { describe, expect, it } from "vitest";
import { writingOf } from "#app/features/reviews/writing/rules";

const LAST = "2026-06-10";
const item = { status: "completed", lastDay: LAST, review: null };

describe("GU-123: when a guest can write", () => {
  it.each([
    ["2026-06-09", "early"],
    ["2026-06-10", "open"],
    ["2026-09-08", "open"],
    ["2026-09-09", "late"],
  ])("on %s: %s", (today, expected) => expect(writingOf(item, today)).toBe(expected));

  it.each(["pending", "confirmed", "cancelled"])("never about a booking that is %s", (status) =>
    expect(writingOf({ ...item, status }, LAST)).toBe("not_completed"),
  );

  it("GU-126 GU-128: changes until it is decided, and anew twice", () => {
    const of = (state: "pending" | "approved" | "rejected" | "withdrawn", writings: number) =>
      writingOf({ ...item, review: { state, writings } }, LAST);
    expect([of("pending", 3), of("approved", 1), of("rejected", 2), of("withdrawn", 1)]).toEqual([
      "change",
      "decided",
      "open",
      "open",
    ]);
    expect([of("rejected", 3), of("withdrawn", 3)]).toEqual(["used_up", "used_up"]);
  });
});
