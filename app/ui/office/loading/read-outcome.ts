import { isRouteErrorResponse } from "react-router";
import { isAuthError } from "#app/ui/office/attempt-write";
import { checkSession, type SessionState } from "#app/ui/office/loading/session-check";

/** How a read from the browser ended. */
export type ReadOutcome<T> = { kind: "ok"; data: T } | { kind: "signed-out" | "denied" | "unreachable" | "failed" };

interface ReadOptions<T> {
  read: () => Promise<T>;
  signal: AbortSignal;
  /** False for an answer that says in its data that reading failed. */
  isComplete?: (data: T) => boolean;
  check?: () => Promise<SessionState>;
}

/**
 * Runs a read. If it fails, checks the session to find out why, because the router's error does not tell.
 * Redirects, 4xx responses (such as 404) and aborted reads are rethrown to the router.
 */
export async function readOutcome<T>({
  read,
  signal,
  isComplete = () => true,
  check = checkSession,
}: ReadOptions<T>): Promise<ReadOutcome<T>> {
  try {
    const data = await read();
    return isComplete(data) ? { kind: "ok", data } : { kind: "failed" };
  } catch (error) {
    if (signal.aborted || isForRouter(error)) throw error;
    const session = await check();
    if (session === "signed-out" || session === "denied") return { kind: session };
    // By the standard of fetch a lost connection is a TypeError.
    if (session === "unreachable" || error instanceof TypeError) return { kind: "unreachable" };
    console.error(error);
    return { kind: "failed" };
  }
}

function isForRouter(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500 && !isAuthError(error));
}
