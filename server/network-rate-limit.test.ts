import { expect, it } from "vitest";
import { NetworkRateLimiter } from "#server/network-rate-limit";

it("a network has 1,000 requests at once and 200 a second, and takes nothing from another", () => {
  const rateLimiter = new NetworkRateLimiter();
  const taken = (network: string, count: number, now: number) =>
    Array.from({ length: count }, () => rateLimiter.isLimited(network, now)).filter((isLimited) => !isLimited).length;
  expect(taken("one", 5_000, 0)).toBe(1_000);
  expect(taken("one", 1_000, 1_000)).toBe(200);
  expect(taken("other", 10, 1_000)).toBe(10);
  expect(taken("one", 5_000, 60_000)).toBe(1_000);
});
