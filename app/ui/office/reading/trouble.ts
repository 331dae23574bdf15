import { useSyncExternalStore } from "react";
import { onSessionReopened } from "#app/ui/office/session";
import { checkSession } from "#app/ui/office/reading/session-check";

/** Why something on the screen could not be read; null when everything could. */
export type Trouble = "signed-out" | "unreachable" | "failed";

/** Milliseconds until the next try, which doubles with each. */
const FIRST_RETRY_MS: Readonly<Record<Exclude<Trouble, "signed-out">, number>> = { unreachable: 2_000, failed: 8_000 };
const LONGEST_RETRY_MS = 60_000;

let trouble: Trouble | null = null;
let tries = 0;
/** When it is tried again, and what for. */
let next: { why: Trouble; timer: ReturnType<typeof setTimeout> } | null = null;
/** The reads that go on once there is a reason to try again. */
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

function change(to: Trouble | null): void {
  if (to === trouble) return;
  if (trouble === null) watch(true);
  if (to === null) watch(false);
  trouble = to;
  for (const listener of listeners) listener();
}

export function useTrouble(): Trouble | null {
  return useSyncExternalStore(
    subscribe,
    () => trouble,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that something could not be read, and resolves when it should be tried again; rejects when nobody waits for it any more. */
export function untilRetry(why: Trouble, signal: AbortSignal): Promise<void> {
  reportTrouble(why);
  return new Promise((resolve, reject) => {
    const goOn = () => {
      waiting.delete(goOn);
      resolve();
    };
    waiting.add(goOn);
    signal.addEventListener("abort", () => {
      waiting.delete(goOn);
      reject(signal.reason as Error);
    });
  });
}

export function reportTrouble(why: Trouble): void {
  change(why);
  // Several reads that fail at once are one try.
  if (next?.why === why) return;
  forgetTimer();
  if (why === "signed-out") return;
  const timer = setTimeout(() => void checkAndRetry(), Math.min(FIRST_RETRY_MS[why] * 2 ** tries, LONGEST_RETRY_MS));
  next = { why, timer };
  tries += 1;
}

function forgetTimer(): void {
  clearTimeout(next?.timer);
  next = null;
}

/** Something was read: there is no trouble any more, unless another read still waits. */
export function noteRead(): void {
  if (trouble === null || waiting.size > 0) return;
  tries = 0;
  forgetTimer();
  change(null);
}

export function retry(): void {
  for (const goOn of waiting) goOn();
}

/** Nothing is read before the server answers: a probe costs less than a screen. */
export async function checkAndRetry(): Promise<void> {
  forgetTimer();
  const session = await checkSession();
  if (trouble === null) return;
  if (session === "unreachable") return reportTrouble("unreachable");
  if (session === "signed-out") return reportTrouble("signed-out");
  if (waiting.size > 0) retry();
  else noteRead();
}

/** For a connection that was refused without a reason: the notice says so where it is the session that has ended. */
export async function reportIfSignedOut(): Promise<void> {
  if ((await checkSession()) === "signed-out") reportTrouble("signed-out");
}

/** Resolves when the server answers and the session stands; until then the notice says what is missing. */
export async function untilSignedIn(signal: AbortSignal): Promise<void> {
  for (;;) {
    const session = await checkSession();
    if (session === "signed-in") return;
    await untilRetry(session === "unreachable" ? "unreachable" : "signed-out", signal);
  }
}

onSessionReopened(tryNow);

/** The network is back, or somebody comes back to this tab, perhaps after signing in in another one. */
function watch(isOn: boolean): void {
  const turn = isOn ? "addEventListener" : "removeEventListener";
  window[turn]("online", tryNow);
  window[turn]("focus", tryNow);
}

function tryNow(): void {
  void checkAndRetry();
}
