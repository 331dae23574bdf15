/** Far more different pages than are kept, one after the other, as memory is watched. */
import { CURRENCY_KEY } from "#app/platform/http/cookies";
import { inLanguage, LANGUAGES } from "#app/platform/i18n/languages";
import { CURRENCY_CODES } from "#app/platform/money/money";
import { INSPECT_FLAG } from "#tests/support/inspector";
import { startServer, type TestServer } from "#tests/support/server";
import type { Row } from "../measurement.ts";
import { openMemory, type Memory } from "./memory.ts";

const CACHE_MB = 16;
const SAMPLES = 8;
const CONCURRENCY = 4;

/** Every kind of page in turn, and each in all languages and currencies. */
function pageAt(n: number): { path: string; currency: string } {
  // One in twenty is not published.
  const place = n % 20 === 0 ? n + 1 : n;
  const kinds = [
    `/real-estate/place-${place}`,
    `/real-estate?type=${["villa", "land", "house"][n % 3]}&sort=${["latest", "price_asc", "price_desc"][Math.floor(n / 3) % 3]}&page=${1 + Math.floor(n / 45)}`,
    `/stays?guests=${1 + (n % 8)}&page=${1 + Math.floor(n / 45)}`,
    `/real-estate/place-${place}?from=list`,
    `/blog?search=tale+${n}`,
    `/stays/lodge-${1 + (n % 1_000)}?guests=${Math.floor(n / 45)}`,
    `/blog/tale-${1 + (n % 1_000)}?seen=${Math.floor(n / 45)}`,
  ];
  return {
    path: inLanguage(kinds[n % kinds.length]!, LANGUAGES[n % LANGUAGES.length]!),
    currency: CURRENCY_CODES[Math.floor(n / LANGUAGES.length) % CURRENCY_CODES.length]!,
  };
}

/** How much memory the server holds once its room for pages is full, and after as many pages as fill it many times. */
export async function crawl(url: string, pages: number): Promise<Row[]> {
  const server = await startServer({
    DATABASE_URL: url,
    SEED: "none",
    PAGE_CACHE_MB: String(CACHE_MB),
    NODE_OPTIONS: INSPECT_FLAG,
  });
  try {
    return rowsOf(pages, await watch(server, pages));
  } finally {
    await server.stop();
  }
}

async function watch(server: TestServer, pages: number): Promise<Memory[]> {
  const memory = await openMemory(server);
  const marks: Memory[] = [];
  let next = 0;
  const visitUntil = async (end: number) => {
    while (next < end) {
      const { path, currency } = pageAt(next++);
      const response = await fetch(server.url + path, { headers: { cookie: `${CURRENCY_KEY}=${currency}` } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    }
  };
  console.log("\npages asked for | resident | heap | buffers | pages kept | their bodies | held by these (MB)");
  for (let mark = 1; mark <= SAMPLES; mark++) {
    await Promise.all(Array.from({ length: CONCURRENCY }, () => visitUntil((pages / SAMPLES) * mark)));
    const seen = await memory.look();
    marks.push(seen);
    console.log(
      [
        next,
        ...[seen.resident, seen.heap, seen.buffers].map((mb) => mb.toFixed(1)),
        seen.pages,
        ...[seen.kept, seen.held].map((mb) => mb.toFixed(1)),
      ].join(" | "),
    );
  }
  memory.close();
  return marks;
}

/** What the system counts goes up and down by itself: the most of each half is compared. */
function rowsOf(pages: number, marks: Memory[]): Row[] {
  const end = marks.at(-1)!;
  const row = (what: string, of: (memory: Memory) => number): Row => {
    const [first, second] = [marks.slice(0, SAMPLES / 2), marks.slice(SAMPLES / 2)].map((half) =>
      Math.max(...half.map(of)),
    ) as [number, number];
    const ratio = second / first;
    return {
      what: `${what} after ${pages.toLocaleString("en")} different pages`,
      ours: `${second.toFixed(0)} MB (on the way: ${marks.map((mark) => of(mark).toFixed(0)).join(", ")})`,
      reference: `${first.toFixed(0)} MB until half of them`,
      ratio,
      aim: "<= 1.1x",
      met: ratio <= 1.1,
    };
  };
  return [
    row("resident memory", ({ resident }) => resident),
    row("heap and buffers in use", ({ heap, buffers }) => heap + buffers),
    {
      what: `memory of the ${end.pages.toLocaleString("en")} pages that are kept`,
      ours: `${end.held.toFixed(1)} MB, of which ${end.kept.toFixed(1)} MB are pages`,
      aim: `<= ${CACHE_MB} MB`,
      met: end.held <= CACHE_MB,
    },
  ];
}
