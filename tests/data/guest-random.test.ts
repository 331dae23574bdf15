/**
 * Guests and staff at the same cases at once and at random, and a process that is killed meanwhile: J-1 to J-6 hold,
 * no deadlock reaches anybody and no mail is lost. Small here; tests/hard/guests.test.ts runs this file with the numbers
 * of the contract.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql, type SQL } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { cases } from "#app/features/cases/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { openEmbedded, openPostgres } from "#tests/support/databases";
import {
  actAsGuestOrStaff,
  brokenGuestInvariants,
  createGuestScene,
  makeGuestWorld,
} from "#tests/support/guest-actions";
import { brokenInvariants } from "#tests/support/ledger";
import { createSeededRandom } from "#tests/support/seeded-random";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";
import { readStoredRows } from "#tests/support/stored-rows";

const SEED = Number(process.env.GUEST_SEED ?? 213);
const SECONDS = Number(process.env.GUEST_SECONDS ?? 4);
const CLIENTS = Number(process.env.GUEST_CLIENTS ?? 12);
const KILLS = Number(process.env.GUEST_KILLS ?? 1);
const ROOT = join(import.meta.dirname, "../..");

/** One connection: what is at once waits in a queue. */
const KINDS = [
  ["embedded", openEmbedded, 1, Math.min(SECONDS, 10)],
  ["PostgreSQL", openPostgres, CLIENTS, SECONDS],
] as const;

const allBroken = async (db: Db) => [...(await brokenInvariants(db)), ...(await brokenGuestInvariants(db))];

/** Sends what is left in the outbox, also what a process that is gone had taken. */
async function sendRest(db: Db, smtp: TestSmtp): Promise<void> {
  const { sendMail } = createGuestScene(db, createSeededRandom(SEED), smtp.url);
  await db.execute(sql`update outbox set next_attempt_at = now() where sent_at is null`);
  while (await sendMail());
}

/** Mail to an address that staff corrected since is deleted with whoever has that address. */
const hasFirstAddress = (caseId: SQL) =>
  sql`not exists (select 1 from changes where item_id = ${caseId}::text and fields ? 'email')`;

/** Mail that should have come and did not, and what stands in the database that only mail may hold. */
async function findMailProblems(db: Db, smtp: TestSmtp): Promise<string[]> {
  const problems: string[] = [];
  const received = new Set(smtp.received.map(({ messageId }) => messageId));
  const mails = await rowsOf<{ id: string; purpose: string; is_sent: boolean }>(
    db,
    sql`select id, purpose, sent_at is not null as is_sent from outbox`,
  );
  for (const { id, purpose, is_sent } of mails) {
    if (!is_sent) problems.push(`a ${purpose} was never sent`);
    else if (!received.has(`<${id}@pemba.example>`)) problems.push(`a ${purpose} was never received`);
  }
  const requests = await rowsOf(
    db,
    sql`select b.id from stay_bookings b where erased_at is null and ${hasFirstAddress(sql`b.case_id`)} and not exists (select 1 from outbox o where o.about_id = b.id::text and o.purpose = 'confirmation')`,
  );
  if (requests.length > 0) problems.push(`${requests.length} requests without a confirmation`);
  // What was read before it left is not mailed.
  const unread = await rowsOf<{ kind: string; body: string }>(
    db,
    sql`select m.kind, m.body from case_messages m join cases c on c.id = m.case_id
      where m.read_at is null and c.erased_at is null and ${hasFirstAddress(sql`c.id`)} and (m.kind = 'staff' or (m.kind = 'guest' and m.body like 'Guest %'))`,
  );
  const sent = smtp.received.map(({ text = "" }) => text).join("\n");
  for (const { kind, body } of unread) if (!sent.includes(body)) problems.push(`words of ${kind} were not mailed`);
  if (/Note [0-9a-f]{8}-/.test(sent)) problems.push("J-6: a note was mailed");
  const stored = (await readStoredRows(db)).join("\n");
  const tokens = sent.match(/(?<=\/my\/)[\w-]{43}/g) ?? [];
  if (tokens.length === 0) problems.push("no link was mailed");
  if (tokens.some((token) => stored.includes(token))) problems.push("J-5: a link is stored");
  return [...new Set(problems)];
}

