import { ERRORS, type Locker } from "@tus/server";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#app/platform/db/db.server";

const CHANNEL = "uploads_wanted";
const POLL_MS = 100;
const GIVE_UP_MS = 45_000;

/**
 * One writer an upload, in all processes. Who wants an upload that is taken says so, and its holder ends: a client that comes back must not
 * wait for its own dead connection.
 */
export async function openUploadLocks(database: Pick<Database, "listen" | "announce" | "tryLock">): Promise<Locker> {
  const held = new Map<string, () => Promise<void> | void>();
  await database.listen(CHANNEL, (id) => void held.get(id)?.());
  return {
    newLock(id) {
      let unlock = async () => {};
      return {
        async lock(signal, release) {
          const deadline = Date.now() + GIVE_UP_MS;
          for (;;) {
            const lock = await database.tryLock(`upload ${id}`);
            if (lock) {
              held.set(id, release);
              lock.lost.addEventListener("abort", () => void release());
              unlock = async () => {
                held.delete(id);
                await lock.release();
              };
              return;
            }
            if (signal.aborted || Date.now() > deadline) throw ERRORS.ERR_LOCK_TIMEOUT;
            await database.announce(CHANNEL, id);
            await wait(POLL_MS);
          }
        },
        unlock: () => unlock(),
      };
    },
  };
}
