import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { createHash } from "node:crypto";
import { lockCasesIn } from "#app/features/cases/mutations.server";
import { toFieldChanges, differences, recordChange, type Actor } from "#app/features/history/mutations.server";
import type { RecordedRoom } from "#app/features/history/schema";
import { changes } from "#app/features/history/tables.server";
import type { Db } from "#app/platform/db/db.server";

/** Who corrects what was sent, in the history. */
export const VISITOR: Actor = { id: "visitor", name: "Visitor" };

type SubmissionTable = PgTable & Record<"id" | "case_id" | "submission_key" | "submission_attempt", AnyPgColumn>;

interface SubmissionRow {
  id: string;
  submission_hash: string | null;
  submission_attempt: number;
}

/** A kind of form visitors send: where it is stored, and when staff have begun to work with it. */
export interface SubmissionKind<T extends SubmissionTable> {
  table: T;
  /** Where the history of its rows stands. */
  room: RecordedRoom;
  nameOf: (row: T["$inferSelect"]) => string;
  /** Whether it waits as it came, as far as its own columns tell. */
  isPending: (row: T["$inferSelect"]) => boolean;
  /** What a row keeps from its first version on, whatever a later one brings. */
  keeps?: (keyof T["$inferSelect"])[];
  /** What must differ when a second row is stored under the same key. */
  duplicateValues?: (values: T["$inferInsert"], version: number) => T["$inferInsert"];
}

/** What makes a sending one: the key of its form, and how often that had been sent before. */
export interface SubmissionAttempt {
  submissionKey: string;
  attempt?: number;
  /** Whether the browser made the key; else it is made of the content, which others can know. */
  hasOwnKey?: boolean;
}

export interface StoredSubmission<Row> {
  row: Row;
  /** It took the place of what the same form had sent before. */
  isCorrection: boolean;
}

/** Upper bound of stored versions per form; the rate limits are lower. */
const MAX_VERSIONS = 12;
const versionsOf = (key: string) => Array.from({ length: MAX_VERSIONS }, (_, n) => (n === 0 ? key : `${key}.${n + 1}`));

export function hashContent(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/** The rows that one form has made, oldest version first, held until the end of the transaction: their cases first. */
export async function lockVersions<T extends SubmissionTable>(
  tx: Db,
  table: T,
  key: string,
): Promise<(T["$inferSelect"] & SubmissionRow)[]> {
  const stored: SubmissionTable = table;
  const isOfForm = inArray(table.submission_key, versionsOf(key));
  await lockCasesIn(tx, sql`select case_id from ${stored} where ${isOfForm}`);
  const found = tx
    .select()
    .from(stored)
    .where(isOfForm)
    .orderBy(asc(table.submission_attempt), asc(table.submission_key));
  return (await found.for("update")) as (T["$inferSelect"] & SubmissionRow)[];
}

export function hasVersion(rows: readonly SubmissionRow[], hash: string): boolean {
  return rows.some(({ submission_hash }) => submission_hash === null || submission_hash === hash);
}

/**
 * Stores a submission idempotently. Same key and content: nothing to do, returns null. Same key, other content:
 * updates the stored row unless staff have changed it, then inserts a second row.
 */
export async function storeSubmission<T extends SubmissionTable>(
  tx: Db,
  kind: SubmissionKind<T>,
  { submissionKey, attempt = 1 }: SubmissionAttempt,
  content: unknown,
  values: T["$inferInsert"],
): Promise<StoredSubmission<T["$inferSelect"]> | null> {
  const hash = hashContent(content);
  const asVersion = (version: number) => ({
    ...(version > 1 ? (kind.duplicateValues?.(values, version) ?? values) : values),
    submission_hash: hash,
    submission_attempt: attempt,
  });
  const first = await insertOnce(tx, kind.table, { ...asVersion(1), submission_key: submissionKey });
  if (first) return { row: first, isCorrection: false };
  const rows = await lockVersions(tx, kind.table, submissionKey);
  const latest = rows.at(-1);
  if (!latest || hasVersion(rows, hash)) return null;
  if (attempt < latest.submission_attempt) {
    await recordStaleVersion(tx, kind, latest, withoutKept(kind, values));
    return null;
  }
  if (kind.isPending(latest) && !(await wasChangedByStaff(tx, kind.room, latest.id)))
    return applyCorrection(tx, kind, latest, withoutKept(kind, asVersion(rows.length)));
  const second = await insertOnce(tx, kind.table, {
    ...asVersion(rows.length + 1),
    submission_key: versionsOf(submissionKey)[rows.length] ?? null,
  });
  if (!second) return null;
  await recordChange(tx, VISITOR, {
    room: kind.room,
    action: "created",
    item: { id: second.id, name: kind.nameOf(second) },
    fields: { sent_again: { from: latest.id, to: second.id } },
  });
  return { row: second, isCorrection: false };
}

function withoutKept<T extends SubmissionTable>(
  { keeps = [] }: SubmissionKind<T>,
  values: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([column]) => !keeps.includes(column as never)));
}

async function insertOnce<T extends SubmissionTable>(
  tx: Db,
  table: T,
  values: Record<string, unknown>,
): Promise<(T["$inferSelect"] & SubmissionRow) | undefined> {
  const rows = await tx
    .insert(table)
    .values(values as never)
    .onConflictDoNothing({ target: table.submission_key })
    .returning();
  return (rows as (T["$inferSelect"] & SubmissionRow)[])[0];
}

async function wasChangedByStaff(tx: Db, room: RecordedRoom, id: string): Promise<boolean> {
  const byStaff = and(eq(changes.room, room), eq(changes.item_id, id), ne(changes.user_id, VISITOR.id));
  return (await tx.select({ id: changes.id }).from(changes).where(byStaff).limit(1)).length > 0;
}

async function applyCorrection<T extends SubmissionTable>(
  tx: Db,
  kind: SubmissionKind<T>,
  row: T["$inferSelect"] & SubmissionRow,
  values: Record<string, unknown>,
): Promise<StoredSubmission<T["$inferSelect"]>> {
  const corrected = { ...row, ...values };
  await tx.update(kind.table).set(values).where(eq(kind.table.id, row.id));
  await recordChange(tx, VISITOR, {
    room: kind.room,
    action: "changed",
    item: { id: row.id, name: kind.nameOf(corrected) },
    fields: changedFields(kind, row, values),
  });
  return { row: corrected, isCorrection: true };
}

/** A version that arrives after a newer one is only recorded in the audit log. */
async function recordStaleVersion<T extends SubmissionTable>(
  tx: Db,
  kind: SubmissionKind<T>,
  row: T["$inferSelect"] & SubmissionRow,
  values: Record<string, unknown>,
): Promise<void> {
  const columns = Object.keys(values).filter((column) => values[column] !== undefined);
  const kept = Object.fromEntries(columns.map((column) => [column, (row as Record<string, unknown>)[column]]));
  await recordChange(tx, VISITOR, {
    room: kind.room,
    action: "changed",
    item: { id: row.id, name: kind.nameOf(row) },
    fields: changedFields(kind, values, kept),
  });
}

/** Field changes between two versions of a submission. */
function changedFields<T extends SubmissionTable>(
  { table }: SubmissionKind<T>,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
) {
  // The lines of a price are told by its total.
  const {
    submission_hash: _hash,
    submission_attempt: _attempt,
    price_lines: _lines,
    ...columns
  } = differences(before, after);
  return toFieldChanges(table, before, columns);
}
