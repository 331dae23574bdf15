import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Programs that run in a thread or process of their own: each needs a file the built server can name. */
const ENTRIES = {
  "feed-worker.js": "app/features/availability/feeds/feed-worker.ts",
  "press-program.js": "app/features/documents/press/press-program.ts",
};

/** Writes them beside the built server. */
export function workerEntries(): Plugin {
  return {
    name: "worker-entries",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      for (const [fileName, source] of Object.entries(ENTRIES))
        this.emitFile({
          type: "chunk",
          fileName,
          id: fileURLToPath(new URL(`../${source}`, import.meta.url)),
          preserveSignature: false,
        });
    },
  };
}
