import { defineConfig } from "vitest/config";
import { alias } from "./vite.config.ts";

/** What takes minutes: `npm run test:hard`. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: ["tests/hard/**/*.test.ts"],
    globalSetup: ["tests/support/ensure-built.ts"],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
