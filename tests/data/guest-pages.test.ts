/** What whoever sends something gets: a case, a secret link, a page; and what staff do with links. */
import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { islandToday } from "#app/features/availability/rules";
import { requestExperience, requestStay, requestVehicle } from "#app/features/bookings/mutations.server";
import { setStayBookingStatus } from "#app/features/bookings/status/mutations.server";
import { booking_payments, stay_bookings } from "#app/features/bookings/tables.server";
import { hashToken, makeLink } from "#app/features/cases/links/mutations.server";
import { cases, secret_links } from "#app/features/cases/tables.server";
import { correctAddress, makeStaffLink, revokeAllLinks, sendNewLink } from "#app/features/guests/case/mutations.server";
import { readCase } from "#app/features/guests/case/queries.server";
import { createComposers } from "#app/features/guests/composers.server";
import { createFoundMailComposer } from "#app/features/guests/find/found-mail.server";
import { addGuestMessage } from "#app/features/guests/conversation/mutations.server";
import { readGuestPage } from "#app/features/guests/page/read.server";
import { changes } from "#app/features/history/tables.server";
import { saveInquiry, savePropertyInquiry } from "#app/features/inquiries/mutations.server";
import { deleteOldSentMail } from "#app/features/mail/delivery/mutations.server";
import { queueFoundMail } from "#app/features/mail/guests/mutations.server";
import { createMailSender } from "#app/features/mail/sender.server";
import { outbox } from "#app/features/mail/tables.server";
import { sendNextMail } from "#app/features/mail/worker.server";
import { erasePerson } from "#app/features/privacy/mutations.server";
import { submitProperty } from "#app/features/properties/mutations.server";
import { decideOnPropertyNotice } from "#app/features/properties/notices/mutations.server";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { addDays } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { makeExperience, makeStay, makeVehicle } from "#tests/support/ledger";
import { createMailContext, ON_REQUEST, VISIT } from "#tests/support/mail-context";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";
import { staff } from "#tests/support/staff";
import { readStoredRows } from "#tests/support/stored-rows";

const day = (n: number) => addDays(islandToday(), n);
const LINK = /^\/my\/[\w-]{43}$/;
const tokenOf = (link: string | undefined) => link?.slice("/my/".length) ?? "";
let sent = 0;

