import { removeDiscardedMedia } from "#app/features/media/mutations.server";
import type { Database } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";
import type { Storage } from "#app/platform/storage/storage.server";

/** Where the database says that files are not wanted any more: see the trigger discard_picture. */
const CHANNEL = "discarded_files";

/** Removes files as soon as what they were kept for is gone. What cannot be removed then goes with the hourly sweep. */
export async function watchDiscardedFiles(
  { database, storage }: { database: Database; storage: Storage },
  log: Logger,
): Promise<{ finished: () => Promise<unknown> }> {
  let running: Promise<unknown> = Promise.resolve();
  await database.listen(CHANNEL, () => {
    running = running
      .then(() => removeDiscardedMedia({ database, storage }))
      .catch((error: unknown) => log.warn({ err: error }, "could not remove discarded files"));
  });
  return { finished: () => running };
}
