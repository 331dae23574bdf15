import { eq, max, sql } from "drizzle-orm";
import { currencies } from "#app/features/currencies/tables.server";
import type { Job } from "#app/features/health/schema";
import { job_runs } from "#app/features/health/tables.server";
import { outbox } from "#app/features/mail/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";

const RUN = {
  job: job_runs.job,
  ranAt: job_runs.ran_at,
  tookMs: job_runs.took_ms,
  ok: job_runs.ok,
  failures: job_runs.failures,
  reason: job_runs.reason,
  succeededAt: job_runs.succeeded_at,
  file: job_runs.file,
  bytes: job_runs.bytes,
};

export function listJobRuns(db: Db) {
  return db.select(RUN).from(job_runs);
}
export type JobRun = Awaited<ReturnType<typeof listJobRuns>>[number];

export async function findJobRun(db: Db, job: Job): Promise<JobRun | undefined> {
  const [run] = await db.select(RUN).from(job_runs).where(eq(job_runs.job, job));
  return run;
}

/** What the database says of itself. */
export async function findDatabaseFacts(db: Db): Promise<{ version: string; bytes: number }> {
  const { version, bytes } = oneRow(
    await rowsOf<{ version: string; bytes: string }>(
      db,
      sql`select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes`,
    ),
  );
  return { version: version.split(" ")[0] ?? version, bytes: Number(bytes) };
}

export async function findLastSent(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(outbox.sent_at) }).from(outbox);
  return row?.at ?? null;
}

/** When staff last took over rates, or set one. */
export async function findRatesDate(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(currencies.last_updated) }).from(currencies);
  return row?.at ?? null;
}
