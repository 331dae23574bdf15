import { expect, it } from "vitest";
import { moreHandledSearch, readHandledLimit } from "#app/features/notifications/admin/handled-limit";

it("shows ten more notices that were decided on with each link, up to a bound", () => {
  const shown = (address: string) => readHandledLimit(new URLSearchParams(address));
  expect(["", "handled=x", "handled=-5", "handled=11", "handled=99999"].map(shown)).toEqual([10, 10, 10, 20, 200]);
  expect(moreHandledSearch(new URLSearchParams("handled=20"))).toBe("?handled=30");
  expect(moreHandledSearch(new URLSearchParams("handled=200"))).toBeNull();
});
