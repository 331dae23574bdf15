import { expect, it } from "vitest";
import {
  formatBytes,
  formatSpan,
  checkDatabase,
  checkJob,
  checkJobs,
  checkMail,
  checkStorage,
  worstOf,
} from "#app/features/health/rules";
import { NO_SENDER } from "#app/features/mail/schema";

const now = new Date("2026-11-15T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it("what does not answer is bad, what is slow or nearly full needs attention", () => {
  expect(
    [null, { latencyMs: 3, waiting: 0 }, { latencyMs: 900, waiting: 0 }, { latencyMs: 3, waiting: 2 }].map(
      (answer) => checkDatabase(answer).state,
    ),
  ).toEqual(["bad", "good", "attention", "attention"]);
  expect(checkDatabase({ latencyMs: 3, waiting: 0, schemaDifference: "It was made with another version." })).toEqual({
    state: "bad",
    message: "It was made with another version.",
  });
  expect(
    [{ cause: "There is no bucket." }, { free: null }, { free: 5e10 }, { free: 5e8 }, { free: 5e6 }].map(
      (seen) => checkStorage(seen).state,
    ),
  ).toEqual(["bad", "good", "good", "attention", "bad"]);
});

it("mail that failed waits for somebody, mail that waits does not", () => {
  const states = [
    [true, 0, 0],
    [true, 9, 0],
    [true, 0, 1],
    [false, 9, 0],
    [false, 0, 2],
  ].map(
    ([isConfigured, waiting, failed]) =>
      checkMail({
        isConfigured: Boolean(isConfigured),
        hasSender: true,
        waiting: Number(waiting),
        failed: Number(failed),
        cause: null,
      }).state,
  );
  expect(states).toEqual(["good", "good", "bad", "attention", "bad"]);
  expect(checkMail({ isConfigured: true, hasSender: false, waiting: 0, failed: 0, cause: null })).toEqual({
    state: "bad",
    message: `No message can be sent, nor a link to a new password. ${NO_SENDER}.`,
  });
  expect(
    checkMail({ isConfigured: true, hasSender: true, waiting: 0, failed: 0, cause: "The password is wrong." }),
  ).toEqual({ state: "bad", message: "No message can be sent. The password is wrong." });
});

it("a job is late when it was not done for hours, and before that it is only not done yet", () => {
  const done = checkJob({ ranAt: hoursAgo(1), ok: true }, now, hoursAgo(20));
  const failed = checkJob({ ranAt: hoursAgo(1), ok: false }, now, hoursAgo(20));
  const late = checkJob({ ranAt: hoursAgo(5), ok: true }, now, hoursAgo(20));
  expect(
    [done, failed, late, checkJob(undefined, now, hoursAgo(0)), checkJob(undefined, now, hoursAgo(20))].map(
      ({ state }) => state,
    ),
  ).toEqual(["good", "bad", "attention", "good", "attention"]);
  expect(checkJobs([done, late]).state).toBe("attention");
  expect(checkJobs([done, late, failed]).state).toBe("bad");
  expect([worstOf([]), worstOf(["good", "attention"])]).toEqual(["good", "attention"]);
});

it("says sizes and spans for people", () => {
  expect([0, 999, 1_234, 45_600_000, 3_210_000_000, 5e15].map(formatBytes)).toEqual([
    "0 bytes",
    "999 bytes",
    "1.2 kB",
    "46 MB",
    "3.2 GB",
    "5,000 TB",
  ]);
  expect([30, 725, 15_120, 90_000, 187_200].map(formatSpan)).toEqual([
    "0 min",
    "12 min",
    "4 h 12 min",
    "1 day 1 h",
    "2 days 4 h",
  ]);
});

it("GU-207: says when messages about alerts wait for the next hour", () => {
  const facts = { isConfigured: true, hasSender: true, waiting: 9, failed: 0, cause: null };
  expect(checkMail({ ...facts, postponed: 0 }).state).toBe("good");
  expect(checkMail({ ...facts, postponed: 9_500 })).toEqual({
    state: "attention",
    message: "More people asked for alerts than are written to in an hour: 9500 messages wait for the next.",
  });
});
