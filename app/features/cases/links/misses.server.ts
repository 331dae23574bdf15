import { countAttemptUnsynced, type RateLimit } from "#app/features/auth/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import type { Env } from "#app/platform/env.server";

/** Links that open nothing, for each network. Those that open something are never refused. */
const LINK_MISSES: RateLimit = { attempts: 30, seconds: 10 * 60 };

/** How a link that opens nothing is answered: 404, and 429 beyond the rate limit. */
export async function countMiss(
  { db, env }: { db: Db; env: Pick<Env, "RATE_LIMIT"> },
  network: string,
): Promise<{ status: 404 | 429; headers?: Record<string, string> }> {
  const wait = env.RATE_LIMIT ? await countAttemptUnsynced(db, `guest link ${network}`, LINK_MISSES) : null;
  return wait === null ? { status: 404 } : { status: 429, headers: { "Retry-After": String(wait) } };
}
