import { defineConfig } from "vitest/config";
import { alias } from "./vite.config.ts";

/** Bare requests to the built server, which most of these share: those take turns (tests/support/shared-site.ts). */
export default defineConfig({
  resolve: { alias },
  test: {
    include: ["tests/http/**/*.test.ts"],
    globalSetup: ["tests/support/http-site.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    // Modules are read once a worker, not once a file: a third of the time. No test leaves anything in them.
    isolate: false,
  },
});
