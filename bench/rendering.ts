/**
 * Pages that are made for one request, over HTTP, beside React's own renderToString of the same tree with the same data, and beside a
 * page of Next.js with the same 24 cards.
 *
 *   node bench/rendering.ts [seconds of each turn]
 */
import { execFileSync, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { listPropertyCards } from "#app/features/properties/queries.server";
import { readPropertyFilters } from "#app/features/properties/schema";
import { openDatabase } from "#app/platform/db/db.server";
import { createLogger } from "#app/platform/log.server";
import { freePort, onServer, startPostgres } from "#tests/support/postgres";
import { startServer } from "#tests/support/server";
import { browserHeaders, load } from "./load.ts";
import { asTable, median, type Measured, type Row } from "./measurement.ts";

const TURNS = 3;
const CONNECTIONS = 8;
const LIST = "/real-estate";
const NEXT = join(import.meta.dirname, "tools/next-cards");

export async function measure(seconds = 5): Promise<Measured> {
  const postgres = await startPostgres();
  try {
    await onServer(postgres.url, "create database bench");
    const url = postgres.url.replace(/\/postgres$/, "/bench");
    const env = { DATABASE_URL: url, SEED: "demo", PAGE_CACHE_MB: "0" };
    const server = await startServer(env);
    await onServer(
      url,
      `insert into properties (slug, title, description, type, listing_type, location, price, status, bedrooms, bathrooms, square_footage, images, published, is_featured)
       select slug || '-' || n, title, description, type, listing_type, location, price, status, bedrooms, bathrooms, square_footage, images, published, is_featured from properties, generate_series(1, 24) n`,
    );
    const pages = ["/", LIST, await detailOf(server.url)];
    const rows = [...(await besideReact(server.url, env, pages, seconds)), await besideNext(server.url, url, seconds)];
    await server.stop();
    return {
      title: "Rendering",
      rows,
      notes: [
        `Nothing is kept (\`PAGE_CACHE_MB=0\`), one process, PostgreSQL on the same cores, ${CONNECTIONS} connections, not compressed (React alone does not compress either); the median of ${TURNS} turns of ${seconds} s in alternation. ` +
          "What React renders alone is the very tree the server renders, with its data and the scripts that carry them. The page of Next.js has the 24 cards and nothing else: no header, menus, footer, filters, database or languages.",
      ],
    };
  } finally {
    await postgres.stop();
  }
}

async function detailOf(url: string): Promise<string> {
  const list = await (await fetch(url + LIST)).text();
  const [property] = /\/real-estate\/(?!submit)[a-z0-9-]+/.exec(list) ?? [];
  if (!property) throw new Error("there is no property to look at");
  return property;
}

const pagesPerSecond = async (url: string, seconds: number) => (await load(url, { connections: CONNECTIONS, seconds, headers: browserHeaders("identity") })).perSecond;

async function besideReact(url: string, env: Record<string, string>, paths: string[], seconds: number): Promise<Row[]> {
  const react = fork(join(import.meta.dirname, "react-alone.ts"), { env: { ...process.env, ...env, LOG_LEVEL: "error", HOST: "127.0.0.1", PORT: String(await freePort()) }, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await once(react, "message");
  const rows: Row[] = [];
  for (const path of paths) {
    const [ours, alone]: [number[], number[]] = [[], []];
    await pagesPerSecond(url + path, 3);
    for (let turn = 0; turn < TURNS; turn++) {
      ours.push(await pagesPerSecond(url + path, seconds));
      react.send({ path, seconds });
      const [rate] = (await once(react, "message")) as [number];
      alone.push(rate);
    }
    const ratio = median(alone) / median(ours);
    rows.push({ what: `${path} beside renderToString`, ours: asRate(median(ours)), reference: asRate(median(alone)), ratio, aim: "≤ 1.5", met: ratio <= 1.5 });
  }
  react.kill();
  return rows;
}

async function besideNext(url: string, databaseUrl: string, seconds: number): Promise<Row> {
  const database = await openDatabase({ url: databaseUrl, dataDir: "", log: createLogger("error") });
  const { rows: cards } = await listPropertyCards(database.db, "en", readPropertyFilters(new URLSearchParams()), 1);
  await database.close();
  writeFileSync(join(NEXT, "cards.json"), JSON.stringify(cards));
  const program = join(import.meta.dirname, "tools/node_modules/next/dist/bin/next");
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  execFileSync(process.execPath, [program, "build", NEXT], { env, stdio: ["ignore", "ignore", "inherit"] });
  const port = await freePort();
  const next = spawn(process.execPath, [program, "start", NEXT, "-p", String(port), "-H", "127.0.0.1"], { env, stdio: ["ignore", "ignore", "inherit"] });
  const theirUrl = `http://127.0.0.1:${port}/`;
  while (!(await fetch(theirUrl).then(({ ok }) => ok, () => false))) await new Promise((resolve) => setTimeout(resolve, 100));
  const shown = (await (await fetch(theirUrl)).text()).match(/<article/g)?.length;
  if (shown !== cards.length) throw new Error(`Next.js shows ${shown} cards instead of ${cards.length}`);
  const [ours, theirs]: [number[], number[]] = [[], []];
  await pagesPerSecond(theirUrl, 3);
  for (let turn = 0; turn < TURNS; turn++) {
    ours.push(await pagesPerSecond(url + LIST, seconds));
    theirs.push(await pagesPerSecond(theirUrl, seconds));
  }
  next.kill();
  await once(next, "exit");
  const ratio = median(ours) / median(theirs);
  return { what: `${LIST}, ${cards.length} cards, beside Next.js 16`, ours: asRate(median(ours)), reference: asRate(median(theirs)), ratio, aim: "≥ 4", met: ratio >= 4 };
}

function asRate(perSecond: number): string {
  return `${perSecond.toFixed(0)}/s (${(1000 / perSecond).toFixed(1)} ms)`;
}

if (import.meta.main) console.log(asTable(await measure(Number(process.argv[2] ?? 5))));
