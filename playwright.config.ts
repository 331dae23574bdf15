import { defineConfig } from "@playwright/test";

/** Journeys in a real browser, on the built server with its embedded database. Started by `npm test`. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  fullyParallel: false,
  workers: 2,
  // On shared cores a browser can lose seconds to its neighbours. A second try decides, and the test is named at the end.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    browserName: "chromium",
    locale: "en-GB",
    timezoneId: "Africa/Dar_es_Salaam",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Drawing pictures without a graphics card takes most of a test's time, and no test looks at one.
      args: ["--blink-settings=imagesEnabled=false", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
    },
    // Traces and moving pictures cost more than the tests themselves on two cores.
    trace: "off",
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
  },
});
