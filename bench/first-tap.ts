/**
 * The first tap on a page, by somebody with a slow phone on a slow line: how long until the screen shows what it did,
 * and how long until it shows that something is being done. One, three and ten seconds after the page has loaded, each
 * time in a browser that was never here. And the longest task between the page and the tap's effect.
 *   node bench/first-tap.ts [runs] [tap ...]
 */
import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import ensureBuilt from "#tests/support/ensure-built";
import { startServer } from "#tests/support/server";
import { findChromium } from "../scripts/chromium.ts";
import { asTable, median, type Measured, type Row } from "./measurement.ts";

interface Tap {
  name: string;
  path: (url: string) => Promise<string>;
  /** What is tapped; of a list, the value that is chosen. */
  target: string;
  chosen?: string;
  effect: Effect;
  /** Where its effect may take longer than AIM_MS. */
  aimMs?: number;
}

/** What is there as soon as the tap has had its effect; where named, with this value, and with this in the address. */
interface Effect {
  selector: string;
  value?: string;
  address?: string;
}

const TAPS: Tap[] = [
  {
    name: "filter",
    path: async () => "/real-estate",
    target: "select[name=type]",
    chosen: "villa",
    effect: { selector: ".clear-filters", address: "type=villa" },
  },
  {
    name: "stepper",
    path: (url) => findFirst(url, "experiences"),
    target: ".stepper button:last-of-type",
    effect: { selector: ".stepper input", value: "2" },
  },
  { name: "menu", path: async () => "/", target: ".menu-button", effect: { selector: "[popover]:popover-open" } },
  {
    name: "heart",
    path: (url) => findFirst(url, "experiences"),
    target: ".title-actions button[aria-pressed]",
    effect: { selector: ".title-actions button[aria-pressed=true]" },
  },
  {
    name: "language",
    path: async () => "/travel",
    target: ".language-button",
    effect: { selector: "[popover]:popover-open" },
  },
  {
    name: "calendar, the next month",
    path: (url) => findFirst(url, "stays"),
    target: "a.calendar-step",
    // In the first month that can be chosen there is no way back.
    effect: { selector: ".calendar-head > a.calendar-step:first-child" },
  },
  {
    name: "map",
    path: async () => "/real-estate?view=map",
    target: ".list-map .drawing",
    effect: { selector: ".leaflet-container" },
    // Its script is asked for by touch only.
    aimMs: 2000,
  },
];

/** Bits a second, and milliseconds that each request waits besides. */
const LINES = [
  // Lighthouse's slow 4G, in the figures it gives a browser that throttles by requests.
  { name: "slow 4G", latency: 562.5, down: 1_474_560, up: 675_000 },
  { name: "island line", latency: 400, down: 400_000, up: 400_000 },
];
const CPU_SLOWDOWNS = [4, 6];
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  locale: "en-GB",
};
/** How long after the page somebody taps, and how soon the effect is wanted. */
const MOMENTS = [
  { after: 1, aimMs: Infinity },
  { after: 3, aimMs: 500 },
  { after: 10, aimMs: 200 },
];
const AIM_SIGN_MS = 100;
/** Whatever has not shown by then counts as this long. */
const LONGEST_MS = 60_000;

interface Shown {
  effect: number;
  sign: number;
  longestTask: number;
}

interface Conditions {
  line: (typeof LINES)[number];
  slowdown: number;
  moment: (typeof MOMENTS)[number];
}

const CONDITIONS: Conditions[] = LINES.flatMap((line) =>
  CPU_SLOWDOWNS.flatMap((slowdown) => MOMENTS.map((moment) => ({ line, slowdown, moment }))),
);

export async function measure(runs = 3, names: string[] = []): Promise<Measured> {
  await ensureBuilt();
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    const rows: Row[] = [];
    for (const tap of TAPS.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const address = server.url + (await tap.path(server.url));
      // The first visitor waits for the page to be made.
      await (await fetch(address)).text();
      for (const conditions of CONDITIONS) {
        const shown: Shown[] = [];
        for (let run = 0; run < runs; run++) shown.push(await visit(browser, address, tap, conditions));
        rows.push(rowOf(tap, conditions, shown));
        console.log(`${rows.at(-1)!.what}: ${rows.at(-1)!.ours}`);
      }
    }
    return { title: "The first tap", rows, notes: [describe(runs)] };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The first item of a list. */
async function findFirst(url: string, list: "experiences" | "stays"): Promise<string> {
  const page = await (await fetch(`${url}/${list}`, { headers: { "accept-language": "en" } })).text();
  const [found] = new RegExp(`/${list}/[\\w-]{8,}(?=")`).exec(page) ?? [];
  if (!found) throw new Error(`there is nothing in ${list} to look at`);
  return found;
}

async function visit(
  browser: Browser,
  address: string,
  tap: Tap,
  { line, slowdown, moment }: Conditions,
): Promise<Shown> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), line, slowdown);
    await page.goto(address, { waitUntil: "load", timeout: LONGEST_MS });
    await page.waitForTimeout(moment.after * 1000);
    return await tapAndWatch(page, tap);
  } finally {
    await context.close();
  }
}

