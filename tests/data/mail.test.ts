import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { saveAdmin } from "#app/features/auth/mutations.server";
import { findUserByEmail } from "#app/features/auth/queries.server";
import { admin_users, rate_limits } from "#app/features/auth/tables.server";
import { requestExperience, requestStay, requestVehicle } from "#app/features/bookings/mutations.server";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { changes } from "#app/features/history/tables.server";
import { saveInquiry, savePropertyInquiry } from "#app/features/inquiries/mutations.server";
import { inquiries } from "#app/features/inquiries/tables.server";
import {
  claimNextMail,
  dismissMail,
  pauseStaleMail,
  markFailed,
  resendAllMail,
  resendMail,
  deleteOldSentMail,
} from "#app/features/mail/delivery/mutations.server";
import { CONFIRMATION_LIMIT, type MailServices } from "#app/features/mail/outbox/mutations.server";
import { FAILED_MAIL, countMail, listMail } from "#app/features/mail/queries.server";
import { retryDelaySeconds, stateOf } from "#app/features/mail/rules";
import { MAIL_CHANNEL } from "#app/features/mail/schema";
import { NO_SENDER } from "#app/features/mail/schema";
import { createMailSender } from "#app/features/mail/sender.server";
import { outbox } from "#app/features/mail/tables.server";
import { sendNextMail, startMailWorker } from "#app/features/mail/worker.server";
import { media_objects } from "#app/features/media/tables.server";
import { admin_notification_preferences } from "#app/features/notifications/tables.server";
import { submitProperty } from "#app/features/properties/mutations.server";
import type { PropertySubmission } from "#app/features/properties/submission-validation";
import { properties } from "#app/features/properties/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { translations } from "#app/features/translations/tables.server";
import type { SiteSettings } from "#app/features/settings/queries.server";
import { Texts } from "#app/features/translations/texts.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { openFeed } from "#app/platform/live/feed.server";
import { readCounts } from "#app/platform/db/rows.server";
import { ON_REQUEST, VISIT } from "#tests/support/mail-context";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";
import { staff } from "#tests/support/staff";

const READER = "salma@example.com";
const stay = {
  slug: "house",
  name: "House over the reef",
  name_ar: "بيت فوق الشعاب",
  description: "D",
  location: "Wete",
  type: "villa",
  price: 41_000,
  max_guests: 8,
} as const;
const guest = { full_name: "Amina Salim", email: "amina@example.com", phone: "+971 50 000 0000" };
const dates = { check_in: "2027-08-20", check_out: "2027-08-23", guests: 2 };
const inquiry = {
  name: "Chen",
  email: "chen@example.com",
  phone: null,
  topic: "Real Estate",
  message: "Is it <quiet>?",
  language: "zh",
} as const;

