import { isRouteErrorResponse, type ErrorResponse } from "react-router";
import { reportReadFailure } from "#app/ui/office/loading/read-failure";
import { reauthenticate } from "#app/ui/office/reauthentication";

/**
 * Runs a write from the browser. A failure, also of the network, becomes null and leaves the screen as it is. When the
 * session has ended, the person signs in again in place and can repeat what she did; if she does not, the frame says
 * that she is signed out. A redirect and the refusal of a person without a role go on to the router.
 */
export async function attemptWrite<T>(write: () => Promise<T>): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Response) throw error;
    const gate = authErrorKind(error);
    if (gate === "denied") throw error;
    if (gate === "sign-in" && !(await reauthenticate())) reportReadFailure("signed-out");
    console.error(error);
    return null;
  }
}

/** Whether the server refused because the session expired or the role was revoked. */
export function isAuthError(error: unknown): boolean {
  return authErrorKind(error) !== null;
}

export function authErrorKind(error: unknown): "sign-in" | "denied" | null {
  if (!isRouteErrorResponse(error)) return null;
  const { data } = error as ErrorResponse & { data: unknown };
  if (typeof data !== "object" || data === null || !("gate" in data)) return null;
  return data.gate === "denied" ? "denied" : "sign-in";
}
