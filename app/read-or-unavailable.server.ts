import { data, type RouterContextProvider } from "react-router";
import { preventPageCaching } from "#app/platform/cache/render-tracking.server";
import { clientContext } from "#app/platform/http/client.server";
import { servicesContext } from "#app/services.server";

const RETRY_AFTER_SECONDS = "60";

/** Reads the data of a public page, or responds 503 with Retry-After so that search engines keep the page. */
export async function readOrUnavailable<T>(
  what: string,
  context: Readonly<RouterContextProvider>,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    reportUnavailable(what, context, error);
    throw data({ message: "Not available for a moment" }, { status: 503 });
  }
}

/** For a page that shows the rest of itself with status 503, and must say itself that it is not to be indexed. */
export function reportUnavailable(what: string, context: Readonly<RouterContextProvider>, error: unknown): void {
  preventPageCaching();
  context.get(servicesContext).log.error({ err: error }, `could not read ${what}`);
  context.get(clientContext).responseHeaders.set("Retry-After", RETRY_AFTER_SECONDS);
}
