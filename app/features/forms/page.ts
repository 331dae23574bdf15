import { isRouteErrorResponse } from "react-router";

/** For a page's clientAction. A lost connection is a failure like any other: it is said in the form, and what was typed stays. */
export async function sendForm<Result>(serverAction: () => Promise<Result>): Promise<Result | { ok: false; reason: "failed" }> {
  try {
    return await serverAction();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) throw error;
    return { ok: false, reason: "failed" };
  }
}

/**
 * For a page's shouldRevalidate. Sending a form changes nothing on the page, and a page that cannot be read anew must not take
 * the form away.
 */
export function unlessPosting({ formMethod, defaultShouldRevalidate }: { formMethod?: string; defaultShouldRevalidate: boolean }): boolean {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}
