import { ADMIN_PREFIX } from "#app/urls";

export type SessionState = "signed-in" | "signed-out" | "denied" | "unreachable";

const TIMEOUT_MS = 15_000;

/** Asks the server whether the session is valid. Any unexpected answer counts as unreachable. */
export async function checkSession(): Promise<SessionState> {
  try {
    const { status } = await fetch(`${ADMIN_PREFIX}/session`, {
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (status === 204) return "signed-in";
    if (status === 401) return "signed-out";
    return status === 403 ? "denied" : "unreachable";
  } catch {
    return "unreachable";
  }
}
