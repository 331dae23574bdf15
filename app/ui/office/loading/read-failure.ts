import { useSyncExternalStore } from "react";
import { onReauthenticated } from "#app/ui/office/reauthentication";
import { checkSession } from "#app/ui/office/loading/session-check";

/** Why a read of the current screen failed. */
export type ReadFailure = "signed-out" | "unreachable" | "failed";

/** Delay before the first retry in milliseconds. It doubles with every attempt. */
const INITIAL_RETRY_MS: Readonly<Record<Exclude<ReadFailure, "signed-out">, number>> = {
  unreachable: 2_000,
  failed: 8_000,
};
const MAX_RETRY_MS = 60_000;

let currentFailure: ReadFailure | null = null;
let attempts = 0;
/** The scheduled retry and the failure it is for. */
let scheduledRetry: { failure: ReadFailure; timer: ReturnType<typeof setTimeout> } | null = null;
/** Resume callbacks of the reads that wait for a retry. */
const pausedReads = new Set<() => void>();
const listeners = new Set<() => void>();

function setFailure(to: ReadFailure | null): void {
  if (to === currentFailure) return;
  if (currentFailure === null) toggleRetryListeners(true);
  if (to === null) toggleRetryListeners(false);
  currentFailure = to;
  for (const listener of listeners) listener();
}

export function useReadFailure(): ReadFailure | null {
  return useSyncExternalStore(
    subscribe,
    () => currentFailure,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports a failed read. Resolves when the read should be retried, rejects when `signal` aborts. */
export function waitForRetry(failure: ReadFailure, signal: AbortSignal): Promise<void> {
  // Nobody waits for it any more, and an aborted signal says so only once.
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  reportReadFailure(failure);
  return new Promise((resolve, reject) => {
    const resume = () => {
      pausedReads.delete(resume);
      resolve();
    };
    pausedReads.add(resume);
    signal.addEventListener("abort", () => {
      pausedReads.delete(resume);
      reject(signal.reason as Error);
    });
  });
}

export function reportReadFailure(failure: ReadFailure): void {
  setFailure(failure);
  // Reads that fail at the same time count as one attempt.
  if (scheduledRetry?.failure === failure) return;
  cancelScheduledRetry();
  if (failure === "signed-out") return;
  const timer = setTimeout(
    () => void checkAndRetry(),
    Math.min(INITIAL_RETRY_MS[failure] * 2 ** attempts, MAX_RETRY_MS),
  );
  scheduledRetry = { failure, timer };
  attempts += 1;
}

function cancelScheduledRetry(): void {
  clearTimeout(scheduledRetry?.timer);
  scheduledRetry = null;
}

/** Clears the failure after a successful read, unless other reads still wait for a retry. */
export function reportReadSuccess(): void {
  if (currentFailure === null || pausedReads.size > 0) return;
  attempts = 0;
  cancelScheduledRetry();
  setFailure(null);
}

function resumeReads(): void {
  for (const resume of pausedReads) resume();
}

/** Probes the session endpoint first, which is cheaper than loading a screen, and retries only if it answers. */
export async function checkAndRetry(): Promise<void> {
  cancelScheduledRetry();
  const session = await checkSession();
  if (currentFailure === null) return;
  if (session === "unreachable") return reportReadFailure("unreachable");
  if (session === "signed-out") return reportReadFailure("signed-out");
  if (pausedReads.size > 0) resumeReads();
  else reportReadSuccess();
}

/** After a connection was refused without a reason: shows the notice if the session has expired. */
export async function reportIfSignedOut(): Promise<void> {
  if ((await checkSession()) === "signed-out") reportReadFailure("signed-out");
}

/** Resolves once the server is reachable and the session is valid. Shows the failure notice meanwhile. */
export async function waitForSignIn(signal: AbortSignal): Promise<void> {
  for (;;) {
    const session = await checkSession();
    if (session === "signed-in") return;
    await waitForRetry(session === "unreachable" ? "unreachable" : "signed-out", signal);
  }
}

onReauthenticated(retryNow);

/** Retries when the network returns or the tab gets the focus (the user may have signed in in another tab). */
function toggleRetryListeners(isOn: boolean): void {
  const turn = isOn ? "addEventListener" : "removeEventListener";
  window[turn]("online", retryNow);
  window[turn]("focus", retryNow);
}

function retryNow(): void {
  void checkAndRetry();
}