async function slowDown(
  session: CDPSession,
  { latency, down, up }: (typeof LINES)[number],
  rate: number,
): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

async function tapAndWatch(page: Page, { target, chosen, effect }: Tap): Promise<Shown> {
  // Whoever taps on what lies further down has scrolled there.
  await page.evaluate(
    (selector) => document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" }),
    target,
  );
  const shown = await page.evaluateHandle(watch, { target, effect, longest: LONGEST_MS });
  if (chosen) await page.locator(target).selectOption(chosen, { noWaitAfter: true });
  else await tapOn(page, target);
  return page.evaluate(({ seen }) => seen, shown);
}

/** A finger, where the element is now: nothing waits for it to hold still or to answer. */
async function tapOn(page: Page, target: string): Promise<void> {
  const box = await page.locator(target).first().boundingBox();
  if (!box) throw new Error(`${target} is not on the screen`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Runs in the page. From the first event on the target each frame is looked at; what it shows has been painted when the
 * next one begins. A sign of work is what assistive technology is told too.
 */
function watch({ target, effect, longest }: { target: string; effect: Effect; longest: number }): {
  seen: Promise<Shown>;
} {
  const hasEffect = () => {
    const found = document.querySelector<HTMLInputElement>(effect.selector);
    return (
      found !== null &&
      (effect.value === undefined || found.value === effect.value) &&
      location.search.includes(effect.address ?? "")
    );
  };
  const tasks = new PerformanceObserver(() => {});
  tasks.observe({ type: "longtask", buffered: true });
  // Before the page had come, it was the browser's own work.
  const longestTask = () =>
    Math.max(
      0,
      ...tasks
        .takeRecords()
        .filter(({ startTime }) => startTime > performance.timing.loadEventEnd - performance.timeOrigin)
        .map(({ duration }) => duration),
    );
  const seen = new Promise<Shown>((resolve) => {
    let begun = 0;
    let sign = 0;
    const look = () => {
      const isDone = hasEffect();
      const isBusy = document.querySelector('[aria-busy="true"], [role="progressbar"]') !== null;
      const isLate = performance.now() - begun > longest;
      requestAnimationFrame((painted) => {
        if (!sign && (isDone || isBusy)) sign = painted - begun;
        if (isDone || isLate)
          resolve({ effect: isDone ? painted - begun : longest, sign: sign || longest, longestTask: longestTask() });
        else look();
      });
    };
    const begin = (event: Event) => {
      if (begun || !(event.target as Element).closest(target)) return;
      begun = event.timeStamp;
      requestAnimationFrame(look);
    };
    for (const type of ["pointerdown", "touchstart", "click", "input", "change"])
      addEventListener(type, begin, { capture: true, passive: true });
  });
  return { seen };
}

function rowOf(tap: Tap, { line, slowdown, moment }: Conditions, shown: Shown[]): Row {
  const medianOf = (figure: keyof Shown) => median(shown.map((one) => one[figure]));
  const [effect, sign, longestTask] = [medianOf("effect"), medianOf("sign"), medianOf("longestTask")];
  const aimMs = Math.max(moment.aimMs, tap.aimMs ?? 0);
  const text = (ms: number) =>
    ms >= LONGEST_MS ? `nothing within ${LONGEST_MS / 1000} s` : `${(ms / 1000).toFixed(2)} s`;
  return {
    what: `${tap.name}, ${line.name}, processor ${slowdown} times slower, ${moment.after} s after the page`,
    ours: `${text(effect)}; first sign ${text(sign)}; longest task ${Math.round(longestTask)} ms`,
    aim: `${aimMs === Infinity ? "" : `≤ ${text(aimMs)}, `}sign ≤ ${text(AIM_SIGN_MS)}`,
    met: effect <= aimMs && sign <= AIM_SIGN_MS,
  };
}

function describe(runs: number): string {
  const lines = LINES.map(
    ({ name, latency, down }) => `${name}: ${(down / 1e6).toFixed(2)} Mbit/s, each request ${latency} ms later`,
  ).join("; ");
  return `From the tap to the paint that shows its effect, and to the first paint that shows it or that something is busy. ${PHONE.viewport.width} px wide, an empty cache, medians of ${runs}. ${lines}. What lies below the first screen is scrolled to just before the tap; of a list the tap is the choice. A long task is one of more than 50 ms since the page had come.`;
}

if (import.meta.main) console.log(asTable(await measure(Number(process.argv[2] ?? 3), process.argv.slice(3))));
