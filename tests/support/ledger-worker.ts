/** A process that works on the ledger until it is killed: `node tests/support/ledger-worker.ts URL SEED CLIENTS`. */
import { openDatabase } from "#app/platform/db/db.server";
import { createLogger } from "#app/platform/log.server";
import { actAtRandom, findLedgerWorld } from "#tests/support/ledger-actions";
import { createSeededRandom } from "#tests/support/seeded-random";

const [, , url = "", seed = "1", clients = "4"] = process.argv;
const { db } = await openDatabase({ url, dataDir: "", log: createLogger("silent") });
const world = await findLedgerWorld(db);
console.log("working");
await Promise.all(
  Array.from({ length: Number(clients) }, async (_, n) => {
    const random = createSeededRandom(Number(seed) * 1000 + n);
    for (;;) await actAtRandom(db, random, world);
  }),
);
