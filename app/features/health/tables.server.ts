import { bigint, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { ALL_JOBS } from "#app/features/health/schema";
import { atLeast, instant } from "#app/platform/db/columns.server";

/** The last run of each job, whichever process did it. */
export const job_runs = pgTable(
  "job_runs",
  {
    job: text({ enum: ALL_JOBS }).primaryKey(),
    ran_at: instant().notNull().defaultNow(),
    took_ms: integer().notNull(),
    ok: boolean().notNull(),
    /** Since the site was made. */
    failures: integer().notNull().default(0),
    /** Why the last run failed, in words for staff. */
    reason: text(),
    succeeded_at: instant(),
    /** What the last good run made. */
    file: text(),
    bytes: bigint({ mode: "number" }),
  },
  (table) => [atLeast("job_runs_took_ms", table.took_ms, 0)],
);
