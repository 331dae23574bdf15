import { and, eq, inArray, sql } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import { recordChange } from "#app/features/history/mutations.server";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

const HANDLED = { read: true, handled_at: sql`now()` };

/**
 * Publishes or rejects the property a notice is about. The notice is read with it or not at all; either can be decided
 * anew.
 */
export async function decideOnPropertyNotice(
  db: Db,
  staff: Staff,
  id: string,
  decision: "publish" | "reject",
): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  const published = decision === "publish";
  return db.transaction(async (tx) => {
    // Locks the property before its notice, in the same order as deletion, to avoid deadlocks.
    const [property] = await tx
      .select({ id: properties.id, title: properties.title, published: properties.published })
      .from(properties)
      .where(
        inArray(
          properties.id,
          tx
            .select({ id: property_notifications.property_id })
            .from(property_notifications)
            .where(eq(property_notifications.id, id)),
        ),
      )
      .for("update");
    const [notice] = await tx
      .update(property_notifications)
      .set(HANDLED)
      .where(eq(property_notifications.id, id))
      .returning({ id: property_notifications.id });
    if (!property || !notice) return { ok: false };
    await tx.update(properties).set({ published }).where(eq(properties.id, property.id));
    await recordChange(tx, staff, {
      room: "properties",
      action: published ? "published" : "unpublished",
      item: { id: property.id, name: property.title },
      fields: property.published === published ? {} : { published: { from: property.published, to: published } },
    });
    return { ok: true };
  });
}

/**
 * For whoever publishes a property, or takes it back, elsewhere in the office: what a visitor submitted is decided with
 * it.
 */
export async function markSubmissionHandled(tx: Db, property: string): Promise<void> {
  await tx
    .update(property_notifications)
    .set(HANDLED)
    .where(and(eq(property_notifications.property_id, property), eq(property_notifications.type, "new_submission")));
}

/** Marks the notices somebody has seen as read; one that came in meanwhile stays unread. */
export async function markPropertyNoticesRead(db: Db, staff: Staff, ids: string[]): Promise<{ ok: boolean }> {
  const asked = ids.filter(isUuid);
  if (asked.length === 0) return { ok: false };
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(property_notifications)
      .set(HANDLED)
      .where(and(inArray(property_notifications.id, asked), eq(property_notifications.read, false)))
      .returning({ property: property_notifications.property_id });
    if (rows.length === 0) return { ok: true };
    const named = await tx
      .select({ id: properties.id, title: properties.title })
      .from(properties)
      .where(
        inArray(
          properties.id,
          rows.map(({ property }) => property),
        ),
      );
    for (const { id, title } of named) {
      await recordChange(tx, staff, {
        room: "properties",
        action: "changed",
        item: { id, name: title },
        fields: { notice_read: { from: false, to: true } },
      });
    }
    return { ok: true };
  });
}
