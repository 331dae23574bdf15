import { countAttempt, type RateLimit } from "#app/features/auth/mutations.server";
import type { Db } from "#app/platform/db/db.server";

const HOUR_SECONDS = 60 * 60;
const FILES: RateLimit = { attempts: 60, seconds: HOUR_SECONDS };
/** In kilobytes: 200 MB. */
const VOLUME: RateLimit = { attempts: 200 * 1024, seconds: HOUR_SECONDS };

/** Counts what a visitor at this address brings. Null when it is within the limits, else the seconds to wait. */
export async function countVisitorUploads(
  db: Db,
  address: string,
  { files, bytes }: { files: number; bytes: number },
): Promise<number | null> {
  const waits = [
    await countAttempt(db, `uploads ${address}`, FILES, files),
    await countAttempt(db, `upload volume ${address}`, VOLUME, Math.ceil(bytes / 1024)),
  ];
  return waits.find((wait) => wait !== null) ?? null;
}
