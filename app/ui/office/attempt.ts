import { isRouteErrorResponse, type ErrorResponse } from "react-router";
import { reopenSession } from "#app/ui/office/session";

/**
 * Runs a write from the browser. A failure, also of the network, becomes null and leaves the screen as it is. When the session has
 * ended, the person signs in again in place and can repeat what she did; a redirect and the refusal of a person without a role go on
 * to the router.
 */
export async function attempt<T>(write: () => Promise<T>): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Response) throw error;
    if (gateOf(error) && !(gateOf(error) === "sign-in" && (await reopenSession()))) throw error;
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
