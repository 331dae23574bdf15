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

/** Parses what another calendar's address gave. Whatever that is, it cannot keep the server from answering. */
export function parseFeed(body: string, { timeoutMs = TIMEOUT_MS } = {}): Promise<FeedParseResult> {
  return new Promise((resolve) => {
    const worker = new Worker(program, {
      workerData: body,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB, maxYoungGenerationSizeMb: MAX_MEMORY_MB / 4 },
      // A start's own flags are not for threads, and what a calendar holds is not for our output.
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    const finish = (result: FeedParseResult) => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(() => finish({ kind: "exhausted" }), timeoutMs);
    worker.once("message", (parsed: ParsedFeed) => finish(parsed));
    // The parser threw, or the memory is used up.
    worker.once("error", (error: NodeJS.ErrnoException) =>
      finish({ kind: error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "exhausted" : "not a calendar" }),
    );
    worker.once("exit", () => finish({ kind: "exhausted" }));
  });
}
