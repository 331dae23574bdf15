import { sql } from "drizzle-orm";
import type { Job } from "#app/features/health/schema";
import { job_runs } from "#app/features/health/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";

/** Does a job and writes down how it went. What it throws is logged and goes no further: the next job has its turn. */
export async function runJob({ db, log }: { db: Db; log: Logger }, job: Job, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  let ok = true;
  try {
    await work();
  } catch (error) {
    ok = false;
    log.error({ err: error, job }, "a job failed");
  }
  const run = { took_ms: Math.round(performance.now() - begun), ok };
  await db
    .insert(job_runs)
    .values({ job, ...run })
    .onConflictDoUpdate({ target: job_runs.job, set: { ...run, ran_at: sql`now()` } })
    .catch((error: unknown) => log.error({ err: error, job }, "could not write down how a job went"));
}
