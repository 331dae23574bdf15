import { isRouteErrorResponse } from "react-router";
import { isGateAnswer } from "#app/ui/office/attempt";
import { checkSession, type Session } from "#app/ui/office/reading/session-check";

/** How a read from the browser ended. */
export type ReadOutcome<T> = { kind: "ok"; data: T } | { kind: "signed-out" | "denied" | "unreachable" | "failed" };

interface Reading<T> {
  read: () => Promise<T>;
  signal: AbortSignal;
  /** False for an answer that says in its data that reading failed. */
  isRead?: (data: T) => boolean;
  check?: () => Promise<Session>;
}

/**
 * Reads, and finds out why where it fails: the server is asked whether the session stands, since what the router throws does not tell.
 * Redirects and answers about the address itself (a missing page) are thrown on to the router, and so is a read that was broken off.
 */
export async function readOutcome<T>({ read, signal, isRead = () => true, check = checkSession }: Reading<T>): Promise<ReadOutcome<T>> {
  try {
    const data = await read();
    return isRead(data) ? { kind: "ok", data } : { kind: "failed" };
  } catch (error) {
    if (signal.aborted || isAnswer(error)) throw error;
    const session = await check();
    if (session === "signed-out" || session === "denied") return { kind: session };
    // By the standard of fetch a lost connection is a TypeError.
    if (session === "unreachable" || error instanceof TypeError) return { kind: "unreachable" };
    console.error(error);
    return { kind: "failed" };
  }
}

function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500 && !isGateAnswer(error));
}