describe.each(DATABASE_KINDS)("pages of guests on %s", (_, open) => {
  let database: Database;
  let db: Db;
  let smtp: TestSmtp;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    smtp = await startSmtp();
  });
  afterAll(async () => {
    await smtp.stop();
    await database.close();
  });
  beforeEach(async () => {
    smtp.received.length = 0;
    smtp.refuse = null;
    await db.delete(outbox);
    await db.execute(sql`delete from rate_limits`);
    await db.execute(sql`delete from hold_networks`);
  });

  const services = () => createMailContext(db);
  const page = (link: string | undefined, more: { language?: "en" | "ar"; now?: Date } = {}) =>
    readGuestPage({ db, log: silentLog, settings: { value: null } }, { token: tokenOf(link), language: "en", ...more });
  const person = () => {
    sent++;
    return {
      full_name: "Amina Salum",
      email: `guest${sent}@example.com`,
      phone: "+255 777 123 456",
      submissionKey: `key ${sent}`,
    };
  };
  const message = () => {
    const { full_name: name, ...rest } = person();
    return { ...rest, name, topic: "General Inquiry", message: "Is the <b>forest</b> open?", language: "en" } as const;
  };

  async function askForStay(more: Partial<Parameters<typeof requestStay>[1]> = {}) {
    const { id } = await makeStay(db, 3);
    const [stay] = await db.update(stays).set({ name_ar: "بيت" }).where(eq(stays.id, id)).returning();
    const request = {
      ...VISIT,
      ...person(),
      network: `network ${sent}`,
      check_in: day(30),
      check_out: day(33),
      guests: 2,
      special_requests: "A cot, please",
      slug: stay!.slug,
      language: "en" as const,
      ...more,
    };
    const outcome = await requestStay(services(), request);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    return { stay: stay!, request, receipt: outcome.receipt };
  }

  /** Sends what waits, and gives the links that stand in it. */
  async function sendAll(): Promise<string[]> {
    const send = createMailSender({
      url: smtp.url,
      from: { name: "Pemba", address: "hello@pemba.example" },
      settings: { value: null },
      origin: "https://pemba.example",
    });
    while (await sendNextMail(db, send, silentLog, createComposers(services())));
    return smtp.received.flatMap(({ text = "" }) => text.match(/https:\/\/pemba\.example\/\S*my\/[\w-]+/g) ?? []);
  }

  it("GU-001 GU-009 J-1: whatever is sent makes a case, a link that opens its page, and a first message", async () => {
    const stay = await askForStay();
    expect(stay.receipt.link).toMatch(LINK);
    expect(await page(stay.receipt.link)).toMatchObject({
      reference: stay.receipt.reference,
      name: "Amina Salum",
      subject: { kind: "booking", items: [{ kind: "stay", status: "pending", people: 2, words: "A cot, please" }] },
    });

    const rental = await makeVehicle(db, 2);
    const vehicle = await requestVehicle(services(), {
      ...VISIT,
      ...person(),
      network: "n1",
      rental_id: rental.id,
      pickup_date: day(10),
      return_date: day(12),
      vehicles: 1,
      with_driver: false,
      special_requests: null,
      language: "en",
    });
    const experience = await requestExperience(services(), {
      ...ON_REQUEST,
      ...person(),
      network: "n2",
      experienceId: await makeExperience(db),
      country_code: "+255",
      accommodation: "A hotel",
      date: day(10),
      participants: 2,
      message: null,
      language: "en",
    });
    for (const [outcome, kind] of [
      [vehicle, "vehicle"],
      [experience, "experience"],
    ] as const)
      expect(await page(outcome.ok ? outcome.receipt.link : ""), kind).toMatchObject({
        subject: { items: [{ kind }] },
      });

    const written = await saveInquiry(services(), message());
    expect(await page(written.receipt.link)).toMatchObject({
      reference: written.receipt.reference,
      subject: { kind: "message", state: "received", words: "Is the <b>forest</b> open?" },
      answer: { turn: "ours", isLate: false },
    });

    const offered = await submitProperty(services(), {
      ...OFFER,
      title: `A house ${sent}`,
      submissionKey: `offer ${sent}`,
      language: "sw",
    });
    expect(await page(offered.ok ? offered.link : "")).toMatchObject({
      name: "Juma",
      subject: { kind: "offer", state: "waiting", slug: null },
    });
    const [offer] = await db
      .select()
      .from(properties)
      .where(eq(properties.title, `A house ${sent}`));
    expect(await db.select().from(cases).where(eq(cases.id, offer!.case_id!))).toMatchObject([
      { kind: "offer", language: "sw", waiting_for: "us" },
    ]);
    await db.update(properties).set({ published: true }).where(eq(properties.id, offer!.id));
    expect(await page(offered.ok ? offered.link : "")).toMatchObject({
      subject: { state: "published", slug: offer!.slug },
    });

    const asked = await savePropertyInquiry(services(), { ...question(), slug: offer!.slug });
    expect(await page(asked.ok ? asked.receipt.link : "")).toMatchObject({
      subject: { kind: "question", name: offer!.title, slug: offer!.slug },
    });
    await db.update(properties).set({ published: false }).where(eq(properties.id, offer!.id));
    expect(await page(asked.ok ? asked.receipt.link : ""), "nothing of what is not published").toMatchObject({
      subject: { name: offer!.title, slug: null, image: null },
    });
  });
  const question = () => {
    const { topic: _topic, ...rest } = message();
    return rest;
  };
  const OFFER = {
    owner_name: "Juma",
    owner_email: "juma@example.com",
    owner_phone: "+255 777 111 222",
    description: "By the sea",
    type: "house",
    listing_type: "sale",
    price: 100_000,
    square_footage: 10,
    land_size: "100 m²",
    bedrooms: 1,
    bathrooms: 1,
    parking_spaces: null,
    year_built: null,
    location: "Wete",
    neighborhood: null,
    full_address: null,
    latitude: null,
    longitude: null,
    amenities: {},
    images: [] as string[],
  } as const;

  it("GU-004: a token is 32 bytes at random in 43 signs, and only its hash is stored", async () => {
    const { receipt } = await saveInquiry(services(), message());
    const [{ id } = { id: "" }] = await db.select().from(cases).where(eq(cases.reference, receipt.reference!));
    const tokens: string[] = [];
    for (let n = 0; n < 500; n++) tokens.push(tokenOf((await makeLink(db, id, "screen")) ?? ""));
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    const bytes = tokens.map((token) => Buffer.from(token, "base64url"));
    expect(new Set(tokens).size).toBe(500);
    // Of 500 bytes at random some 220 differ; of a counter, a clock or an id far fewer do at some places.
    for (let place = 0; place < 32; place++)
      expect(new Set(bytes.map((each) => each[place])).size, `byte ${place}`).toBeGreaterThan(170);
    const stored = await db.select().from(secret_links).where(eq(secret_links.case_id, id));
    expect(stored.map(({ token_hash }) => token_hash)).toEqual(expect.arrayContaining(tokens.map(hashToken)));
  });

  it("GU-023: an offer is published or not; who decided is not said", async () => {
    const offered = await submitProperty(services(), { ...OFFER, title: "Decided", submissionKey: `decided ${sent}` });
    const link = offered.ok ? offered.link : "";
    const [notice] = await db
      .select({ id: property_notifications.id, slug: properties.slug })
      .from(property_notifications)
      .innerJoin(properties, eq(properties.id, property_notifications.property_id))
      .where(eq(properties.title, "Decided"));
    for (const [decision, state, slug] of [
      ["reject", "declined", null],
      ["publish", "published", notice!.slug],
      ["reject", "declined", null],
    ] as const) {
      expect(await decideOnPropertyNotice(db, staff, notice!.id, decision)).toEqual({ ok: true });
      const read = await page(link);
      expect(read, decision).toMatchObject({ subject: { kind: "offer", state, slug } });
      expect(JSON.stringify(read)).not.toMatch(/Salma|staff|unpublished/);
    }
    await db.delete(properties).where(eq(properties.slug, notice!.slug));
    expect(await page(link), "deleted").toMatchObject({ subject: { name: "Decided", state: "declined", slug: null } });
  });

  it("GU-006 GU-007 GT-44: the browser that sent it gets another link; who repeats the content gets none", async () => {
    const { request, receipt } = await askForStay({ hasOwnKey: true });
    const again = await requestStay(services(), request);
    expect(again.ok && again.receipt.link).toMatch(LINK);
    expect(again.ok && again.receipt.link).not.toBe(receipt.link);
    for (const link of [receipt.link, again.ok ? again.receipt.link : ""])
      expect(await page(link)).toMatchObject({ reference: receipt.reference });
    const copied = await requestStay(services(), { ...request, hasOwnKey: false });
    expect(copied).toMatchObject({
      ok: true,
      receipt: { reference: receipt.reference, mailed_to: expect.any(String) },
    });
    expect(copied.ok && copied.receipt.link).toBeUndefined();

    const written = message();
    await saveInquiry(services(), written);
    const repeated = await saveInquiry(services(), written);
    expect(repeated.receipt).toEqual({ reference: expect.any(String), mailed_to: expect.stringContaining("…@") });
  });

  it("GU-003: a mail is named only when one was queued", async () => {
    expect((await askForStay()).receipt.mailed_to).toBe("g…@example.com");
    const { email } = person();
    for (let n = 0; n < 10; n++) await saveInquiry(services(), { ...message(), email });
    const { receipt } = await saveInquiry(services(), { ...message(), email });
    expect(receipt.link).toMatch(LINK);
    expect(receipt.mailed_to).toBeUndefined();
    const offered = await submitProperty(services(), {
      ...OFFER,
      owner_email: null,
      title: `Nobody's house ${sent}`,
      submissionKey: `offer without ${sent}`,
    });
    expect(offered).toEqual({ ok: true, link: expect.stringMatching(LINK) });
  });

  it("GU-005 J-5 GU-106 GU-112: no link is stored; each attempt to send makes one, and all of them work", async () => {
    const { receipt, request } = await askForStay({ language: "ar" });
    smtp.refuse = { code: 450, text: "later" };
    await sendAll();
    smtp.refuse = null;
    await db.update(outbox).set({ next_attempt_at: sql`now()` });
    const [link, ...others] = await sendAll();
    expect(others).toEqual([]);
    expect(link).toMatch(/^https:\/\/pemba\.example\/ar\/my\//);
    expect(await page(link?.replace("https://pemba.example/ar", ""))).toMatchObject({ reference: receipt.reference });
    const [mail] = smtp.received.filter(({ envelope }) => envelope.to[0] === request.email);
    expect(mail?.subject).toContain(receipt.reference!);
    expect(mail?.html).toContain('href="https://pemba.example/ar/my/');
    const stored = (await readStoredRows(db)).join("\n");
    for (const each of [receipt.link!, link!]) expect(stored).not.toContain(tokenOf(each.replace(/.*\/my/, "/my")));
    expect(await db.select().from(secret_links).where(eq(secret_links.made_for, "mail"))).not.toEqual([]);
  });

  it("GU-114 GU-116: a mail says the page first where it leads there, in nine languages; without PUBLIC_URL it has no link", async () => {
    const said = new Map<string, string>();
    for (const PUBLIC_URL of ["https://pemba.example", undefined])
      for (const language of LANGUAGES) {
        await saveInquiry({ ...services(), env: { ...services().env, PUBLIC_URL } }, { ...message(), language });
        const [mail] = await db.select().from(outbox).where(eq(outbox.purpose, "confirmation"));
        said.set(`${language} ${PUBLIC_URL ?? ""}`, mail!.text);
        await db.delete(outbox);
      }
    expect(new Set(said.values()).size).toBe(2 * LANGUAGES.length);
    expect(said.get("en https://pemba.example")).toContain("Write to us on your page, or reply to this message.");
    expect(said.get("en ")).toContain("Just reply to this message.");

    await saveInquiry(services(), message());
    const send = createMailSender({
      url: smtp.url,
      from: { name: "Pemba", address: "hello@pemba.example" },
      settings: { value: null },
      origin: null,
    });
    while (await sendNextMail(db, send, silentLog, createComposers(services())));
    expect(smtp.received.map(({ text, html }) => `${text} ${html}`).join("\n")).not.toMatch(/https?:|\/my\//);
  });

  it("GU-111 GU-113 GT-20: mails of one case stand together, apart for guests and staff, and ask for no automatic answer", async () => {
    const { receipt } = await askForStay();
    const [booking] = await db.select().from(stay_bookings).where(eq(stay_bookings.reference, receipt.reference!));
    await sendNewLink(services(), staff, booking!.case_id);
    await sendAll();
    const threads = smtp.received.map(({ headers }) => headers.find(({ key }) => key === "references")?.value);
    expect(threads).toEqual(Array.from({ length: 2 }, () => `<case.${booking!.case_id}.guest@pemba.example>`));
    const header = (name: string) =>
      smtp.received.map(({ headers }) => headers.find(({ key }) => key === name)?.value).toSorted();
    expect(header("x-auto-response-suppress")).toEqual(["All", "All"]);
    expect(header("auto-submitted")).toEqual(["auto-generated", "auto-replied"]);
    // Nothing reads what comes back: an answer of a program is answered by nobody.
    expect(await db.select().from(outbox).where(isNull(outbox.sent_at))).toEqual([]);
  });

  it("GU-010 GU-012 GU-013 GU-014 GU-015 GU-017: what holds, what it costs and what was paid; nothing of others", async () => {
    const { receipt, request, stay } = await askForStay({ shown: { code: "EUR", rate: 0.5 } });
    const [booking] = await db.select().from(stay_bookings).where(eq(stay_bookings.reference, receipt.reference!));
    expect(await page(receipt.link)).toMatchObject({
      email: "g…@example.com",
      phone: "…56",
      subject: { items: [{ hold_until: expect.any(String), shown_currency: "EUR", shown_rate: 0.5 }] },
    });
    await setStayBookingStatus(db, staff, booking!.id, "confirmed");
    await db.update(stays).set({ price: 999_900, name: "Renamed" }).where(eq(stays.id, stay.id));
    const payment = { stay_booking_id: booking!.id, amount: 100, currency: "USD", usd_amount: 10_000, method: "cash" };
    await db
      .insert(booking_payments)
      .values([
        { ...payment, kind: "payment", day: day(0), note: "secret note" } as never,
        { ...payment, kind: "payment", day: day(0), voided_at: new Date(), void_reason: "typo" } as never,
      ]);
    const read = await page(receipt.link, { language: "ar" });
    expect(read).toMatchObject({
      subject: {
        items: [
          {
            status: "confirmed",
            name: booking!.stay_name,
            total: booking!.quoted_total,
            payments: [{ kind: "payment", dollars: 10_000, method: "cash" }],
          },
        ],
      },
    });
    const all = JSON.stringify(read);
    for (const hidden of [request.email, "777 123", "secret note", "overbooked", "unit_id", "typo", booking!.id])
      expect(all).not.toContain(hidden);
  });

  it("GU-016: a listing that is gone leaves its name", async () => {
    const { receipt, stay } = await askForStay();
    expect(await page(receipt.link, { language: "ar" })).toMatchObject({ subject: { items: [{ name: "بيت" }] } });
    await db.delete(stays).where(eq(stays.id, stay.id));
    expect(await page(receipt.link)).toMatchObject({
      subject: { items: [{ name: stay.name, listing: null, image: null }] },
    });
  });

  it("GU-020 GU-046: what is unknown, malformed, revoked or erased opens nothing", async () => {
    const { receipt, request } = await askForStay();
    const [booking] = await db.select().from(stay_bookings).where(eq(stay_bookings.reference, receipt.reference!));
    for (const token of ["", "x", "x".repeat(43), "x".repeat(5_000), "\u0000", "ä".repeat(43)])
      expect(await page(`/my/${token}`), token.slice(0, 50)).toBeNull();
    await revokeAllLinks(db, staff, booking!.case_id);
    expect(await page(receipt.link)).toBeNull();
    const link = await makeLink(db, booking!.case_id, "staff");
    expect(await page(link!)).not.toBeNull();
    await erasePerson(db, staff, { email: request.email });
    expect(await page(link!)).toBeNull();
    expect(await makeLink(db, booking!.case_id, "mail")).toBeNull();
    expect(await db.select().from(secret_links).where(eq(secret_links.case_id, booking!.case_id))).toEqual([]);
  });

  it("GU-022: long after its last day it says that it can only be read", async () => {
    const { receipt } = await askForStay();
    expect(await page(receipt.link)).toMatchObject({ isReadOnly: false });
    const later = new Date(Date.now() + (33 + 91) * 86_400_000);
    expect(await page(receipt.link, { now: later })).toMatchObject({ isReadOnly: true });
  });

  it("GU-044 to GU-047 GU-228: staff send, copy and revoke links, and correct an address; the history has it", async () => {
    const { receipt, request } = await askForStay();
    const [{ case_id: id } = { case_id: "" }] = await db
      .select()
      .from(stay_bookings)
      .where(eq(stay_bookings.reference, receipt.reference!));
    await sendAll();
    smtp.received.length = 0;
    await db.delete(secret_links).where(eq(secret_links.case_id, id));
    expect(await sendNewLink(services(), staff, id)).toEqual({ ok: true });
    const [mailed] = await sendAll();
    expect(await page(mailed?.replace("https://pemba.example", ""))).not.toBeNull();
    const copied = await makeStaffLink(db, staff, id);
    expect(copied).toMatchObject({ ok: true, link: expect.stringMatching(LINK) });
    const screen = await readCase(db, id);
    expect(screen?.links.map(({ made_for }) => made_for).toSorted()).toEqual(["mail", "staff"]);
    expect(JSON.stringify(screen)).not.toContain(tokenOf(copied.ok ? copied.link : ""));

    smtp.received.length = 0;
    expect(await correctAddress(services(), staff, id, "no address")).toEqual({ ok: false, reason: "invalid-address" });
    expect(await correctAddress(services(), staff, id, "right@example.com")).toEqual({ ok: true });
    expect(await page(copied.ok ? copied.link : "")).toBeNull();
    const [renewed] = await sendAll();
    expect(smtp.received.map(({ envelope }) => envelope.to[0])).toEqual(["right@example.com"]);
    expect(await page(renewed?.replace("https://pemba.example", ""))).toMatchObject({ email: "r…@example.com" });
    expect(await db.select().from(cases).where(eq(cases.id, id))).toMatchObject([{ email: "right@example.com" }]);
    const written = await db.select().from(changes).where(eq(changes.item_id, id));
    expect(written.map(({ fields }) => Object.keys(fields)[0]).toSorted()).toEqual(["email", "link", "link"]);
    expect(JSON.stringify(written)).not.toContain(request.email);
    expect(await sendNewLink(services(), staff, "nonsense")).toEqual({ ok: false, reason: "missing" });
  });

  it("GU-038 GU-040 GU-041 GU-042: the requests of an address are mailed to it, seldom, and to nobody else", async () => {
    const { request } = await askForStay();
    const { email } = request;
    await saveInquiry(services(), { ...message(), email: email.toUpperCase() });
    await saveInquiry(services(), { ...message(), email: `x+${email}` });
    await sendAll();
    smtp.received.length = 0;
    for (const typed of [email, "nobody@example.com"]) await queueFoundMail(db, typed, "en");
    const links = await sendAll();
    expect(smtp.received.map(({ envelope }) => envelope.to[0])).toEqual([email]);
    expect(links).toHaveLength(2);
    for (const link of links) expect(await page(link.replace("https://pemba.example", ""))).not.toBeNull();
    expect(smtp.received[0]?.text).toContain("General Inquiry");
    await queueFoundMail(db, email, "en");
    expect(await sendAll(), "once an hour").toHaveLength(2);
    expect(await db.select().from(outbox).where(eq(outbox.purpose, "found"))).toHaveLength(1);
  });

  it("GU-039: the same row waits for every address; whose it is, and whether it leaves, is looked up by the sender", async () => {
    const { request } = await askForStay();
    await db.delete(outbox);
    const addresses = [request.email, request.email.toUpperCase(), "nobody@example.com"];
    for (const typed of addresses) await queueFoundMail(db, typed, "fr");
    const rows = await db.select().from(outbox);
    expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual(addresses.toSorted());
    const alike = rows.map(({ id: _id, recipient: _recipient, created_at: _at, next_attempt_at: _due, ...row }) => row);
    for (const row of alike) expect(row).toEqual(alike[0]);
    await sendAll();
    expect(await db.select().from(outbox)).toMatchObject([{ purpose: "found", sent_at: expect.any(Date) }]);
  });

  it("GU-040 GU-188: the list is written in nine languages, and names what is left out", async () => {
    const { email } = person();
    for (let n = 0; n < 22; n++)
      await saveInquiry({ ...services(), env: { ...services().env, RATE_LIMIT: false } }, { ...message(), email });
    await db.delete(outbox);
    const compose = createFoundMailComposer({ ...services(), env: { ...services().env, RATE_LIMIT: false } });
    for (const language of LANGUAGES) {
      const mail = await compose({ recipient: email, language, attempts: 1 } as never);
      expect(mail?.links, language).toHaveLength(20);
      // Arabic has a form for two.
      expect(mail?.text, language).toMatch(/2|طلبان/);
      expect(`${mail?.subject} ${mail?.text}`, language).not.toMatch(/\{|mail\.|guest\./);
    }
  });

  it("G-33 GU-105 GT-24: a mail nobody can deliver makes the case wait for us; one that gets through ends that", async () => {
    const { receipt } = await askForStay();
    const [{ case_id: id } = { case_id: "" }] = await db
      .select()
      .from(stay_bookings)
      .where(eq(stay_bookings.reference, receipt.reference!));
    await db.execute(
      sql`insert into case_messages (case_id, kind, event) values (${id}, 'event', '{"type":"no_answer_needed"}')`,
    );
    smtp.refuse = { code: 550, text: "no such mailbox" };
    await sendAll();
    const read = async () => (await db.select().from(cases).where(eq(cases.id, id)))[0];
    expect(await read()).toMatchObject({ waiting_for: "us", mail_failed_at: expect.any(Date) });
    smtp.refuse = null;
    await sendNewLink(services(), staff, id);
    await sendAll();
    expect(await read()).toMatchObject({ mail_failed_at: null });
  });

  it("GU-222: without a mail server what was looked for is forgotten after a day, and nothing else", async () => {
    await queueFoundMail(db, "a@example.com", "en");
    await sendNewLink(services(), staff, (await db.select().from(cases).limit(1))[0]!.id);
    await db.update(outbox).set({ created_at: sql`now() - interval '25 hours'` });
    await deleteOldSentMail(db);
    expect((await db.select().from(outbox)).map(({ purpose }) => purpose)).not.toContain("found");
  });

  it("GU-018 GU-115: words are kept as they were typed, and a name cannot smuggle anything into a subject", async () => {
    const { receipt } = await saveInquiry(services(), {
      ...message(),
      name: "Bcc: all@example.com\r\nX: y",
      message: "<script>alert(1)</script>\nSecond line",
    });
    expect(await page(receipt.link)).toMatchObject({
      subject: { words: "<script>alert(1)</script>\nSecond line" },
    });
    await sendAll();
    expect(smtp.received.flatMap(({ headers }) => headers.map(({ key }) => key))).not.toContain("bcc");
    expect(smtp.received).not.toEqual([]);
    for (const { html, text = "", headers } of smtp.received) {
      expect(html).not.toMatch(/<img|url\(|<link|<script/);
      expect(headers.find(({ key }) => key === "content-language")?.value).toBe("en");
      // Without the page's own parts the text says the same.
      for (const said of ["General Inquiry", "https://pemba.example/my/"]) expect(text).toContain(said);
    }
  });

  it("GU-226: marks of direction, zero-width and combining signs in a name turn no subject line round", async () => {
    await db.execute(
      sql`insert into users (id, name, email) values ('marks', 'Asha', 'marks@example.com') on conflict do nothing`,
    );
    await db.execute(sql`insert into admin_users (user_id, role) values ('marks', 'admin') on conflict do nothing`);
    await db.execute(
      sql`insert into admin_notification_preferences (user_id, email_notifications) values ('marks', true) on conflict do nothing`,
    );
    const names = [
      "Am\u202Eina",
      "\u2067Amina",
      "\u202BAmina\u2066",
      "Ami\u200Bna\u2060",
      `Z${"\u0351".repeat(60)}alo`,
    ];
    for (const name of names) {
      smtp.received.length = 0;
      const { receipt } = await saveInquiry(services(), { ...message(), name });
      expect(await page(receipt.link), "as it was typed").toMatchObject({ name });
      const [found] = await db.select().from(cases).where(eq(cases.reference, receipt.reference!));
      await addGuestMessage(services(), { caseId: found!.id, body: "Hello", language: "en", key: name });
      await db.update(outbox).set({ next_attempt_at: sql`now()` });
      await sendAll();
      expect(smtp.received.length, JSON.stringify(name)).toBeGreaterThan(1);
      for (const { subject = "" } of smtp.received) {
        expect(subject).toContain(receipt.reference!);
        expect(subject, JSON.stringify(name)).not.toMatch(/[\u202A-\u202E]/);
        expect(subject.match(/[\u2066-\u2068]/g)?.length).toBe(subject.match(/\u2069/g)?.length);
      }
    }
  });
});
