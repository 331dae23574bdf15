import { isRouteErrorResponse, type ErrorResponse } from "react-router";
import { reportTrouble } from "#app/ui/office/reading/trouble";
import { reopenSession } from "#app/ui/office/session";

/**
 * Runs a write from the browser. A failure, also of the network, becomes null and leaves the screen as it is. When the session has
 * ended, the person signs in again in place and can repeat what she did; if she does not, the frame says that she is signed out. A
 * redirect and the refusal of a person without a role go on to the router.
 */
export async function attempt<T>(write: () => Promise<T>): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Response) throw error;
    const gate = gateOf(error);
    if (gate === "denied") throw error;
    if (gate === "sign-in" && !(await reopenSession())) reportTrouble("signed-out");
    console.error(error);
    return null;
  }
}

/** The answer of the gate: the session has ended, or the role is gone. */
export function isGateAnswer(error: unknown): boolean {
  return gateOf(error) !== null;
}

export function gateOf(error: unknown): "sign-in" | "denied" | null {
  if (!isRouteErrorResponse(error)) return null;
  const { data } = error as ErrorResponse & { data: unknown };
  if (typeof data !== "object" || data === null || !("gate" in data)) return null;
  return data.gate === "denied" ? "denied" : "sign-in";
}
