import { sql } from "drizzle-orm";
import { check, date, integer, jsonb, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { cases } from "#app/features/cases/tables.server";
import type { ConflictKind } from "#app/features/plans/conflicts/rules";
import { MAX_PLAN_DAYS } from "#app/features/plans/plan-item";
import { atLeast, usd } from "#app/platform/db/columns.server";
import type { Day } from "#app/platform/dates/dates";

/** What did not fit when a plan was sent, for staff: names of listings, nothing of the sender. */
export interface SentConflict {
  kind: ConflictKind;
  day: Day;
  names: string[];
}

/** A trip plan as it was sent. Its things are bookings of its case, each with a status of its own. */
export const plans = pgTable(
  "plans",
  {
    case_id: uuid()
      .primaryKey()
      .references(() => cases.id, { onDelete: "cascade" }),
    first_day: date({ mode: "string" }).notNull(),
    last_day: date({ mode: "string" }).notNull(),
    people: integer().notNull(),
    /** In dollars, as it was quoted. */
    total: usd().notNull(),
    /** The currency the visitor saw, its rate then, and the total converted once. */
    shown_currency: text().notNull(),
    shown_rate: numeric({ mode: "number" }).notNull(),
    shown_total: numeric({ precision: 14, scale: 2, mode: "number" }).notNull(),
    conflicts: jsonb().$type<SentConflict[]>().notNull(),
  },
  (table) => [
    check(
      "plans_days",
      sql`${table.last_day} >= ${table.first_day} and ${table.last_day} - ${table.first_day} < ${sql.raw(String(MAX_PLAN_DAYS))}`,
    ),
    atLeast("plans_people", table.people, 1),
    atLeast("plans_total", table.total, 0),
    check("plans_conflicts", sql`jsonb_typeof(${table.conflicts}) = 'array'`),
  ],
);
