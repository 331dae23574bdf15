import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PressAnswer, PressJob } from "#app/features/documents/press/job";

/** It holds some 150 MB, which nobody needs between documents. */
const IDLE_MS = 30_000;
const TIMEOUT_MS = 30_000;
const MAX_WAITING = 8;

/**
 * Without the second compiler of V8 a document takes a third of the time and half the memory. What is never called of
 * 28 MB need not be looked at, and threads of V8 only take processor time from the server.
 */
const V8_FLAGS = ["--liftoff-only", "--wasm-lazy-validation", "--single-threaded"];

export class PressBusyError extends Error {
  override name = "PressBusyError";
}

class PressFailedError extends Error {
  override name = "PressFailedError";
}

export type SetDocument = PressAnswer & { ok: true; tookMs: number };

export interface Press {
  /**
   * Sets a document; one at a time, and what it needs is read when its turn comes. Fails with PressBusyError when too
   * many wait already.
   */
  set(prepare: () => Promise<PressJob>): Promise<SetDocument>;
  /** The id of the process, while there is one. */
  pid(): number | undefined;
  close(): void;
}

/** The built server has the program beside it; tests run the source. */
const program = import.meta.url.endsWith(".ts")
  ? new URL("press-program.ts", import.meta.url)
  : new URL(`${import.meta.url.includes("/assets/") ? "../" : ""}press-program.js`, import.meta.url);

/** The name of the file without which nothing can be set, where it is missing: packages may be left out by a copy. */
export function missingPressFile(
  typesetter = new URL(import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm")),
): string | null {
  return [program, typesetter].map((file) => fileURLToPath(file)).find((file) => !existsSync(file)) ?? null;
}

export function openPress({
  idleMs = IDLE_MS,
  timeoutMs = TIMEOUT_MS,
  maxWaiting = MAX_WAITING,
  flags = [] as string[],
} = {}): Press {
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    const started = fork(program, {
      execArgv: [...V8_FLAGS, ...flags],
      // It needs no secret of ours.
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    // What cannot be started or reached also ends, and who waits hears of that.
    started.on("error", () => started.kill("SIGKILL"));
    return started;
  }

  async function setNow(job: PressJob): Promise<SetDocument> {
    clearTimeout(idleTimer);
    // One that was killed is still there until it has ended.
    const press = child && !child.killed ? child : start();
    child = press;
    press.ref();
    const began = performance.now();
    try {
      const answer = await ask(press, job, timeoutMs);
      if (!answer.ok) throw new PressFailedError(answer.reason);
      return { ...answer, tookMs: Math.round(performance.now() - began) };
    } finally {
      press.unref();
      press.channel?.unref();
      idleTimer = setTimeout(() => press.kill("SIGKILL"), idleMs).unref();
    }
  }

  return {
    async set(prepare) {
      if (waiting > maxWaiting) throw new PressBusyError();
      waiting++;
      const mine = last.then(async () => setNow(await prepare()));
      last = mine.catch(() => undefined);
      return mine.finally(() => waiting--);
    },
    pid: () => child?.pid,
    close() {
      clearTimeout(idleTimer);
      child?.kill("SIGKILL");
    },
  };
}

function ask(press: ChildProcess, job: PressJob, timeoutMs: number): Promise<PressAnswer> {
  return new Promise((resolve) => {
    const finish = (answer: PressAnswer) => {
      clearTimeout(timer);
      press.off("message", finish).off("exit", onExit).off("error", onError);
      resolve(answer);
    };
    const onExit = (code: number | null, signal: string | null) =>
      finish({ ok: false, reason: `the press ended (${signal ?? code})` });
    const onError = (error: Error) => finish({ ok: false, reason: `the press cannot be reached: ${error.message}` });
    const timer = setTimeout(() => {
      press.kill("SIGKILL");
      finish({ ok: false, reason: `not done after ${timeoutMs / 1000} s` });
    }, timeoutMs);
    press.on("message", finish).once("exit", onExit).once("error", onError);
    press.channel?.ref();
    press.send(job, (error) => error && onError(error));
  });
}