describe.each(KINDS)("guests and staff at random on %s", (kind, open, clients, seconds) => {
  it(
    `GU-214: ${clients} clients for ${seconds} s, seed ${SEED}: J-1 to J-6 hold after each second, no deadlock, nothing is thrown`,
    { timeout: seconds * 4_000 + 120_000 },
    async () => {
      const [database, smtp] = await Promise.all([open(), startSmtp()]);
      const { db } = database;
      await makeGuestWorld(db);
      const end = Date.now() + seconds * 1000;
      const thrown: string[] = [];
      let done = 0;
      const work = Array.from({ length: clients }, async (_, n) => {
        const scene = createGuestScene(db, createSeededRandom(SEED * 1000 + n), smtp.url);
        while (Date.now() < end) {
          await actAsGuestOrStaff(scene).catch((error: unknown) => {
            const { message, cause } = error as Error;
            thrown.push(`${message.slice(0, 200)}: ${cause instanceof Error ? cause.message : ""}`);
          });
          done += 1;
        }
      });
      while (Date.now() < end) {
        await wait(Math.min(1000, Math.max(0, end - Date.now())));
        expect(await allBroken(db)).toEqual([]);
      }
      await Promise.all(work);
      expect([...new Set(thrown)]).toEqual([]);
      expect(await allBroken(db)).toEqual([]);
      await sendRest(db, smtp);
      expect(await findMailProblems(db, smtp)).toEqual([]);
      expect(done).toBeGreaterThan(seconds);
      if (kind === "PostgreSQL")
        expect(
          await rowsOf(db, sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`),
          "deadlocks, also those that were tried again",
        ).toEqual([{ n: 0 }]);
      await smtp.stop();
      await database.close();
    },
  );
});

it(
  `GU-213: a process killed in the midst of it, ${KILLS} times, leaves J-1 to J-6 true and loses no mail`,
  { timeout: KILLS * 30_000 + 60_000 },
  async () => {
    const [database, smtp] = await Promise.all([openPostgres(), startSmtp()]);
    const { db } = database;
    await makeGuestWorld(db);
    const [{ name } = { name: "" }] = await rowsOf<{ name: string }>(db, sql`select current_database() as name`);
    const url = inject("postgres").replace(/\/postgres$/, `/${name}`);
    const random = createSeededRandom(SEED);
    for (let kill = 0; kill < KILLS; kill++) {
      const worker = spawn(
        join(ROOT, "node_modules/.bin/node"),
        [join(ROOT, "tests/support/guest-worker.ts"), url, smtp.url, String(SEED + kill), "8"],
        { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] },
      );
      let said = "";
      worker.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
      await Promise.race([once(worker.stdout, "data"), once(worker, "exit")]);
      // On a slow machine the first request comes later than the kill would.
      await expect.poll(() => db.$count(cases), { timeout: 30_000 }).toBeGreaterThan(0);
      await wait(300 + random.integerBelow(1_200));
      expect(worker.exitCode, said).toBeNull();
      const ended = once(worker, "exit");
      worker.kill("SIGKILL");
      await ended;
      expect(await allBroken(db)).toEqual([]);
    }
    // What the last one had open is rolled back by the server, which may take a moment to see that it is gone.
    await expect
      .poll(
        async () =>
          (
            await rowsOf<{ n: number }>(
              db,
              sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
            )
          )[0]?.n,
        { timeout: 30_000 },
      )
      .toBe(0);
    await sendRest(db, smtp);
    expect(await allBroken(db)).toEqual([]);
    expect(await findMailProblems(db, smtp)).toEqual([]);
    await smtp.stop();
    await database.close();
  },
);
