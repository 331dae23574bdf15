/** Whoever was everywhere, and asks to be forgotten: nothing that was typed by him or about him is stored anywhere. */
import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { criteriaOf } from "#app/features/alerts/criteria";
import { askForAlert, askForPriceNotice } from "#app/features/alerts/mutations.server";
import { users } from "#app/features/auth/tables.server";
import { islandToday } from "#app/features/availability/rules";
import { handleDeskForm } from "#app/features/bookings/admin/desk/handle-form.server";
import { findBooking } from "#app/features/bookings/desk/queries.server";
import { requestStay } from "#app/features/bookings/mutations.server";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { makeLink } from "#app/features/cases/links/mutations.server";
import { addNote } from "#app/features/cases/mutations.server";
import { checkChange } from "#app/features/guests/asks/change.server";
import { askForChange, declineAsk, findItem } from "#app/features/guests/asks/mutations.server";
import { addGuestMessage, addReply } from "#app/features/guests/conversation/mutations.server";
import { readGuestPage } from "#app/features/guests/page/read.server";
import { saveInquiry, savePropertyInquiry } from "#app/features/inquiries/mutations.server";
import { LIST_TOPIC } from "#app/features/inquiries/schema";
import { queueFoundMail } from "#app/features/mail/guests/mutations.server";
import { outbox } from "#app/features/mail/tables.server";
import { hashMailbox } from "#app/features/mail/stops/mailbox-hash.server";
import { erasePerson } from "#app/features/privacy/mutations.server";
import { readPropertyFilters } from "#app/features/properties/filters";
import { submitProperty } from "#app/features/properties/mutations.server";
import { properties } from "#app/features/properties/tables.server";
import { decideReview, versionOf } from "#app/features/reviews/moderation/mutations.server";
import { reviews } from "#app/features/reviews/tables.server";
import { writeReview } from "#app/features/reviews/writing/mutations.server";
import { addDays } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { makeStay, makeStayBooking } from "#tests/support/ledger";
import { createMailContext, VISIT, sendWaitingMail } from "#tests/support/mail-context";
import { countedReviews } from "#tests/support/reviews";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";
import { staff } from "#tests/support/staff";
import { readStoredRows } from "#tests/support/stored-rows";

const today = islandToday();
const EMAIL = "Trace-Guest@example.com";
const PHONE = "+255 777 246 810";

/** Words that stand nowhere else, one for each place that somebody can write to. */
const planted: string[] = [];
const trace = (place: string) => {
  const word = `trace${place}${planted.length}x`;
  planted.push(word);
  return word;
};

