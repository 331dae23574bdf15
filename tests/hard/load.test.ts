import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createEngine } from "#app/platform/db/embedded.server";
import { count, recordMeasurement, seconds } from "#tests/support/measurements";
import { createSeededRandom, type SeededRandom } from "#tests/support/seeded-random";
import { runStatement, startPostgres } from "#tests/support/postgres";
import { startServer, type TestServer } from "#tests/support/server";
import { Visitor, type VisitorResponse } from "#tests/support/visitor";

/** `VISITORS=100 SECONDS=10 npx vitest run --config vitest.hard.config.ts tests/hard/load.test.ts` for a quick look. */
const VISITORS = Number(process.env.VISITORS ?? 1_000);
const SECONDS = Number(process.env.SECONDS ?? 60);
/** Time to read a page, on average as long as the middle of these. */
const THINK_MS = { least: 1_000, most: 5_000 };
const LANGUAGES = ["", "/ar", "/zh", "/fr", "/de", "/it", "/ru", "/es", "/sw"];
const PAGES = [
  "",
  "/experiences",
  "/stays",
  "/transportation",
  "/real-estate",
  "/blog",
  "/about",
  "/contact",
  "/invest",
];

interface Outcome {
  took: { page: number[]; form: number[]; file: number[] };
  sent: string[];
  wrong: string[];
}

/** Reads a page, its picture, another page; one in eight pages is the one with a form, which is filled in and sent. */
async function visit(url: string, n: number, until: number, chance: SeededRandom, outcome: Outcome): Promise<void> {
  const visitor = new Visitor(url, { forwardedFor: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` });
  const language = LANGUAGES[n % LANGUAGES.length]!;
  const think = () =>
    new Promise((resolve) => setTimeout(resolve, THINK_MS.least + chance.integerBelow(THINK_MS.most - THINK_MS.least)));
  const timed = async (
    kind: keyof Outcome["took"],
    what: string,
    ask: () => Promise<VisitorResponse>,
  ): Promise<VisitorResponse | null> => {
    const begun = performance.now();
    try {
      const answer = await ask();
      outcome.took[kind].push(performance.now() - begun);
      if (answer.status !== 200) outcome.wrong.push(`${what}: ${answer.status}`);
      return answer.status === 200 ? answer : null;
    } catch (error) {
      outcome.wrong.push(`${what}: ${(error as Error).message}`);
      return null;
    }
  };
  const plain = { "accept-language": "en", "accept-encoding": "identity" };
  // Nobody opens a site in the same moment as a thousand others.
  await new Promise((resolve) => setTimeout(resolve, chance.integerBelow(THINK_MS.most)));
  let sent = 0;
  while (Date.now() < until) {
    // The limit of the server for a message: five in ten minutes from one address.
    const isWriting = sent < 4 && chance.happens(12);
    const path = isWriting ? `${language}/contact` : `${language}${chance.pick(PAGES)}` || "/";
    const page = await timed("page", path, () => visitor.get(path, plain));
    const picture = page && /(?:src|href)="(\/(?:scenes|assets)\/[^"]+)"/.exec(page.body.toString())?.[1];
    if (picture && chance.happens(30)) await timed("file", picture, () => visitor.get(picture));
    await think();
    const stamp = isWriting && page ? /name="stamp" value="([^"]+)"/.exec(page.body.toString())?.[1] : undefined;
    if (!stamp) continue;
    await think();
    const name = randomUUID();
    const cookie = page!.headers["set-cookie"]?.map((line) => line.split(";")[0]).join("; ") ?? "";
    const fields = {
      name,
      email: "guest@example.com",
      topic: "General Inquiry",
      message: `Message of ${name}`,
      stamp,
      key: randomUUID(),
    };
    if (await timed("form", `${path} (sent)`, () => visitor.post(`${path}.data`, fields, { cookie })))
      outcome.sent.push(name);
    sent++;
  }
  visitor.close();
}

const at = (sorted: number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/** The memory of the server and of the processes it has started, in MB. */
function memoryOf(server: TestServer): number {
  const { pid } = server.process;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  return [String(pid), ...children].reduce(
    (sum, one) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, "utf8"))?.[1] ?? 0) / 1024,
    0,
  );
}

const middleOf = (values: number[]) =>
  at(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** What came of it, and what is said of that once the rows have been counted. */
async function load(server: TestServer): Promise<Outcome & { figures: string }> {
  const outcome: Outcome = { took: { page: [], form: [], file: [] }, sent: [], wrong: [] };
  const begun = Date.now();
  const until = begun + SECONDS * 1000;
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(memoryOf(server)), 500);
  await Promise.all(
    Array.from({ length: VISITORS }, (_, n) => visit(server.url, n, until, createSeededRandom(n), outcome)),
  );
  clearInterval(watch);
  const took = (Date.now() - begun) / 1000;
  const { page, form, file } = outcome.took;
  const all = [...page, ...form, ...file].length;
  const kinds = Object.entries(outcome.took).map(([kind, times]) => {
    const sorted = times.toSorted((a, b) => a - b);
    return `${kind}s median ${at(sorted, 0.5)} ms, p99 ${seconds(at(sorted, 0.99))}, longest ${seconds(at(sorted, 1))}`;
  });
  const quarter = Math.floor(memory.length / 4);
  const [second, last] = [memory.slice(quarter, 2 * quarter), memory.slice(-quarter)].map(middleOf) as [number, number];
  const sent = `${VISITORS} for ${SECONDS} s: ${count(all)} requests (${Math.round(all / took)}/s), ${outcome.wrong.length} wrong or lost, ${count(outcome.sent.length)} forms stored`;
  const held = `memory ${second} MB in the second quarter, ${last} MB in the last, ${Math.round(Math.max(...memory))} MB at most`;
  const figures = [sent, ...kinds, held].join("; ");
  // The collector takes its time; what is lost with every request would show as more.
  if (SECONDS >= 30) expect(last).toBeLessThan(second * 1.3);
  return { ...outcome, figures };
}

const STORED = "select name from inquiries where email = 'guest@example.com'";
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name).toSorted();

describe("a thousand visitors at once", () => {
  it("are all answered by one process on the embedded database", { timeout: 10 * 60_000 }, async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "pemba-load-"));
    const server = await startServer({ DATA_DIR, SEED: "demo", RATE_LIMIT: "on", TRUST_PROXY: "on" });
    try {
      const { wrong, sent, figures } = await load(server);
      await server.stop();
      expect(wrong).toEqual([]);
      const database = await createEngine({ dataDir: join(DATA_DIR, "postgres") });
      expect(namesOf((await database.query<{ name: string }>(STORED)).rows)).toEqual(sent.toSorted());
      await database.close();
      recordMeasurement("visitors at once, one process, embedded database", figures);
    } finally {
      await server.stop();
      rmSync(DATA_DIR, { recursive: true, force: true });
    }
  });

  it("are all answered by two processes on PostgreSQL", { timeout: 10 * 60_000 }, async () => {
    const postgres = await startPostgres();
    const server = await startServer({
      DATABASE_URL: postgres.url,
      SEED: "demo",
      RATE_LIMIT: "on",
      TRUST_PROXY: "on",
      WORKERS: "2",
    });
    try {
      const { wrong, sent, figures } = await load(server);
      expect(wrong).toEqual([]);
      expect(namesOf(await runStatement(postgres.url, STORED))).toEqual(sent.toSorted());
      recordMeasurement("visitors at once, two processes, PostgreSQL", figures);
    } finally {
      await server.stop();
      await postgres.stop();
    }
  });
});
