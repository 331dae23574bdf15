import { showToast } from "#app/ui/toasts";
import { readOutcome } from "#app/ui/office/loading/read-outcome";
import { reportReadSuccess, waitForRetry } from "#app/ui/office/loading/read-failure";

interface ClientLoaderArgs<T> {
  request: Request;
  serverLoader: () => Promise<T>;
}

interface Options<T> {
  /** Said in a toast when the screen cannot be read. */
  failure?: string;
  /** False for an answer that says in its data that reading failed. */
  isComplete?: (data: T) => boolean;
}

/** The data type of a loader, with or without react-router's `data()` wrapper. */
export type LoaderData<Loader extends (...args: never[]) => unknown> = Unwrapped<Awaited<ReturnType<Loader>>>;
type Unwrapped<Answer> = Answer extends { data: infer Data; init: ResponseInit | null } ? Data : Answer;

/**
 * The client loader of every office screen. If loading fails it waits: the router keeps the current screen, a notice in
 * the layout says why, and loading is retried after sign-in, when the server is back, or on request.
 */
export function officeLoader<T>({ failure, isComplete }: Options<T> = {}) {
  return async function clientLoader({ request, serverLoader }: ClientLoaderArgs<T>): Promise<T> {
    let isNotified = false;
    for (;;) {
      const outcome = await readOutcome({ read: serverLoader, signal: request.signal, isComplete });
      if (outcome.kind === "ok") {
        reportReadSuccess();
        return outcome.data;
      }
      if (outcome.kind === "denied") return navigateWithReload(request);
      if (failure && outcome.kind !== "signed-out" && !isNotified) {
        showToast("error", failure);
        isNotified = true;
      }
      await waitForRetry(outcome.kind, request.signal);
    }
  };
}

/** Reloads the document, so that the sign-in gate shows that access was revoked. Never resolves. */
function navigateWithReload(request: Request): Promise<never> {
  window.location.assign(request.url);
  return new Promise(() => {});
}
