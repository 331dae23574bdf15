/** Who is asked how it was: when, once, about what, and who is not. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { islandToday } from "#app/features/availability/rules";
import { experience_inquiries, stay_bookings } from "#app/features/bookings/tables.server";
import { hashToken } from "#app/features/cases/links/mutations.server";
import { cases, secret_links } from "#app/features/cases/tables.server";
import { createComposers } from "#app/features/guests/composers.server";
import { createMailSender } from "#app/features/mail/sender.server";
import { stopByLink } from "#app/features/mail/stops/mutations.server";
import { mail_stops, outbox } from "#app/features/mail/tables.server";
import { sendNextMail } from "#app/features/mail/worker.server";
import { erasePerson } from "#app/features/privacy/mutations.server";
import { inviteReviewers } from "#app/features/reviews/invitations/mutations.server";
import { review_invitations, reviews } from "#app/features/reviews/tables.server";
import { addDays } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { makeExperience, makeStay } from "#tests/support/ledger";
import { createMailContext } from "#tests/support/mail-context";
import { reviewRow } from "#tests/support/reviews";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";
import { staff } from "#tests/support/staff";

/** The island is three hours ahead of UTC. */
const atIsland = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`);
const today = islandToday();
const noon = atIsland(today, "12:00");
const EMAIL = "hanna@example.com";

describe.each(DATABASE_KINDS)("invitations to review on %s", (_, open) => {
  let database: Database;
  let db: Db;
  let smtp: TestSmtp;
  let stay: { id: string; name: string };
  let experience: { id: string; title: string };
  beforeAll(async () => {
    [database, smtp] = await Promise.all([open(), startSmtp()]);
    db = database.db;
    stay = { id: (await makeStay(db)).id, name: "Kwanini" };
    experience = { id: await makeExperience(db), title: "Sail" };
  });
  afterAll(() => Promise.all([database.close(), smtp.stop()]));
  beforeEach(async () => {
    smtp.received.length = 0;
    for (const table of [reviews, review_invitations, outbox, mail_stops, stay_bookings, experience_inquiries])
      await db.delete(table);
    await db.execute(sql`delete from rate_limits`);
  });

  const services = (days: number | null = 3) => ({
    ...createMailContext(db),
    settings: { value: { review_invite_days: days } },
  });
  const invite = (now = noon, days: number | null = 3) => inviteReviewers(services(days), now);
  const asked = () => db.select().from(review_invitations);
  const whys = async () => (await asked()).map(({ why }) => why);

  async function send(): Promise<void> {
    const sending = createMailSender({
      url: smtp.url,
      from: { name: "Pemba", address: "hello@pemba.example" },
      settings: { value: null },
      origin: "https://pemba.example",
    });
    while (await sendNextMail(db, sending, silentLog, createComposers(createMailContext(db))));
  }

  async function book(over: Partial<typeof stay_bookings.$inferInsert> = {}) {
    const [row] = await db
      .insert(stay_bookings)
      .values({
        stay_id: stay.id,
        stay_name: stay.name,
        full_name: "Hanna Solberg",
        email: EMAIL,
        phone: "+4791234567",
        check_in: addDays(today, -5),
        check_out: addDays(today, -3),
        guests: 2,
        status: "completed",
        overbooked: true,
        ...over,
      })
      .returning();
    return row!;
  }
  async function goOut(over: Partial<typeof experience_inquiries.$inferInsert> = {}) {
    const [row] = await db
      .insert(experience_inquiries)
      .values({
        experience_id: experience.id,
        experience_title: experience.title,
        full_name: "Hanna Solberg",
        email: EMAIL,
        phone: "+4791234567",
        country_code: "+47",
        accommodation: "Lodge",
        participants: 2,
        date: addDays(today, -4),
        status: "completed",
        ...over,
      })
      .returning();
    return row!;
  }

  it("GU-119: asks from 10:00 island time on, the set days after the last one, once in a booking's life", async () => {
    await book();
    expect(await invite(atIsland(addDays(today, -1), "23:59"))).toBe(0);
    expect(await invite(atIsland(today, "09:59"))).toBe(0);
    expect(await asked()).toEqual([]);
    expect(await invite(atIsland(today, "10:00"))).toBe(1);
    expect(await invite(atIsland(today, "11:00"))).toBe(0);
    await db.update(stay_bookings).set({ status: "confirmed" });
    await db.update(stay_bookings).set({ status: "completed" });
    expect(await invite(atIsland(addDays(today, 1), "11:00"))).toBe(0);
    expect(await asked()).toHaveLength(1);
  });

  it("GU-119: asks after as many days as are set, and nobody when it is switched off", async () => {
    await book();
    expect(await invite(noon, null)).toBe(0);
    expect(await invite(noon, 4)).toBe(0);
    expect(await invite(atIsland(addDays(today, 1), "10:00"), 4)).toBe(1);
  });

  it("GU-119: two processes at once ask once", async () => {
    await Promise.all([book(), book({ email: "other@example.com" })]);
    const both = await Promise.all([invite(), invite()]);
    expect(both[0]! + both[1]!).toBe(2);
    expect(await db.select().from(outbox)).toHaveLength(2);
  });

  it("GU-119: asks nobody whose booking is not completed, or too long ago", async () => {
    await book({ status: "confirmed" });
    await book({ status: "cancelled" });
    await book({ check_in: addDays(today, -93), check_out: addDays(today, -91) });
    expect(await invite()).toBe(0);
    expect(await asked()).toEqual([]);
    await book({ check_in: addDays(today, -92), check_out: addDays(today, -90) });
    expect(await invite()).toBe(1);
  });

  it("asks nobody while nothing can be mailed, and asks later", async () => {
    await book();
    const mute = { ...services(), env: { RATE_LIMIT: true, SMTP_URL: undefined, PUBLIC_URL: undefined } };
    expect(await inviteReviewers(mute, noon)).toBe(0);
    expect(await asked()).toEqual([]);
    expect(await invite()).toBe(1);
  });

  it.each([
    ["not_completed", () => db.update(stay_bookings).set({ status: "cancelled" })],
    [
      "reviewed",
      async (id: string) => {
        const item = { item_table: "stay_bookings", item_id: id, origin: "guest" as const };
        await db.insert(reviews).values(reviewRow({ listing_id: stay.id, ...item }));
      },
    ],
    ["listing_gone", () => db.update(stay_bookings).set({ stay_id: null })],
    ["erased", () => erasePerson(db, staff, { email: EMAIL })],
    ["address_changed", () => db.update(cases).set({ email: "new@example.com" }).where(eq(cases.email, EMAIL))],
    ["too_late", () => db.update(stay_bookings).set({ check_in: addDays(today, -99), check_out: addDays(today, -91) })],
  ] as const)("GU-120 GT-25: leaves out what is %s when the message leaves", async (why, change) => {
    const { id } = await book();
    expect(await invite()).toBe(1);
    await change(id);
    await send();
    expect(smtp.received).toEqual([]);
    if (why !== "erased") expect(await whys()).toEqual([why]);
    expect(await db.select().from(outbox)).toEqual([]);
  });

  it("GU-120: writes down why a booking is not asked about in the first place", async () => {
    await book({ stay_id: null });
    expect(await invite()).toBe(0);
    expect(await whys()).toEqual(["listing_gone"]);
  });

  it("GU-121: what one guest did within a week is asked about in one message, once all of it is due", async () => {
    await goOut();
    await book({ check_in: addDays(today, -4), check_out: addDays(today, -2) });
    // The stay is due tomorrow: the experience waits for it.
    expect(await invite()).toBe(0);
    expect(await invite(atIsland(addDays(today, 1), "10:00"))).toBe(1);
    await send();
    expect(smtp.received).toHaveLength(1);
    const { text, headers } = smtp.received[0]!;
    expect(text).toContain(`Write about ${stay.name}: https://pemba.example/my/`);
    expect(text).toContain(`Write about ${experience.title}: https://pemba.example/my/`);
    expect(headers.filter(({ key }) => key === "list-unsubscribe")).toHaveLength(1);
    expect(await asked()).toHaveLength(2);
  });

  it("GU-121: what is more than a week apart is asked about each by itself", async () => {
    await goOut({ date: addDays(today, -11) });
    await book();
    expect(await invite()).toBe(2);
  });

  it("GU-122 GT-01: the message can be stopped with one click, which ends invitations and nothing else", async () => {
    await book();
    await invite();
    await send();
    const [mail] = smtp.received;
    const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value;
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const address = /^<https:\/\/pemba\.example\/stop\/([\w-]{43})>$/.exec(header("list-unsubscribe") ?? "");
    const token = address![1]!;
    expect(mail!.text).toContain(`https://pemba.example/stop/${token}`);
    // J-5: nothing that is stored opens it.
    const stored = await db
      .select()
      .from(secret_links)
      .where(eq(secret_links.token_hash, hashToken(token)));
    expect(stored).toMatchObject([{ opens: "stop" }]);
    expect(JSON.stringify(await db.select().from(outbox))).not.toContain(token);
    expect(await stopByLink(db, token)).toEqual({ ok: true });
    expect(await stopByLink(db, token)).toEqual({ ok: true });
    const stops = await db.select().from(mail_stops);
    expect(stops).toMatchObject([{ kind: "reviews" }]);
    expect(JSON.stringify(stops)).not.toContain("hanna");
    // With a tag the mailbox is the same.
    await book({ email: "Hanna+pemba@example.com" });
    expect(await invite()).toBe(0);
    expect(await whys()).toContain("stopped");
    expect(await stopByLink(db, "x".repeat(43))).toEqual({ ok: false });
  });

  it("GU-204: counts among the automatic messages of a mailbox, and is asked for again later", async () => {
    for (let sent = 0; sent < 10; sent++)
      await book({ check_out: addDays(today, -3 - 8 * sent), check_in: addDays(today, -4 - 8 * sent) });
    await book({ check_in: addDays(today, -86), check_out: addDays(today, -85) });
    expect(await invite()).toBe(10);
    expect(await invite()).toBe(0);
    await db.execute(sql`delete from rate_limits`);
    expect(await invite()).toBe(1);
  });

  it.each(LANGUAGES)("GU-188: is written in %s", async (language) => {
    const { case_id } = await book();
    await db.update(cases).set({ language }).where(eq(cases.id, case_id));
    await invite();
    await send();
    const [mail] = smtp.received;
    const prefix = language === "en" ? "" : `/${language}`;
    expect(mail!.text).toContain(`https://pemba.example${prefix}/my/`);
    expect(mail!.text).toContain(`https://pemba.example${prefix}/stop/`);
    expect(mail!.html).toContain(`dir="${language === "ar" ? "rtl" : "ltr"}"`);
    expect(mail!.subject).not.toBe("How was it?");
  });

  it("reads only what is due", async () => {
    await db.execute(sql`insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, status, overbooked)
      select ${stay.id}, 'House', 'Old', 'old@example.com', '1', ${addDays(today, -400)}::date, ${addDays(today, -398)}::date, 1, 'completed', true from generate_series(1, 300)`);
    expect(await invite()).toBe(0);
    expect(await asked()).toEqual([]);
  });
});
