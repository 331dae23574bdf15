import type { RateLimit } from "#app/features/auth/mutations.server";

/** Secret addresses that open nothing, for each network. Those that open something are never refused. */
export const LINK_MISSES: RateLimit = { attempts: 30, seconds: 10 * 60 };
