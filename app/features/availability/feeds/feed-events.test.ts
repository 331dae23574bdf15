import ical from "node-ical";
import { afterEach, describe, expect, it } from "vitest";
import { eventsOf, type ParsedFeed } from "#app/features/availability/feeds/feed-events";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

let made = 0;
const event = (...lines: string[]) => ["BEGIN:VEVENT", `UID:uid-${made++}`, ...lines, "END:VEVENT"];
const parse = (...events: string[][]): ParsedFeed =>
  eventsOf(ical.sync.parseICS(["BEGIN:VCALENDAR", "VERSION:2.0", ...events.flat(), "END:VCALENDAR"].join("\r\n")));
/** "2028-03-01 2028-03-04", or why it is left out, or "none". */
function daysOf(...lines: string[]): string {
  const parsed = parse(event(...lines));
  if (parsed.kind !== "events") return parsed.kind;
  const [found] = parsed.events;
  return found ? `${found.first_day} ${found.end_day}` : (parsed.leftOut[0]?.reason ?? "none");
}

/** What an event says, and the days it takes on the island (UTC+3). */
const SAMPLES: [string, string[], string][] = [
  ["days", ["DTSTART;VALUE=DATE:20280301", "DTEND;VALUE=DATE:20280304"], "2028-03-01 2028-03-04"],
  ["one night", ["DTSTART;VALUE=DATE:20280301", "DTEND;VALUE=DATE:20280302"], "2028-03-01 2028-03-02"],
  ["over a leap day", ["DTSTART;VALUE=DATE:20280228", "DTEND;VALUE=DATE:20280301"], "2028-02-28 2028-03-01"],
  ["over a year's end", ["DTSTART;VALUE=DATE:20281230", "DTEND;VALUE=DATE:20290102"], "2028-12-30 2029-01-02"],
  ["a day written without its type", ["DTSTART:20280301", "DTEND:20280303"], "2028-03-01 2028-03-03"],
  ["a day without an end", ["DTSTART;VALUE=DATE:20280301"], "2028-03-01 2028-03-02"],
  ["an end that is the start", ["DTSTART;VALUE=DATE:20280301", "DTEND;VALUE=DATE:20280301"], "2028-03-01 2028-03-02"],
  ["an end before the start", ["DTSTART;VALUE=DATE:20280305", "DTEND;VALUE=DATE:20280301"], "2028-03-05 2028-03-06"],
  ["a duration of days", ["DTSTART;VALUE=DATE:20280301", "DURATION:P3D"], "2028-03-01 2028-03-04"],
  ["a duration of weeks", ["DTSTART;VALUE=DATE:20280301", "DURATION:P2W"], "2028-03-01 2028-03-15"],
  ["as long as can be stored", ["DTSTART;VALUE=DATE:20280101", "DTEND;VALUE=DATE:20310105"], "2028-01-01 2031-01-05"],
  ["longer than that", ["DTSTART;VALUE=DATE:20280101", "DTEND;VALUE=DATE:20310106"], "too long"],
  ["from afternoon to morning", ["DTSTART:20280301T120000Z", "DTEND:20280303T070000Z"], "2028-03-01 2028-03-03"],
  ["until just before noon", ["DTSTART:20280301T120000Z", "DTEND:20280303T085959Z"], "2028-03-01 2028-03-03"],
  ["until noon", ["DTSTART:20280301T120000Z", "DTEND:20280303T090000Z"], "2028-03-01 2028-03-04"],
  ["until evening", ["DTSTART:20280301T120000Z", "DTEND:20280303T180000Z"], "2028-03-01 2028-03-04"],
  ["within one day", ["DTSTART:20280301T060000Z", "DTEND:20280301T080000Z"], "2028-03-01 2028-03-02"],
  ["late in UTC, the next day there", ["DTSTART:20280301T220000Z", "DTEND:20280303T060000Z"], "2028-03-02 2028-03-03"],
  ["until midnight there", ["DTSTART:20280301T120000Z", "DTEND:20280303T210000Z"], "2028-03-01 2028-03-04"],
  ["a time without an end", ["DTSTART:20280301T220000Z"], "2028-03-02 2028-03-03"],
  ["a time with hours", ["DTSTART:20280301T120000Z", "DURATION:PT20H"], "2028-03-01 2028-03-02"],
  ["a time with days", ["DTSTART:20280301T120000Z", "DURATION:P2D"], "2028-03-01 2028-03-04"],
  [
    "New York's evening",
    ["DTSTART;TZID=America/New_York:20280301T200000", "DTEND;TZID=America/New_York:20280304T030000"],
    "2028-03-02 2028-03-04",
  ],
  [
    "Berlin's summer time",
    ["DTSTART;TZID=Europe/Berlin:20280701T223000", "DTEND;TZID=Europe/Berlin:20280703T100000"],
    "2028-07-01 2028-07-03",
  ],
  [
    "Berlin's summer time, past midnight there",
    ["DTSTART;TZID=Europe/Berlin:20280701T233000", "DTEND;TZID=Europe/Berlin:20280703T100000"],
    "2028-07-02 2028-07-03",
  ],
  [
    "the island's own zone",
    ["DTSTART;TZID=Africa/Dar_es_Salaam:20280301T140000", "DTEND;TZID=Africa/Dar_es_Salaam:20280305T100000"],
    "2028-03-01 2028-03-05",
  ],
  ["a time of no zone", ["DTSTART:20280301T140000", "DTEND:20280304T100000"], "2028-03-01 2028-03-04"],
  ["a time of no zone, late", ["DTSTART:20280301T233000", "DTEND:20280304T100000"], "2028-03-01 2028-03-04"],
  ["cancelled", ["DTSTART;VALUE=DATE:20280301", "STATUS:CANCELLED"], "none"],
  ["tentative", ["DTSTART;VALUE=DATE:20280301", "STATUS:TENTATIVE"], "2028-03-01 2028-03-02"],
  ["confirmed", ["DTSTART;VALUE=DATE:20280301", "STATUS:CONFIRMED"], "2028-03-01 2028-03-02"],
  ["said to be free", ["DTSTART;VALUE=DATE:20280301", "TRANSP:TRANSPARENT"], "none"],
  ["said to be busy", ["DTSTART;VALUE=DATE:20280301", "TRANSP:OPAQUE"], "2028-03-01 2028-03-02"],
  ["daily", ["DTSTART;VALUE=DATE:20280301", "RRULE:FREQ=DAILY;COUNT=3"], "recurring"],
  ["weekly", ["DTSTART;VALUE=DATE:20280301", "RRULE:FREQ=WEEKLY;UNTIL=20281231"], "recurring"],
  ["daily, cancelled", ["DTSTART;VALUE=DATE:20280301", "RRULE:FREQ=DAILY", "STATUS:CANCELLED"], "none"],
  ["no start", ["SUMMARY:Reserved"], "unreadable"],
  ["nonsense as its start", ["DTSTART:soon"], "unreadable"],
  ["nonsense as its end", ["DTSTART;VALUE=DATE:20280301", "DTEND:later"], "2028-03-01 2028-03-02"],
  ["folded lines", ["DTSTART;VALUE=DATE:2028", " 0301", "DTEND;VALUE=DATE:20280303"], "2028-03-01 2028-03-03"],
];

