import { count, eq, gt } from "drizzle-orm";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { newestFirst } from "#app/platform/db/order";

/** How often visitors have written about a property. */
export async function countPropertyInquiries(db: Db, property: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(property_inquiries).where(eq(property_inquiries.property_id, property));
  return row?.n ?? 0;
}

/** How many messages nobody has begun to answer. */
export async function countPendingInquiries(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(inquiries).where(eq(inquiries.status, "pending"));
  return row?.n ?? 0;
}

/** Messages that came since a moment. */
export function listInquiriesSince(db: Db, since: Date, limit: number) {
  return db
    .select({ id: inquiries.id, name: inquiries.name, message: inquiries.message })
    .from(inquiries)
    .where(gt(inquiries.created_at, since))
    .orderBy(newestFirst(inquiries.created_at), inquiries.id)
    .limit(limit);
}
