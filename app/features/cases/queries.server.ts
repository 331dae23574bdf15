import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { admin_users, users } from "#app/features/auth/tables.server";
import { case_messages } from "#app/features/cases/tables.server";
import type { Db } from "#app/platform/db/db.server";

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

/** Who can be given a case: staff who can sign in. */
export function listAssignees(db: Db) {
  return db
    .select({ id: users.id, name: users.name })
    .from(admin_users)
    .innerJoin(users, eq(users.id, admin_users.user_id))
    .where(isNull(admin_users.disabled_at))
    .orderBy(asc(users.name), asc(users.id));
}
