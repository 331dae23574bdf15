import { count, eq } from "drizzle-orm";
import { property_notifications } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";

export async function countUnreadPropertyNotifications(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(property_notifications).where(eq(property_notifications.read, false));
  return row?.n ?? 0;
}
