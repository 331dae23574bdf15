import type { ShouldRevalidateFunctionArgs } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { throttleRevalidation } from "#app/ui/office/throttled-revalidation";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const HERE = new URL("http://site/analytics?period=7d");
const event = (nextUrl = HERE) =>
  ({ currentUrl: HERE, nextUrl, defaultShouldRevalidate: true }) as ShouldRevalidateFunctionArgs;

it("follows a burst of events once, when the pause is over, and what comes later at once", async () => {
  const seldom = throttleRevalidation(5_000);
  const read = seldom.trackLoads(async (page: string) => page);
  const reread = vi.fn();
  const leave = seldom.subscribe(reread);
  expect(seldom.shouldRevalidate(event())).toBe(true);
  expect(await read("figures")).toBe("figures");
  vi.advanceTimersByTime(1_000);
  expect([1, 2, 3].map(() => seldom.shouldRevalidate(event()))).toEqual([false, false, false]);
  expect(seldom.shouldRevalidate(event(new URL("http://site/analytics?period=1y")))).toBe(true);
  vi.advanceTimersByTime(3_900);
  expect(reread).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(reread).toHaveBeenCalledTimes(1);
  expect(seldom.shouldRevalidate(event())).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(reread).toHaveBeenCalledTimes(1);

  await read("figures");
  expect(seldom.shouldRevalidate(event())).toBe(false);
  leave();
  vi.advanceTimersByTime(60_000);
  expect(reread).toHaveBeenCalledTimes(1);
});
