import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { AlertCriteria } from "#app/features/alerts/criteria";
import { alertHour, deleteUnstarted } from "#app/features/alerts/mutations.server";
import { DROP_PERCENT, nextMailAt } from "#app/features/alerts/rules";
import { alerts, told_properties, watched_properties } from "#app/features/alerts/tables.server";
import { subscribers } from "#app/features/cases/tables.server";
import { queueAlertMails } from "#app/features/mail/guests/mutations.server";
import { canMailPages, type MailServices } from "#app/features/mail/outbox/mutations.server";
import { properties } from "#app/features/properties/tables.server";
import type { SiteSettings } from "#app/features/settings/queries.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

type AlertingServices = Pick<MailServices, "db" | "env"> & {
  settings: { value: Pick<SiteSettings, "alert_hour"> | null };
};

/** Mailboxes looked at in one transaction: memory and locks stay small however many there are. */
const BATCH = 500;

/**
 * What was published this close to now is told the next day: a transaction that published something may not be
 * finished, and its property would be passed over for good.
 */
const SETTLED_MINUTES = 5;

/** Writes to each mailbox whose hour has come and that has news, once a day at most. How many messages were queued. */
export async function sendAlerts(
  { db, env, settings }: AlertingServices,
  stopping?: AbortSignal,
  now = new Date(),
): Promise<number> {
  await deleteUnstarted(db);
  // What cannot be sent now is told later.
  if (!canMailPages(env)) return 0;
  let queued = 0;
  for (let taken = BATCH; taken === BATCH;) {
    if (stopping?.aborted) break;
    const done = await db.transaction((tx) => sendBatch(tx, alertHour(settings), now));
    taken = done.taken;
    queued += done.queued;
  }
  return queued;
}

/** Told, noted and queued in one transaction: whoever is stopped in between has told nothing. */
async function sendBatch(tx: Db, hour: number, now: Date): Promise<{ taken: number; queued: number }> {
  const due = await tx
    .select({ id: subscribers.id, email: subscribers.email, language: subscribers.language })
    .from(subscribers)
    .where(lte(subscribers.next_at, now))
    .orderBy(asc(subscribers.next_at), asc(subscribers.id))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  if (due.length === 0) return { taken: 0, queued: 0 };
  // Thousands of rows name a mailbox: to plan each of these checks anew takes longer than all the rest.
  await tx.execute(sql`set local plan_cache_mode = auto`);
  const mailings = due.map(({ id, email, language }) => ({ id, recipient: email, language, mailing: randomUUID() }));
  const told = new Set([...(await tellNew(tx, mailings, now)), ...(await tellDrops(tx, mailings))]);
  const mailed = mailings.filter(({ id }) => told.has(id));
  await queueAlertMails(tx, mailed);
  await tx
    .update(subscribers)
    .set({ next_at: nextMailAt({ now, hour, lastAt: now }) })
    .where(
      inArray(
        subscribers.id,
        due.map(({ id }) => id),
      ),
    );
  if (mailed.length > 0)
    await tx
      .update(subscribers)
      .set({ last_sent_at: now })
      .where(
        inArray(
          subscribers.id,
          mailed.map(({ id }) => id),
        ),
      );
  return { taken: due.length, queued: mailed.length };
}

type Mailing = { id: string; mailing: string };

/** The mailboxes of a batch and their messages, as a table. */
const asTable = (mailings: readonly Mailing[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(mailings.map(({ id, mailing }) => ({ id, mailing })))}::jsonb) as due(id uuid, mailing uuid)`;

/** A criterion of an alert; null when it does not matter. */
const criterion = (name: keyof AlertCriteria) => sql`${alerts.criteria} ->> ${sql.raw(`'${name}'`)}`;

/**
 * Whether a property is one of those an alert asks for: as the list filters, but words are looked for in all languages.
 */
const MATCHES = sql`fresh.listing_type = wanted.listing
  and (wanted.type is null or fresh.type = wanted.type)
  and (wanted.min is null or fresh.cents >= wanted.min)
  and (wanted.max is null or fresh.cents <= wanted.max)
  and (wanted.bedrooms is null or fresh.bedrooms >= wanted.bedrooms)
  and (wanted.place is null or fresh.location = wanted.place)
  and (wanted.min_land is null or fresh.land_m2 >= wanted.min_land)
  and (wanted.max_land is null or fresh.land_m2 <= wanted.max_land)
  and (wanted.words is null or position(wanted.words in fresh.words) > 0)`;

/**
 * Notes what is new for whom, each property once for a mailbox. The ids of those who have news. Both sides are read
 * once, the properties by when they were published: every alert is compared with the few new ones.
 */
async function tellNew(tx: Db, mailings: readonly Mailing[], now: Date): Promise<string[]> {
  const settled = sql`${now.toISOString()}::timestamptz - make_interval(mins => ${SETTLED_MINUTES})`;
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`with wanted as materialized (
        select due.id as subscriber_id, due.mailing, ${alerts.told_until} as told_until, ${criterion("listing")} as listing, ${criterion("type")} as type,
          (${criterion("min")})::numeric as min, (${criterion("max")})::numeric as max, (${criterion("bedrooms")})::integer as bedrooms, ${criterion("place")} as place,
          (${criterion("minLand")})::numeric as min_land, (${criterion("maxLand")})::numeric as max_land, search_folded(${criterion("search")}) as words
        from ${asTable(mailings)} join ${alerts} on ${alerts.subscriber_id} = due.id and ${alerts.state} = 'on'
      ), fresh as materialized (
        -- A text made anew is unpacked once, not for each alert.
        select id, listing_type, type, shown_price * 100 as cents, bedrooms, location, land_m2, words_text || '' as words, first_published_at from ${properties}
        where published and market <> 'sold' and first_published_at > (select min(told_until) from wanted) and first_published_at <= ${settled}
        -- In place of a foreign key: none of them is deleted before its rows are there to be deleted with it.
        for key share
      ), told as (
        insert into ${told_properties} (subscriber_id, property_id, mailing)
        select distinct wanted.subscriber_id, fresh.id, wanted.mailing from wanted join fresh on fresh.first_published_at > wanted.told_until and ${MATCHES}
        on conflict do nothing returning subscriber_id
      ) select distinct subscriber_id as id from told`,
  );
  await tx
    .update(alerts)
    .set({ told_until: settled })
    .where(
      and(
        inArray(
          alerts.subscriber_id,
          mailings.map(({ id }) => id),
        ),
        eq(alerts.state, "on"),
        sql`${alerts.told_until} < ${settled}`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** The same for what got cheaper, by the rule of isPriceDrop. */
async function tellDrops(tx: Db, mailings: readonly Mailing[]): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`update ${watched_properties} set told_before = ${watched_properties.lowest_told}, lowest_told = ${properties.shown_price}, mailing = due.mailing
      from ${asTable(mailings)}, ${properties}
      where ${watched_properties.subscriber_id} = due.id and ${watched_properties.state} = 'on'
        and ${properties.id} = ${watched_properties.property_id} and ${properties.published} and ${properties.market} <> 'sold'
        and ${properties.shown_price} < ${watched_properties.lowest_told} and ${properties.shown_price} * 100 <= ${watched_properties.lowest_told} * ${sql.raw(String(100 - DROP_PERCENT))}
      returning ${watched_properties.subscriber_id} as id`,
  );
  return rows.map(({ id }) => id);
}
