/**
 * The races of tests/data with as many clients, runs, kills and minutes as the contract names (BK-228 to BK-244), on one
 * PostgreSQL. LEDGER_RUNS, LEDGER_KILLS and LEDGER_SECONDS make a quick look of it.
 */
import { it } from "vitest";
import { runDataTests, sizeFrom } from "#tests/support/data-tests";
import { recordMeasurement } from "#tests/support/measurements";

const RUNS = sizeFrom("LEDGER_RUNS", 20);
const KILLS = sizeFrom("LEDGER_KILLS", 50);
const SECONDS = sizeFrom("LEDGER_SECONDS", 300);

it(
  `BK-228 to BK-243: 200 clients at once, ${RUNS} times over, two who move ${RUNS * 25} times, ${RUNS * 50} ends of a hold: nothing is sold twice`,
  {
    timeout: 60 * 60_000,
  },
  () => {
    runDataTests("ledger-races.test.ts", "at the same moment", { LEDGER_CLIENTS: "200", LEDGER_RUNS: String(RUNS) });
    recordMeasurement(
      "races for one unit, 200 clients at once",
      `${RUNS} runs of 200 confirmations, ${RUNS * 25} crossing moves and ${RUNS * 50} ends of a hold: nothing sold twice, nobody left without an answer`,
    );
  },
);

it(
  `BK-244: 50 clients for ${SECONDS} s, everything at random: I-1 to I-5 hold after each second`,
  {
    timeout: SECONDS * 4_000 + 15 * 60_000,
  },
  () => {
    runDataTests("ledger-random.test.ts", "BK-244", { LEDGER_CLIENTS: "50", LEDGER_SECONDS: String(SECONDS) });
    recordMeasurement("the ledger at random, 50 clients", `${SECONDS} s, no rule broken in any second, nothing thrown`);
  },
);

it(`BK-242: killed ${KILLS} times in the midst of it: I-1 to I-5 hold`, { timeout: 60 * 60_000 }, () => {
  runDataTests("ledger-random.test.ts", "BK-242", { LEDGER_KILLS: String(KILLS) });
  recordMeasurement("kill -9 while days are taken, PostgreSQL", `${KILLS} times, no rule broken`);
});
