import { isRouteErrorResponse } from "react-router";

/**
 * Runs a write from the browser. A failure, also of the network, becomes null and leaves the screen as it is; a redirect and the
 * gate's answer go on to the router.
 */
export async function attempt<T>(write: () => Promise<T>): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Response || isGateAnswer(error)) throw error;
    console.error(error);
    return null;
  }
}

/** The session has ended, or the role is gone. */
export function isGateAnswer(error: unknown): boolean {
  return isRouteErrorResponse(error) && typeof error.data === "object" && error.data !== null && "gate" in error.data;
}
