import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { gateOf } from "#app/ui/office/attempt";
import type { SaveProblem } from "#app/ui/office/form/problem";

/** A save from the browser: a lost connection or an ended session comes back to the form like any other problem. */
export async function saveInBrowser<T>(serverAction: () => Promise<T>) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error(error);
    const gate = gateOf(error);
    return data<Pick<SaveProblem, "errors" | "failure">>({ errors: {}, failure: gate === "sign-in" ? "signed-out" : (gate ?? "ours") }, { status: 503 });
  }
}

/** The form holds what is being typed: news from elsewhere, or the row being deleted there, must not take it away. */
export function onlyOtherForms({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
