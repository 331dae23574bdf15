import { expect, it } from "vitest";
import { viewGuide } from "#app/features/guide/queries.server";
import { createRenderTracking, trackRender } from "#app/platform/cache/render-tracking.server";

it("PL-146: a page that says what day it is on the island is made anew after the island's midnight", async () => {
  const freshUntil = async (now: string) => {
    const making = createRenderTracking();
    await trackRender(making, async () =>
      Promise.resolve(viewGuide([], { language: "en", warningDays: 180, now: new Date(now) })),
    );
    return new Date(making.freshUntil).toISOString();
  };
  // The island is three hours ahead of UTC.
  expect(await freshUntil("2026-11-18T20:59:59Z")).toBe("2026-11-18T21:00:00.000Z");
  expect(await freshUntil("2026-11-18T21:00:00Z")).toBe("2026-11-19T21:00:00.000Z");
});

it("PL-146: today's sun is that of the island's day, and each month's that of its 15th", () => {
  const at = (now: string) => viewGuide([], { language: "en", warningDays: 180, now: new Date(now) }).sun;
  expect(at("2026-12-31T21:00:00Z").today.day).toBe("1 January 2027");
  expect(at("2026-12-31T20:59:00Z").today.day).toBe("31 December 2026");
  expect(at("2027-06-01T12:00:00Z").months).toHaveLength(12);
  expect(at("2027-06-01T12:00:00Z").months[0]).toEqual(at("2027-01-15T12:00:00Z").months[0]);
});
