import { and, eq, ne, sql } from "drizzle-orm";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import type { Action, RecordedRoom } from "#app/features/history/schema";
import { changes } from "#app/features/history/tables.server";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { newestFirst } from "#app/platform/db/order";

const SHOWN = 5;

/** Something a visitor sent, or something staff did. */
export type Activity = { id: string; at: Date } & (
  | { kind: "booking"; name: string; people: number | null }
  | { kind: "inquiry"; topic: string }
  | { kind: "question"; name: string }
  | { kind: "submission"; name: string }
  | { kind: "change"; room: RecordedRoom; action: Action; name: string | null; by: string; status: string | null }
);

/** What happened last, newest first. */
export async function listActivity(db: Db): Promise<Activity[]> {
  const lists: Activity[][] = await Promise.all([
    db
      .select({
        kind: sql<"booking">`'booking'`,
        id: experience_inquiries.id,
        at: experience_inquiries.created_at,
        name: experience_inquiries.experience_title,
        people: sql<number | null>`${experience_inquiries.participants}`,
      })
      .from(experience_inquiries)
      .orderBy(newestFirst(experience_inquiries.created_at), experience_inquiries.id)
      .limit(SHOWN),
    db
      .select({
        kind: sql<"booking">`'booking'`,
        id: stay_bookings.id,
        at: stay_bookings.created_at,
        name: stay_bookings.stay_name,
        people: sql<number | null>`${stay_bookings.guests}`,
      })
      .from(stay_bookings)
      .orderBy(newestFirst(stay_bookings.created_at), stay_bookings.id)
      .limit(SHOWN),
    db
      .select({
        kind: sql<"booking">`'booking'`,
        id: transportation_bookings.id,
        at: transportation_bookings.created_at,
        name: transportation_bookings.rental_name,
        people: sql<number | null>`null`,
      })
      .from(transportation_bookings)
      .orderBy(newestFirst(transportation_bookings.created_at), transportation_bookings.id)
      .limit(SHOWN),
    db
      .select({
        kind: sql<"inquiry">`'inquiry'`,
        id: inquiries.id,
        at: inquiries.created_at,
        topic: sql<string>`${inquiries.topic}`,
      })
      .from(inquiries)
      .orderBy(newestFirst(inquiries.created_at), inquiries.id)
      .limit(SHOWN),
    db
      .select({
        kind: sql<"question">`'question'`,
        id: property_inquiries.id,
        at: property_inquiries.created_at,
        name: property_inquiries.property_title,
      })
      .from(property_inquiries)
      .orderBy(newestFirst(property_inquiries.created_at), property_inquiries.id)
      .limit(SHOWN),
    db
      .select({
        kind: sql<"submission">`'submission'`,
        id: property_notifications.id,
        at: property_notifications.created_at,
        name: properties.title,
      })
      .from(property_notifications)
      .innerJoin(properties, eq(properties.id, property_notifications.property_id))
      .where(eq(property_notifications.type, "new_submission"))
      .orderBy(newestFirst(property_notifications.created_at), property_notifications.id)
      .limit(SHOWN),
    db
      .select({
        kind: sql<"change">`'change'`,
        id: changes.id,
        at: changes.created_at,
        room: changes.room,
        action: changes.action,
        name: changes.item_name,
        by: changes.user_name,
        status: sql<string | null>`${changes.fields} -> 'status' ->> 'to'`,
      })
      .from(changes)
      .where(and(ne(changes.action, "signed in"), ne(changes.room, "staff")))
      .orderBy(newestFirst(changes.created_at), changes.id)
      .limit(SHOWN),
  ]);
  return lists
    .flat()
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, SHOWN);
}
