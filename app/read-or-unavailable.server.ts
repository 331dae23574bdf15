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
    context.get(servicesContext).log.error({ err: error }, `could not read ${what}`);
    context.get(clientContext).answerHeaders.set("Retry-After", RETRY_AFTER_SECONDS);
    throw data({ message: "Not available for a moment" }, { status: 503 });
  }
}
