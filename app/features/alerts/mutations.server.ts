import { and, count, eq, ne, sql, type SQL } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { AlertCriteria } from "#app/features/alerts/criteria";
import { nextMailAt } from "#app/features/alerts/rules";
import { MAX_ALERTS, MAX_WATCHED, OPT_IN_LIMIT, UNSTARTED_DAYS } from "#app/features/alerts/schema";
import { alerts, watched_properties } from "#app/features/alerts/tables.server";
import { countAttempt } from "#app/features/auth/mutations.server";
import type { Staff } from "#app/features/auth/schema";
import { findSubscriberLink } from "#app/features/cases/links/queries.server";
import { mailboxOf, subscribers } from "#app/features/cases/tables.server";
import { recordChange } from "#app/features/history/mutations.server";
import { isOptInQueued, queueOptInMail } from "#app/features/mail/guests/mutations.server";
import { countMailTo, type MailServices } from "#app/features/mail/outbox/mutations.server";
import { canonicalMailbox } from "#app/features/mail/rules";
import { hashMailbox } from "#app/features/mail/stops/mailbox-hash.server";
import { mail_stops } from "#app/features/mail/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { GUEST_LIMITS } from "#app/features/settings/schema";
import type { SiteSettings } from "#app/features/settings/queries.server";
import type { Db } from "#app/platform/db/db.server";
import { oneRow } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";
import type { Language } from "#app/platform/i18n/languages";
import type { CurrencyCode } from "#app/platform/money/money";

/** Who asks to be told: anybody can have typed the address. */
export interface Asker {
  email: string;
  language: Language;
  currency: CurrencyCode;
}

type AlertServices = Pick<MailServices, "db" | "env">;
type Subscriber = typeof subscribers.$inferSelect;

/** What is stored of one thing a mailbox is to be told of: null when there is no room for it, or it is gone. */
type AddSubscription = (tx: Db, subscriber: Subscriber) => Promise<{ isWaiting: boolean } | null>;

/** Asks a mailbox whether it wants to be told of new properties. Whoever asks sees nothing of what becomes of it. */
export function askForAlert(services: AlertServices, asker: Asker, criteria: AlertCriteria): Promise<void> {
  const criteria_key = createHash("sha256").update(JSON.stringify(criteria)).digest("hex");
  return subscribe(services, asker, async (tx, { id: subscriber_id }) => {
    const isSame = and(eq(alerts.subscriber_id, subscriber_id), eq(alerts.criteria_key, criteria_key));
    const [known] = await tx.select({ state: alerts.state }).from(alerts).where(isSame);
    if (known?.state === "on") return { isWaiting: false };
    if (!known && (await countOf(tx, alerts, subscriber_id)) >= MAX_ALERTS) return null;
    await tx
      .insert(alerts)
      .values({ subscriber_id, criteria, criteria_key })
      .onConflictDoUpdate({ target: [alerts.subscriber_id, alerts.criteria_key], set: { created_at: sql`now()` } });
    return { isWaiting: true };
  });
}

/** The same for a property that gets cheaper. What it costs now is what the next price is compared with. */
export function askForPriceNotice(services: AlertServices, asker: Asker, propertyId: string): Promise<void> {
  return subscribe(services, asker, async (tx, { id: subscriber_id }) => {
    const [property] = isUuid(propertyId)
      ? await tx
          .select({ price: properties.shown_price })
          .from(properties)
          .where(and(eq(properties.id, propertyId), eq(properties.published, true), ne(properties.market, "sold")))
      : [];
    // Of what is sold, or has its price on request, there is nothing to tell.
    if (!property || property.price === null) return null;
    const lowest_told = property.price;
    const isSame = and(
      eq(watched_properties.subscriber_id, subscriber_id),
      eq(watched_properties.property_id, propertyId),
    );
    const [known] = await tx.select({ state: watched_properties.state }).from(watched_properties).where(isSame);
    if (known?.state === "on") return { isWaiting: false };
    if (!known && (await countOf(tx, watched_properties, subscriber_id)) >= MAX_WATCHED) return null;
    await tx
      .insert(watched_properties)
      .values({ subscriber_id, property_id: propertyId, lowest_told })
      .onConflictDoUpdate({
        target: [watched_properties.subscriber_id, watched_properties.property_id],
        set: { created_at: sql`now()`, lowest_told },
      });
    return { isWaiting: true };
  });
}

