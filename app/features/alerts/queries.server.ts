import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { AlertCriteria } from "#app/features/alerts/criteria";
import { UNSTARTED_DAYS, type SubscriptionState } from "#app/features/alerts/schema";
import { alerts, watched_properties } from "#app/features/alerts/tables.server";
import { subscribers } from "#app/features/cases/tables.server";
import { localisedColumns } from "#app/features/properties/queries.server";
import type { ListingType } from "#app/features/properties/schema";
import { properties } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { containingAnyCase } from "#app/platform/db/like";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";
import type { Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";
import type { Cents } from "#app/platform/money/money";

export interface Subscriptions {
  alerts: { id: string; state: SubscriptionState; criteria: AlertCriteria }[];
  watched: {
    id: string;
    state: SubscriptionState;
    title: string;
    slug: string;
    /** Null: on request. */
    price: Cents | null;
    listing_type: ListingType;
    /** One that visitors cannot see at the moment has no page. */
    published: boolean;
  }[];
}

/** What a mailbox is told of, and what waits to be started, as long as it can be. */
export async function listSubscriptions(db: Db, subscriberId: string, language: Language): Promise<Subscriptions> {
  const isAlive = (table: typeof alerts | typeof watched_properties) =>
    and(
      eq(table.subscriber_id, subscriberId),
      sql`(${table.state} = 'on' or ${table.created_at} > now() - make_interval(days => ${UNSTARTED_DAYS}))`,
    );
  const found = await db
    .select({ id: alerts.id, state: alerts.state, criteria: alerts.criteria })
    .from(alerts)
    .where(isAlive(alerts))
    .orderBy(asc(alerts.created_at), asc(alerts.id));
  const watched = await db
    .select({
      ...localisedColumns(language),
      id: watched_properties.id,
      state: watched_properties.state,
      slug: properties.slug,
      price: properties.shown_price,
      listing_type: properties.listing_type,
      published: properties.published,
    })
    .from(watched_properties)
    .innerJoin(properties, eq(properties.id, watched_properties.property_id))
    .where(isAlive(watched_properties))
    .orderBy(asc(watched_properties.created_at), asc(watched_properties.id));
  return {
    alerts: found,
    watched: watched.map((row) => ({
      id: row.id,
      state: row.state,
      title: localisedText(row, "title", language),
      slug: row.slug,
      price: row.price,
      listing_type: row.listing_type,
      published: row.published,
    })),
  };
}

/** How many there are, for the office. */
export async function countSubscriptions(db: Db) {
  const of = (table: typeof alerts | typeof watched_properties, state: SubscriptionState) =>
    sql<number>`(select count(*)::int from ${table} where ${table.state} = ${state})`;
  const rows = await rowsOf<Record<"mailboxes" | "alerts" | "watched" | "alertsWaiting" | "watchedWaiting", number>>(
    db,
    sql`select (select count(*)::int from ${subscribers}) as mailboxes, ${of(alerts, "on")} as alerts, ${of(watched_properties, "on")} as watched,
      ${of(alerts, "waiting")} as "alertsWaiting", ${of(watched_properties, "waiting")} as "watchedWaiting"`,
  );
  return oneRow(rows);
}

export const SUBSCRIBERS_PAGE_SIZE = 25;

/** Mailboxes by a part of their address, newest first, one page at a time. */
export async function listSubscribers(db: Db, search: string, page: number) {
  const where = search ? sql`${subscribers.email} ~ ${containingAnyCase(search)}` : undefined;
  const { n: total } = oneRow(await db.select({ n: count() }).from(subscribers).where(where));
  const pages = Math.max(1, Math.ceil(total / SUBSCRIBERS_PAGE_SIZE));
  const current = Math.min(page, pages);
  const countOf = (table: typeof alerts | typeof watched_properties) =>
    // By hand: among the columns of one table the names stand without it.
    sql<number>`(select count(*)::int from ${table} told where told.subscriber_id = "subscribers"."id" and told.state = 'on')`;
  const rows = await db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      language: subscribers.language,
      last_sent_at: subscribers.last_sent_at,
      created_at: subscribers.created_at,
      alerts: countOf(alerts),
      watched: countOf(watched_properties),
    })
    .from(subscribers)
    .where(where)
    .orderBy(desc(subscribers.created_at), asc(subscribers.id))
    .limit(SUBSCRIBERS_PAGE_SIZE)
    .offset((current - 1) * SUBSCRIBERS_PAGE_SIZE);
  return { rows, total, page: current, pages };
}
export type SubscriberRow = Awaited<ReturnType<typeof listSubscribers>>["rows"][number];
