/** Who is told of new and cheaper properties: what he starts, when he is written to, once, and how it ends. */
import { eq, sql } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Create } from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { criteriaOf, type AlertCriteria } from "#app/features/alerts/criteria";
import { sendAlerts } from "#app/features/alerts/mailing/mutations.server";
import {
  askForAlert,
  askForPriceNotice,
  deleteUnstarted,
  endSubscription,
  removeSubscriber,
  startSubscriptions,
  stopAlertsByLink,
} from "#app/features/alerts/mutations.server";
import { countSubscriptions, listSubscribers, listSubscriptions } from "#app/features/alerts/queries.server";
import { alerts, told_properties, watched_properties } from "#app/features/alerts/tables.server";
import { islandToday } from "#app/features/availability/rules";
import { hashToken, makeSubscriberLink } from "#app/features/cases/links/mutations.server";
import { findSubscriberLink } from "#app/features/cases/links/queries.server";
import { cases, secret_links, subscribers } from "#app/features/cases/tables.server";
import { createComposers } from "#app/features/guests/composers.server";
import { deleteRecord, restoreRecord } from "#app/features/history/mutations.server";
import { bin, changes } from "#app/features/history/tables.server";
import { createMailSender } from "#app/features/mail/sender.server";
import { countPostponedOptIns } from "#app/features/mail/queries.server";
import { mail_stops, outbox } from "#app/features/mail/tables.server";
import { sendNextMail } from "#app/features/mail/worker.server";
import { erasePerson } from "#app/features/privacy/mutations.server";
import { findPerson } from "#app/features/privacy/queries.server";
import { readPropertyFilters } from "#app/features/properties/filters";
import { PROPERTY_RECORDS } from "#app/features/properties/mutations.server";
import { properties, property_prices } from "#app/features/properties/tables.server";
import { addDays } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { openFolderStorage } from "#app/platform/storage/folder.server";
import { DATABASE_KINDS, insertMany, silentLog } from "#tests/support/databases";
import { createMailContext } from "#tests/support/mail-context";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";
import { staff } from "#tests/support/staff";

/** The island is three hours ahead of UTC. */
const atIsland = (days: number, time = "08:00") => new Date(`${addDays(islandToday(), days)}T${time}:00+03:00`);
const SETTINGS = { value: { alert_hour: 7 } };
const ANNA = { email: "Anna@example.com", language: "en", currency: "EUR" } as const;
const CURRENCIES = {
  value: [
    { code: "USD" as const, rate: 1 },
    { code: "EUR" as const, rate: 0.5 },
  ],
};

/** Elsewhere, gone, of guests alone, no picture at all. */
const NO_PICTURES = [
  "https://tracker.example/pixel.jpg",
  "/media/property-images/gone.jpg",
  "/media/guest-files/a.jpg",
  "/media/property-images/film.mp4",
];
type Noise = NonNullable<Create["noise"]>;

const criteria = (query = ""): AlertCriteria =>
  criteriaOf(readPropertyFilters(new URLSearchParams(query), CURRENCIES.value, ["Wete", "Konde"]));

