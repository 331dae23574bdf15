import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { changes } from "#app/features/history/tables.server";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import { MAX_PENDING_COUNT } from "#app/platform/db/capped-count";
import type { Db } from "#app/platform/db/db.server";
import { newestFirst } from "#app/platform/db/order";
import { readCounts, upTo } from "#app/platform/db/rows.server";

const UNREAD_SHOWN = 100;

/**
 * Notices about properties: those nobody has looked at, newest first, then those somebody decided on last, with what
 * came of them.
 */
export async function listPropertyNotices(db: Db, { handledLimit }: { handledLimit: number }) {
  const read = (isRead: boolean, newest: AnyPgColumn, limit: number) =>
    db
      .select({
        id: property_notifications.id,
        message: property_notifications.message,
        type: property_notifications.type,
        read: property_notifications.read,
        created_at: property_notifications.created_at,
        property: {
          id: properties.id,
          slug: properties.slug,
          title: properties.title,
          type: properties.type,
          listing_type: properties.listing_type,
          price: properties.price,
          bedrooms: properties.bedrooms,
          owner_name: properties.owner_name,
          image: sql<string | null>`${properties.images}[1]`,
          published: properties.published,
        },
      })
      .from(property_notifications)
      .innerJoin(properties, eq(properties.id, property_notifications.property_id))
      .where(eq(property_notifications.read, isRead))
      .orderBy(newestFirst(newest), property_notifications.id)
      .limit(limit);
  const [unread, handled, counts] = await Promise.all([
    read(false, property_notifications.created_at, UNREAD_SHOWN),
    read(true, property_notifications.handled_at, handledLimit + 1),
    readCounts(db, { unread: UNREAD_PROPERTY_NOTIFICATIONS }),
  ]);
  const done = handled.slice(0, handledLimit);
  const decisions = await listDecisions(
    db,
    done.map(({ property }) => property.id),
  );
  return {
    unread: counts.unread,
    hasMoreHandled: handled.length > handledLimit,
    rows: [...unread, ...done].map((row) => ({
      ...row,
      decision: row.read ? (decisions.get(row.property.id) ?? null) : null,
    })),
  };
}

export type PropertyNotices = Awaited<ReturnType<typeof listPropertyNotices>>;
export type PropertyNotice = PropertyNotices["rows"][number];

/** Who published or rejected each of these properties last, and when. */
async function listDecisions(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string | null, never>();
  const rows = await db
    .selectDistinctOn([changes.item_id], {
      property: changes.item_id,
      action: changes.action,
      user_id: changes.user_id,
      user_name: changes.user_name,
      created_at: changes.created_at,
    })
    .from(changes)
    .where(
      and(
        eq(changes.room, "properties"),
        inArray(changes.item_id, ids),
        inArray(changes.action, ["published", "unpublished"]),
      ),
    )
    .orderBy(changes.item_id, desc(changes.created_at));
  return new Map(rows.map(({ property, ...decision }) => [property, decision]));
}

/** Notices that came since a moment. */
export function listPropertyNoticesSince(db: Db, since: Date, limit: number) {
  return db
    .select({ id: property_notifications.id, message: property_notifications.message })
    .from(property_notifications)
    .where(gt(property_notifications.created_at, since))
    .orderBy(newestFirst(property_notifications.created_at), property_notifications.id)
    .limit(limit);
}

/** The newest properties visitors offer that nobody has decided on. */
export function listNewestSubmissions(db: Db, limit: number) {
  return db
    .select({
      id: property_notifications.id,
      created_at: property_notifications.created_at,
      title: properties.title,
      location: properties.location,
      property_id: properties.id,
    })
    .from(property_notifications)
    .innerJoin(properties, eq(properties.id, property_notifications.property_id))
    .where(
      and(
        eq(property_notifications.read, false),
        eq(property_notifications.type, "new_submission"),
        eq(properties.published, false),
      ),
    )
    .orderBy(newestFirst(property_notifications.created_at), property_notifications.id)
    .limit(limit);
}

/** As far as MAX_PENDING_COUNT. */
export const UNREAD_PROPERTY_NOTIFICATIONS = upTo(
  sql`select 1 from ${property_notifications} where not ${property_notifications.read}`,
  MAX_PENDING_COUNT,
);
