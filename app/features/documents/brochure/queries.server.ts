import { eq } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import { properties } from "#app/features/properties/tables.server";
import { dayAt, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";

/** The day a property was last changed, which its brochure prints. */
export async function findLastChange(db: Db, id: string): Promise<Day | null> {
  const [row] = await db.select({ updated_at: properties.updated_at }).from(properties).where(eq(properties.id, id));
  return row ? dayAt(row.updated_at, OFFICE.hoursAheadOfUtc) : null;
}
