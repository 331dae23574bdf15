import { Worker } from "node:worker_threads";
import type { ParsedFeed } from "#app/features/availability/feeds/feed-events";

const MAX_MEMORY_MB = 128;
const TIMEOUT_MS = 5_000;

/** "Exhausted": it took too much memory or time, which under a kilobyte of a calendar can ask for. */
export type FeedParseResult = ParsedFeed | { kind: "exhausted" };

/** The built server has the thread's program beside it; tests run the source. */
const program = import.meta.url.endsWith(".ts")
  ? new URL("feed-worker.ts", import.meta.url)
  : new URL(`${import.meta.url.includes("/assets/") ? "../" : ""}feed-worker.js`, import.meta.url);

/**
 * Threads that have parsed a calendar well and wait for another: to start one takes ten times as long as to parse. Gone
 * after a moment, and after some calendars, with what these have left in it.
 */
const idle: Thread[] = [];
const IDLE_MS = 2_000;
const MAX_FEEDS = 100;

interface Thread {
  worker: Worker;
  feeds: number;
  idleTimer?: NodeJS.Timeout;
}

function startThread(): Thread {
  const worker = new Worker(program, {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB, maxYoungGenerationSizeMb: MAX_MEMORY_MB / 4 },
    // A start's own flags are not for threads, and what a calendar holds is not for our output.
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const thread: Thread = { worker, feeds: 0 };
  // Who parses listens as well. What comes when nobody does, such as the end of one that was given up, ends it alone.
  worker.on("error", () => undefined);
  worker.once("exit", () => {
    clearTimeout(thread.idleTimer);
    if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
  });
  return thread;
}

function takeThread(): Thread {
  const thread = idle.pop() ?? startThread();
  clearTimeout(thread.idleTimer);
  thread.worker.ref();
  return thread;
}

function keepThread(thread: Thread): void {
  if (++thread.feeds >= MAX_FEEDS) return void thread.worker.terminate();
  thread.worker.unref();
  thread.idleTimer = setTimeout(() => void thread.worker.terminate(), IDLE_MS).unref();
  idle.push(thread);
}

/** Parses what another calendar's address gave. Whatever that is, it cannot keep the server from answering. */
export function parseFeed(body: string, { timeoutMs = TIMEOUT_MS } = {}): Promise<FeedParseResult> {
  return new Promise((resolve) => {
    const thread = takeThread();
    const { worker } = thread;
    const finish = (result: FeedParseResult) => {
      clearTimeout(timer);
      worker.off("message", finish).off("error", onError).off("exit", onExit);
      if (result.kind === "events") keepThread(thread);
      else void worker.terminate();
      resolve(result);
    };
    // The parser threw, or the memory is used up.
    const onError = (error: NodeJS.ErrnoException) =>
      finish({ kind: error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "exhausted" : "not a calendar" });
    const onExit = () => finish({ kind: "exhausted" });
    const timer = setTimeout(onExit, timeoutMs);
    worker.once("message", finish).once("error", onError).once("exit", onExit);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
    worker.postMessage(body);
  });
}
