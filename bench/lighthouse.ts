/**
 * Lighthouse on ten kinds of page in three languages: a phone, slow 4G as Lighthouse simulates it, the median of three
 * runs. The reports stay in test-results/lighthouse.
 *   node bench/lighthouse.ts [runs] [address or part of one ...]
 */
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import ensureBuilt from "#tests/support/ensure-built";
import { startServer } from "#tests/support/server";
import { findChromium } from "../scripts/chromium.ts";
import { root } from "../scripts/project.ts";
import { asTable, median, type Measured, type Row } from "./measurement.ts";
import { findTool } from "./tools.ts";

const REPORTS = join(root, "test-results/lighthouse");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const LANGUAGES = ["", "/ar", "/zh"];
const AIM = { performance: 0.98, lcp: 1_800, tbt: 50, cls: 0.005 };

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number; displayValue?: string }>;
}

export async function measure(runs = 3, parts: string[] = []): Promise<Measured> {
  await ensureBuilt();
  const chromium = await findChromium();
  mkdirSync(REPORTS, { recursive: true });
  const server = await startServer();
  try {
    const rows: Row[] = [];
    const shortcomings = new Map<string, string[]>();
    for (const path of await pathsOf(server.url, parts)) {
      // The first visitor waits for the page to be made; this is what all others see.
      await (await fetch(server.url + path)).text();
      const reports: Report[] = [];
      for (let run = 0; run < runs; run++)
        reports.push(await visit(server.url + path, `${path.replaceAll("/", "_")}.${run}.json`, chromium));
      rows.push(rowOf(path, reports));
      for (const audit of failedAudits(reports[0]!))
        shortcomings.set(audit, [...(shortcomings.get(audit) ?? []), path]);
      console.log(`${path}: ${rows.at(-1)!.ours}`);
    }
    return {
      title: "Lighthouse",
      rows,
      notes: [
        `Lighthouse 13, mobile, simulated slow 4G, the median of ${runs}: performance, accessibility, best practices, search engines; largest contentful paint, total blocking time, layout shift.`,
        ...[...shortcomings].map(([audit, paths]) => `- ${audit}: ${paths.join(", ")}`),
      ],
    };
  } finally {
    await server.stop();
  }
}

async function pathsOf(url: string, parts: string[]): Promise<string[]> {
  const firstOf = async (list: string) => {
    const [found] =
      new RegExp(`(?<=")${list}/(?!submit|feed)[a-z0-9-]+(?=")`).exec(await (await fetch(url + list)).text()) ?? [];
    if (!found) throw new Error(`${list} leads nowhere`);
    return found;
  };
  const pages = [
    "",
    "/experiences",
    await firstOf("/experiences"),
    "/stays",
    await firstOf("/stays"),
    "/real-estate",
    await firstOf("/real-estate"),
    "/travel",
    await firstOf("/blog"),
    "/contact",
  ];
  const paths = LANGUAGES.flatMap((language) => pages.map((page) => language + page || "/"));
  return parts.length > 0
    ? paths.filter((path) => parts.some((part) => (paths.includes(part) ? path === part : path.includes(part))))
    : paths;
}

/** On a busy machine the browser now and then loses the beginning of a visit; Lighthouse then asks to be run again. */
async function visit(url: string, name: string, chromium: string, attempts = 3): Promise<Report> {
  const file = join(REPORTS, name);
  const program = await findTool("lighthouse/cli/index.js");
  const flags = "--headless=new --no-sandbox --disable-background-networking";
  try {
    await promisify(execFile)(
      process.execPath,
      [
        program,
        url,
        "--quiet",
        "--output=json",
        `--output-path=${file}`,
        `--only-categories=${CATEGORIES.join(",")}`,
        `--chrome-flags=${flags}`,
      ],
      {
        env: { ...process.env, CHROME_PATH: chromium },
      },
    );
  } catch (error) {
    if (attempts > 1) return visit(url, name, chromium, attempts - 1);
    throw error;
  }
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

function rowOf(path: string, reports: Report[]): Row {
  const scores = CATEGORIES.map((category) => median(reports.map(({ categories }) => categories[category].score)));
  const valueOf = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const [lcp, tbt, cls] = [
    valueOf("largest-contentful-paint"),
    valueOf("total-blocking-time"),
    valueOf("cumulative-layout-shift"),
  ];
  const [performance = 0, ...others] = scores;
  return {
    what: path,
    ours: `${scores.map((score) => Math.round(score * 100)).join(" · ")}; LCP ${(lcp / 1000).toFixed(2)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(2)}`,
    aim: "≥ 98 · 100 · 100 · 100; 1.8 s, 50 ms, 0.00",
    met:
      performance >= AIM.performance &&
      others.every((score) => score === 1) &&
      lcp <= AIM.lcp &&
      tbt <= AIM.tbt &&
      cls < AIM.cls,
  };
}

/** The audits that cost points. */
function failedAudits({ categories, audits }: Report): string[] {
  const counted = CATEGORIES.flatMap((category) =>
    categories[category].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return counted.flatMap((id) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 0.9 ? [`${id} (${audit.title})`] : [];
  });
}

if (import.meta.main) console.log(asTable(await measure(Number(process.argv[2] ?? 3), process.argv.slice(3))));
