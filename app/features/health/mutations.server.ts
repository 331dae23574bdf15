import { sql } from "drizzle-orm";
import type { Job } from "#app/features/health/schema";
import { job_runs } from "#app/features/health/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";

interface JobServices {
  db: Db;
  log: Logger;
}

/** Runs a job and stores its result. Errors are logged and swallowed, so that the next job still runs. */
export async function runJob({ db, log }: JobServices, job: Job, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  let ok = true;
  try {
    await work();
  } catch (error) {
    ok = false;
    log.error({ err: error, job }, "a job failed");
  }
  await recordJobRun({ db, log }, job, { tookMs: Math.round(performance.now() - begun), ok });
}

export type JobResult =
  | { ok: true; tookMs: number; file?: string; bytes?: number }
  | { ok: false; tookMs: number; reason?: string };

/** A failed run keeps the file, size and time of the last successful one. */
export async function recordJobRun({ db, log }: JobServices, job: Job, run: JobResult): Promise<void> {
  const { ok, tookMs: took_ms } = run;
  const how = run.ok
    ? { reason: null, succeeded_at: sql`now()`, ...(run.file !== undefined && { file: run.file, bytes: run.bytes }) }
    : { reason: run.reason ?? null };
  await db
    .insert(job_runs)
    .values({ job, took_ms, ok, failures: ok ? 0 : 1, ...how })
    .onConflictDoUpdate({
      target: job_runs.job,
      set: { took_ms, ok, ran_at: sql`now()`, ...how, ...(!ok && { failures: sql`${job_runs.failures} + 1` }) },
    })
    .catch((error: unknown) => log.error({ err: error, job }, "could not write down how a job went"));
}
