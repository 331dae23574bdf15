/**
 * The first tap on a page, by somebody with a slow phone on a slow line: how long until the screen shows what it did,
 * and how long until it shows that something is being done. One, three and ten seconds after the page has loaded, each
 * time in a browser that was never here.
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
    path: findExperience,
    target: ".stepper button:last-of-type",
    effect: { selector: ".stepper input", value: "2" },
  },
  { name: "menu", path: async () => "/", target: ".menu-button", effect: { selector: "[popover]:popover-open" } },
  {
    name: "heart",
    path: findExperience,
    target: ".title-actions button[aria-pressed]",
    effect: { selector: ".title-actions button[aria-pressed=true]" },
  },
];

/** Bits a second, and milliseconds that each request waits besides. */
const LINES = [
  // Lighthouse's slow 4G, in the figures it gives a browser that throttles by requests.
  { name: "slow 4G", latency: 562.5, down: 1_474_560, up: 675_000 },
  { name: "island line", latency: 400, down: 400_000, up: 400_000 },
];
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  locale: "en-GB",
};
const AFTER_SECONDS = [1, 3, 10];
const AIM_SIGN_MS = 200;
/** Whatever has not shown by then counts as this long. */
const LONGEST_MS = 60_000;

interface Shown {
  effect: number;
  sign: number;
}

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
      for (const line of LINES) {
        for (const after of AFTER_SECONDS) {
          const shown: Shown[] = [];
          for (let run = 0; run < runs; run++) shown.push(await visit(browser, address, tap, line, after));
          rows.push(rowOf(`${tap.name}, ${line.name}, ${after} s after the page`, shown));
          console.log(`${rows.at(-1)!.what}: ${rows.at(-1)!.ours}`);
        }
      }
    }
    return { title: "The first tap", rows, notes: [describe(runs)] };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function findExperience(url: string): Promise<string> {
  const [found] =
    /\/experiences\/[0-9a-f-]{36}(?=")/.exec(
      await (await fetch(`${url}/experiences`, { headers: { "accept-language": "en" } })).text(),
    ) ?? [];
  if (!found) throw new Error("there is no experience to look at");
  return found;
}

async function visit(
  browser: Browser,
  address: string,
  tap: Tap,
  line: (typeof LINES)[number],
  after: number,
): Promise<Shown> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), line);
    await page.goto(address, { waitUntil: "load", timeout: LONGEST_MS });
    await page.waitForTimeout(after * 1000);
    return await tapAndWatch(page, tap);
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession, { latency, down, up }: (typeof LINES)[number]): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
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
  const seen = new Promise<Shown>((resolve) => {
    let begun = 0;
    let sign = 0;
    const look = () => {
      const isDone = hasEffect();
      const isBusy = document.querySelector('[aria-busy="true"], [role="progressbar"]') !== null;
      const isLate = performance.now() - begun > longest;
      requestAnimationFrame((painted) => {
        if (!sign && (isDone || isBusy)) sign = painted - begun;
        if (isDone || isLate) resolve({ effect: isDone ? painted - begun : longest, sign: sign || longest });
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

function rowOf(what: string, shown: Shown[]): Row {
  const [effect, sign] = [median(shown.map((one) => one.effect)), median(shown.map((one) => one.sign))];
  const text = (ms: number) =>
    ms >= LONGEST_MS ? `nothing within ${LONGEST_MS / 1000} s` : `${(ms / 1000).toFixed(2)} s`;
  return {
    what,
    ours: `${text(effect)}; first sign ${text(sign)}`,
    aim: `sign ≤ ${(AIM_SIGN_MS / 1000).toFixed(1)} s`,
    met: sign <= AIM_SIGN_MS,
  };
}

function describe(runs: number): string {
  const lines = LINES.map(
    ({ name, latency, down }) => `${name}: ${(down / 1e6).toFixed(2)} Mbit/s, each request ${latency} ms later`,
  ).join("; ");
  return `From the tap to the paint that shows its effect, and to the first paint that shows it or that something is busy. ${PHONE.viewport.width} px wide, a processor slowed down ${CPU_SLOWDOWN} times, an empty cache, medians of ${runs}. ${lines}. What lies below the first screen is scrolled to just before the tap; of a list the tap is the choice.`;
}

if (import.meta.main) console.log(asTable(await measure(Number(process.argv[2] ?? 3), process.argv.slice(3))));
