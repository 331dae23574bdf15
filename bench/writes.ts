/**
 * What a booking request costs through the whole stack (forms over HTTP, each from another address and mailbox, so that
 * the limits count but do not refuse), beside what pgbench stores into the same PostgreSQL: the same row into the same
 * table, with its triggers and indexes, one statement each. Judged by processor time of servers and database, since
 * whoever sends takes from the same cores. One in twenty forms is sent twice, as impatient people do. Then the rows are
 * counted.
 *   node bench/writes.ts [seconds]
 */
import { execFile, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { islandToday } from "#app/features/availability/rules";
import { addDays } from "#app/platform/dates/dates";
import ensureBuilt from "#tests/support/ensure-built";
import { runStatement, startPostgres, type TestPostgres } from "#tests/support/postgres";
import { startServer, type TestServer } from "#tests/support/server";
import { confirmOneUnit } from "./confirmations.ts";
import { migrateDatabase } from "./growth/sites.ts";
import { asTable, median, type Measured, type Row } from "./measurement.ts";
import { processorTime } from "./processor-time.ts";

const SECONDS = Number((import.meta.main && process.argv[2]) || 10);
/** As many as the server's own pool has. */
const CONNECTIONS = 10;
const ROUNDS = 3;
/** Times what the statement alone costs the database. */
const AIM = 2;
const DUPLICATE_EVERY = 20;

/** Each request asks for a night of its own, or the first alone would get it. */
const STAYS = 200;
const NIGHTS = 700;
const slugOf = (n: number) => `stay-${n % STAYS}`;
const WISH = "We arrive with the late boat from Mkoani and would like a quiet room with a view of the sea.";

/** The rows a form leaves in bookings and ledger, in one statement. */
const INSERT = `with slot as (select nextval('slots') as n), made as (
  insert into stay_bookings (full_name, email, phone, stay_id, stay_name, check_in, check_out, guests, special_requests, quoted_total, language, page, submission_key, hold_until)
  select 'Élodie Müller', 'guest' || :n || '@example.com', '+255 777 123 456', id, name, current_date + (1 + n / ${STAYS})::int, current_date + (2 + n / ${STAYS})::int, 2, '${WISH}', 100, 'en', '/stays/' || slug, gen_random_uuid()::text, now() + interval '1 day'
  from slot join stays on slug = 'stay-' || n % ${STAYS} returning id, stay_id, check_in, check_out, hold_until)
  insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id, hold_until) select u.id, 'hold', check_in, check_out, made.id, hold_until from made join units u on u.stay_id = made.stay_id;`;
const BARE_INSERT = `insert into bare (full_name, email, special_requests) values ('Élodie Müller', 'guest' || :n || '@example.com', '${WISH}');`;

const EACH_BY_PGBENCH = (statement: string) => `\\set n random(1, 1000000000)\n${statement.replaceAll(/\s+/g, " ")}\n`;

function findPgbench(): string | null {
  const { stdout } = spawnSync("sh", ["-c", "command -v pgbench || ls /usr/lib/postgresql/*/bin/pgbench"], {
    encoding: "utf8",
  });
  return stdout.trim().split("\n").at(-1) || null;
}

interface Speed {
  perSecond: number;
  /** Processor time of database and servers for one row, in milliseconds. */
  cost: number;
}

async function pgbench(program: string, postgres: TestPostgres, url: string, statement: string): Promise<Speed> {
  const folder = mkdtempSync(join(tmpdir(), "pemba-pgbench-"));
  const script = join(folder, "insert.sql");
  writeFileSync(script, EACH_BY_PGBENCH(statement));
  const before = processorTime(postgres.pid);
  const { stdout } = await promisify(execFile)(program, [
    "-n",
    "-M",
    "prepared",
    "-c",
    String(CONNECTIONS),
    "-j",
    "1",
    "-T",
    String(SECONDS),
    "-f",
    script,
    url,
  ]);
  rmSync(folder, { recursive: true });
  const stored = Number(/transactions actually processed: (\d+)/.exec(stdout)![1]);
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(stdout)![1]),
    cost: (processorTime(postgres.pid) - before) / stored,
  };
}

