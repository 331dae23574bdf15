/**
 * What tests/data has of guests and staff at one case, as often as the contract names (GU-209 to GU-214), on
 * PostgreSQL. GUEST_RUNS, GUEST_KILLS and GUEST_SECONDS make a quick look of it.
 */
import { it } from "vitest";
import { runDataTests, sizeFrom } from "#tests/support/data-tests";
import { recordMeasurement } from "#tests/support/measurements";

const RUNS = sizeFrom("GUEST_RUNS", 500);
const KILLS = sizeFrom("GUEST_KILLS", 50);
const SECONDS = sizeFrom("GUEST_SECONDS", 120);
const CLIENTS = 24;
/** Each has 50 messages of both sides. */
const CONVERSATIONS = Math.ceil(RUNS / 50);

it(
  `GU-209 to GU-212: a guest who cancels while staff confirm, or accept his change, and all who meet at a review, ${RUNS} times each`,
  { timeout: 60 * 60_000 },
  () => {
    const often = { GUEST_RUNS: String(RUNS) };
    runDataTests("asks.test.ts", "PostgreSQL.*GU-209", often);
    runDataTests("asks.test.ts", "PostgreSQL.*GU-210", often);
    runDataTests("conversations.test.ts", "PostgreSQL.*GU-211", { GUEST_RUNS: String(CONVERSATIONS) });
    runDataTests("review-writing.test.ts", "PostgreSQL.*GU-212", often);
    runDataTests("review-counts.test.ts", "PostgreSQL.*GU-212", {});
    recordMeasurement(
      "guests and staff at one booking, message or review at once",
      `${RUNS} cancellations against a confirmation, ${RUNS} against an accepted change, ${RUNS} reviews approved, withdrawn and erased, ${CONVERSATIONS} times 50 messages: one order or the other each time`,
    );
  },
);

it(
  `GU-214: ${CLIENTS} clients for ${SECONDS} s, everything at random: J-1 to J-6 hold, no deadlock`,
  { timeout: SECONDS * 4_000 + 15 * 60_000 },
  () => {
    runDataTests("guest-random.test.ts", "PostgreSQL.*GU-214", {
      GUEST_CLIENTS: String(CLIENTS),
      GUEST_SECONDS: String(SECONDS),
    });
    recordMeasurement(
      "guests and staff at random, 24 clients",
      `${SECONDS} s, no rule broken in any second, no deadlock, no mail lost`,
    );
  },
);

it(
  `GU-213: killed ${KILLS} times in the midst of it: J-1 to J-6 hold, no mail is lost`,
  { timeout: 60 * 60_000 },
  () => {
    runDataTests("guest-random.test.ts", "GU-213", { GUEST_KILLS: String(KILLS) });
    recordMeasurement(
      "kill -9 while guests and staff write and mail is sent, PostgreSQL",
      `${KILLS} times, no rule broken, no mail lost`,
    );
  },
);
