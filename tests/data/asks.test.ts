/** What guests ask for and cancel on their pages, and what staff decide. */
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OFFICE } from "#app/brand";
import { islandToday } from "#app/features/availability/rules";
import { createBooking } from "#app/features/bookings/desk/create/mutations.server";
import { moneyState } from "#app/features/bookings/desk/money";
import { findBooking } from "#app/features/bookings/desk/queries.server";
import { requestExperience, requestStay, requestVehicle } from "#app/features/bookings/mutations.server";
import { setStayBookingStatus } from "#app/features/bookings/status/mutations.server";
import { booking_payments, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { case_messages, cases } from "#app/features/cases/tables.server";
import { checkChange, readChangeView } from "#app/features/guests/asks/change.server";
import {
  acceptAsk,
  askForChange,
  cancelAsGuest,
  declineAsk,
  findItem,
  withdrawAsk,
} from "#app/features/guests/asks/mutations.server";
import { readOpenAsks } from "#app/features/guests/asks/read.server";
import { addCaseEvent, addGuestMessage, addReply } from "#app/features/guests/conversation/mutations.server";
import { listGuestMessages } from "#app/features/guests/conversation/queries.server";
import { readGuestPage, type GuestItem } from "#app/features/guests/page/read.server";
import { asks } from "#app/features/guests/tables.server";
import { changes } from "#app/features/history/tables.server";
import { outbox } from "#app/features/mail/tables.server";
import { erasePerson } from "#app/features/privacy/mutations.server";
import { findPerson } from "#app/features/privacy/queries.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { addDays } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { brokenInvariants, makeExperience, makeStay, makeVehicle } from "#tests/support/ledger";
import { createMailContext, ON_REQUEST, VISIT, sendWaitingMail } from "#tests/support/mail-context";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";
import { staff } from "#tests/support/staff";

const day = (n: number) => addDays(islandToday(), n);
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const stayForm = (from: number, to: number, guests = 2) =>
  form({ check_in: day(from), check_out: day(to), guests: String(guests) });
let sent = 0;
/** How often two meet at one booking; tests/hard/guests.test.ts says how often the contract wants it. */
const RUNS = Number(process.env.GUEST_RUNS ?? 8);

describe.each(DATABASE_KINDS)("asks of guests on %s", (_, open) => {
  let database: Database;
  let db: Db;
  let smtp: TestSmtp;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    smtp = await startSmtp();
    await db.execute(
      sql`insert into users (id, name, email) values (${staff.id}, ${staff.name}, 'asks@example.com') on conflict do nothing`,
    );
  });
  afterAll(async () => {
    expect(await brokenInvariants(db)).toEqual([]);
    await smtp.stop();
    await database.close();
  });
  beforeEach(async () => {
    smtp.received.length = 0;
    await db.delete(outbox);
    await db.execute(sql`delete from rate_limits`);
    await db.execute(sql`delete from hold_networks`);
  });

  const services = () => createMailContext(db);
  const person = () => {
    sent++;
    return {
      full_name: "Amina Salum",
      email: `asker${sent}@example.com`,
      phone: "+255 777 123 456",
      submissionKey: `ask ${sent}`,
      network: `network ${sent}`,
    };
  };

  /** A request for a stay with one unit unless more are wanted, and its page. */
  async function book({
    units = 1,
    hours = null as number | null,
    text = null as string | null,
    from = 30,
    stayId = undefined as string | undefined,
    status = "confirmed" as "pending" | "confirmed",
  } = {}) {
    const id = stayId ?? (await makeStay(db, units)).id;
    const policy = { cancel_free_hours: hours, cancel_text: text, cancel_text_de: text && "Auf Deutsch" };
    const [stay] = await db.update(stays).set(policy).where(eq(stays.id, id)).returning();
    const who = person();
    const outcome = await requestStay(services(), {
      ...VISIT,
      ...who,
      check_in: day(from),
      check_out: day(from + 3),
      guests: 2,
      special_requests: null,
      slug: stay!.slug,
      language: "de",
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    const reference = outcome.receipt.reference!;
    const [row] = await db.select().from(stay_bookings).where(eq(stay_bookings.reference, reference));
    if (status === "confirmed")
      expect(await setStayBookingStatus(db, staff, row!.id, "confirmed")).toEqual({ ok: true });
    await db.delete(outbox);
    const caseId = row!.case_id;
    return {
      stay: stay!,
      id: row!.id,
      caseId,
      reference,
      email: who.email,
      key: { caseId, reference },
      page: (more: { now?: Date } = {}) => itemOf(outcome.receipt.link!, more),
      stored: async () => (await db.select().from(stay_bookings).where(eq(stay_bookings.id, row!.id)))[0]!,
      opened: async () => (await db.select().from(cases).where(eq(cases.id, caseId)))[0]!,
      ask: async (data: FormData, reason: string | null = null) => {
        const item = (await findItem(db, caseId, reference))!;
        const check = await checkChange(db, item, data);
        if (!check?.ok) return check;
        return askForChange(services(), { caseId, item, checked: check.checked, reason });
      },
      asks: () => db.select().from(asks).where(eq(asks.case_id, caseId)).orderBy(asks.created_at, asks.id),
    };
  }

  async function itemOf(link: string, more: { now?: Date }): Promise<GuestItem> {
    const page = await readGuestPage(
      { db, log: silentLog, settings: { value: null } },
      { token: link.slice("/my/".length), language: "en", ...more },
    );
    if (page?.subject.kind !== "booking") throw new Error("no page of a booking");
    return page.subject.items[0]!;
  }

  const pay = (id: string, amount = "50.00") =>
    db.insert(booking_payments).values({
      stay_booking_id: id,
      kind: "payment",
      amount,
      currency: "USD",
      usd_amount: 5_000,
      method: "cash",
      day: islandToday(),
    });

  /** Sends what waits, whatever its minute. */
  async function sendAll() {
    await db.update(outbox).set({ next_attempt_at: sql`now()` });
    await sendWaitingMail(services(), smtp.url);
    return smtp.received;
  }
  /** Staff who want to be told. */
  const wantNotices = async () => {
    await db.execute(
      sql`insert into users (id, name, email) values ('notices', 'Asha', 'notices@example.com') on conflict do nothing`,
    );
    await db.execute(sql`insert into admin_users (user_id, role) values ('notices', 'admin') on conflict do nothing`);
    await db.execute(
      sql`insert into admin_notification_preferences (user_id, email_notifications) values ('notices', true) on conflict (user_id) do update set email_notifications = true`,
    );
  };

  it("GU-059: a change is offered until the start, and not for what is over", async () => {
    const booking = await book({ status: "pending" });
    expect(await booking.page()).toMatchObject({ canChange: true, cancelling: "at-once" });
    const start = new Date(`${day(30)}T14:00:00+0${OFFICE.hoursAheadOfUtc}:00`);
    expect(await booking.page({ now: new Date(start.getTime() - 1_000) })).toMatchObject({ canChange: true });
    expect(await booking.page({ now: start })).toMatchObject({ canChange: false });
    for (const status of ["confirmed", "cancelled", "completed"] as const) {
      await setStayBookingStatus(db, staff, booking.id, status);
      expect(await booking.page()).toMatchObject({ canChange: status === "confirmed" });
    }
    expect(await booking.ask(stayForm(31, 34))).toEqual({ ok: false, reason: "over" });
    const item = (await findItem(db, booking.caseId, booking.reference))!;
    expect((await readChangeView(db, item, null))?.values).toEqual({
      check_in: day(30),
      check_out: day(33),
      guests: "2",
    });
  });

  it("GU-060: free or taken with the three nearest free spans, the old and the new total", async () => {
    const booking = await book();
    const other = await book({ stayId: booking.stay.id, from: 40 });
    const item = (await findItem(db, booking.caseId, booking.reference))!;
    expect((await readChangeView(db, item, stayForm(31, 35)))?.check).toEqual({
      // Its own days stand in nobody's way.
      isSame: false,
      isFree: true,
      offers: [],
      oldTotal: 30_000,
      newTotal: 40_000,
    });
    const taken = await readChangeView(db, item, stayForm(41, 44));
    expect(taken?.check).toMatchObject({ isFree: false, newTotal: 30_000 });
    expect(taken?.check?.offers).toEqual(
      [
        { from: day(43), to: day(46) },
        { from: day(37), to: day(40) },
        { from: day(44), to: day(47) },
      ].toSorted(
        (a, b) =>
          Math.abs(Date.parse(a.from) - Date.parse(day(41))) - Math.abs(Date.parse(b.from) - Date.parse(day(41))),
      ),
    );
    expect((await readChangeView(db, item, stayForm(30, 33)))?.check?.isSame).toBe(true);
    expect(await booking.ask(stayForm(41, 44))).toEqual({ ok: true, did: "asked" });
    expect(await booking.asks()).toMatchObject([{ was_free: false, kind: "change", state: "open" }]);
    expect((await other.stored()).check_in).toBe(day(40));
  });

  it("GU-061: the rules of the request form hold", async () => {
    const booking = await book();
    await db.update(stays).set({ min_nights: 3 }).where(eq(stays.id, booking.stay.id));
    const refused = async (data: FormData) => {
      const outcome = await booking.ask(data);
      return outcome && !outcome.ok && "errors" in outcome ? outcome.errors : outcome;
    };
    expect(await refused(stayForm(40, 43, 99))).toEqual({ guests: "guests" });
    expect(await refused(stayForm(40, 41))).toEqual({ check_out: { code: "nightsLeast", n: 3 } });
    expect(await refused(stayForm(-1, 3))).toEqual({ check_in: "past" });
    expect(await refused(stayForm(40, 40))).toEqual({ check_out: "checkOut" });
    expect(await refused(form({ check_in: "never", check_out: day(41), guests: "2" }))).toEqual({ check_in: "date" });
    expect(await refused(stayForm(800, 803))).toHaveProperty("check_in");

    const rental = await makeVehicle(db, 2);
    const car = await requestVehicle(services(), {
      ...VISIT,
      ...person(),
      rental_id: rental.id,
      pickup_date: day(30),
      return_date: day(33),
      with_driver: false,
      vehicles: 1,
      special_requests: null,
      language: "en",
    });
    if (!car.ok) throw new Error(JSON.stringify(car));
    const [drive] = await db
      .select()
      .from(transportation_bookings)
      .where(eq(transportation_bookings.reference, car.receipt.reference!));
    await db.update(transportation_rentals).set({ with_driver: false }).where(eq(transportation_rentals.id, rental.id));
    const carItem = (await findItem(db, drive!.case_id, drive!.reference))!;
    const days = { pickup_date: day(31), return_date: day(34), vehicles: "1" };
    expect(await checkChange(db, carItem, form({ ...days, with_driver: "true" }))).toEqual({
      ok: false,
      errors: { with_driver: "driver" },
    });
    expect(await checkChange(db, carItem, form({ ...days, vehicles: "3" }))).toMatchObject({
      ok: true,
      checked: { isFree: false },
    });

    const experience = await makeExperience(db);
    const sail = await requestExperience(services(), {
      ...ON_REQUEST,
      ...person(),
      country_code: "+255",
      accommodation: "Manta",
      participants: 2,
      date: day(30),
      message: null,
      experienceId: experience,
      language: "en",
    });
    if (!sail.ok) throw new Error(JSON.stringify(sail));
    await db.execute(
      sql`insert into departure_patterns (experience_id, weekdays, start_time, seats, first_day) values (${experience}, 127, '09:00', 4, ${day(0)})`,
    );
    const [trip] = await rowsOf<{ case_id: string }>(
      db,
      sql`select case_id from experience_inquiries where reference = ${sail.receipt.reference!}`,
    );
    const tripItem = (await findItem(db, trip!.case_id, sail.receipt.reference!))!;
    const seats = { date: day(31), participants: "5" };
    expect(await checkChange(db, tripItem, form({ ...seats, start_time: "10:00" }))).toEqual({
      ok: false,
      errors: { start_time: "departure" },
    });
    expect(await checkChange(db, tripItem, form({ ...seats, start_time: "09:00" }))).toMatchObject({
      ok: true,
      checked: { isFree: false, offers: [] },
    });
    expect(await checkChange(db, tripItem, form({ ...seats, start_time: "09:00", participants: "4" }))).toMatchObject({
      ok: true,
      checked: { isFree: true },
    });
  });

  it("GU-062 GU-063 J-4: an ask changes nothing, a second one replaces it, and it can be withdrawn", async () => {
    const booking = await book();
    const before = await booking.stored();
    expect(await booking.ask(stayForm(34, 38), "The ferry moved")).toEqual({ ok: true, did: "asked" });
    expect(await booking.stored()).toEqual(before);
    expect((await booking.page()).ask).toMatchObject({ kind: "change", wanted: { from: day(34), to: day(38) } });
    // The same again is the same ask.
    await booking.ask(stayForm(34, 38));
    expect(await booking.asks()).toHaveLength(1);
    expect(await booking.ask(stayForm(35, 39))).toEqual({ ok: true, did: "asked" });
    expect((await booking.asks()).map(({ state }) => state)).toEqual(["withdrawn", "open"]);
    const { messages } = await listGuestMessages(db, booking.caseId, null);
    expect(messages.filter(({ event }) => event === "change_asked").map(({ wanted }) => wanted?.from)).toEqual([
      day(34),
      day(35),
    ]);
    const [first] = await booking.asks();
    await expect(db.insert(asks).values({ ...first!, id: undefined, state: "open" })).rejects.toThrow();
    expect(await withdrawAsk(services(), booking.key)).toEqual({ ok: true, did: "withdrawn" });
    expect(await withdrawAsk(services(), booking.key)).toEqual({ ok: true, did: "withdrawn" });
    expect((await booking.page()).ask).toBeNull();
    const events = await db
      .select()
      .from(case_messages)
      .where(and(eq(case_messages.case_id, booking.caseId), sql`event ->> 'type' = 'ask_withdrawn'`));
    expect(events).toHaveLength(1);
  });

  it("GU-064 GU-228: accepting moves days, unit and price with the mail and the history in one step", async () => {
    const booking = await book({ units: 2 });
    await addCaseEvent(db, staff, booking.caseId, "no_answer_needed");
    await booking.ask(stayForm(34, 38));
    // What the guest was shown is what he pays.
    await db.update(stays).set({ price: 99_900 }).where(eq(stays.id, booking.stay.id));
    const [ask] = await readOpenAsks(db, booking.caseId);
    expect(ask).toMatchObject({ room: { isFree: true }, quote: { total: 40_000 }, booking: { total: 30_000 } });
    const accepted = { caseId: booking.caseId, askId: ask!.id, version: ask!.booking.version, price: "new" } as const;
    expect(await acceptAsk(services(), staff, accepted)).toEqual({ ok: true });
    expect(await booking.stored()).toMatchObject({
      check_in: day(34),
      check_out: day(38),
      quoted_total: 40_000,
      status: "confirmed",
    });
    expect(await booking.asks()).toMatchObject([{ state: "accepted", decided_at: expect.any(Date) }]);
    expect(await acceptAsk(services(), staff, accepted)).toEqual({ ok: false, reason: "decided" });
    const mails = await db.select().from(outbox).where(eq(outbox.recipient, booking.email));
    expect(mails.map(({ guest_news, language }) => [guest_news, language])).toEqual([["moved", "de"]]);
    const history = await db.select().from(changes).where(eq(changes.item_id, booking.caseId));
    expect(history.map(({ fields }) => fields.ask?.to)).toEqual(expect.arrayContaining(["change", "accepted"]));
    expect(await booking.opened()).toMatchObject({ waiting_for: "nobody" });
  });

  it("GU-065: taken days are asked about first, and declining needs a sentence, which is mailed", async () => {
    const booking = await book();
    const other = await book({ stayId: booking.stay.id, from: 40 });
    await booking.ask(stayForm(41, 44), "Secret words of the guest");
    const [ask] = await readOpenAsks(db, booking.caseId);
    expect(ask?.room).toMatchObject({ isFree: false, clashes: [{ full_name: "Amina Salum" }] });
    const accepted = { caseId: booking.caseId, askId: ask!.id, version: ask!.booking.version, price: "keep" } as const;
    const refused = await acceptAsk(services(), staff, accepted);
    expect(refused).toMatchObject({ ok: false, reason: "clash", clashes: [{ id: other.id }] });
    expect((await booking.stored()).check_in).toBe(day(30));
    expect((await booking.asks())[0]?.state).toBe("open");
    expect(await declineAsk(services(), staff, { ...accepted, answer: "  " })).toEqual({
      ok: false,
      reason: "no-answer",
    });
    expect(await declineAsk(services(), staff, { ...accepted, answer: "The house is full then." })).toEqual({
      ok: true,
    });
    expect(await booking.asks()).toMatchObject([{ state: "declined", answer: "The house is full then." }]);
    const [mail] = (await sendAll()).filter(({ to }) => JSON.stringify(to).includes(booking.email));
    expect(mail?.text).toContain("The house is full then.");
    expect(mail?.text).not.toContain("Secret words");
    expect(await booking.opened()).toMatchObject({ waiting_for: "guest" });

    await booking.ask(stayForm(41, 44));
    const [again] = await readOpenAsks(db, booking.caseId);
    const overbook = { ...accepted, askId: again!.id, version: again!.booking.version };
    expect(await acceptAsk(services(), staff, { ...overbook, acknowledgedClashes: ["another"] })).toMatchObject({
      reason: "clash",
    });
    expect(await acceptAsk(services(), staff, { ...overbook, acknowledgedClashes: [other.id] })).toEqual({ ok: true });
    expect(await booking.stored()).toMatchObject({ check_in: day(41), overbooked: true, quoted_total: 30_000 });
  });

  it("GU-066: a booking that was changed meanwhile is shown anew before it is accepted", async () => {
    const booking = await book({ units: 2 });
    await booking.ask(stayForm(34, 38));
    const [ask] = await readOpenAsks(db, booking.caseId);
    await db.update(stay_bookings).set({ version: 99 }).where(eq(stay_bookings.id, booking.id));
    const accepted = { caseId: booking.caseId, askId: ask!.id, version: ask!.booking.version, price: "new" } as const;
    expect(await acceptAsk(services(), staff, accepted)).toMatchObject({ ok: false, reason: "changed" });
    expect((await booking.asks())[0]?.state).toBe("open");
    expect((await readOpenAsks(db, booking.caseId))[0]?.booking.version).toBe(99);
    expect(await acceptAsk(services(), staff, { ...accepted, version: 99 })).toEqual({ ok: true });
  });

  it("GU-068: what waits is cancelled at once whatever the policy, and its hold ends with it", async () => {
    const booking = await book({ status: "pending" });
    expect((await booking.stored()).hold_until).not.toBeNull();
    expect(await cancelAsGuest(services(), { ...booking.key, reason: null })).toEqual({ ok: true, did: "cancelled" });
    expect(await booking.stored()).toMatchObject({ status: "cancelled", cancelled_by: "guest", hold_until: null });
    expect(await rowsOf(db, sql`select 1 from occupancies where stay_booking_id = ${booking.id}`)).toEqual([]);
  });

  it("GU-069 GU-073 GT-13: confirmed and before the cut-off it is cancelled at once, and both sides are mailed", async () => {
    await wantNotices();
    const booking = await book({ hours: 48 });
    expect(await booking.page()).toMatchObject({ cancelling: "at-once" });
    expect(await cancelAsGuest(services(), { ...booking.key, reason: null })).toEqual({ ok: true, did: "cancelled" });
    const page = await booking.page();
    expect(page).toMatchObject({ status: "cancelled", cancelled_by: "guest", canChange: false, cancelling: null });
    expect(page.cancelled_at).not.toBeNull();
    const mails = await sendAll();
    const [toGuest] = mails.filter(({ to }) => JSON.stringify(to).includes(booking.email));
    expect(toGuest?.text).toContain("Sie haben Ihre Buchung storniert");
    expect(toGuest?.text).toMatch(/https:\/\/pemba\.example\/\S*my\//);
    const [toStaff] = mails.filter(({ to }) => JSON.stringify(to).includes("notices@example.com"));
    expect(toStaff?.text).toContain("Amina Salum cancelled.");
    // Its days are free at once.
    await book({ stayId: booking.stay.id });
  });

  it("GU-070 GU-071: the clock of the database decides at the moment of sending: after the cut-off it is asked for", async () => {
    const minutes = (n: number) => {
      const at = new Date(Date.now() + n * 60_000 + OFFICE.hoursAheadOfUtc * 3_600_000).toISOString();
      return { check_in: at.slice(0, 10), time: at.slice(11, 16) };
    };
    const over = await book({ hours: 0 });
    const begun = minutes(0);
    await db.execute(sql`update stays set check_in_from = ${begun.time}::time where id = ${over.stay.id}`);
    // Both tables must agree at the end of a transaction.
    await db.transaction(async (tx) => {
      await tx.execute(
        sql`update stay_bookings set check_in = ${begun.check_in}::date, check_out = ${begun.check_in}::date + 1 where id = ${over.id}`,
      );
      await tx.execute(
        sql`update occupancies set first_day = ${begun.check_in}::date, end_day = ${begun.check_in}::date + 1 where stay_booking_id = ${over.id}`,
      );
    });
    // The page was opened an hour before.
    expect(await over.page({ now: new Date(Date.now() - 3_600_000) })).toMatchObject({ cancelling: "at-once" });
    expect(await cancelAsGuest(services(), { ...over.key, reason: "Ill" })).toEqual({ ok: true, did: "asked" });
    expect(await over.stored()).toMatchObject({ status: "confirmed", cancelled_by: null });
    expect(await over.asks()).toMatchObject([{ kind: "cancel", state: "open", reason: "Ill" }]);
    expect(await over.opened()).toMatchObject({ waiting_for: "us" });

    const never = await book({ hours: null });
    expect(await never.page()).toMatchObject({ cancelling: "by-asking", freeUntil: null });
    expect(await cancelAsGuest(services(), { ...never.key, reason: null })).toEqual({ ok: true, did: "asked" });
    expect(await cancelAsGuest(services(), { ...never.key, reason: null })).toEqual({ ok: true, did: "asked" });
    expect(await never.asks()).toHaveLength(1);
    const [ask] = await readOpenAsks(db, never.caseId);
    expect(
      await acceptAsk(services(), staff, {
        caseId: never.caseId,
        askId: ask!.id,
        version: ask!.booking.version,
        price: "keep",
      }),
    ).toEqual({ ok: true });
    expect(await never.stored()).toMatchObject({ status: "cancelled", cancelled_by: "guest" });
    expect(await never.asks()).toMatchObject([{ state: "accepted", decided_by: staff.id }]);

    const soon = await book({ hours: 30 * 24 - 1 });
    expect(await cancelAsGuest(services(), { ...soon.key, reason: null })).toMatchObject({ ok: true });
  });

  it("GU-070 GU-071: a second before the cut-off it is cancelled at once, a second after it is asked for", async () => {
    for (const [seconds, did] of [
      [1, "cancelled"],
      [-1, "asked"],
    ] as const) {
      const booking = await book({ hours: 48 });
      const { freeUntil } = await booking.page();
      await withDatabaseClock(new Date(Date.parse(freeUntil!) - seconds * 1000), async (shifted) => {
        const outcome = await cancelAsGuest(createMailContext(shifted), { ...booking.key, reason: null });
        expect(outcome).toEqual({ ok: true, did });
      });
      const status = did === "cancelled" ? "cancelled" : "confirmed";
      expect(await booking.stored()).toMatchObject({ status, cancelled_by: did === "cancelled" ? "guest" : null });
      expect(await booking.asks()).toHaveLength(did === "cancelled" ? 0 : 1);
    }
  });
  /** Runs in a transaction for which the clock of the database stands at this moment. */
  const withDatabaseClock = (moment: Date, work: (shifted: Db) => Promise<void>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`create schema clock`);
      await tx.execute(
        sql.raw(
          `create function clock.clock_timestamp() returns timestamptz language sql as 'select ''${moment.toISOString()}''::timestamptz'`,
        ),
      );
      // Found before the one of the system.
      await tx.execute(sql`set local search_path to clock, pg_catalog, public`);
      await work(tx);
      await tx.execute(sql`drop schema clock cascade`);
    });

  it("GU-072 GT-15: a policy that staff change later does not touch what was sent before", async () => {
    const booking = await book({ hours: 48, text: "Free until two days before" });
    await db
      .update(stays)
      .set({ cancel_free_hours: null, cancel_text: "Never", cancel_text_de: "Nie" })
      .where(eq(stays.id, booking.stay.id));
    // In the language it was sent in.
    expect(await booking.stored()).toMatchObject({ cancel_free_hours: 48, cancel_text: "Auf Deutsch" });
    expect(await booking.page()).toMatchObject({ cancel_text: "Auf Deutsch", cancelling: "at-once" });
  });

  it("GU-072: a booking of staff keeps the policy of that day too, the site's where the listing has none", async () => {
    await db.execute(
      sql`insert into site_settings (cancel_text, cancel_text_fr, cancel_free_hours) values ('Ask us', 'Demandez-nous', 12) on conflict do nothing`,
    );
    const { id: listing } = await makeStay(db, 1);
    const id = crypto.randomUUID();
    const made = await createBooking(db, staff, {
      kind: "stay",
      id,
      listing,
      wanted: { from: day(5), to: day(7), start_time: null, people: 1, children: 0, vehicles: 1, with_driver: false },
      guest: {
        full_name: "Guest",
        email: null,
        phone: null,
        language: "fr",
        origin: "phone",
        stored_as: "confirmed",
        hold_hours: 0,
        requests: null,
      },
    } as Parameters<typeof createBooking>[2]);
    expect(made).toEqual({ ok: true });
    const [row] = await db.select().from(stay_bookings).where(eq(stay_bookings.id, id));
    expect(row).toMatchObject({ cancel_text: "Demandez-nous", cancel_free_hours: 12 });
    await db.execute(sql`delete from site_settings`);
  });

  it("GU-073 GU-074 GT-14: with money paid the case waits for us, and staff see that it is due back", async () => {
    for (const paid of [false, true]) {
      const booking = await book({ hours: 0 });
      await addCaseEvent(db, staff, booking.caseId, "no_answer_needed");
      if (paid) await pay(booking.id);
      await cancelAsGuest(services(), { ...booking.key, reason: null });
      expect(await booking.opened()).toMatchObject({ waiting_for: paid ? "us" : "nobody" });
      const desk = await findBooking(db, { kind: "stay", id: booking.id });
      expect(moneyState(desk!, paid ? 5_000 : 0)).toBe(paid ? "refund" : "nothing");
      const mails = (await sendAll()).filter(({ to }) => JSON.stringify(to).includes(booking.email));
      expect(mails[0]?.text?.includes("Wir schreiben Ihnen wegen des Geldes.")).toBe(paid);
      expect(mails[0]?.text).not.toMatch(/\$50|50,00/);
    }
  });

  it("GU-075 GT-17: cancelled twice, at once or after staff did, is one cancellation", async () => {
    const booking = await book({ hours: 0 });
    const cancel = () => cancelAsGuest(services(), { ...booking.key, reason: null });
    const outcomes = await Promise.all([cancel(), cancel(), cancel()]);
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toEqual(
      new Set([JSON.stringify({ ok: true, did: "cancelled" })]),
    );
    const events = await db
      .select()
      .from(case_messages)
      .where(and(eq(case_messages.case_id, booking.caseId), sql`event ->> 'type' = 'cancelled_by_guest'`));
    expect(events).toHaveLength(1);
    expect(await db.select().from(outbox).where(eq(outbox.recipient, booking.email))).toHaveLength(1);

    const other = await book({ hours: 0 });
    await setStayBookingStatus(db, staff, other.id, "cancelled");
    expect(await cancelAsGuest(services(), { ...other.key, reason: null })).toEqual({ ok: true, did: "cancelled" });
    expect(await other.stored()).toMatchObject({ cancelled_by: "staff" });
  });

  it("GU-076: a cancelled item is not changed, withdrawn or revived by its guest", async () => {
    const booking = await book({ hours: 0 });
    await booking.ask(stayForm(34, 38));
    await cancelAsGuest(services(), { ...booking.key, reason: null });
    // What was open is closed with it.
    expect((await booking.asks()).map(({ state }) => state)).toEqual(["withdrawn"]);
    expect(await booking.ask(stayForm(35, 38))).toEqual({ ok: false, reason: "over" });
    await withdrawAsk(services(), booking.key);
    expect((await booking.stored()).status).toBe("cancelled");
    expect(await cancelAsGuest(services(), { caseId: booking.caseId, reference: "ZZZZZZ", reason: null })).toEqual({
      ok: false,
      reason: "gone",
    });
    // Staff who confirm it again take the mark along.
    await setStayBookingStatus(db, staff, booking.id, "confirmed");
    expect(await booking.stored()).toMatchObject({ cancelled_by: null, cancelled_at: null });
    await expect(
      db
        .update(stay_bookings)
        .set({ cancelled_by: "guest", cancelled_at: new Date() })
        .where(eq(stay_bookings.id, booking.id)),
    ).rejects.toThrow();
  });

  it("GU-203: ten asks and cancellations a day for each case", async () => {
    const booking = await book({ units: 2 });
    for (let n = 0; n < 10; n++) expect(await booking.ask(stayForm(40 + n, 44 + n))).toMatchObject({ ok: true });
    expect(await booking.ask(stayForm(60, 64))).toMatchObject({ ok: false, reason: "limit", wait: expect.any(Number) });
    expect(await cancelAsGuest(services(), { ...booking.key, reason: null })).toMatchObject({ reason: "limit" });
  });

  it("GU-204: cancelling sends no more mails to a mailbox than all that visitors may", async () => {
    const booking = await book({ hours: 0 });
    await db.execute(
      sql`insert into rate_limits (key, window_start, count) values (${`mail ${booking.email}`}, now(), 10) on conflict (key) do update set count = 10`,
    );
    expect(await cancelAsGuest(services(), { ...booking.key, reason: null })).toEqual({ ok: true, did: "cancelled" });
    expect(await db.select().from(outbox).where(eq(outbox.recipient, booking.email))).toHaveLength(0);
  });

  it("GU-097: waiting follows what is asked for, and ends with it", async () => {
    const booking = await book({ units: 2 });
    await addCaseEvent(db, staff, booking.caseId, "closed");
    await booking.ask(stayForm(34, 38));
    expect(await booking.opened()).toMatchObject({ state: "open", waiting_for: "us" });
    await withdrawAsk(services(), booking.key);
    expect(await booking.opened()).toMatchObject({ waiting_for: "nobody", waiting_since: null });
    // A question that came besides is still to be answered.
    await booking.ask(stayForm(34, 38));
    const question = { caseId: booking.caseId, body: "And a cot?", language: "en", key: "cot" } as const;
    await addGuestMessage(services(), question);
    await withdrawAsk(services(), booking.key);
    expect(await booking.opened()).toMatchObject({ waiting_for: "us" });
    await addReply(services(), staff, { caseId: booking.caseId, body: "Yes", key: "yes", seen: "" });
    expect(await booking.opened()).toMatchObject({ waiting_for: "guest" });
  });

  it("GU-195 GU-196 GU-197: asks stand in a person's file, and their words go with him", async () => {
    const booking = await book({ units: 2 });
    await booking.ask(stayForm(34, 38), "My planted trace");
    const [ask] = await booking.asks();
    await declineAsk(services(), staff, { caseId: booking.caseId, askId: ask!.id, answer: "A planted answer" });
    await booking.ask(stayForm(35, 38), "Another trace");
    const person = await findPerson(db, { email: booking.email });
    expect(person.records.asks?.map(({ reason }) => reason).toSorted()).toEqual(["Another trace", "My planted trace"]);
    await erasePerson(db, staff, { email: booking.email });
    expect((await booking.asks()).map(({ reason, answer, state }) => [reason, answer, state])).toEqual([
      [null, "(erased)", "declined"],
      [null, null, "withdrawn"],
    ]);
  });

  it(
    "GU-209: who cancels while staff confirm: one order or the other, and both are told",
    { timeout: RUNS * 2_000 + 60_000 },
    async () => {
      for (let n = 0; n < RUNS; n++) {
        const booking = await book({ status: "pending" });
        const [confirmed, cancelled] = await Promise.all([
          setStayBookingStatus(db, staff, booking.id, "confirmed", { expectedStatus: "pending" }),
          cancelAsGuest(services(), { ...booking.key, reason: null }),
        ]);
        const { status, cancelled_by } = await booking.stored();
        expect(cancelled.ok).toBe(true);
        if (status === "cancelled") expect(cancelled_by).toBe("guest");
        else {
          expect([status, cancelled_by]).toEqual(["confirmed", null]);
          expect(cancelled).toEqual({ ok: true, did: "asked" });
        }
        if (!confirmed.ok) expect(confirmed).toMatchObject({ reason: "changed", now: "cancelled" });
      }
      expect(await brokenInvariants(db)).toEqual([]);
    },
  );

  it(
    "GU-210 GU-214: who cancels while staff accept his change: ledger, status and ask agree",
    { timeout: RUNS * 2_000 + 60_000 },
    async () => {
      for (let n = 0; n < RUNS; n++) {
        const booking = await book({ hours: 0, units: 2 });
        await booking.ask(stayForm(34, 38));
        const [ask] = await readOpenAsks(db, booking.caseId);
        const [accepted, cancelled] = await Promise.all([
          acceptAsk(services(), staff, {
            caseId: booking.caseId,
            askId: ask!.id,
            version: ask!.booking.version,
            price: "new",
          }),
          cancelAsGuest(services(), { ...booking.key, reason: null }),
        ]);
        expect(cancelled).toEqual({ ok: true, did: "cancelled" });
        const stored = await booking.stored();
        expect(stored).toMatchObject({ status: "cancelled", cancelled_by: "guest" });
        expect((await booking.asks())[0]?.state).toBe(accepted.ok ? "accepted" : "withdrawn");
        expect(stored.check_in).toBe(accepted.ok ? day(34) : day(30));
      }
      expect(await brokenInvariants(db)).toEqual([]);
    },
  );
});
