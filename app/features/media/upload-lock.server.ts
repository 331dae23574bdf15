import { ERRORS, type Locker } from "@tus/server";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#app/platform/db/db.server";

const CHANNEL = "uploads_wanted";
const POLL_MS = 100;
const LOCK_TIMEOUT_MS = 45_000;

/**
 * One writer per upload across processes. A requester asks the holder to release, so that a reconnecting client
 * does not wait for its own dead connection.
 */
export async function openUploadLocks(database: Pick<Database, "listen" | "notify" | "tryLock">): Promise<Locker> {
  const heldLocks = new Map<string, () => Promise<void> | void>();
  await database.listen(CHANNEL, (id) => void heldLocks.get(id)?.());
  return {
    newLock(id) {
      let unlock = async () => {};
      return {
        async lock(signal, release) {
          const deadline = Date.now() + LOCK_TIMEOUT_MS;
          for (;;) {
            const lock = await database.tryLock(`upload ${id}`);
            if (lock) {
              heldLocks.set(id, release);
              lock.lost.addEventListener("abort", () => void release());
              unlock = async () => {
                heldLocks.delete(id);
                await lock.release();
              };
              return;
            }
            if (signal.aborted || Date.now() > deadline) throw ERRORS.ERR_LOCK_TIMEOUT;
            await database.notify(CHANNEL, id);
            await wait(POLL_MS);
          }
        },
        unlock: () => unlock(),
      };
    },
  };
}
