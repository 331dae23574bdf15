import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { count, recordMeasurement, seconds } from "#tests/support/measurements";
import { runStatement, startPostgres, type TestPostgres } from "#tests/support/postgres";
import { startServer, type TestServer } from "#tests/support/server";
import { Visitor } from "#tests/support/visitor";

/** `SLOW=100 SECONDS=5 npx vitest run --config vitest.hard.config.ts tests/hard/attack.test.ts` for a quick look. */
const SLOW = Number(process.env.SLOW ?? 1_000);
const SECONDS = Number(process.env.SECONDS ?? 20);
/** The longest anything is waited for by the server: silence, and the turn in which it looks. */
const CUT_WITHIN = { timeout: 150_000, interval: 500 };
/** What the server lets one network have open. */
const MOST_OF_A_NETWORK = 500;

let postgres: TestPostgres;
let server: TestServer;
let port: number;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startServer({ DATABASE_URL: postgres.url, SEED: "demo", RATE_LIMIT: "on", WORKERS: "2" });
  port = Number(new URL(server.url).port);
  const { pid } = server.process;
  await vi.waitFor(
    () => expect(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")).toHaveLength(2),
    CUT_WITHIN,
  );
});
afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
});

/** Others, from addresses of their own, until it is over: pages from memory, pages that are made, and forms. */
async function others(network: string, isOver: () => boolean) {
  const took: number[] = [];
  const wrong: string[] = [];
  const one = async (n: number) => {
    const visitor = new Visitor(server.url, { from: `${network}.${n + 1}` });
    const ask = async (what: string, send: () => Promise<{ status: number }>) => {
      const begun = performance.now();
      const status = await send().then(
        (answer) => answer.status,
        (error: Error) => error.message,
      );
      took.push(performance.now() - begun);
      if (status !== 200) wrong.push(`${what}: ${status}`);
    };
    let stamp = "";
    await ask("first page", async () => {
      const page = await visitor.get("/contact", { "accept-language": "en", "accept-encoding": "identity" });
      stamp = /name="stamp" value="([^"]+)"/.exec(page.body.toString())?.[1] ?? "";
      return page;
    });
    // Each goes round four times at least, however long that takes.
    for (let turn = 0; turn < 4 || !isOver(); turn++) {
      for (const path of ["/contact", "/fr/stays", `/experiences?turn=${turn}`])
        await ask(path, () => visitor.get(path, { "accept-language": "en" }));
      // Nobody fills it in within a second; the server's limit is five in ten minutes.
      if (turn > 1 && turn < 6) {
        const fields = {
          name: "Other",
          email: "other@example.com",
          topic: "General Inquiry",
          message: `${n} ${turn}`,
          stamp,
          key: randomUUID(),
        };
        await ask("form", () => visitor.post("/contact.data", fields));
      }
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    visitor.close();
  };
  await Promise.all(Array.from({ length: 20 }, (_, n) => one(n)));
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!;
  const figures = `${count(took.length)} answers to others, ${wrong.length} wrong, median ${Math.round(at(0.5))} ms, p99 ${seconds(at(0.99))}, longest ${seconds(at(1))}`;
  return { wrong, figures };
}

/** Opens connections from one address and begins each with the same bytes. Knows how many are left. */
function openSlowly(from: string, count: number, begin: string, then: (socket: Socket) => void) {
  let open = 0;
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from });
    socket.on("error", () => undefined);
    socket.on("connect", () => {
      open++;
      socket.on("close", () => open--);
      socket.write(begin);
      then(socket);
    });
    return socket;
  });
  return { open: () => open, end: () => sockets.forEach((socket) => socket.destroy()) };
}

/** Connections the server has from an address, as the system counts them. */
function keptOpenFor(address: string): number {
  const hex = (n: number, digits: number) => n.toString(16).toUpperCase().padStart(digits, "0");
  const from = address
    .split(".")
    .map((part) => hex(Number(part), 2))
    .toReversed()
    .join("");
  const established = new RegExp(`: [0-9A-F]{8}:${hex(port, 4)} ${from}:[0-9A-F]{4} 01 `, "g");
  return readFileSync("/proc/net/tcp", "utf8").match(established)?.length ?? 0;
}