describe.each(DATABASE_KINDS)("the outbox on %s", (_, open) => {
  let database: Database;
  let db: Db;
  let smtp: TestSmtp;
  let texts: Texts;
  /** As the running site keeps them in memory. */
  const settings: { value: Pick<SiteSettings, "site_name" | "contact_email" | "reply_to_email"> | null } = {
    value: null,
  };
  let mailroom: MailServices;
  beforeAll(async () => {
    [database, smtp] = await Promise.all([open(), startSmtp()]);
    db = database.db;
    texts = new Texts(db, silentLog);
    mailroom = { db, env: { RATE_LIMIT: true, PUBLIC_URL: undefined }, texts, settings };
    for (const [email, isWanted] of [
      [READER, true],
      ["quiet@example.com", false],
      ["left@example.com", true],
      ["disabled@example.com", true],
    ] as const) {
      await saveAdmin(db, { email, name: email, passwordHash: "x" });
      const { id } = (await findUserByEmail(db, email))!;
      await db.insert(admin_notification_preferences).values({ user_id: id, email_notifications: isWanted });
      if (email.startsWith("left")) await db.delete(admin_users).where(eq(admin_users.user_id, id));
      if (email.startsWith("disabled"))
        await db
          .update(admin_users)
          .set({ disabled_at: sql`now()` })
          .where(eq(admin_users.user_id, id));
    }
    await db.insert(stays).values(stay);
    // Everybody asks for the same days.
    await db.execute(
      sql`insert into units (stay_id, position) select s.id, n from stays s, generate_series(2, 200) n where s.slug = ${stay.slug}`,
    );
  });
  afterAll(async () => {
    await database.close();
    await smtp.stop();
  });
  beforeEach(async () => {
    for (const table of [outbox, rate_limits]) await db.delete(table);
    smtp.refuse = null;
    smtp.received.length = 0;
    settings.value = null;
  });

  const key = () => crypto.randomUUID();
  const mails = () => db.select().from(outbox).orderBy(outbox.purpose, outbox.recipient);
  const only = async () => (await mails())[0]!;
  const request = (language: (typeof LANGUAGES)[number], changed: object = {}) =>
    requestStay(mailroom, {
      ...guest,
      ...dates,
      ...VISIT,
      special_requests: "A cot, please\n<b>",
      language,
      slug: stay.slug,
      submissionKey: key(),
      ...changed,
    });
  const MAIL_FROM = { name: "Pemba Paradise", address: "hello@pemba.example" };
  const sender = (from: typeof MAIL_FROM | undefined = MAIL_FROM) =>
    createMailSender({ url: smtp.url, from, settings, origin: "https://pemba.example" });
  const fill = (n: number) =>
    db.insert(outbox).values(
      Array.from({ length: n }, (_, at) => ({
        purpose: "confirmation" as const,
        recipient: `guest${at}@example.com`,
        language: "en" as const,
        subject: `No. ${at}`,
        text: "t",
        html: "<p>t</p>",
        about_table: "inquiries",
        about_id: key(),
      })),
    );
  const beDue = () => db.update(outbox).set({ next_attempt_at: sql`now()` });

  it("holds a notice for staff who want one and still are staff, and a confirmation in the visitor's language", async () => {
    await request("ar");
    const [confirmation, notice, ...more] = await mails();
    expect(more).toEqual([]);
    expect(confirmation).toMatchObject({
      purpose: "confirmation",
      recipient: guest.email,
      language: "ar",
      reply_to: null,
      about_table: "stay_bookings",
      subject: expect.stringMatching(/^طلب حجزكم: بيت فوق الشعاب \([2-9A-Z]{6}\)$/),
    });
    for (const part of [
      "مرحبًا Amina Salim،",
      "تسجيل الوصول: 20 أغسطس 2027",
      "23 أغسطس 2027 (3 ليالٍ)",
      "عدد الضيوف: 2",
      "الإجمالي: \u2066$1,230.00\u2069",
    ])
      expect(confirmation!.text).toContain(part);
    expect(confirmation!.text).not.toContain("cot");
    expect(notice).toMatchObject({
      purpose: "notice",
      recipient: READER,
      language: "en",
      reply_to: guest.email,
      subject: expect.stringMatching(/^New stay request: House over the reef \(Amina Salim\) \([2-9A-Z]{6}\)$/),
    });
    for (const part of [
      "Check-out: 23 August 2027 (3 nights)",
      "Total: $1,230.00",
      "+971 50 000 0000",
      "> A cot, please",
      "> <b>",
    ])
      expect(notice!.text).toContain(part);
    expect(notice!.html).toContain("&lt;b&gt;");
  });

  it("is written in all nine languages, with staff's own words where they have some", async () => {
    await db
      .insert(translations)
      .values({ key: "mail.closing", context: "mail", en: "See you soon,", fr: "À très vite,", shipped: {} as never });
    await texts.refresh();
    for (const language of LANGUAGES) await request(language);
    const confirmations = (await mails()).filter(({ purpose }) => purpose === "confirmation");
    expect(new Set(confirmations.map(({ language }) => language)).size).toBe(9);
    expect(new Set(confirmations.map(({ subject }) => subject)).size).toBe(9);
    for (const { text, language } of confirmations) {
      expect(text, language).not.toMatch(/[{}]/);
      if (language !== "en") expect(text, language).not.toMatch(/request|total\b.*:.*nights/);
    }
    expect(confirmations.find(({ language }) => language === "fr")!.text).toContain(
      "À très vite,\nL’équipe de Pemba Paradise",
    );
    expect(confirmations.find(({ language }) => language === "ru")!.text).toMatch(/\(3 ночи\)/);
    await db.delete(translations);
    await texts.refresh();
  });

  it("says what each kind of form was about", async () => {
    const [trip] = await db
      .insert(experiences)
      .values({
        title: "Dhow at dusk",
        title_de: "Dhau am Abend",
        description: "D",
        category: "Nature",
        duration: "Half-day",
        price: 6_500,
      })
      .returning();
    const [car] = await db
      .insert(transportation_rentals)
      .values({
        name: "Jimny",
        type: "car",
        description: "D",
        price_per_day: 4_500,
        price_per_week: 27_000,
        with_driver: true,
        driver_price_per_day: 2_000,
      })
      .returning();
    const [house] = await db
      .insert(properties)
      .values({
        slug: "villa",
        title: "Villa",
        title_fr: "Maison",
        description: "D",
        type: "villa",
        location: "Wete",
        price: 1,
        published: true,
      })
      .returning();
    await db
      .insert(media_objects)
      .values({ bucket: "property-images", name: `${"0a".repeat(12)}.jpg`, content_type: "image/jpeg", size: 1 });
    const offer = {
      title: "Lime house",
      type: "house",
      listing_type: "sale",
      price: 12_400_000,
      land_size: "500 m²",
      location: "Wete",
      description: "Cool",
      amenities: {},
      images: [`/media/property-images/${"0a".repeat(12)}.jpg`],
      owner_name: "Fatma",
      owner_email: "fatma@example.com",
      owner_phone: null,
      square_footage: null,
      bedrooms: 1,
      bathrooms: 1,
      parking_spaces: null,
      year_built: null,
      neighborhood: null,
      full_address: null,
      latitude: null,
      longitude: null,
    } satisfies PropertySubmission;
    await requestExperience(mailroom, {
      ...ON_REQUEST,
      ...guest,
      country_code: "+971",
      accommodation: "Hotel",
      participants: 2,
      date: "2027-08-20",
      message: null,
      language: "de",
      experienceId: trip!.id,
      submissionKey: key(),
    });
    await requestVehicle(mailroom, {
      ...guest,
      rental_id: car!.id,
      pickup_date: "2027-08-20",
      return_date: "2027-08-22",
      with_driver: true,
      vehicles: 1,
      ...VISIT,
      special_requests: null,
      language: "it",
      submissionKey: key(),
    });
    await saveInquiry(mailroom, { ...inquiry, submissionKey: key() });
    await savePropertyInquiry(mailroom, { ...inquiry, slug: house!.slug, language: "fr", submissionKey: key() });
    expect(await submitProperty(mailroom, { ...offer, language: "sw", submissionKey: key() })).toMatchObject({
      ok: true,
    });
    const all = await mails();
    const subjects = (purpose: string) =>
      all
        .filter((mail) => mail.purpose === purpose)
        .map(({ subject }) => {
          // What all mails of a case share.
          expect(subject).toMatch(/ \([2-9A-Z]{6}\)$/);
          return subject.slice(0, -9);
        })
        .toSorted();
    expect(subjects("confirmation")).toEqual(
      [
        "Ihre Buchungsanfrage: Dhau am Abend",
        "La tua richiesta di prenotazione: Jimny",
        "Tangazo lako limetufikia",
        "Votre question\u202f: Maison",
        "您的留言已收到",
      ].toSorted(),
    );
    expect(subjects("notice")).toEqual(
      [
        "New experience request: Dhow at dusk (Amina Salim)",
        "New message (Chen)",
        "New property offered: Lime house (Fatma)",
        "New question about a property: Villa (Chen)",
        "New vehicle request: Jimny (Amina Salim)",
      ].toSorted(),
    );
    const italian = all.find(({ language }) => language === "it")!;
    expect(italian.text).toMatch(/Con autista[\s\S]*Totale: 130,00/);
    expect(all.find(({ language }) => language === "zh")!.text).toContain("主题：房产");
    expect(all.find(({ language }) => language === "zh")!.text).not.toContain("quiet");
  });

  it("is stored with the row or not at all, and once for each submission", async () => {
    const submissionKey = key();
    await Promise.all([request("en", { submissionKey }), request("en", { submissionKey })]);
    expect(await mails()).toHaveLength(2);
    await db.delete(outbox);
    const before = await db.$count(inquiries);
    await db.execute(sql`alter table outbox rename to full_outbox`);
    await expect(saveInquiry(mailroom, { ...inquiry, submissionKey: key() })).rejects.toThrow();
    await db.execute(sql`alter table full_outbox rename to outbox`);
    await expect(
      db.transaction(async (tx) => {
        await saveInquiry({ ...mailroom, db: tx }, { ...inquiry, submissionKey: key() });
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    expect(await db.$count(inquiries)).toBe(before);
    expect(await mails()).toEqual([]);
  });

  it("BK-093, BK-264: reaches a mailbox with everything a mailbox wants to know, and nothing a visitor slipped in", async () => {
    await request("ar", { full_name: "Eve\r\nBcc: all@example.com" });
    while (await sendNextMail(db, sender(), silentLog));
    expect(smtp.received).toHaveLength(2);
    const confirmation = smtp.received.find(({ envelope }) => envelope.to[0] === guest.email)!;
    const notice = smtp.received.find(({ envelope }) => envelope.to[0] === READER)!;
    const header = (mail: typeof notice, name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(confirmation).toMatchObject({
      from: { name: "Pemba Paradise", address: "hello@pemba.example" },
      subject: expect.stringMatching(/^طلب حجزكم: بيت فوق الشعاب \([2-9A-Z]{6}\)$/),
    });
    expect(confirmation.replyTo).toBeUndefined();
    expect(confirmation.html).toContain('<html lang="ar" dir="rtl">');
    expect(confirmation.html).not.toContain("1324admin");
    expect(confirmation.text).toContain("(3 ليالٍ)");
    expect(header(confirmation, "auto-submitted")).toBe("auto-replied");
    expect(header(confirmation, "content-language")).toBe("ar");
    expect(notice).toMatchObject({
      replyTo: [{ address: guest.email }],
      subject: expect.stringMatching(
        /^New stay request: House over the reef \(Eve Bcc: all@example\.com\) \([2-9A-Z]{6}\)$/,
      ),
    });
    const [{ about_id } = { about_id: "" }] = await mails();
    expect(notice.text).toContain(`Open the booking: https://pemba.example/1324admin/bookings/stay/${about_id}\n`);
    for (const mail of smtp.received) expect([mail.bcc, mail.envelope.to.length]).toEqual([undefined, 1]);
    const stored = await mails();
    expect(smtp.received.map(({ messageId }) => messageId).toSorted()).toEqual(
      stored.map(({ id }) => `<${id}@pemba.example>`).toSorted(),
    );
    expect(stored.map(stateOf)).toEqual(["sent", "sent"]);
  });

  it("GU-114: takes name, sender and the address for answers from the settings as they are when it is sent", async () => {
    settings.value = { site_name: "Mangrove & Moon", contact_email: null, reply_to_email: null };
    await request("de");
    const confirmation = (await mails()).find(({ purpose }) => purpose === "confirmation")!;
    expect(confirmation.text).toContain("Ihr Team von Mangrove & Moon");
    await db.delete(outbox);
    const sent = async (
      saved: { contact_email: string | null; reply_to_email: string | null },
      from?: typeof MAIL_FROM | null,
    ) => {
      settings.value = { site_name: "Mangrove & Moon", ...saved };
      await fill(1);
      smtp.received.length = 0;
      const outcome = await sendNextMail(
        db,
        from === null ? createMailSender({ url: smtp.url, settings, origin: "https://pemba.example" }) : sender(from),
        silentLog,
      );
      const [mail] = smtp.received;
      const row = await only();
      await db.delete(outbox);
      return {
        outcome,
        from: mail?.from,
        replyTo: mail?.replyTo?.map(({ address }) => address),
        html: mail?.html,
        error: row.last_error,
      };
    };
    // With MAIL_FROM: a field of its own, else the identity's address, else no header at all.
    expect(await sent({ contact_email: "us@moon.example", reply_to_email: "desk@moon.example" })).toMatchObject({
      from: MAIL_FROM,
      replyTo: ["desk@moon.example"],
    });
    expect(await sent({ contact_email: "us@moon.example", reply_to_email: null })).toMatchObject({
      from: MAIL_FROM,
      replyTo: ["us@moon.example"],
    });
    expect(await sent({ contact_email: null, reply_to_email: null })).toMatchObject({
      outcome: "sent",
      from: MAIL_FROM,
      replyTo: undefined,
    });
    // An address alone gets the site's name.
    expect(
      (await sent({ contact_email: null, reply_to_email: null }, { name: "", address: "post@moon.example" })).from,
    ).toEqual({ name: "Mangrove & Moon", address: "post@moon.example" });
    // Without MAIL_FROM the identity is the sender; without both nothing is sent and staff read why.
    const own = await sent({ contact_email: "us@moon.example", reply_to_email: null }, null);
    expect(own.from).toEqual({ name: "Mangrove & Moon", address: "us@moon.example" });
    expect(own.html).toContain("Mangrove &amp; Moon</bdi>");
    expect(await sent({ contact_email: null, reply_to_email: "desk@moon.example" }, null)).toMatchObject({
      outcome: "down",
      error: NO_SENDER,
    });
  });

  it("gives each message to one sender only", async () => {
    await fill(24);
    const send = sender();
    const work = async () => {
      while (await sendNextMail(db, send, silentLog));
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(smtp.received.map(({ subject }) => subject).toSorted()).toEqual(
      Array.from({ length: 24 }, (_, n) => `No. ${n}`).toSorted(),
    );
    expect(await claimNextMail(db)).toBeNull();
  });

  it("takes up again what a sender left lying, but not before he had his time", async () => {
    await fill(1);
    const left = (await claimNextMail(db))!;
    expect(await claimNextMail(db)).toBeNull();
    await beDue();
    expect(await claimNextMail(db)).toMatchObject({ id: left.id, attempts: 2 });
    // The first one comes back too late to say anything.
    await markFailed(db, left, { reason: "late", isPermanent: true });
    expect(await only()).toMatchObject({ last_error: null, attempts: 2 });
  });

  it("tries again with growing delays, under the same name, and then gives up", async () => {
    await fill(1);
    const ids = new Set<string>();
    for (let attempts = 1; attempts <= 7; attempts++) {
      smtp.refuse = { code: 451, text: "greylisted" };
      expect(await sendNextMail(db, sender(), silentLog)).toBe("failed");
      const mail = await only();
      ids.add(mail.id);
      expect(mail).toMatchObject({ attempts, sent_at: null });
      expect(mail.last_error).toMatch(/greylisted/);
      const delay = retryDelaySeconds(attempts);
      if (delay === null) expect(mail.next_attempt_at).toBeNull();
      else expect(Math.abs(mail.next_attempt_at!.getTime() - Date.now() - delay * 1000)).toBeLessThan(15_000);
      expect(await sendNextMail(db, sender(), silentLog)).toBeNull();
      if (delay !== null) await beDue();
    }
    expect(await countMail(db)).toEqual({ waiting: 0, failed: 1 });
    expect(await readCounts(db, { FAILED_MAIL })).toEqual({ FAILED_MAIL: 1 });
    expect(ids.size).toBe(1);
  });

  it("gives up at once on an address that does not exist, and says that a server is down", async () => {
    await fill(1);
    smtp.refuse = { code: 550, text: "no such mailbox" };
    expect(await sendNextMail(db, sender(), silentLog)).toBe("failed");
    expect(await only()).toMatchObject({ next_attempt_at: null });
    await db.delete(outbox);
    await fill(1);
    const nobody = createMailSender({
      url: "smtp://127.0.0.1:9",
      from: MAIL_FROM,
      settings,
      origin: "https://pemba.example",
    });
    expect(await sendNextMail(db, nobody, silentLog)).toBe("down");
    expect((await only()).next_attempt_at).not.toBeNull();
  });

  it("sends again what failed, and only that, when staff ask for it, and writes down who did", async () => {
    await fill(2);
    smtp.refuse = { code: 550, text: "no" };
    await sendNextMail(db, sender(), silentLog);
    const failed = (await listMail(db, { search: "", state: "failed" }, 1)).rows[0]!;
    const waiting = (await listMail(db, { search: "", state: "waiting" }, 1)).rows[0]!;
    expect(await resendMail(db, staff, waiting.id)).toEqual({ ok: false });
    expect(await resendMail(db, staff, "x")).toEqual({ ok: false });
    await db.delete(changes);
    expect(await resendMail(db, staff, failed.id)).toEqual({ ok: true });
    expect(await db.select().from(changes)).toMatchObject([
      { room: "customers", action: "changed", item_name: `Mail to ${failed.recipient}`, user_name: staff.name },
    ]);
    smtp.refuse = null;
    while (await sendNextMail(db, sender(), silentLog));
    expect(smtp.received).toHaveLength(2);
    expect(await resendMail(db, staff, failed.id)).toEqual({ ok: false });
    expect(await resendAllMail(db, staff)).toEqual({ ok: false });
    await db.update(outbox).set({ sent_at: null, next_attempt_at: null, last_error: "x" });
    expect(await resendAllMail(db, staff)).toEqual({ ok: true });
    expect(await countMail(db)).toEqual({ waiting: 2, failed: 0 });
  });

  it("is sent again once when two staff ask for it at once", async () => {
    await fill(1);
    smtp.refuse = { code: 550, text: "no" };
    await sendNextMail(db, sender(), silentLog);
    smtp.refuse = null;
    const { id } = await only();
    await db.delete(changes);
    const outcomes = await Promise.all([
      resendMail(db, staff, id),
      resendMail(db, { ...staff, id: "juma", name: "Juma" }, id),
      resendAllMail(db, staff),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.$count(changes)).toBe(1);
    const work = async () => {
      while (await sendNextMail(db, sender(), silentLog));
    };
    await Promise.all([work(), work()]);
    expect(smtp.received).toHaveLength(1);
    expect(await only()).toMatchObject({ attempts: 1 });
  });

  it("lets go of a message that failed when staff dismiss it, and of no other", async () => {
    await fill(2);
    smtp.refuse = { code: 550, text: "no" };
    await sendNextMail(db, sender(), silentLog);
    const failed = (await listMail(db, { search: "", state: "failed" }, 1)).rows[0]!;
    const waiting = (await listMail(db, { search: "", state: "waiting" }, 1)).rows[0]!;
    await db.delete(changes);
    for (const id of [waiting.id, "x"]) expect(await dismissMail(db, staff, id)).toEqual({ ok: false });
    expect(await dismissMail(db, staff, failed.id)).toEqual({ ok: true });
    expect(await dismissMail(db, staff, failed.id)).toEqual({ ok: false });
    expect((await mails()).map(({ id }) => id)).toEqual([waiting.id]);
    expect(await db.select().from(changes)).toMatchObject([
      { action: "removed", item_name: `Mail to ${failed.recipient}`, user_name: staff.name },
    ]);
  });

  it("holds a bounded number of confirmations to one mailbox a day, wherever the forms come from; staff hear of them all", async () => {
    const more = CONFIRMATION_LIMIT.attempts + 2;
    for (let n = 0; n < more; n++)
      await request("en", { email: n % 2 ? "victim@example.com" : `Victim+${n}@example.com` });
    await request("en");
    const purposes = async (purpose: string) => (await mails()).filter((mail) => mail.purpose === purpose);
    expect((await purposes("confirmation")).filter(({ recipient }) => /victim/i.test(recipient))).toHaveLength(
      CONFIRMATION_LIMIT.attempts,
    );
    expect((await purposes("confirmation")).filter(({ recipient }) => recipient === guest.email)).toHaveLength(1);
    expect(await purposes("notice")).toHaveLength(more + 1);
    await db.update(rate_limits).set({ window_start: sql`now() - interval '25 hours'` });
    await db.delete(outbox);
    await request("en", { email: "victim@example.com" });
    expect(await purposes("confirmation")).toHaveLength(1);
  });

  it("keeps what was written while there was no mail server, and sends only what is still news", async () => {
    await fill(2);
    const [old] = await mails();
    await db
      .update(outbox)
      .set({ next_attempt_at: sql`now() - interval '73 hours'`, created_at: sql`now() - interval '73 hours'` })
      .where(eq(outbox.id, old!.id));
    await pauseStaleMail(db);
    while (await sendNextMail(db, sender(), silentLog));
    expect(smtp.received).toHaveLength(1);
    expect((await listMail(db, { search: "", state: "failed" }, 1)).rows).toMatchObject([
      { id: old!.id, last_error: "Held back: it had waited for more than 3 days" },
    ]);
    await resendMail(db, staff, old!.id);
    await pauseStaleMail(db);
    await sendNextMail(db, sender(), silentLog);
    expect(smtp.received).toHaveLength(2);
    await deleteOldSentMail(db);
    expect(await mails()).toHaveLength(2);
    await fill(1);
    await db.update(outbox).set({ created_at: sql`now() - interval '31 days'` });
    await deleteOldSentMail(db);
    expect((await mails()).map(stateOf)).toEqual(["waiting"]);
  });

  it.each([
    ["left", (id: string) => db.delete(admin_users).where(eq(admin_users.user_id, id))],
    [
      "been disabled",
      (id: string) =>
        db
          .update(admin_users)
          .set({ disabled_at: sql`now()` })
          .where(eq(admin_users.user_id, id)),
    ],
  ])("sends no notice to somebody who has %s meanwhile", async (_words, sendAway) => {
    await request("en");
    const { id } = (await findUserByEmail(db, READER))!;
    await sendAway(id);
    while (await sendNextMail(db, sender(), silentLog));
    expect(smtp.received.map(({ envelope }) => envelope.to)).toEqual([[guest.email]]);
    expect(await mails()).toHaveLength(1);
    await db
      .insert(admin_users)
      .values({ user_id: id })
      .onConflictDoUpdate({ target: admin_users.user_id, set: { disabled_at: null } });
  });

  it("is worked through as soon as something is committed, until the process stops", async () => {
    const stopping = new AbortController();
    const worker = startMailWorker({
      db,
      feed: await openFeed(database, MAIL_CHANNEL, silentLog),
      send: sender(),
      log: silentLog,
      stopping: stopping.signal,
    });
    await request("en");
    await vi.waitFor(async () => expect((await mails()).map(stateOf)).toEqual(["sent", "sent"]), { timeout: 100_000 });
    stopping.abort();
    await worker.drained();
    await request("en");
    expect(await countMail(db)).toEqual({ waiting: 2, failed: 0 });
    expect(smtp.received).toHaveLength(2);
    expect(await db.$count(stay_bookings)).toBeGreaterThan(1);
  });

  it("is listed newest first, by state, by words and in pages", async () => {
    await fill(27);
    await db
      .update(outbox)
      .set({ sent_at: sql`now()` })
      .where(eq(outbox.subject, "No. 3"));
    const first = await listMail(db, { search: "", state: null }, 1);
    expect([first.rows.length, first.total, first.pages]).toEqual([25, 27, 2]);
    expect((await listMail(db, { search: "", state: null }, 9)).rows).toHaveLength(2);
    expect((await listMail(db, { search: "", state: "sent" }, 1)).rows.map(({ subject }) => subject)).toEqual([
      "No. 3",
    ]);
    expect((await listMail(db, { search: "GUEST26", state: "waiting" }, 1)).total).toBe(1);
  });
});
