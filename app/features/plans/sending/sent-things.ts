import type { PlanDays, PlanKind } from "#app/features/plans/plan-item";
import type { Cents } from "#app/platform/money/money";

/** Held: kept for some hours. Free: nobody else has it, but nothing is kept. Wish: taken, or a second one at that time. */
export type SentState = "held" | "free" | "wish" | "request";

/** A thing of a plan that was sent, as the screen after sending tells it. */
export interface SentThing extends PlanDays {
  kind: PlanKind;
  name: string;
  total: Cents;
  state: SentState;
}

/** The answer to a form holds texts only. */
export const writeSentThings = (things: readonly SentThing[]) => JSON.stringify(things);

export function readSentThings(text: string | undefined): SentThing[] {
  try {
    return JSON.parse(text ?? "[]") as SentThing[];
  } catch {
    return [];
  }
}