/** Stores what was asked for and queues the message that asks back. Over a limit nothing happens, and nobody is told. */
function subscribe({ db, env }: AlertServices, asker: Asker, add: AddSubscription): Promise<void> {
  return db.transaction(async (tx) => {
    const subscriber = await lockSubscriber(tx, asker);
    const added = await add(tx, subscriber);
    if (!added?.isWaiting) return;
    if (await isOptInQueued(tx, subscriber.id)) return;
    if (env.RATE_LIMIT && (await isTooMuch(tx, subscriber.email))) return;
    const { id: subscriberId, email: recipient, language } = subscriber;
    await queueOptInMail(tx, { subscriberId, recipient, language });
  });
}

async function isTooMuch(tx: Db, email: string): Promise<boolean> {
  const wait = await countAttempt(tx, `optin ${canonicalMailbox(email)}`, OPT_IN_LIMIT);
  return wait !== null || (await countMailTo(tx, email)) !== null;
}

const LATEST_START = sql`now() + make_interval(days => ${UNSTARTED_DAYS})`;

/** The row of a mailbox, made if there is none. As long as nothing was started the last one to ask says how it reads. */
async function lockSubscriber(tx: Db, { email: typed, language, currency }: Asker): Promise<Subscriber> {
  const email = typed.toLowerCase();
  const said = { email, language, shown_currency: currency, next_at: LATEST_START };
  await tx.insert(subscribers).values(said).onConflictDoNothing();
  const [found] = await tx.select().from(subscribers).where(isMailbox(email)).for("update");
  const subscriber = oneRow(found ? [found] : []);
  if (await hasStarted(tx, subscriber.id)) return subscriber;
  return oneRow(await tx.update(subscribers).set(said).where(eq(subscribers.id, subscriber.id)).returning());
}

/** The subscriber of an address, whatever tag it has. */
export function isMailbox(email: string): SQL {
  return sql`${mailboxOf('"subscribers"."email"')} = ${canonicalMailbox(email)}`;
}

async function hasStarted(tx: Db, subscriberId: string): Promise<boolean> {
  for (const table of [alerts, watched_properties]) {
    const isOn = and(eq(table.subscriber_id, subscriberId), eq(table.state, "on"));
    if ((await tx.select({ id: table.id }).from(table).where(isOn).limit(1)).length > 0) return true;
  }
  return false;
}

async function countOf(tx: Db, table: typeof alerts | typeof watched_properties, subscriberId: string) {
  return oneRow(await tx.select({ n: count() }).from(table).where(eq(table.subscriber_id, subscriberId))).n;
}

type HourSetting = { value: Pick<SiteSettings, "alert_hour"> | null };

export function alertHour(settings: HourSetting): number {
  return settings.value?.alert_hour ?? GUEST_LIMITS.alert_hour.default;
}

/**
 * Starts all that waits for it. Twice is once. Whoever starts reads the mailbox, so a stop of before holds no longer.
 * Alerts tell of what is published from now on.
 */
