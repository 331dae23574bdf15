/** A process that acts as guests and staff until it is killed: `node tests/support/guest-worker.ts URL SMTP SEED CLIENTS`. */
import { openDatabase } from "#app/platform/db/db.server";
import { createLogger } from "#app/platform/log.server";
import { actAsGuestOrStaff, createGuestScene } from "#tests/support/guest-actions";
import { createSeededRandom } from "#tests/support/seeded-random";

const [, , url = "", smtp = "", seed = "1", clients = "4"] = process.argv;
const { db } = await openDatabase({ url, dataDir: "", log: createLogger("silent") });
console.log("working");
await Promise.all(
  Array.from({ length: Number(clients) }, async (_, n) => {
    const scene = createGuestScene(db, createSeededRandom(Number(seed) * 1000 + n), smtp);
    for (;;) await actAsGuestOrStaff(scene);
  }),
);
