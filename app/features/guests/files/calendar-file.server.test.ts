import ICAL from "ical.js";
import ical from "node-ical";
import { describe, expect, it } from "vitest";
import { writeGuestCalendar } from "#app/features/guests/files/calendar-file.server";
import type { GuestBooking } from "#app/features/guests/page/queries.server";
import { LANGUAGES } from "#app/platform/i18n/languages";

const booking = (more: Partial<GuestBooking> = {}): GuestBooking =>
  ({
    id: "5b2c",
    version: 2,
    changed_at: "2027-12-01T08:00:00+00:00",
    kind: "stay",
    status: "confirmed",
    name: "Tumbe Tide Hotel",
    place: "Tumbe",
    from: "2028-02-28",
    to: "2028-03-02",
    start_time: null,
    ...more,
  }) as GuestBooking;
const write = (bookings: GuestBooking[], lines = ["Reference: K9WX3R", "Pemba Paradise: +255 777 000 000"]) =>
  writeGuestCalendar(bookings, { language: "en", siteName: "Pemba Paradise", lines, secret: "s" });
const unfold = (text: string) => text.replaceAll(/\r\n[ \t]/g, "");
const lineOf = (text: string, name: string) =>
  unfold(text)
    .split("\r\n")
    .find((line) => line.startsWith(name));
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((found) => new ICAL.Event(found));

describe("a guest's bookings for his own calendar", () => {
  it("shows the day of leaving too, in two parsers; a start at a moment in UTC, else one day (GU-049, GT-32)", () => {
    const text = write([
      booking(),
      booking({ id: "a", kind: "experience", from: "2028-03-01", to: "2028-03-01", start_time: "05:45" }),
      booking({ id: "b", kind: "experience", from: "2028-03-02", to: "2028-03-02" }),
    ]);
    const [stay, timed, daily] = eventsOf(text);
    expect([stay?.startDate.toString(), stay?.endDate.toString(), stay?.startDate.isDate]).toEqual([
      "2028-02-28",
      "2028-03-03",
      true,
    ]);
    expect([timed?.startDate.toString(), timed?.startDate.isDate]).toEqual(["2028-03-01T02:45:00Z", false]);
    expect([daily?.startDate.toString(), daily?.endDate.toString()]).toEqual(["2028-03-02", "2028-03-03"]);
    const starts = Object.values(ical.sync.parseICS(text)).flatMap((event) =>
      event && "start" in event ? [new Date(event.start as Date).toISOString()] : [],
    );
    expect(starts).toContain("2028-03-01T02:45:00.000Z");
  });

  it("keeps its identifier over changes, and counts them (GU-048)", () => {
    const [before, after] = [write([booking()]), write([booking({ version: 3, from: "2028-03-01" })])];
    expect(lineOf(after, "UID")).toBe(lineOf(before, "UID"));
    expect(before).not.toContain("5b2c");
    expect([before, after].map((text) => lineOf(text, "SEQUENCE"))).toEqual(["SEQUENCE:2", "SEQUENCE:3"]);
    expect(lineOf(before, "DTSTAMP")).toBe("DTSTAMP:20271201T080000Z");
  });

  it("says what is certain; a cancelled one takes its own event away, on its own days (GU-050, GT-33)", () => {
    const statusOf = (status: GuestBooking["status"]) => lineOf(write([booking({ status })]), "STATUS");
    expect((["pending", "confirmed", "completed", "cancelled"] as const).map(statusOf)).toEqual([
      "STATUS:TENTATIVE",
      "STATUS:CONFIRMED",
      "STATUS:CONFIRMED",
      "STATUS:CANCELLED",
    ]);
    const gone = write([booking({ status: "cancelled" })]);
    expect(lineOf(gone, "METHOD")).toBe("METHOD:CANCEL");
    expect(lineOf(gone, "UID")).toBe(lineOf(write([booking()]), "UID"));
    expect(lineOf(gone, "DTSTART")).toContain("20280228");
    expect(lineOf(write([booking({ status: "cancelled" }), booking({ id: "b" })]), "METHOD")).toBe("METHOD:PUBLISH");
  });

  it.each(LANGUAGES)("has lines of at most 75 bytes, never cut within a letter, in %s (GU-051, GU-030)", (language) => {
    const names = {
      ar: "فندق مدّ تومبي، غرفة بإطلالة على البحر والبستان الكبير",
      zh: "通贝潮汐酒店，可以看到大海和花园的房间，带阳台",
    };
    const name = (names as Record<string, string>)[language] ?? "Tumbe, Tide; Hotel \\ Günstig – Отель с видом на море";
    const text = writeGuestCalendar([booking({ name })], {
      language,
      siteName: "Pemba Paradise",
      lines: ["K9WX3R", "+255 777 000 000"],
      secret: "s",
    });
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(eventsOf(text)[0]?.summary).toBe(name);
    expect(eventsOf(text)[0]?.description).toBe("K9WX3R\n+255 777 000 000");
    expect(unfold(text)).not.toMatch(/https?:|mailto:|@|\$/);
  });
});