describe.each(DATABASE_KINDS)("a guest who was everywhere on %s", (_, open) => {
  let database: Database;
  let db: Db;
  let smtp: TestSmtp;
  beforeAll(async () => {
    planted.length = 0;
    [database, smtp] = await Promise.all([open(), startSmtp()]);
    db = database.db;
    await db.insert(users).values({ id: staff.id, name: staff.name, email: staff.email });
    await db.execute(
      sql`insert into currencies (code, name, symbol, exchange_rate) values ('USD', 'Dollar', '$', 1) on conflict do nothing`,
    );
    await db.execute(sql`insert into admin_users (user_id, role) values (${staff.id}, 'admin')`);
    await db.execute(
      sql`insert into admin_notification_preferences (user_id, email_notifications) values (${staff.id}, true)`,
    );
  });
  afterAll(async () => {
    await smtp.stop();
    await database.close();
  });

  const services = () => ({ ...createMailContext(db), currencies: { value: [{ code: "USD" as const, rate: 1 }] } });
  const key = () => randomUUID();
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  async function sendAll() {
    await db
      .update(outbox)
      .set({ next_attempt_at: sql`now()` })
      .where(sql`sent_at is null`);
    await sendWaitingMail(services(), smtp.url);
  }

  /** A booking that is asked for, talked about, paid, changed and written about. */
  async function leaveBookings() {
    const [stay] = await rowsOf<{ slug: string }>(
      db,
      sql`select slug from stays where id = ${(await makeStay(db, 3)).id}`,
    );
    const asked = await requestStay(services(), {
      ...VISIT,
      full_name: trace("guest"),
      email: EMAIL,
      phone: PHONE,
      submissionKey: key(),
      check_in: addDays(today, 30),
      check_out: addDays(today, 33),
      guests: 2,
      special_requests: trace("wish"),
      slug: stay!.slug,
      language: "en",
    });
    if (!asked.ok) throw new Error("not asked");
    const reference = asked.receipt.reference!;
    const [booking] = await db.select().from(stay_bookings).where(eq(stay_bookings.reference, reference));
    const { id, case_id: caseId } = booking!;
    await addGuestMessage(services(), { caseId, body: trace("message"), language: "de", key: key() });
    await addReply(services(), staff, { caseId, body: `Dear ${trace("reply")}`, key: key(), seen: "" });
    await addNote(db, staff, { caseId }, { body: trace("note"), key: key() });
    const item = (await findItem(db, caseId, reference))!;
    const check = await checkChange(
      db,
      item,
      form({ check_in: addDays(today, 34), check_out: addDays(today, 37), guests: "2" }),
    );
    if (!check?.ok) throw new Error("no change");
    const ask = () => askForChange(services(), { caseId, item, checked: check.checked, reason: trace("reason") });
    await ask();
    const [first] = await rowsOf<{ id: string }>(db, sql`select id from asks where state = 'open'`);
    await declineAsk(services(), staff, { caseId, askId: first!.id, answer: trace("answer") });
    await ask();
    const desk = async (fields: Record<string, string>) => {
      const now = (await findBooking(db, { kind: "stay", id }))!;
      expect(await handleDeskForm({ services: services(), staff, booking: now, form: fields })).toEqual({ ok: true });
    };
    const payment = { intent: "payment", amount: "10", currency: "USD", method: "cash", day: "2026-01-05" };
    const wrong = key();
    await desk({ ...payment, new_id: key(), note: trace("payment") });
    await desk({ ...payment, new_id: wrong });
    await desk({ intent: "void", payment: wrong, reason: trace("void") });
    await desk({ intent: "price", line_new_text: trace("line"), line_new_amount: "-10", reason: trace("why") });
    const done = await makeStayBooking(db, {
      stay_id: booking!.stay_id!,
      full_name: trace("completed"),
      email: EMAIL,
      phone: PHONE,
      check_in: addDays(today, -9),
      check_out: addDays(today, -4),
    });
    await db.update(stay_bookings).set({ status: "completed", overbooked: true }).where(eq(stay_bookings.id, done));
    const [{ case_id: doneCase } = { case_id: "" }] = await db
      .select()
      .from(stay_bookings)
      .where(eq(stay_bookings.id, done));
    const words = { stars: 1, body: trace("review"), author: trace("author"), place: trace("town") };
    await writeReview(db, { caseId: doneCase, position: 0 }, { ...words, language: "de" }, today);
    const [review] = await db.select().from(reviews);
    const seen = { id: review!.id, seen: versionOf(review!) };
    expect(await decideReview(db, staff, seen, { state: "approved" })).toMatchObject({ ok: true });
    return { id, caseId, stayId: booking!.stay_id!, link: asked.receipt.link! };
  }

  /** Everything else a visitor can send. */
  async function leaveInquiries() {
    const sender = (name: string) => ({
      name: trace(name),
      email: EMAIL,
      phone: PHONE,
      message: trace(`${name}words`),
    });
    await saveInquiry(services(), {
      ...sender("inquirer"),
      topic: "General Inquiry",
      language: "en",
      submissionKey: key(),
    });
    await saveInquiry(services(), {
      ...sender("lister"),
      topic: LIST_TOPIC,
      items: [{ kind: "stay", id: key(), name: "House" }],
      language: "en",
      submissionKey: key(),
    });
    const offered = await submitProperty(services(), {
      owner_name: trace("owner"),
      owner_email: EMAIL,
      owner_phone: PHONE,
      description: "By the sea",
      title: "House",
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
      images: [],
      language: "en",
      submissionKey: key(),
    } as never);
    expect(offered).toMatchObject({ ok: true });
    const [house] = await db.update(properties).set({ published: true }).returning();
    const viewing = {
      kind: "viewing",
      day_1: addDays(today, 5),
      day_2: null,
      day_3: null,
      part_of_day: "any",
    } as const;
    const stored = await savePropertyInquiry(services(), {
      ...sender("viewer"),
      ...viewing,
      people: 2,
      slug: house!.slug,
      language: "en",
      submissionKey: key(),
    } as never);
    expect(stored).toMatchObject({ ok: true });
    await askForAlert(
      services(),
      { email: EMAIL, language: "en", currency: "USD" },
      criteriaOf(readPropertyFilters(new URLSearchParams("max=5000"), [{ code: "USD", rate: 1 }], ["Wete"])),
    );
    await askForPriceNotice(services(), { email: EMAIL, language: "en", currency: "USD" }, house!.id);
    await queueFoundMail(db, EMAIL, "en");
  }

  it("GU-198 GU-199 GT-43: none of thirty traces is left in any column of any table; days, amounts and averages are true", async () => {
    const { id, caseId, stayId, link } = await leaveBookings();
    await leaveInquiries();
    const mailbox = EMAIL.toLowerCase();
    await db.execute(
      sql`insert into mail_stops (mailbox_hash, kind) values (${await hashMailbox(db, mailbox)}, 'reviews')`,
    );
    await sendAll();
    // One waits to be sent.
    const [last] = await rowsOf<{ id: string }>(
      db,
      sql`select id from case_messages where case_id = ${caseId} and kind = 'staff' order by created_at desc limit 1`,
    );
    const late = { caseId, body: trace("late"), key: key(), seen: last!.id };
    expect(await addReply(services(), staff, late)).toEqual({ ok: true });
    await queueFoundMail(db, EMAIL, "en");
    const page = (token: string | undefined) =>
      readGuestPage({ db, log: silentLog, settings: { value: null } }, { token: token ?? "", language: "en" });
    const links = [link, (await makeLink(db, caseId, "staff"))!].map((each) => each.split("/").at(-1));
    for (const token of links) expect(await page(token)).not.toBeNull();

    const before = (await readStoredRows(db)).join("\n");
    expect(planted.filter((word) => !before.includes(word))).toEqual([]);
    // With the address and the number, as they were typed and as they are compared.
    const traces = [...planted, EMAIL, mailbox, "trace-guest", PHONE, "777246810", "246 810"];
    expect(traces.length).toBeGreaterThanOrEqual(30);

    expect(await erasePerson(db, staff, { email: mailbox })).toMatchObject({ ok: true });

    const after = await readStoredRows(db);
    const left = (word: string) => after.filter((row) => row.toLowerCase().includes(word.toLowerCase()));
    expect(traces.flatMap((word) => left(word).map((row) => `${word}: ${row.slice(0, 300)}`))).toEqual([]);
    // What he wants no mail about is still obeyed.
    expect(await rowsOf(db, sql`select kind from mail_stops`)).toEqual([{ kind: "reviews" }]);
    for (const token of links) expect(await page(token), "the page opens no more").toBeNull();
    expect(
      await db
        .select()
        .from(outbox)
        .where(sql`lower(recipient) = ${mailbox}`),
    ).toEqual([]);
    const [booking] = await db.select().from(stay_bookings).where(eq(stay_bookings.id, id));
    expect(booking).toMatchObject({ status: "cancelled", check_in: addDays(today, 30), guests: 2, stay_id: stayId });
    expect(booking!.quoted_total).toBeGreaterThan(0);
    expect(await db.select().from(reviews)).toEqual([]);
    const { stats, counted } = await countedReviews(db);
    expect(stats).toEqual(counted);
  });
});
