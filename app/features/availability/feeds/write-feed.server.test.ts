import { execFileSync } from "node:child_process";
import ICAL from "ical.js";
import ical from "node-ical";
import { describe, expect, it } from "vitest";
import { eventsOf } from "#app/features/availability/feeds/feed-events";
import { writeFeed, type TakenSpan } from "#app/features/availability/feeds/write-feed.server";

const span = (more: Partial<TakenSpan> = {}): TakenSpan => ({
  source: "booking 5b2c",
  first_day: "2028-02-28",
  end_day: "2028-03-02",
  sequence: 3,
  changed_at: new Date("2027-12-01T08:00:00Z"),
  ...more,
});
const lineOf = (text: string, name: string) => text.split("\r\n").find((line) => line.startsWith(name));

describe("the calendar others read", () => {
  it("is read as its days by two parsers, the end excluded (BK-166)", () => {
    const text = writeFeed([span(), span({ source: "block 1", first_day: "2028-05-01", end_day: "2028-05-02" })], "s");
    const days = [
      ["2028-02-28", "2028-03-02"],
      ["2028-05-01", "2028-05-02"],
    ];
    const ours = eventsOf(ical.sync.parseICS(text));
    expect(ours.kind === "events" && ours.events.map(({ first_day, end_day }) => [first_day, end_day])).toEqual(days);
    const theirs = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((found) => {
      const { startDate, endDate } = new ICAL.Event(found);
      expect(startDate.isDate && endDate.isDate).toBe(true);
      return [startDate.toString(), endDate.toString()];
    });
    expect(theirs).toEqual(days);
  });

  it("says that the days are taken and nothing else, under identifiers that open nothing (BK-168, BK-169)", () => {
    const text = writeFeed([span()], "secret");
    expect(lineOf(text, "SUMMARY")).toBe("SUMMARY:Not available");
    expect(text).not.toMatch(/5b2c|booking|DESCRIPTION|ATTENDEE|ORGANIZER|LOCATION|URL/);
  });

  it("keeps an identifier while days move, and counts the changes (BK-169)", () => {
    const before = writeFeed([span()], "secret");
    const after = writeFeed([span({ first_day: "2028-03-01", sequence: 4 })], "secret");
    expect(lineOf(after, "UID")).toBe(lineOf(before, "UID"));
    expect(lineOf(writeFeed([span()], "another"), "UID")).not.toBe(lineOf(before, "UID"));
    expect([before, after].map((text) => lineOf(text, "SEQUENCE"))).toEqual(["SEQUENCE:3", "SEQUENCE:4"]);
    expect(lineOf(before, "DTSTAMP")).toBe("DTSTAMP:20271201T080000Z");
  });

  it("has lines of at most 75 bytes that end with CRLF (BK-171)", () => {
    const text = writeFeed([span()], "secret");
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it.each(["Pacific/Honolulu", "UTC", "Pacific/Kiritimati"])("has the same days on a server in %s (BK-170)", (TZ) => {
    const program = `import { writeFeed } from "#app/features/availability/feeds/write-feed.server";
      process.stdout.write(writeFeed([{ source: "a", first_day: "2028-02-28", end_day: "2028-03-02", sequence: 0, changed_at: new Date(0) }], "s"));`;
    const text = execFileSync(process.execPath, ["--input-type=module-typescript", "--eval", program], {
      env: { ...process.env, TZ },
      encoding: "utf8",
    });
    expect([lineOf(text, "DTSTART"), lineOf(text, "DTEND")]).toEqual([
      "DTSTART;VALUE=DATE:20280228",
      "DTEND;VALUE=DATE:20280302",
    ]);
  });
});