export async function startSubscriptions(
  db: Db,
  subscriberId: string,
  settings: HourSetting,
  now = new Date(),
): Promise<{ started: number }> {
  return db.transaction(async (tx) => {
    const [subscriber] = await tx.select().from(subscribers).where(eq(subscribers.id, subscriberId)).for("update");
    if (!subscriber) return { started: 0 };
    const wasOn = await hasStarted(tx, subscriberId);
    let started = 0;
    for (const table of [alerts, watched_properties]) {
      const rows = await tx
        .update(table)
        .set({
          state: "on",
          confirmed_at: sql`now()`,
          ...(table === alerts && { told_until: sql`now()` }),
        })
        .where(
          and(
            eq(table.subscriber_id, subscriberId),
            eq(table.state, "waiting"),
            sql`${table.created_at} > now() - make_interval(days => ${UNSTARTED_DAYS})`,
          ),
        )
        .returning({ id: table.id });
      started += rows.length;
    }
    if (started === 0) return { started };
    const isStop = and(
      eq(mail_stops.mailbox_hash, await hashMailbox(tx, subscriber.email)),
      eq(mail_stops.kind, "alerts"),
    );
    await tx.delete(mail_stops).where(isStop);
    if (!wasOn) {
      const next_at = nextMailAt({ now, hour: alertHour(settings), lastAt: subscriber.last_sent_at });
      await tx.update(subscribers).set({ next_at }).where(eq(subscribers.id, subscriberId));
    }
    return { started };
  });
}

/** Ends one alert or one price notice of a mailbox. Twice is once. */
export async function endSubscription(
  db: Db,
  subscriberId: string,
  { kind, id }: { kind: "alert" | "watch"; id: string },
): Promise<void> {
  if (!isUuid(id)) return;
  const table = kind === "alert" ? alerts : watched_properties;
  await db.transaction(async (tx) => {
    await tx.delete(table).where(and(eq(table.id, id), eq(table.subscriber_id, subscriberId)));
    if (!(await hasStarted(tx, subscriberId))) await keepForAWhile(tx, subscriberId);
  });
}

/** Ends all of them. */
export async function endAllSubscriptions(tx: Db, subscriberId: string): Promise<void> {
  for (const table of [alerts, watched_properties]) await tx.delete(table).where(eq(table.subscriber_id, subscriberId));
  await keepForAWhile(tx, subscriberId);
}

/** Whoever has nothing any more goes later: mail programs call the address of the stop once more. */
async function keepForAWhile(tx: Db, subscriberId: string): Promise<void> {
  await tx.update(subscribers).set({ next_at: LATEST_START }).where(eq(subscribers.id, subscriberId));
}

/** Ends all alerts and price notices of the mailbox that a link stops, and nothing else. Twice is once. */
export async function stopAlertsByLink(db: Db, token: string): Promise<{ ok: boolean }> {
  const found = await findSubscriberLink(db, token, "stop");
  if (!found) return { ok: false };
  await db.transaction(async (tx) => {
    const mailbox_hash = await hashMailbox(tx, found.email);
    await tx.insert(mail_stops).values({ mailbox_hash, kind: "alerts" }).onConflictDoNothing();
    await endAllSubscriptions(tx, found.id);
  });
  return { ok: true };
}

/** Staff take a mailbox out: its alerts, notices and links. */
export async function removeSubscriber(db: Db, staff: Staff, id: string): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(subscribers).where(eq(subscribers.id, id)).returning({ email: subscribers.email });
    if (!gone) return { ok: false };
    await recordChange(tx, staff, {
      room: "customers",
      action: "removed",
      item: { id, name: `Alerts to ${gone.email}` },
    });
    return { ok: true };
  });
}

/** Deletes whoever has an address, with all that hangs on him. His ids. */
export async function deleteSubscribersOf(tx: Db, email: string): Promise<string[]> {
  const gone = await tx.delete(subscribers).where(isMailbox(email)).returning({ id: subscribers.id });
  return gone.map(({ id }) => id);
}

/** What nobody has started in time, and mailboxes that have nothing any more. */
export async function deleteUnstarted(db: Db): Promise<void> {
  const isOld = (table: typeof alerts | typeof watched_properties) =>
    and(eq(table.state, "waiting"), sql`${table.created_at} <= now() - make_interval(days => ${UNSTARTED_DAYS})`);
  await db.delete(alerts).where(isOld(alerts));
  await db.delete(watched_properties).where(isOld(watched_properties));
  const nothing = (table: typeof alerts | typeof watched_properties) =>
    sql`not exists (select 1 from ${table} where ${table.subscriber_id} = ${subscribers.id})`;
  await db
    .delete(subscribers)
    .where(and(sql`${subscribers.next_at} <= now()`, nothing(alerts), nothing(watched_properties)));
}
