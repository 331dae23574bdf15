import { and, eq, sql } from "drizzle-orm";
import type { DeskKind } from "#app/features/bookings/booking-address";
import { DESK_TABLES } from "#app/features/bookings/desk/kinds";
import type { AskedChange } from "#app/features/cases/schema";
import { experiences } from "#app/features/experiences/tables.server";
import type { ListingRules } from "#app/features/guests/asks/change-form";
import { asks } from "#app/features/guests/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";

/** What the listing of a booking lets one ask for; null when it is gone. */
export async function findListingRules(db: Db, kind: AskedChange["kind"], id: string): Promise<ListingRules | null> {
  const any = { max_guests: 0, with_driver: false, min_participants: 1 };
  if (kind === "stay") {
    const [row] = await db.select({ max_guests: stays.max_guests }).from(stays).where(eq(stays.id, id));
    return row ? { ...any, ...row } : null;
  }
  if (kind === "vehicle") {
    const [row] = await db
      .select({ with_driver: transportation_rentals.with_driver })
      .from(transportation_rentals)
      .where(eq(transportation_rentals.id, id));
    return row ? { ...any, ...row } : null;
  }
  const [row] = await db
    .select({ min_participants: experiences.min_participants })
    .from(experiences)
    .where(eq(experiences.id, id));
  return row ? { ...any, ...row } : null;
}

const KINDS = Object.fromEntries(Object.entries(DESK_TABLES).map(([kind, table]) => [table, kind])) as Record<
  (typeof DESK_TABLES)[DeskKind],
  DeskKind
>;

/** Whether a moment is still to come, by the clock of the database. */
export async function isAhead(db: Db, moment: Date): Promise<boolean> {
  const [row] = await rowsOf<{ ahead: boolean }>(
    db,
    sql`select ${moment.toISOString()}::timestamptz > clock_timestamp() as ahead`,
  );
  return row?.ahead === true;
}

/** What of a case waits to be decided, the oldest first, with the booking it is about. */
export async function listOpenAsks(db: Db, caseId: string) {
  const rows = await db
    .select()
    .from(asks)
    .where(and(eq(asks.case_id, caseId), eq(asks.state, "open")))
    .orderBy(asks.created_at, asks.id);
  return rows.map(withItem);
}
export type OpenAsk = Awaited<ReturnType<typeof listOpenAsks>>[number];

const withItem = (row: typeof asks.$inferSelect) => ({
  ...row,
  item: { kind: KINDS[row.item_table], id: row.item_id },
});

/** One ask of a case, in whatever state. */
export async function findAsk(db: Db, caseId: string, id: string): Promise<OpenAsk | null> {
  if (!isUuid(caseId) || !isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(asks)
    .where(and(eq(asks.case_id, caseId), eq(asks.id, id)));
  return row ? withItem(row) : null;
}
