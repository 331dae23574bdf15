/** Many members of staff confirm different requests for the same days of the same unit at one moment. */
import { setTimeout as wait } from "node:timers/promises";
import { setStayBookingStatus } from "#app/features/bookings/status/mutations.server";
import { openDatabase, type Db } from "#app/platform/db/db.server";
import { createLogger } from "#app/platform/log.server";
import { brokenInvariants, makeStay, makeStayBooking } from "#tests/support/ledger";
import { staff } from "#tests/support/staff";
import type { Row } from "./measurement.ts";

const CLIENTS = 200;
const ROUNDS = 5;
const AIM_MS = 2_000;
/** Whoever has no answer by then hangs. */
const HANGS_AFTER_MS = 30_000;

interface Answer {
  outcome: string;
  ms: number;
}

async function confirm(db: Db, id: string): Promise<Answer> {
  const begun = performance.now();
  const outcome = await Promise.race([
    setStayBookingStatus(db, staff, id, "confirmed").then(
      (answer) => (answer.ok ? "confirmed" : answer.reason === "clash" ? "taken" : answer.reason),
      () => "an error",
    ),
    wait(HANGS_AFTER_MS, "hangs", { ref: false }),
  ]);
  return { outcome, ms: performance.now() - begun };
}

/** On an empty database of a PostgreSQL server, by the connections one process has. */
export async function confirmOneUnit(url: string): Promise<Row[]> {
  const database = await openDatabase({ url, dataDir: "", log: createLogger("silent") });
  const { db } = database;
  const rounds: Answer[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const stay = await makeStay(db);
    const ids: string[] = [];
    for (let n = 0; n < CLIENTS; n++) ids.push(await makeStayBooking(db, { stay_id: stay.id }));
    rounds.push(await Promise.all(ids.map((id) => confirm(db, id))));
  }
  const broken = await brokenInvariants(db);
  await database.close();
  const all = rounds.flat();
  const count = (outcome: string) => all.filter((answer) => answer.outcome === outcome).length;
  const others = [...new Set(all.map(({ outcome }) => outcome))].filter(
    (name) => !["confirmed", "taken"].includes(name),
  );
  const isOneEach = rounds.every((round) => round.filter(({ outcome }) => outcome === "confirmed").length === 1);
  const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return [
    {
      what: `${CLIENTS} confirmations of one unit at once, ${ROUNDS} times`,
      ours: [
        `${count("confirmed")} confirmed`,
        `${count("taken")} told that it is taken`,
        ...others.map((name) => `${count(name)} ${name}`),
      ].join(", "),
      aim: "one each time, all others taken",
      met: isOneEach && others.length === 0 && broken.length === 0,
    },
    {
      what: "until the answer, of these: median, p99, longest",
      ours: `${at(0.5).toFixed(0)} ms, ${at(0.99).toFixed(0)} ms, ${at(1).toFixed(0)} ms`,
      aim: `p99 < ${AIM_MS} ms`,
      met: at(0.99) < AIM_MS,
    },
  ];
}
