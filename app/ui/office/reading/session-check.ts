import { ADMIN_PREFIX } from "#app/urls";

export type Session = "signed-in" | "signed-out" | "denied" | "unreachable";

const GIVE_UP_MS = 15_000;

/** Asks the server who it takes this browser for. Anything but a clear answer means that the office cannot be reached. */
export async function checkSession(): Promise<Session> {
  try {
    const { status } = await fetch(`${ADMIN_PREFIX}/session`, { cache: "no-store", signal: AbortSignal.timeout(GIVE_UP_MS) });
    if (status === 204) return "signed-in";
    if (status === 401) return "signed-out";
    return status === 403 ? "denied" : "unreachable";
  } catch {
    return "unreachable";
  }
}
