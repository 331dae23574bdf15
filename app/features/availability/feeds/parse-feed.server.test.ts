import { describe, expect, it } from "vitest";
import { parseFeed } from "#app/features/availability/feeds/parse-feed.server";

const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR"].join("\r\n");

describe("a calendar is parsed in a thread of its own", () => {
  it("and its days come back", async () => {
    const body = calendar("BEGIN:VEVENT", "UID:a", "DTSTART;VALUE=DATE:20280301", "SUMMARY:Reserved", "END:VEVENT");
    expect(await parseFeed(body)).toEqual({
      kind: "events",
      events: [{ uid: "a", recurrence_id: "", first_day: "2028-03-01", end_day: "2028-03-02", summary: "Reserved" }],
      leftOut: [],
    });
    expect(await parseFeed("<html>")).toEqual({ kind: "not a calendar" });
  });

  it("and one that failed leaves nothing to the next", async () => {
    const body = calendar("BEGIN:VEVENT", "UID:a", "DTSTART;VALUE=DATE:20280301", "END:VEVENT");
    expect(await parseFeed(body)).toMatchObject({ kind: "events" });
    expect(await parseFeed("<html>")).toEqual({ kind: "not a calendar" });
    const three = [parseFeed(body), parseFeed(body, { timeoutMs: 0 }), parseFeed(body)];
    expect((await Promise.all(three)).map(({ kind }) => kind)).toEqual(["events", "exhausted", "events"]);
    expect(await parseFeed(body)).toMatchObject({ kind: "events", events: [{ uid: "a" }] });
  });

  it.each([
    ["a rule for each second of a thousand years", ["RRULE:FREQ=SECONDLY;UNTIL=30280101T000000Z"]],
    ["a rule that never comes true", ["RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31"]],
    ["a very long line", [`SUMMARY:${"(".repeat(1_000_000)}`]],
    ["a parameter that never ends", [`X-A;${"B=".repeat(300_000)}:1`]],
    ["dates beyond all time", ["RDATE:99991231T235959Z", "EXDATE:00000000T000000Z"]],
  ])("and %s keeps the server from nothing (BK-190, TR-41)", async (_, lines) => {
    const body = calendar("BEGIN:VEVENT", "UID:a", "DTSTART:20280301T000000Z", ...lines, "END:VEVENT");
    const parsing = parseFeed(body);
    let isParsed = false;
    void parsing.then(() => (isParsed = true));
    // Runs when this thread has nothing left to do, and before the event loop turns: an answer of a thread cannot be there yet.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    expect(isParsed).toBe(false);
    const parsed = await parsing;
    expect(["events", "exhausted", "not a calendar"]).toContain(parsed.kind);
  });

  it("and what takes too long is given up (BK-190)", async () => {
    const many = Array.from({ length: 20_000 }, (_, n) => [
      "BEGIN:VEVENT",
      `UID:${n}`,
      "DTSTART;VALUE=DATE:20280301",
      "END:VEVENT",
    ]).flat();
    expect(await parseFeed(calendar(...many), { timeoutMs: 1 })).toEqual({ kind: "exhausted" });
  });
});