it(
  "slow headers, slow bodies and slow reading do not keep others waiting, and are cut off",
  { timeout: 10 * 60_000 },
  async () => {
    const trickle = (bytes: string) => (socket: Socket) => {
      const drip = setInterval(() => socket.write(bytes), 1_000);
      socket.on("close", () => clearInterval(drip));
    };
    const head = `Host: 127.0.0.1:${port}\r\n`;
    const big = /"(\/assets\/[^"]+\.js)"/.exec(await (await fetch(`${server.url}/contact`)).text())?.[1] ?? "/contact";
    const attacks = {
      headers: openSlowly("127.0.0.2", SLOW, `GET / HTTP/1.1\r\n${head}`, trickle("X-Slow: 1\r\n")),
      bodies: openSlowly(
        "127.0.0.3",
        SLOW,
        `POST /contact HTTP/1.1\r\n${head}Origin: ${server.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n`,
        trickle("a"),
      ),
      // Asks for much at once and never reads.
      reading: openSlowly("127.0.0.4", SLOW, `GET ${big} HTTP/1.1\r\n${head}\r\n`.repeat(200), (socket) =>
        socket.pause(),
      ),
    };
    try {
      await vi.waitFor(() => expect(keptOpenFor("127.0.0.4")).toBeGreaterThan(0), CUT_WITHIN);
      const until = Date.now() + SECONDS * 1000;
      const most: Record<string, number> = {};
      const watch = setInterval(
        () =>
          Object.entries(attacks).forEach(([name, attack]) => (most[name] = Math.max(most[name] ?? 0, attack.open()))),
        100,
      );
      const { wrong, figures } = await others("127.0.9", () => Date.now() > until);
      clearInterval(watch);
      expect(wrong).toEqual([]);
      // Two processes, each with its own count.
      for (const attack of Object.values(attacks)) expect(attack.open()).toBeLessThanOrEqual(2 * MOST_OF_A_NETWORK);
      await vi.waitFor(() => expect(attacks.headers.open()).toBe(0), CUT_WITHIN);
      // Who does not read does not see that the other side has gone either.
      await vi.waitFor(() => expect(keptOpenFor("127.0.0.4")).toBe(0), CUT_WITHIN);
      const open = Object.entries(most)
        .map(([kind, n]) => `${kind} ${n}`)
        .join(", ");
      recordMeasurement(
        "slow clients (headers, bodies, reading) from three addresses",
        `${count(SLOW)} of each kind, open at most: ${open}; ${figures}; cut off`,
      );
    } finally {
      for (const attack of Object.values(attacks)) attack.end();
    }
  },
);

it(
  "a flood from one address is refused in both processes, and others are answered",
  { timeout: 10 * 60_000 },
  async () => {
    const until = Date.now() + SECONDS * 1000;
    const answers = new Map<number | string, number>();
    const page = await new Visitor(server.url, { from: "127.0.0.6" }).get("/contact", {
      "accept-language": "en",
      "accept-encoding": "identity",
    });
    const stamp = /name="stamp" value="([^"]+)"/.exec(page.body.toString())![1]!;
    const flood = Array.from({ length: 64 }, async (_, n) => {
      const visitor = new Visitor(server.url, { from: "127.0.0.5" });
      for (let turn = 0; Date.now() < until; turn++) {
        const fields = {
          name: "Flood",
          email: "flood@example.com",
          topic: "General Inquiry",
          message: `${n} ${turn}`,
          stamp,
          key: randomUUID(),
        };
        const asked =
          turn % 2
            ? visitor.post("/contact.data", fields)
            : visitor.get(`/stays?flood=${n}-${turn}`, { "accept-language": "en" });
        const status = await asked.then(
          (answer) => answer.status,
          () => "no answer",
        );
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
      visitor.close();
    });
    const { wrong, figures } = await others("127.0.10", () => Date.now() > until);
    await Promise.all(flood);
    expect(wrong).toEqual([]);
    expect(answers.get(429)).toBeGreaterThan(0);
    // 300 a minute in all; each process may go on for the fifty it tells the other at once, and a minute may end in
    // between.
    const minutes = Math.ceil(SECONDS / 60) + 1;
    expect(answers.get(200) ?? 0).toBeLessThanOrEqual(minutes * 400);
    const [stored] = await runStatement<{ n: number }>(
      postgres.url,
      "select count(*)::int as n from inquiries where email = 'flood@example.com'",
    );
    expect(stored!.n).toBeLessThanOrEqual(5);
    const refused = `${count(answers.get(429) ?? 0)} refused, ${count(answers.get(200) ?? 0)} served, ${stored!.n} forms stored`;
    recordMeasurement("a flood from one address", `64 connections for ${SECONDS} s: ${refused}; ${figures}`);
  },
);
