import { and, asc, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { admin_users, users } from "#app/features/auth/tables.server";
import type { PlanOfItem } from "#app/features/cases/plan-progress";
import { case_messages, cases } from "#app/features/cases/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { oneRow } from "#app/platform/db/rows.server";

const MAX_NOTES = 100;

/** Words of staff for staff, newest first. */
export function listNotes(db: Db, caseId: string) {
  return db
    .select({
      id: case_messages.id,
      body: case_messages.body,
      author_name: case_messages.author_name,
      created_at: case_messages.created_at,
    })
    .from(case_messages)
    .where(and(eq(case_messages.case_id, caseId), eq(case_messages.kind, "note")))
    .orderBy(desc(case_messages.created_at), desc(case_messages.id))
    .limit(MAX_NOTES);
}

/** What people call a case by, made with it. */
export async function findReference(db: Db, caseId: string): Promise<string> {
  const rows = await db.select({ reference: cases.reference }).from(cases).where(eq(cases.id, caseId));
  return oneRow(rows).reference;
}

export async function isTripPlan(db: Db, caseId: string): Promise<boolean> {
  const rows = await db.select({ kind: cases.kind }).from(cases).where(eq(cases.id, caseId));
  return rows[0]?.kind === "plan";
}

/** Who can be given a case: staff who can sign in. */
export function listAssignees(db: Db) {
  return db
    .select({ id: users.id, name: users.name })
    .from(admin_users)
    .innerJoin(users, eq(users.id, admin_users.user_id))
    .where(isNull(admin_users.disabled_at))
    .orderBy(asc(users.name), asc(users.id));
}

/** The statuses of what a case has booked: one for each thing of a trip plan. */
export const bookingStatuses = (caseId: SQL) => sql`array(
  select status from stay_bookings where case_id = ${caseId}
  union all select status from transportation_bookings where case_id = ${caseId}
  union all select status from experience_inquiries where case_id = ${caseId})`;

/** The case of an item and how much of it staff have not read, as columns of a list. */
export const conversationColumns = (caseId: AnyPgColumn) => ({
  case_id: sql<string>`${caseId}`,
  unread: sql<number>`coalesce((select c.unread_by_staff from cases c where c.id = ${caseId}), 0)`,
  /** The trip plan it is part of. */
  plan: sql<PlanOfItem | null>`(select json_build_object('reference', c.reference, 'statuses', ${bookingStatuses(sql`c.id`)})
    from cases c where c.id = ${caseId} and c.kind = 'plan')`,
});
