import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { JOBS } from "#app/features/health/schema";
import { atLeast, instant } from "#app/platform/db/columns.server";

/** The last run of each job, whichever process did it. */
export const job_runs = pgTable(
  "job_runs",
  {
    job: text({ enum: JOBS }).primaryKey(),
    ran_at: instant().notNull().defaultNow(),
    took_ms: integer().notNull(),
    ok: boolean().notNull(),
  },
  (table) => [atLeast("job_runs_took_ms", table.took_ms, 0)],
);
