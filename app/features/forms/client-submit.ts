import { isRouteErrorResponse } from "react-router";

/** Client-side timeout of a submission. */
const SUBMIT_TIMEOUT_MS = 20_000;

export type SubmitFailure = { ok: false; reason: "failed" | "offline" | "unanswered" };

/**
 * For a page's clientAction. A lost connection is a failure like any other: it is said in the form, and what was typed
 * stays. Without any answer nobody knows whether it arrived, and it can be sent again under the same key.
 */
export async function sendForm<Result>(serverAction: () => Promise<Result>): Promise<Result | SubmitFailure> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<SubmitFailure>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, reason: "unanswered" }), SUBMIT_TIMEOUT_MS);
  });
  try {
    return await Promise.race([serverAction(), tooLong]);
  } catch (error) {
    // Gone, or the way to another page.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error;
    return { ok: false, reason: "onLine" in navigator && !navigator.onLine ? "offline" : "failed" };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * For a page's shouldRevalidate: skips revalidation after a POST. A submission changes nothing on the page, and a
 * failing loader must not remove the form.
 */
export function skipRevalidationOnPost({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}): boolean {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}

const CONFLICT = 409;

/** The same for a page that shows what can be had: when others were faster, it is read anew. */
export function revalidateWhenTaken({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}): boolean {
  return formMethod === "POST" ? actionStatus === CONFLICT : defaultShouldRevalidate;
}
