import { sql } from "drizzle-orm";
import type { Job } from "#app/features/health/schema";
import { job_runs } from "#app/features/health/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";

interface Desk {
  db: Db;
  log: Logger;
}

/** Does a job and writes down how it went. What it throws is logged and goes no further: the next job has its turn. */
export async function runJob({ db, log }: Desk, job: Job, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  let ok = true;
  try {
    await work();
  } catch (error) {
    ok = false;
    log.error({ err: error, job }, "a job failed");
  }
  await writeDownRun({ db, log }, job, { tookMs: Math.round(performance.now() - begun), ok });
}

export type Run =
  | { ok: true; tookMs: number; file?: string; bytes?: number }
  | { ok: false; tookMs: number; reason?: string };

/** What the last good run made stays written down when a later one fails. */
export async function writeDownRun({ db, log }: Desk, job: Job, run: Run): Promise<void> {
  const { ok, tookMs: took_ms } = run;
  const how = run.ok
    ? { reason: null, succeeded_at: sql`now()`, ...(run.file !== undefined && { file: run.file, bytes: run.bytes }) }
    : { reason: run.reason ?? null };
  await db
    .insert(job_runs)
    .values({ job, took_ms, ok, failures: ok ? 0 : 1, ...how })
    .onConflictDoUpdate({ target: job_runs.job, set: { took_ms, ok, ran_at: sql`now()`, ...how, ...(!ok && { failures: sql`${job_runs.failures} + 1` }) } })
    .catch((error: unknown) => log.error({ err: error, job }, "could not write down how a job went"));
}
