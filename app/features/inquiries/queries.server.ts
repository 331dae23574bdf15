import { count, eq } from "drizzle-orm";
import { property_inquiries } from "#app/features/inquiries/tables.server";
import type { Db } from "#app/platform/db/db.server";

/** How often visitors have written about a property. */
export async function countPropertyInquiries(db: Db, property: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(property_inquiries).where(eq(property_inquiries.property_id, property));
  return row?.n ?? 0;
}
