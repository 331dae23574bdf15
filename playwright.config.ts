import { defineConfig } from "@playwright/test";

/**
 * Playwright's own list, which a flag of ours replaces, and two more: each window of the browser would draw suggestions
 * for an address bar that nobody sees, which takes a quarter of its time.
 */
const SWITCHED_OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** Journeys in a real browser, on the built server with its embedded database. Started by `npm test`. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/prepare-sites.ts",
  outputDir: "test-results/browser",
  fullyParallel: false,
  // Twice as many as cores: journeys spend more than half of their time waiting.
  workers: 4,
  // A test that passes only at the second try hides a bug, of ours or its own.
  retries: 0,
  // Five times what a fast machine needs, at least: a slow one is no reason to fail.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    // A click that never becomes possible ends its test, not the patience of whoever waits.
    actionTimeout: 60_000,
    browserName: "chromium",
    locale: "en-GB",
    timezoneId: "Africa/Dar_es_Salaam",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Drawing pictures without a graphics card takes most of a test's time, and no test looks at one.
      args: [
        "--blink-settings=imagesEnabled=false",
        // A page lives for seconds: to optimize its code takes longer than that saves.
        "--js-flags=--no-turbofan,--no-maglev",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        `--disable-features=${SWITCHED_OFF.join(",")}`,
      ],
    },
    // Traces and moving pictures cost more than the tests themselves on two cores.
    trace: "off",
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    // It would answer requests that tests hold up or break; offline.spec.ts is about it.
    serviceWorkers: "block",
  },
});