const ZONES = [
  ["UTC", 0],
  ["Pacific/Honolulu", 600],
  ["Pacific/Kiritimati", -840],
] as const;

describe.each(ZONES)("events read in the zone %s", (zoneName, minutesBehind) => {
  it.each(SAMPLES)("%s (BK-186, BK-187, BK-188, TR-42)", (_, lines, days) => {
    process.env.TZ = zoneName;
    expect(new Date(2028, 0, 1).getTimezoneOffset()).toBe(minutesBehind);
    expect(daysOf(...lines)).toBe(days);
  });
});

describe("a feed", () => {
  it("that is none is told from one without events (BK-193, BK-194)", () => {
    expect(eventsOf(ical.sync.parseICS("<!doctype html><p>Sign in</p>"))).toEqual({ kind: "not a calendar" });
    expect(eventsOf(ical.sync.parseICS(""))).toEqual({ kind: "not a calendar" });
    expect(parse()).toEqual({ kind: "events", events: [], leftOut: [] });
  });

  it("gives summaries as short plain text (BK-201)", () => {
    const parsed = parse(event("DTSTART;VALUE=DATE:20280301", `SUMMARY;LANGUAGE=en:<script>  a${"x".repeat(300)}`));
    expect(parsed).toMatchObject({ events: [{ summary: `<script> a${"x".repeat(190)}` }] });
  });

  it("names what is left out", () => {
    const parsed = parse(event("DTSTART;VALUE=DATE:20280301", "RRULE:FREQ=DAILY", "SUMMARY:Yoga"));
    expect(parsed).toMatchObject({ leftOut: [{ reason: "recurring", summary: "Yoga" }] });
  });

  it("keeps changed dates of one UID apart", () => {
    const changed = (day: string) => [
      "BEGIN:VEVENT",
      "UID:same",
      `RECURRENCE-ID;VALUE=DATE:${day}`,
      `DTSTART;VALUE=DATE:${day}`,
      "END:VEVENT",
    ];
    const whole = ["BEGIN:VEVENT", "UID:same", "DTSTART;VALUE=DATE:20280301", "END:VEVENT"];
    const parsed = parse(whole, changed("20280305"), changed("20280307"));
    expect(parsed.kind === "events" && parsed.events.map((found) => [found.recurrence_id, found.first_day])).toEqual([
      ["", "2028-03-01"],
      ["2028-03-05", "2028-03-05"],
      ["2028-03-07", "2028-03-07"],
    ]);
  });

  it("of more than 5,000 events is refused (BK-191)", () => {
    const many = Array.from({ length: 5_001 }, () => event("DTSTART;VALUE=DATE:20280301"));
    expect(parse(...many)).toEqual({ kind: "too many events" });
    expect(parse(...many.slice(1)).kind).toBe("events");
  });
});
