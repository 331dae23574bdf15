import { data, type RouterContextProvider } from "react-router";
import { clientContext } from "#app/platform/http/client.server";
import { servicesContext } from "#app/services.server";

const RETRY_AFTER_SECONDS = "60";

/**
 * What a public page is made of. While it cannot be read, the page says that it will be back, and search engines that they may come again: a
 * database that is away is no reason to forget a page.
 */
export async function readOrUnavailable<T>(what: string, context: Readonly<RouterContextProvider>, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    sayUnavailable(what, context, error);
    throw data({ message: "Not available for a moment" }, { status: 503 });
  }
}

/** For a page that shows the rest of itself with status 503, and must say itself that it is not to be indexed. */
export function sayUnavailable(what: string, context: Readonly<RouterContextProvider>, error: unknown): void {
  context.get(servicesContext).log.error({ err: error }, `could not read ${what}`);
  context.get(clientContext).answerHeaders.set("Retry-After", RETRY_AFTER_SECONDS);
}
