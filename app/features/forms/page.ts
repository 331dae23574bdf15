import { isRouteErrorResponse } from "react-router";

/** Nobody waits longer than this for an answer without a word. */
const ANSWER_MS = 20_000;

export type NoAnswer = { ok: false; reason: "failed" | "unanswered" };

/**
 * For a page's clientAction. A lost connection is a failure like any other: it is said in the form, and what was typed stays. Without any
 * answer nobody knows whether it arrived, and it can be sent again under the same key.
 */
export async function sendForm<Result>(serverAction: () => Promise<Result>): Promise<Result | NoAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<NoAnswer>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, reason: "unanswered" }), ANSWER_MS);
  });
  try {
    return await Promise.race([serverAction(), tooLong]);
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) throw error;
    return { ok: false, reason: "failed" };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * For a page's shouldRevalidate. Sending a form changes nothing on the page, and a page that cannot be read anew must not take
 * the form away.
 */
export function unlessPosting({ formMethod, defaultShouldRevalidate }: { formMethod?: string; defaultShouldRevalidate: boolean }): boolean {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}