interface Sent extends Speed {
  /** Forms that were answered with a success, each counted once however often it was sent. */
  accepted: number;
  refused: number;
}

let sender = 0;

function post(agent: Agent, url: string, body: string): Promise<number> {
  sender += 1;
  const address = `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: "POST",
        agent,
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "content-length": Buffer.byteLength(body),
          "x-forwarded-for": address,
        },
      },
      (answer) => answer.resume().once("end", () => resolve(answer.statusCode ?? 0)),
    );
    sent.once("error", reject);
    sent.end(body);
  });
}

/**
 * Each connection sends one form after the other, as the browser's script does; every server gets as many as the
 * others.
 */
async function sendForms(postgres: TestPostgres, servers: TestServer[], suffix: string): Promise<Sent> {
  const html = await (await fetch(`${servers[0]!.url}/stays/${slugOf(0)}`)).text();
  const stamp = /name="stamp" value="([^"]+)"/.exec(html)![1]!;
  const pids = [postgres.pid, ...servers.map((server) => server.process.pid!)];
  const used = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const sent: Sent = { perSecond: 0, cost: 0, accepted: 0, refused: 0 };
  // Of each round its own: a connection that was left alone between two may just be closed by the server as the next
  // begins.
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const before = used();
  const today = islandToday();
  let asked = 0;
  const start = performance.now();
  const end = start + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: CONNECTIONS * 2 }, async (_, at) => {
      const server = servers[at % servers.length]!;
      for (let n = 0; performance.now() < end; n++) {
        const slot = asked++;
        const url = `${server.url}/stays/${slugOf(slot)}${suffix}`;
        const night = 1 + (Math.floor(slot / STAYS) % NIGHTS);
        const fields = {
          full_name: "Élodie Müller",
          email: `guest-${randomUUID()}@example.com`,
          phone: "+255 777 123 456",
          check_in: addDays(today, night),
          check_out: addDays(today, night + 1),
          guests: "2",
          special_requests: WISH,
          key: randomUUID(),
          stamp,
        };
        const body = new URLSearchParams(fields).toString();
        const answers =
          n % DUPLICATE_EVERY === 0
            ? await Promise.all([post(agent, url, body), post(agent, url, body)])
            : [await post(agent, url, body)];
        if (answers.includes(200)) sent.accepted += 1;
        sent.refused += answers.filter((status) => status !== 200).length;
      }
    }),
  );
  agent.destroy();
  sent.perSecond = (sent.accepted / (performance.now() - start)) * 1000;
  sent.cost = (used() - before) / sent.accepted;
  return sent;
}

async function rowsIn(url: string): Promise<{ rows: number; keys: number; letters: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ rows: number; keys: number; letters: number }>(
    "select least(count(*), (select count(*) from occupancies where kind = 'hold'))::int as rows, count(distinct submission_key)::int as keys, (select count(*)::int from outbox where purpose = 'confirmation') as letters from stay_bookings",
  );
  await client.end();
  return rows[0]!;
}

async function prepare(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "insert into stays (name, slug, description, location, type, price, max_guests) select 'Stay ' || n, 'stay-' || n, 'x', 'Wete', 'villa', 100, 4 from generate_series(0, $1::int - 1) n on conflict do nothing",
    [STAYS],
  );
  await client.query(
    "create table if not exists bare (id uuid primary key default gen_random_uuid(), full_name text, email text, special_requests text, created_at timestamptz default now())",
  );
  await client.query("create sequence if not exists slots minvalue 0; alter sequence slots restart");
  // Payments, cases and the ledger refer to bookings.
  await client.query(
    "truncate stay_bookings, cases, reference_codes, hold_networks, outbox, bare, rate_limits cascade; delete from search_entries where kind = 'stay_bookings'",
  );
  await client.end();
}

async function compare(program: string | null, durable: boolean): Promise<Row[]> {
  const postgres = await startPostgres(durable ? { fsync: "on" } : {});
  try {
    await runStatement(postgres.url, "create database writes");
    const url = postgres.url.replace(/\/postgres$/, "/writes");
    const start = () => startServer({ DATABASE_URL: url, SEED: "base", RATE_LIMIT: "on", TRUST_PROXY: "on" });
    const servers = [await start(), await start()];
    const figures: Record<"bare" | "insert" | "one" | "two" | "page", Speed[]> = {
      bare: [],
      insert: [],
      one: [],
      two: [],
      page: [],
    };
    let [lost, doubled, refused, stored] = [0, 0, 0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      for (const kind of ["one", "two", "page"] as const) {
        await prepare(url);
        const sent = await sendForms(
          postgres,
          kind === "two" ? servers : [servers[0]!],
          kind === "page" ? "" : ".data",
        );
        const { rows, keys, letters } = await rowsIn(url);
        figures[kind].push(sent);
        lost += Math.max(0, sent.accepted - Math.min(rows, letters));
        doubled += Math.max(0, rows - sent.accepted) + (rows - keys) + Math.max(0, letters - rows);
        refused += sent.refused;
        stored += rows;
      }
      if (!program) continue;
      await prepare(url);
      figures.insert.push(await pgbench(program, postgres, url, INSERT));
      figures.bare.push(await pgbench(program, postgres, url, BARE_INSERT));
    }
    await Promise.all(servers.map((server) => server.stop()));
    const disk = durable ? "each commit on disk" : "commits not waited for";
    const of = (turns: Speed[], pick: keyof Speed) => median(turns.map((turn) => turn[pick]));
    const describe = (turns: Speed[]) => `${of(turns, "cost").toFixed(2)} ms, ${of(turns, "perSecond").toFixed(0)}/s`;
    const row = (what: string, turns: Speed[], isJudged: boolean): Row => {
      const ratio = program ? of(turns, "cost") / of(figures.insert, "cost") : undefined;
      return {
        what: `${what}, ${disk}`,
        ours: describe(turns),
        ...(program ? { reference: `${describe(figures.insert)} by pgbench`, ratio } : {}),
        ...(isJudged && ratio ? { aim: `<= ${AIM}`, met: ratio <= AIM } : {}),
      };
    };
    return [
      row("booking requests, one process", figures.one, true),
      row("booking requests, two processes", figures.two, false),
      row("the same without scripts, the page as the answer", figures.page, false),
      ...(program ? [row("pgbench into a bare table", figures.bare, false)] : []),
      {
        what: `of ${stored.toLocaleString("en")} rows, ${disk}`,
        ours: `${lost} lost, ${doubled} doubled, ${refused} refused`,
        aim: "none",
        met: lost + doubled + refused === 0,
      },
    ];
  } finally {
    await postgres.stop();
  }
}

async function confirmAtOnce(): Promise<Row[]> {
  const postgres = await startPostgres();
  try {
    const url = postgres.url.replace(/\/postgres$/, "/confirmations");
    await runStatement(postgres.url, "create database confirmations");
    await migrateDatabase(url);
    return await confirmOneUnit(url);
  } finally {
    await postgres.stop();
  }
}

export async function measure(): Promise<Measured> {
  await ensureBuilt();
  const program = findPgbench();
  return {
    title: "Writes: booking requests through the whole stack",
    rows: [...(await confirmAtOnce()), ...(await compare(program, true)), ...(await compare(program, false))],
    notes: [
      `Processor time of servers and database for one booking, and bookings a second for information; ${CONNECTIONS} connections to the database on either side, medians of ${ROUNDS} rounds of ${SECONDS} s. A request through the stack is counted against two limits, looks for a free unit under the lock of its listing, and leaves a booking with its case, its days held in the ledger, an entry of the staff search and a letter in the outbox; pgbench stores the booking, its case, the held days and the entry of the search.`,
      ...(program ? [] : ["There is no pgbench here: install PostgreSQL's contrib programs for the comparison."]),
    ],
  };
}

if (import.meta.main) console.log(asTable(await measure()));
