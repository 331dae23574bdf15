import { data, redirect } from "react-router";
import type { FieldErrors, Typed } from "#app/features/availability/input";
import { attemptWrite } from "#app/ui/office/attempt-write";

/** Something that stands in the way: bookings have a screen of their own. */
export interface Obstacle {
  id: string;
  full_name: string;
  start: string;
  end: string;
}

/** Why a form of these screens was refused. What was typed comes back with it. */
export interface FormAnswer {
  ok: false;
  intent: string;
  errors: FieldErrors;
  typed: Typed;
  /** Said above the fields: it belongs to none of them. */
  message?: string;
  clashes?: readonly Obstacle[];
}

type Refusal = { errors?: FieldErrors; message?: string; clashes?: readonly Obstacle[] };

export function refuse(typed: Typed, { errors = {}, message, clashes }: Refusal, status: number) {
  return data<FormAnswer>({ ok: false, intent: typed.intent ?? "", errors, typed, message, clashes }, { status });
}

export const BUSY = "Somebody else is working on this listing. Please try again.";

/** Back to the screen as it was, without the form that was open. */
export function reopen(url: URL, saved?: string) {
  const search = new URLSearchParams(url.search);
  for (const name of ["index", "_routes", "season", "pattern", "departure", "extra"]) search.delete(name);
  if (saved) search.set("saved", saved);
  const query = search.toString();
  return redirect(url.pathname.replace(/\.data$/, "") + (query && `?${query}`));
}

/** The answer to one form of several on a screen, if it was that one; `target` tells forms of the same intent apart. */
export function answerTo(answer: FormAnswer | undefined, intent: string, target?: string): FormAnswer | undefined {
  if (answer?.intent !== intent) return undefined;
  return target === undefined || answer.typed.id === target ? answer : undefined;
}

/** A write that did not reach the server leaves the screen, with what was typed, as it is. */
export async function sendForm(request: Request, serverAction: () => Promise<unknown>) {
  const form = await request.clone().formData();
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === "string" ? value : ""]));
  const answer = await attemptWrite(serverAction);
  return answer ?? refuse(typed, { message: "This could not be saved. Please try again." }, 503);
}
