/**
 * Pages that are made for one request, over HTTP, beside React's own renderToString of the same tree with the same
 * data, and beside a page of Next.js with the same elements, 24 cards among them.
 *   node bench/rendering.ts [seconds of each turn]
 */
import { execFileSync, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ensureBuilt from "#tests/support/ensure-built";
import { freePort, runStatement, startPostgres } from "#tests/support/postgres";
import { startServer, type TestServer } from "#tests/support/server";
import { browserHeaders, load, type Load } from "./load.ts";
import { asTable, median, type Measured, type Row } from "./measurement.ts";
import { findTool } from "./tools.ts";

const TURNS = 3;
const CONNECTIONS = 8;
const LIST = "/real-estate";
const NEXT = join(import.meta.dirname, "tools/next-cards");

export async function measure(seconds = 5): Promise<Measured> {
  await ensureBuilt();
  const postgres = await startPostgres();
  try {
    await runStatement(postgres.url, "create database bench");
    const url = postgres.url.replace(/\/postgres$/, "/bench");
    const env = { DATABASE_URL: url, SEED: "demo", PAGE_CACHE_MB: "0" };
    const server = await startServer(env);
    await runStatement(
      url,
      `insert into properties (slug, title, description, type, listing_type, location, price, status, bedrooms, bathrooms, square_footage, images, published, is_featured)
       select slug || '-' || n, title, description, type, listing_type, location, price, status, bedrooms, bathrooms, square_footage, images, published, is_featured from properties, generate_series(1, 24) n`,
    );
    const pages = ["/", LIST, await detailOf(server.url)];
    const rows = [
      ...(await compareWithReact(server, env, pages, seconds)),
      await compareWithNext({ pid: server.process.pid!, url: server.url + LIST }, seconds),
    ];
    await server.stop();
    return {
      title: "Rendering",
      rows,
      notes: [
        `Nothing is kept (\`PAGE_CACHE_MB=0\`), one process, PostgreSQL on the same cores, ${CONNECTIONS} connections, not compressed (React alone does not compress either); medians of ${TURNS} turns of ${seconds} s in alternation. The ratio is that of the processor time of a page, all of the server's threads together, which other programs on the same cores disturb least. ` +
          "What React renders alone is the very tree the server renders, with its data and the scripts that carry them. The page of Next.js, in production and rendered for each request, has the elements of ours, and neither a database to ask nor languages to choose from.",
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

interface LoadTarget {
  pid: number;
  url: string;
}

/** Until a page is made as fast as it will be, its code has to run often. */
const WARM_PAGES = 600;
const warm = ({ pid, url }: LoadTarget) =>
  load(pid, url, { connections: CONNECTIONS, pages: WARM_PAGES, headers: browserHeaders("identity") });
const ask = ({ pid, url }: LoadTarget, seconds: number) =>
  load(pid, url, { connections: CONNECTIONS, seconds, headers: browserHeaders("identity") });

async function compareWithReact(
  { url, process: { pid } }: TestServer,
  env: Record<string, string>,
  paths: string[],
  seconds: number,
): Promise<Row[]> {
  const react = fork(join(import.meta.dirname, "react-baseline.ts"), {
    env: { ...process.env, ...env, LOG_LEVEL: "error", HOST: "127.0.0.1", PORT: String(await freePort()) },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(react, "message");
  const rows: Row[] = [];
  for (const path of paths) {
    const [ours, alone]: [Load[], number[]] = [[], []];
    const contender = { pid: pid!, url: url + path };
    await warm(contender);
    for (let turn = 0; turn < TURNS; turn++) {
      ours.push(await ask(contender, seconds));
      react.send({ path, seconds });
      const [cost] = (await once(react, "message")) as [number];
      alone.push(cost);
    }
    const ratio = median(ours.map(({ cost }, turn) => cost / alone[turn]!));
    rows.push({
      what: `${path} beside renderToString`,
      ours: describe(ours),
      reference: `${median(alone).toFixed(1)} ms`,
      ratio,
      aim: "≤ 1.5",
      met: ratio <= 1.5,
    });
  }
  react.kill();
  return rows;
}

async function compareWithNext(list: LoadTarget, seconds: number): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "pemba-bench-"));
  const file = join(folder, "page.html");
  const page = bodyOf(await (await fetch(list.url)).text());
  writeFileSync(file, page);
  const program = await findTool("next/dist/bin/next");
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1", PAGE_FILE: file };
  execFileSync(process.execPath, [program, "build", NEXT], { env, stdio: ["ignore", "ignore", "inherit"] });
  const port = await freePort();
  const next = spawn(process.execPath, [program, "start", NEXT, "-p", String(port), "-H", "127.0.0.1"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const theirUrl = `http://127.0.0.1:${port}/`;
  while (
    !(await fetch(theirUrl).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
  const shown = cardsIn(bodyOf(await (await fetch(theirUrl)).text()));
  if (shown !== cardsIn(page)) throw new Error(`Next.js shows ${shown} cards instead of ${cardsIn(page)}`);
  const [ours, theirs]: [Load[], Load[]] = [[], []];
  const contender = { pid: next.pid!, url: theirUrl };
  await warm(contender);
  for (let turn = 0; turn < TURNS; turn++) {
    ours.push(await ask(list, seconds));
    theirs.push(await ask(contender, seconds));
  }
  next.kill();
  await once(next, "exit");
  rmSync(folder, { recursive: true });
  const ratio = median(theirs.map(({ cost }, turn) => cost / ours[turn]!.cost));
  return {
    what: `${LIST}, ${shown} cards, beside Next.js 16`,
    ours: describe(ours),
    reference: describe(theirs),
    ratio,
    aim: "≥ 4",
    met: ratio >= 4,
  };
}

/** What a page shows, without what brings it to life. */
function bodyOf(html: string): string {
  return html.replaceAll(/^.*<body[^>]*>|<\/body>.*$|<script\b.*?<\/script>|<template\b.*?<\/template>/gs, "");
}

function cardsIn(html: string): number {
  return html.match(/<article/g)?.length ?? 0;
}

function describe(turns: Load[]): string {
  return `${median(turns.map(({ cost }) => cost)).toFixed(1)} ms, ${median(turns.map(({ perSecond }) => perSecond)).toFixed(0)}/s`;
}

if (import.meta.main) console.log(asTable(await measure(Number(process.argv[2] ?? 5))));
