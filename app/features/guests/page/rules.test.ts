import { expect, test } from "vitest";
import { answerState } from "#app/features/guests/page/rules";

const since = new Date("2027-03-01T09:00:00Z");

test("GU-011: an answer is promised by the hours of Settings, and late from that moment on", () => {
  const waiting = { waiting_for: "us", waiting_since: since } as const;
  expect(answerState(waiting, 24, new Date("2027-03-02T08:59:59Z"))).toEqual({
    turn: "ours",
    by: "2027-03-02T09:00:00.000Z",
    isLate: false,
  });
  expect(answerState(waiting, 24, new Date("2027-03-02T09:00:00Z"))).toMatchObject({ isLate: true });
  expect(answerState({ waiting_for: "guest", waiting_since: since }, 24, since)).toEqual({ turn: "nobody" });
  expect(answerState({ waiting_for: "nobody", waiting_since: null }, 24, since)).toEqual({ turn: "nobody" });
});
