import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { authErrorKind } from "#app/ui/office/attempt-write";
import type { SaveProblem } from "#app/ui/office/form/save-problem";

/** A save from the browser: a lost connection or an ended session comes back to the form like any other problem. */
export async function saveFromClient<T>(serverAction: () => Promise<T>) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error(error);
    const gate = authErrorKind(error);
    return data<Pick<SaveProblem, "errors" | "failure">>(
      { errors: {}, failure: gate === "sign-in" ? "signed-out" : (gate ?? "ours") },
      { status: 503 },
    );
  }
}

/** For shouldRevalidate: revalidate only when the path changes, so that unsaved input is never replaced. */
export function revalidateOnPathChange({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
