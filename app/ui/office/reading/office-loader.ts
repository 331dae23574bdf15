import { showToast } from "#app/ui/toasts";
import { readOutcome } from "#app/ui/office/reading/outcome";
import { noteRead, untilRetry } from "#app/ui/office/reading/trouble";

interface ReadArgs<T> {
  request: Request;
  serverLoader: () => Promise<T>;
}

interface Options<T> {
  /** Said in a toast when the screen cannot be read. */
  failure?: string;
  /** False for an answer that says in its data that reading failed. */
  isRead?: (data: T) => boolean;
}

/** What a loader gives its screen, whether or not it names a status beside it. */
export type LoadedBy<Loader extends (...args: never[]) => unknown> = Unwrapped<Awaited<ReturnType<Loader>>>;
type Unwrapped<Answer> = Answer extends { data: infer Data; init: ResponseInit | null } ? Data : Answer;

/**
 * The client loader of every screen of the office. While something cannot be read, it waits: the router keeps what is shown, a notice in
 * the frame says why, and the read goes on after signing in, when the server is back or when somebody asks for it.
 */
export function officeLoader<T>({ failure, isRead }: Options<T> = {}) {
  return async function clientLoader({ request, serverLoader }: ReadArgs<T>): Promise<T> {
    let isTold = false;
    for (;;) {
      const outcome = await readOutcome({ read: serverLoader, signal: request.signal, isRead });
      if (outcome.kind === "ok") {
        noteRead();
        return outcome.data;
      }
      if (outcome.kind === "denied") return loadWholePage(request);
      if (failure && outcome.kind !== "signed-out" && !isTold) {
        showToast("error", failure);
        isTold = true;
      }
      await untilRetry(outcome.kind, request.signal);
    }
  };
}

/** Shows the gate, which says that this person has no role any more. Never resolves. */
function loadWholePage(request: Request): Promise<never> {
  window.location.assign(request.url);
  return new Promise(() => {});
}
