import { expect, it } from "vitest";
import { officeAt } from "#app/pages/contact/opening-hours";

it("tells the island's time, today's hours and whether somebody is there", () => {
  // 13 July 2026 is a Monday; the island is three hours ahead of UTC.
  expect(officeAt(new Date("2026-07-13T04:59:59Z"))).toEqual({ time: "7:59", today: "weekdays", open: false });
  expect(officeAt(new Date("2026-07-13T05:00:00Z"))).toEqual({ time: "8:00", today: "weekdays", open: true });
  expect(officeAt(new Date("2026-07-13T14:59:00Z"))).toEqual({ time: "17:59", today: "weekdays", open: true });
  expect(officeAt(new Date("2026-07-13T15:00:00Z"))).toEqual({ time: "18:00", today: "weekdays", open: false });
  expect(officeAt(new Date("2026-07-17T21:30:00Z"))).toEqual({ time: "0:30", today: "saturday", open: false });
  expect(officeAt(new Date("2026-07-18T06:00:00Z"))).toEqual({ time: "9:00", today: "saturday", open: true });
  expect(officeAt(new Date("2026-07-18T13:00:00Z"))).toEqual({ time: "16:00", today: "saturday", open: false });
  expect(officeAt(new Date("2026-07-19T09:00:00Z"))).toEqual({ time: "12:00", today: "sunday", open: false });
});
