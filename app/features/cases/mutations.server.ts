import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { listAssignees } from "#app/features/cases/queries.server";
import { case_messages, cases } from "#app/features/cases/tables.server";
import { recordChange, type Actor } from "#app/features/history/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";

/** A case, and the item under whose name the history has it. */
export interface CaseOfItem {
  caseId: string;
  item: { id: string; name: string };
}

export type OpenCase = Pick<
  typeof cases.$inferSelect,
  "id" | "reference" | "title" | "name" | "email" | "language" | "assignee" | "state"
>;

/**
 * Whoever writes in a case holds it: what is counted and mailed follows one order. Not "for update": rows that only name
 * the case, such as mail, need not wait. Null for one whose sender is erased.
 */
export async function lockCase(tx: Db, id: string): Promise<OpenCase | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx
    .select({
      id: cases.id,
      reference: cases.reference,
      title: cases.title,
      name: cases.name,
      email: cases.email,
      language: cases.language,
      assignee: cases.assignee,
      state: cases.state,
    })
    .from(cases)
    .where(and(eq(cases.id, id), isNull(cases.erased_at)))
    .for("no key update");
  return row ?? null;
}

/** The same for the cases a query names, always in one order. Their ids. */
export async function lockCasesIn(tx: Db, named: SQL): Promise<string[]> {
  const locked = await rowsOf<{ id: string }>(
    tx,
    sql`select id from ${cases} where id in (${named}) order by id for no key update`,
  );
  return locked.map(({ id }) => id);
}

/** Writes a note of staff. The same key again is the same note. */
export async function addNote(
  db: Db,
  staff: Actor,
  { caseId }: Pick<CaseOfItem, "caseId">,
  { body, key }: { body: string; key: string },
): Promise<void> {
  await db
    .insert(case_messages)
    .values({
      case_id: caseId,
      kind: "note",
      author: staff.id,
      author_name: staff.name,
      body,
      submission_key: `note ${key}`,
    })
    .onConflictDoNothing();
}

/** Gives a case to one of the staff, or to nobody. False when there is no such member of staff. */
export async function setAssignee(
  db: Db,
  staff: Actor,
  { caseId, item }: CaseOfItem,
  assignee: string | null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const people = await listAssignees(tx);
    const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name ?? null;
    if (assignee !== null && nameOf(assignee) === null) return false;
    const [row] = await tx
      .select({ assignee: cases.assignee })
      .from(cases)
      .where(eq(cases.id, caseId))
      .for("no key update");
    if (!row) return false;
    if (row.assignee === assignee) return true;
    await tx.update(cases).set({ assignee }).where(eq(cases.id, caseId));
    await recordChange(tx, staff, {
      room: "customers",
      action: "changed",
      item,
      fields: { assignee: { from: nameOf(row.assignee), to: nameOf(assignee) } },
    });
    return true;
  });
}

/** A message to the guest that nobody could deliver: the case waits for us, until one gets through. */
export async function recordMailFailed(db: Db, caseId: string): Promise<void> {
  await db.insert(case_messages).values({ case_id: caseId, kind: "event", event: { type: "mail_failed" } });
}

/** A mail to the guest that was not sent, as too many that anybody could cause went to his address. */
export async function recordMailLimited(db: Db, caseId: string): Promise<void> {
  await db.insert(case_messages).values({ case_id: caseId, kind: "event", event: { type: "mail_limited" } });
}

/** Says so only where one had failed before. */
export async function recordMailSent(db: Db, caseId: string): Promise<void> {
  await db.execute(
    sql`insert into ${case_messages} (case_id, kind, event) select id, 'event', '{"type":"mail_sent"}' from ${cases} where id = ${caseId} and mail_failed_at is not null`,
  );
}
