import { and, count, desc, isNull, sql } from "drizzle-orm";
import { cases } from "#app/features/cases/tables.server";
import type { Db } from "#app/platform/db/db.server";

/** The newest cases of an address as it was typed, in any case; and how many there are. */
export async function listCasesOf(db: Db, email: string, limit: number) {
  const isSender = and(sql`lower(${cases.email}) = lower(${email})`, isNull(cases.erased_at));
  const found = await db
    .select({
      id: cases.id,
      kind: cases.kind,
      title: cases.title,
      reference: cases.reference,
      waiting_for: cases.waiting_for,
    })
    .from(cases)
    .where(isSender)
    .orderBy(desc(cases.created_at))
    .limit(limit);
  if (found.length < limit) return { found, total: found.length };
  const [all] = await db.select({ n: count() }).from(cases).where(isSender);
  return { found, total: all?.n ?? found.length };
}