describe.each(DATABASE_KINDS)("alerts on %s", (_, open) => {
  const folder = mkdtempSync(join(tmpdir(), "pemba-alerts-"));
  const storage = openFolderStorage(folder);
  let database: Database;
  let db: Db;
  let smtp: TestSmtp;
  beforeAll(async () => {
    [database, smtp] = await Promise.all([open(), startSmtp()]);
    db = database.db;
  });
  afterAll(async () => {
    await Promise.all([database.close(), smtp.stop()]);
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    smtp.received.length = 0;
    for (const table of [subscribers, outbox, mail_stops, properties, bin, changes]) await db.delete(table);
    await db.execute(sql`delete from rate_limits`);
  });

  const services = () => ({ ...createMailContext(db), currencies: CURRENCIES });
  const ask = (query = "", asker: Parameters<typeof askForAlert>[1] = ANNA) =>
    askForAlert(services(), asker, criteria(query));
  const run = (days: number, time?: string) =>
    sendAlerts({ ...services(), settings: SETTINGS }, undefined, atIsland(days, time));
  const subscriber = async () => (await db.select().from(subscribers))[0]!;
  const start = async () => startSubscriptions(db, (await subscriber()).id, SETTINGS, atIsland(0, "12:00"));

  async function send(): Promise<void> {
    const sending = createMailSender({
      url: smtp.url,
      from: { name: "Pemba", address: "hello@pemba.example" },
      settings: { value: null },
      origin: "https://pemba.example",
      storage,
    });
    while (await sendNextMail(db, sending, silentLog, createComposers(services())));
  }

  async function keepPicture(name: string, { noise, ...size }: { width: number; height: number; noise?: Noise }) {
    const picture = sharp({ create: { ...size, channels: 3, background: "#0a7d6c", ...(noise && { noise }) } });
    await mkdir(join(folder, "property-images"), { recursive: true });
    await writeFile(join(folder, `property-images/${name}-480.webp`), await picture.webp({ quality: 90 }).toBuffer());
  }

  /** The clock of the database stands still while days pass: what is published now is behind the cursor. */
  const forgetCursor = () => db.execute(sql`update alerts set told_until = now() - interval '1 day'`);

  let slug = 0;
  async function publish(over: Partial<typeof properties.$inferInsert> = {}) {
    const [row] = await db
      .insert(properties)
      .values({
        slug: `house-${(slug += 1)}`,
        title: "House by the sea",
        description: "A quiet place",
        type: "house",
        location: "Wete",
        price: 100_000_00,
        bedrooms: 3,
        published: true,
        ...over,
      })
      .returning();
    return row!;
  }
  const update = (id: string, values: Partial<typeof properties.$inferInsert>) =>
    db.update(properties).set(values).where(eq(properties.id, id));
  const header = (name: string, place = 0) =>
    smtp.received[place]!.headers.find(({ key }) => key === name)?.value ?? "";
  const texts = () => smtp.received.map(({ text = "" }) => text);

  it("N-5 G-28: the first publication is written down once, and every price", async () => {
    const { id } = await publish({ published: false });
    const first = async () => (await db.select().from(properties).where(eq(properties.id, id)))[0]!.first_published_at;
    expect(await first()).toBeNull();
    await update(id, { published: true });
    const at = await first();
    expect(at).toBeInstanceOf(Date);
    await update(id, { published: false });
    await update(id, { published: true, first_published_at: null });
    expect(await first()).toEqual(at);
    await update(id, { price: 90_000_00 });
    await update(id, { price: 90_000_00, title: "Another name" });
    const prices = await db.select().from(property_prices).orderBy(property_prices.changed_at);
    expect(prices.map(({ price, published }) => [price, published])).toEqual([
      [100_000_00, false],
      [100_000_00, true],
      [100_000_00, false],
      [100_000_00, true],
      [90_000_00, true],
    ]);
  });

  it("GU-174 GU-175: asks back once, in one message that names the filters; the same filters are one alert", async () => {
    await ask("type=villa&price=0-100000&bedrooms=2&search=sea");
    await ask("search=Sea&bedrooms=2&max=100000&type=villa&sort=price_asc");
    expect(await db.select().from(alerts)).toMatchObject([{ state: "waiting" }]);
    await send();
    expect(smtp.received).toHaveLength(1);
    expect(texts()[0]).toContain("For sale · Villa · up to $100,000.00 · 2 bedrooms or more · “sea”");
    expect(texts()[0]).toMatch(/https:\/\/pemba\.example\/alerts\/[\w-]{43}\b/);
    expect(header("list-unsubscribe")).toBe("");
    // Nothing else is ever sent before it is started.
    await publish({ type: "villa" });
    expect(await run(1)).toBe(0);
  });

  it("GU-205: words that look like a link are not mailed", async () => {
    await ask("search=evil.example.com");
    await send();
    expect(texts()[0]).not.toContain("evil");
  });

  it("GU-176 GT-01: the link opens the page; looking starts nothing, starting twice is once, after 7 days it is gone", async () => {
    await ask();
    await send();
    const token = /alerts\/([\w-]{43})/.exec(texts()[0]!)![1]!;
    // J-5
    expect(JSON.stringify(await db.select().from(outbox))).not.toContain(token);
    expect(
      await db
        .select()
        .from(secret_links)
        .where(eq(secret_links.token_hash, hashToken(token))),
    ).toHaveLength(1);
    const found = await findSubscriberLink(db, token, "page");
    expect(await findSubscriberLink(db, token, "stop")).toBeNull();
    expect((await listSubscriptions(db, found!.id, "en")).alerts).toMatchObject([{ state: "waiting" }]);
    expect(await start()).toEqual({ started: 1 });
    expect(await start()).toEqual({ started: 0 });
    // What runs stays, however long ago it was looked at.
    await db.execute(sql`update subscribers set next_at = now() - interval '1 second'`);
    await deleteUnstarted(db);
    expect(await db.select().from(subscribers)).toHaveLength(1);
    await db.execute(
      sql`update alerts set state = 'waiting', confirmed_at = null, created_at = now() - interval '8 days'`,
    );
    expect((await listSubscriptions(db, found!.id, "en")).alerts).toEqual([]);
    expect(await start()).toEqual({ started: 0 });
    await db.execute(sql`update subscribers set next_at = now() - interval '1 second'`);
    await deleteUnstarted(db);
    expect(await db.select().from(subscribers)).toEqual([]);
    expect(await findSubscriberLink(db, token, "page")).toBeNull();
  });

  it("GU-175: an alert that runs already is not asked about again", async () => {
    await ask();
    await start();
    await send();
    await ask();
    await send();
    expect(smtp.received).toHaveLength(0);
  });

  it("GU-203: three messages a day ask back, ten alerts and no more, whatever tag the address has", async () => {
    for (let n = 1; n <= 12; n++) {
      await ask(`land_min=${n}`, { ...ANNA, email: `anna+${n}@example.com` });
      await send();
    }
    expect(smtp.received).toHaveLength(3);
    expect(await db.select().from(alerts)).toHaveLength(10);
    expect(await db.select().from(subscribers)).toHaveLength(1);
  });

  it("GU-207: beyond 500 an hour over all mailboxes they wait, and health counts them", async () => {
    await db.execute(
      sql`insert into outbox (purpose, recipient, language, subject, text, html, about_table, about_id, attempts, sent_at, next_attempt_at)
        select 'optin', 'x' || n || '@example.com', 'en', 'S', 'T', 'H', 'subscribers', 'none', 1, now() - interval '10 minutes', null from generate_series(1, 500) n`,
    );
    await ask();
    await send();
    expect(smtp.received).toHaveLength(0);
    const [waiting] = await db.select().from(outbox).where(eq(outbox.recipient, "anna@example.com"));
    expect(waiting).toMatchObject({ attempts: 0, sent_at: null });
    expect(waiting!.next_attempt_at!.getTime()).toBeGreaterThan(Date.now());
    expect(await countPostponedOptIns(db)).toBe(1);
    await db.execute(sql`update outbox set sent_at = sent_at - interval '1 hour' where sent_at is not null`);
    await db.execute(sql`update outbox set next_attempt_at = now() where sent_at is null`);
    await send();
    expect(smtp.received).toHaveLength(1);
  });

  it("GU-177 GU-179: one message a day at the set hour, in dollars and the currency of then; none without news", async () => {
    await ask("bedrooms=2");
    await start();
    const house = await publish();
    await publish({ title: "One room", bedrooms: 1 });
    expect(await run(1, "06:59")).toBe(0);
    expect(await run(1)).toBe(1);
    expect(await run(1)).toBe(0);
    expect(await run(2)).toBe(0);
    await send();
    expect(smtp.received).toHaveLength(1);
    const text = texts()[0]!;
    expect(text).toContain("House by the sea\nWete\n$100,000.00 (€50,000.00)\n");
    expect(text).toContain(`https://pemba.example/real-estate/${house.slug}`);
    expect(text).not.toContain("One room");
    expect(smtp.received[0]!.subject).toBe("1 property for you on Pemba");
  });

  it("GU-115 GU-179: pictures travel inside the message, so that no server hears who reads it", async () => {
    await keepPicture("a", { width: 480, height: 320 });
    await ask();
    await start();
    for (const image of ["/media/property-images/a.jpg", "/scenes/aerial-1920.webp", ...NO_PICTURES])
      await publish({ title: `With ${image}`, images: [image] });
    await run(1);
    await send();
    const [{ html = "", text = "", attachments }] = smtp.received as [TestSmtp["received"][number]];
    // Both that are ours and there.
    const shown = [...html.matchAll(/<img src="cid:([^"]+)" width="120" alt=""/g)].map(([, cid = ""]) => `<${cid}>`);
    expect(attachments.map(({ contentId }) => contentId).toSorted()).toEqual(shown.toSorted());
    expect(shown).toHaveLength(2);
    for (const { content, disposition, mimeType } of attachments) {
      expect([disposition, mimeType]).toEqual(["inline", "image/jpeg"]);
      expect(await sharp(content as ArrayBuffer).metadata()).toMatchObject({ format: "jpeg", width: 240, height: 180 });
    }
    expect(html.match(/<img /g)).toHaveLength(2);
    expect(html).not.toMatch(/<img src="(?!cid:)|(?:src|background)="http|url\(|<link|<script/);
    expect(text).toContain("With https://tracker.example/pixel.jpg\nWete\n");
  });

  it("GU-115 GU-179: all pictures of a message weigh at most 300 kB", async () => {
    await ask();
    await start();
    for (let n = 1; n <= 14; n++) {
      // Nothing is harder to compress.
      await keepPicture(`noise-${n}`, { width: 240, height: 180, noise: { type: "gaussian", mean: 128, sigma: 90 } });
      await publish({ title: `House ${n}`, images: [`/media/property-images/noise-${n}.jpg`] });
    }
    await run(1);
    await send();
    const { html = "", text = "", attachments } = smtp.received[0]!;
    const bytes = attachments.reduce((sum, { content }) => sum + ((content as ArrayBuffer).byteLength * 4) / 3, 0);
    expect(bytes).toBeGreaterThan(200_000);
    expect(bytes).toBeLessThanOrEqual(300_000);
    expect(html.match(/<img /g)).toHaveLength(attachments.length);
    // Those whose picture had no room are there all the same.
    expect(attachments.length).toBeLessThan(14);
    expect(text.match(/^House \d+$/gm)).toHaveLength(14);
  });

  it("GU-177 GT-35: 30 days, two processes, two days left out: one message on each day with news", async () => {
    await ask();
    await start();
    for (let day = 1; day <= 30; day++) {
      if (day === 11 || day === 12) continue;
      await publish();
      await forgetCursor();
      await Promise.all([run(day), run(day)]);
    }
    await send();
    expect(smtp.received).toHaveLength(28);
  });

  it("GU-178 GT-36: a property is told once, also by two alerts and after publishing again; 1,500 and one more", async () => {
    await ask();
    await ask("type=house");
    await start();
    const { id } = await publish();
    expect(await run(1)).toBe(1);
    expect(await db.select().from(told_properties)).toHaveLength(1);
    await update(id, { published: false });
    await update(id, { published: true });
    await forgetCursor();
    expect(await run(2)).toBe(0);
    await insertMany(
      db,
      1_500,
      (rows) =>
        sql`insert into properties (slug, title, description, type, location, price, published, first_published_at) select 'many-' || n, 'M', 'D', 'house', 'Wete', 5, true, now() from ${rows} as n`,
    );
    await forgetCursor();
    expect(await run(3)).toBe(1);
    await publish();
    await forgetCursor();
    expect(await run(4)).toBe(1);
    await send();
    expect(smtp.received.map(({ subject }) => subject)).toEqual([
      "1 property for you on Pemba",
      "1,500 properties for you on Pemba",
      "1 property for you on Pemba",
    ]);
    await db.execute(sql`truncate properties cascade`);
  });

  it("GU-178: unpublished before the message leaves, it is left out", async () => {
    await ask();
    await start();
    const { id } = await publish();
    await publish({ title: "Still there" });
    await run(1);
    await update(id, { published: false });
    await send();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain("Still there");
    expect(texts()[0]).not.toContain("House by the sea");
  });

  it("GU-178: a message that was refused leaves later with the same properties", async () => {
    await ask();
    await start();
    await publish();
    await run(1);
    smtp.refuse = { code: 451, text: "later" };
    await send();
    smtp.refuse = null;
    await db.execute(sql`update outbox set next_attempt_at = now() where sent_at is null`);
    await send();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain("House by the sea");
  });

  it("GU-179: up to 14 properties, and how many more with the way to the list", async () => {
    await ask("type=house&search=quiet");
    await start();
    for (let n = 1; n <= 23; n++) await publish({ title: `House ${n}` });
    await run(1);
    await send();
    expect(texts()[0]!.match(/^House \d+$/gm)).toHaveLength(14);
    expect(texts()[0]).toContain("And 9 more: https://pemba.example/real-estate?type=house&search=quiet");
  });

  it("GU-180 GU-182 GT-38 GT-39: one click ends all alerts and price notices of the mailbox, twice too, and nothing else", async () => {
    const watched = await publish();
    await ask();
    await askForPriceNotice(services(), ANNA, watched.id);
    await start();
    await publish();
    await db.insert(cases).values({ kind: "message", title: "T", name: "Anna", email: "anna@example.com" });
    await run(1);
    await send();
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(header("list-id")).toBe("<property-alerts.pemba.example>");
    const token = /^<https:\/\/pemba\.example\/stop\/([\w-]{43})>$/.exec(header("list-unsubscribe"))![1]!;
    // GU-181: another link leads to the page.
    expect(texts()[0]).toMatch(/See or end your alerts: https:\/\/pemba\.example\/alerts\/[\w-]{43}/);
    expect(await stopAlertsByLink(db, token)).toEqual({ ok: true });
    expect(await stopAlertsByLink(db, token)).toEqual({ ok: true });
    expect(await db.select().from(alerts)).toEqual([]);
    expect(await db.select().from(watched_properties)).toEqual([]);
    const stops = await db.select().from(mail_stops);
    expect(stops).toMatchObject([{ kind: "alerts" }]);
    expect(JSON.stringify(stops)).not.toContain("anna");
    expect(await db.select().from(cases).where(eq(cases.email, "anna@example.com"))).toHaveLength(1);
    expect(await stopAlertsByLink(db, "x".repeat(43))).toEqual({ ok: false });
    // Whoever starts anew reads the mailbox: the stop holds no longer.
    await ask();
    await start();
    expect(await db.select().from(mail_stops)).toEqual([]);
  });

  it("GU-182: a message that waits when it is stopped does not leave", async () => {
    await ask();
    await start();
    await publish();
    await run(1);
    const path = await makeSubscriberLink(db, (await subscriber()).id, "stop");
    await stopAlertsByLink(db, path!.split("/").at(-1)!);
    await send();
    expect(smtp.received).toEqual([]);
  });

  it("GU-181: single alerts are ended on the page, only one's own", async () => {
    await ask();
    await ask("type=villa");
    await start();
    const [first] = await db.select().from(alerts);
    await endSubscription(db, crypto.randomUUID(), { kind: "alert", id: first!.id });
    expect(await db.select().from(alerts)).toHaveLength(2);
    await endSubscription(db, (await subscriber()).id, { kind: "alert", id: first!.id });
    expect(await db.select().from(alerts)).toHaveLength(1);
  });

  it("GU-183 GT-37: told when it is 1 % at least below the lowest told, with old and new price", async () => {
    const { id } = await publish({ price: 100_00 });
    await askForPriceNotice(services(), ANNA, id);
    await start();
    let day = 0;
    const told: boolean[] = [];
    for (const price of [100_00, 90_00, 95_00, 90_00, 89_00]) {
      await update(id, { price });
      told.push((await run((day += 1))) === 1);
    }
    expect(told).toEqual([false, true, false, false, true]);
    await send();
    // What the first one told of is told by the second: both left at once.
    expect(texts().at(-1)).toContain("Now $89.00 (€44.50), before $90.00 (€45.00)");
  });

  it("GU-184: a rent that becomes a sale, a rise and unpublishing are no drop; what is gone is no longer watched", async () => {
    const { id } = await publish({ price: 100_000_00 });
    await askForPriceNotice(services(), ANNA, id);
    await start();
    await update(id, { listing_type: "rent", price: 500_00 });
    expect(await run(1)).toBe(0);
    await update(id, { price: 600_00 });
    expect(await run(2)).toBe(0);
    await update(id, { published: false, price: 100_00 });
    expect(await run(3)).toBe(0);
    await db.delete(properties).where(eq(properties.id, id));
    expect(await db.select().from(watched_properties)).toEqual([]);
    expect(await run(4)).toBe(0);
  });

  it("GU-184: a property comes back from the bin without those who watched it, and is not new", async () => {
    const { id: made } = await publish();
    await askForPriceNotice(services(), ANNA, made);
    await ask();
    await start();
    await run(1);
    expect(await deleteRecord(db, staff, PROPERTY_RECORDS, made)).toMatchObject({ ok: true });
    const [kept] = await db.select().from(bin);
    expect(await restoreRecord(db, staff, kept!.id)).toMatchObject({ ok: true });
    expect(await db.select().from(watched_properties)).toEqual([]);
    await db.execute(sql`delete from told_properties`);
    expect(await run(2)).toBe(0);
  });

  it("a property that is deleted while others are told of it leaves nothing behind", async () => {
    await ask();
    await start();
    for (let day = 1; day <= 5; day++) {
      const { id } = await publish();
      await forgetCursor();
      await Promise.all([run(day), db.delete(properties).where(eq(properties.id, id))]);
      expect(await db.select().from(told_properties).where(eq(told_properties.property_id, id))).toEqual([]);
    }
  });

  it("GU-183: at most 60 properties of a mailbox are watched; one that is not published is not", async () => {
    const hidden = await publish({ published: false });
    await askForPriceNotice(services(), ANNA, hidden.id);
    await askForPriceNotice(services(), ANNA, "none");
    for (let n = 0; n < 61; n++) await askForPriceNotice(services(), ANNA, (await publish()).id);
    expect(await db.select().from(watched_properties)).toHaveLength(60);
  });

  it("GU-188: both messages are said in nine languages", async () => {
    const said = new Set<string>();
    for (const language of LANGUAGES) {
      const email = `${language}@example.com`;
      await ask("type=villa&max=5000", { email, language, currency: "USD" });
      await send();
      for (const { id } of await db.select().from(subscribers).where(eq(subscribers.email, email)))
        await startSubscriptions(db, id, SETTINGS, atIsland(0, "12:00"));
    }
    await publish({ type: "villa", price: 4_000_00, listing_type: "sale" });
    expect(await run(1)).toBe(LANGUAGES.length);
    await send();
    for (const { subject = "" } of smtp.received) said.add(subject);
    expect(smtp.received).toHaveLength(2 * LANGUAGES.length);
    expect(said.size).toBe(2 * LANGUAGES.length);
  });

  it("GU-195 GU-197: belongs to the person's data, and goes with it", async () => {
    const { id } = await publish();
    await ask();
    await askForPriceNotice(services(), ANNA, id);
    await send();
    const who = { email: "anna@example.com" };
    const { records } = await findPerson(db, who);
    expect([records.subscribers, records.alerts, records.watched_properties].map((rows) => rows?.length)).toEqual([
      1, 1, 1,
    ]);
    await removeSubscriber(db, staff, (await subscriber()).id);
    await ask();
    expect(await erasePerson(db, staff, who)).toMatchObject({ ok: true });
    for (const table of [subscribers, alerts, watched_properties, secret_links, outbox, changes])
      expect(JSON.stringify(await db.select().from(table))).not.toContain("anna");
    expect(await db.select().from(subscribers)).toEqual([]);
  });

  it("GU-228: staff find a mailbox, see counts, and remove it with a note in the history", async () => {
    await ask();
    await start();
    await ask("", { ...ANNA, email: "ben@example.com" });
    expect(await countSubscriptions(db)).toEqual({
      mailboxes: 2,
      alerts: 1,
      watched: 0,
      alertsWaiting: 1,
      watchedWaiting: 0,
    });
    const { rows } = await listSubscribers(db, "ANNA", 1);
    expect(rows).toMatchObject([{ email: "anna@example.com", alerts: 1, watched: 0 }]);
    expect(await removeSubscriber(db, staff, rows[0]!.id)).toEqual({ ok: true });
    expect(await removeSubscriber(db, staff, rows[0]!.id)).toEqual({ ok: false });
    expect(await db.select().from(changes)).toMatchObject([
      { action: "removed", item_name: "Alerts to anna@example.com" },
    ]);
  });

  it("2.1: a secret link is of a case or of a subscriber, never of both or none", async () => {
    await expect(
      db.execute(sql`insert into secret_links (token_hash, made_for) values (${"e".repeat(64)}, 'mail')`),
    ).rejects.toThrow();
  });
});
