/** Pages with what they may cost, measured on a small and a large site, and what the database did for them. */
import { withAutoExplain } from "#tests/support/statement-log";
import type { Row } from "../measurement.ts";
import { openOffice } from "../office.ts";
import { openPlans } from "./plans.ts";
import { measureAlternating, type Cost, type Site } from "./sites.ts";

export interface Aims {
  /** Milliseconds. */
  processor?: number;
  clock?: number;
  ratio?: number;
  /** Statements that read what grows. */
  queries?: number;
}
export interface Page {
  path: (site: Site) => string | Promise<string>;
  aims: Aims;
  /** The route whose own statements are explained; without it all of the page's, with those of the frame around it. */
  route?: string;
}

export const ms = (time: number) => `${time.toFixed(1)} ms`;

/** One row for each aim: what is compared differs. */
export function rowsFor(what: string, [small, large]: readonly Cost[], aims: Aims): Row[] {
  if (!small || !large) throw new Error(`${what} was not measured on two sites`);
  const ratio = large.processor / small.processor;
  console.log(`${new Date().toISOString()} ${what}: ${ms(large.processor)}, ${ms(large.clock)}, ${ratio.toFixed(2)}`);
  const rows: Row[] = [
    {
      what,
      ours: ms(large.processor),
      reference: `${ms(small.processor)} on the small site`,
      ratio,
      ...(aims.ratio ? { aim: `<= ${aims.ratio}x`, met: ratio <= aims.ratio } : {}),
    },
  ];
  if (aims.processor)
    rows.push({
      what: `${what}: processor time`,
      ours: ms(large.processor),
      aim: `<= ${aims.processor} ms`,
      met: large.processor <= aims.processor,
    });
  if (aims.clock)
    rows.push({
      what: `${what}: by the clock`,
      ours: ms(large.clock),
      reference: `${ms(small.clock)} on the small site`,
      aim: `<= ${aims.clock} ms`,
      met: large.clock <= aims.clock,
    });
  return rows;
}

export async function measurePages(
  sites: readonly Site[],
  pages: readonly [string, Page][],
  runs: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, { path, aims }] of pages) {
    const paths = new Map(await Promise.all(sites.map(async (site) => [site, await path(site)] as const)));
    const costs = await measureAlternating(sites, (site) => site.office.read(paths.get(site) ?? ""), runs);
    rows.push(...rowsFor(`GET ${name}`, costs, aims));
  }
  return rows;
}

/** What the router asks for a page's own loader alone. */
function ownData(address: string, route: string): string {
  const [path, query] = address.split("?");
  return `${path}.data?${query ?? ""}&_routes=${encodeURIComponent(route)}`;
}

/** How many statements of a page read what grows, and whether one of them reads a table from end to end. */
export async function explainPages(
  site: Site,
  pages: readonly [string, Page][],
  growing: readonly string[],
): Promise<Row[]> {
  const office = await openOffice({ DATABASE_URL: withAutoExplain(site.url), SEED: "none", PAGE_CACHE_MB: "0" });
  const log = await openPlans(site.url);
  const rows: Row[] = [];
  for (const [name, { path, aims, route }] of pages) {
    const address = route ? ownData(await path(site), route) : await path(site);
    await office.read(address);
    const statements = (await log.during(() => office.read(address))).filter(({ plan }) =>
      plan.some((line) => growing.some((table) => line.includes(` on ${table}`))),
    );
    console.log(`\n### ${name}: ${address}`);
    for (const { text, plan } of statements)
      console.log(`\n${text.replaceAll(/\s+/g, " ").slice(0, 200)}\n  ${plan.join("\n  ")}`);
    const whole = [...new Set(statements.flatMap(({ readWhole }) => readWhole))].filter((table) =>
      growing.includes(table),
    );
    const isFew = aims.queries === undefined || statements.length <= aims.queries;
    rows.push({
      what: `plans of ${name}`,
      ours: `${statements.length} ${statements.length === 1 ? "query" : "queries"}, ${whole.length > 0 ? `Seq Scan on ${whole.join(", ")}` : "by index"}`,
      aim: `${aims.queries ? `<= ${aims.queries}, ` : ""}no Seq Scan`,
      met: whole.length === 0 && isFew,
    });
  }
  await log.close();
  await office.server.stop();
  return rows;
}
