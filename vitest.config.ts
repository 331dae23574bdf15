import { defineConfig } from "vitest/config";
import { alias } from "./vite.config.ts";

export default defineConfig({
  resolve: { alias },
  test: {
    include: [
      "app/**/*.test.ts",
      "tests/data/**/*.test.ts",
      "server/**/*.test.ts",
      "scripts/**/*.test.ts",
      "bench/*.test.ts",
    ],
    globalSetup: ["tests/support/global-setup.ts"],
    testTimeout: 150_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    // Modules are read once a worker, not once a file: a third of the time. No test leaves anything in them.
    isolate: false,
  },
});
