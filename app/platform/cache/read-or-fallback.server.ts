import { preventPageCaching } from "#app/platform/cache/render-tracking.server";
import type { Logger } from "#app/platform/log.server";

/**
 * Reads a part of a page that the rest can do without. If that fails, it is logged, the fallback is shown and the page
 * is not cached, so that the next visitor may get all of it.
 */
export async function readOrFallback<T>(log: Logger, what: string, read: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    preventPageCaching();
    log.error({ err: error }, `could not read ${what}`);
    return fallback;
  }
}
