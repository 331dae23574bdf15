/** What staff do at the screen of one booking: money, notes, guest, days, price, status and the mails about them. */
import { eq, sql, type SQL } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Staff } from "#app/features/auth/schema";
import { removeStaff } from "#app/features/auth/staff/mutations.server";
import { admin_users, users } from "#app/features/auth/tables.server";
import { departure_patterns } from "#app/features/availability/tables.server";
import { createBooking, type NewBooking } from "#app/features/bookings/desk/create/mutations.server";
import { readInput } from "#app/features/bookings/desk/input";
import { newBookingInput } from "#app/features/bookings/desk/new-booking";
import { listOffers } from "#app/features/bookings/desk/offers.server";
import { handleDeskForm } from "#app/features/bookings/admin/desk/handle-form.server";
import { replyLinksOf } from "#app/features/bookings/admin/desk/reply";
import type { DeskKind } from "#app/features/bookings/booking-address";
import { MONEY_STATE_NAMES, moneyState, paidOf } from "#app/features/bookings/desk/money";
import {
  findBooking,
  findByReference,
  findOriginalTotal,
  listGuestMails,
  listPayments,
} from "#app/features/bookings/desk/queries.server";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { listNotes } from "#app/features/cases/queries.server";
import { changes } from "#app/features/history/tables.server";
import { catalogues } from "#app/features/translations/catalogues.server";
import { readFilters } from "#app/pages/admin/customers/filters";
import { readSections } from "#app/pages/admin/customers/read-sections.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { brokenInvariants, makeExperience, makeInquiry, makeStay, makeStayBooking } from "#tests/support/ledger";
import { createMailContext } from "#tests/support/mail-context";

const asha: Staff = { id: "asha", name: "Asha Juma", email: "asha@example.com", role: "admin" };

describe.each(DATABASE_KINDS)("the booking screen on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await db.insert(users).values({ id: asha.id, name: asha.name, email: asha.email });
    await db.insert(admin_users).values({ user_id: asha.id, role: "admin" });
    await db.execute(
      sql`insert into currencies (code, name, symbol, exchange_rate) values ('USD', 'Dollar', '$', 1), ('EUR', 'Euro', 'E', 0.92), ('TZS', 'Shilling', 'T', 2600) on conflict (code) do update set exchange_rate = excluded.exchange_rate`,
    );
  });
  afterAll(() => database.close());

  const send = async (id: string, form: Record<string, string>, kind: DeskKind = "stay") => {
    const booking = await findBooking(db, { kind, id });
    if (!booking) throw new Error("no such booking");
    return handleDeskForm({ services: createMailContext(db), staff: asha, booking, form });
  };
  const read = async (id: string, kind: DeskKind = "stay") => {
    const booking = await findBooking(db, { kind, id });
    if (!booking) throw new Error("no such booking");
    return booking;
  };
  const payment = (more: Record<string, string> = {}) => ({
    intent: "payment",
    new_id: randomUUID(),
    amount: "100",
    currency: "USD",
    method: "bank",
    day: "2026-01-05",
    ...more,
  });

  it("BK-138 to BK-140, BK-215, BK-265: records, converts, voids and refunds money", async () => {
    const { id: stay_id } = await makeStay(db);
    const id = await makeStayBooking(db, { stay_id, quoted_total: 40_000 });
    const first = payment({ amount: "92.00", currency: "EUR" });
    expect(await send(id, first)).toEqual({ ok: true });
    expect(await send(id, first), "sent twice").toEqual({ ok: true });
    expect(await send(id, payment({ amount: "260000", currency: "TZS", usd: "101.50" }))).toEqual({ ok: true });
    let rows = await listPayments(db, { kind: "stay", id });
    expect(rows.map(({ amount, currency, usd_amount }) => [amount, currency, usd_amount]).toSorted()).toEqual([
      ["260000.00", "TZS", 10_150],
      ["92.00", "EUR", 10_000],
    ]);
    expect(await send(id, { intent: "void", payment: first.new_id, reason: "" })).toMatchObject({ panel: "void" });
    expect(await send(id, { intent: "void", payment: first.new_id, reason: "typed twice" })).toEqual({ ok: true });
    expect(await send(id, payment({ intent: "refund", amount: "1.50" }))).toEqual({ ok: true });
    rows = await listPayments(db, { kind: "stay", id });
    expect(rows).toHaveLength(3);
    expect(rows.find((row) => row.id === first.new_id)).toMatchObject({
      void_reason: "typed twice",
      voided_by: asha.name,
    });
    expect(paidOf(rows)).toBe(10_000);
    expect(MONEY_STATE_NAMES[moneyState(await read(id), paidOf(rows))]).toBe("Partly paid");
    const history = await db.select({ fields: changes.fields }).from(changes).where(eq(changes.item_id, id));
    expect(history.flatMap(({ fields }) => Object.keys(fields)).toSorted()).toEqual([
      "payment",
      "payment",
      "refund",
      "voided",
    ]);
  });

  it("BK-256 to BK-260: refuses wrong money with words, and a payment of another booking", async () => {
    const { id: stay_id } = await makeStay(db);
    const [id, other] = [await makeStayBooking(db, { stay_id }), await makeStayBooking(db, { stay_id })];
    for (const amount of ["", "0", "-5", "1e3", "1,5", "1.234", "NaN", "10000000000", "9".repeat(2_000)])
      expect(await send(id, payment({ amount })), amount.slice(0, 20)).toMatchObject({
        ok: false,
        errors: { amount: expect.any(String) },
      });
    for (const day of ["", "0000-00-00", "2027-02-29", "2027-1-1", "9999-12-31", "١٢"])
      expect(await send(id, payment({ day })), day).toMatchObject({ ok: false, errors: { day: expect.any(String) } });
    expect(await send(id, payment({ currency: "XXX" }))).toMatchObject({ errors: { currency: expect.any(String) } });
    expect(await send(id, payment({ new_id: "1" }))).toEqual({ ok: false, reason: "missing" });
    const own = payment();
    await send(other, own);
    expect(await send(id, { intent: "void", payment: own.new_id, reason: "r" })).toEqual({
      ok: false,
      reason: "missing",
    });
    expect(await listPayments(db, { kind: "stay", id })).toEqual([]);
    expect(await send(id, { intent: "toString" })).toBeNull();
  });

  it("BK-143, BK-144: keeps notes newest first, once each, and an assignee", async () => {
    const { id: stay_id } = await makeStay(db);
    const id = await makeStayBooking(db, { stay_id });
    const { case_id } = await read(id);
    await send(id, { intent: "note", body: "First", key: "a" });
    await send(id, { intent: "note", body: "Second", key: "b" });
    await send(id, { intent: "note", body: "Second", key: "b" });
    expect((await listNotes(db, case_id)).map(({ body, author_name }) => [body, author_name])).toEqual([
      ["Second", asha.name],
      ["First", asha.name],
    ]);
    expect(await send(id, { intent: "assignee", assignee: asha.id })).toEqual({ ok: true });
    expect((await read(id)).assignee).toEqual({ id: asha.id, name: asha.name });
    expect(await send(id, { intent: "assignee", assignee: "nobody" })).toMatchObject({ panel: "assignee" });
  });

  it("BK-144: 'Mine' is what is given to whoever reads; a removed colleague leaves a name in the history and no assignee", async () => {
    const juma = { id: "juma", name: "Juma Ali", email: "juma@example.com" };
    await db.insert(users).values(juma);
    await db.insert(admin_users).values({ user_id: juma.id, role: "admin" });
    const { id: stay_id } = await makeStay(db);
    const [id, other] = [await makeStayBooking(db, { stay_id }), await makeStayBooking(db, { stay_id })];
    await send(id, { intent: "assignee", assignee: juma.id });
    await send(other, { intent: "assignee", assignee: asha.id });
    const listFor = async (whose: string, reader: string) => {
      const filters = { ...readFilters(new URLSearchParams({ type: "stay", for: whose })), reader };
      const { stay } = await readSections(db, silentLog, filters, new URLSearchParams());
      return stay?.rows.map((row) => [row.id, row.assignee]);
    };
    expect(await listFor("me", juma.id)).toEqual([[id, juma.name]]);
    expect(await listFor("me", asha.id)).toContainEqual([other, asha.name]);
    expect(await listFor("me", asha.id)).not.toContainEqual([id, juma.name]);
    expect(await removeStaff(db, asha, juma.id)).toMatchObject({ ok: true });
    expect((await read(id)).assignee).toBeNull();
    const everything = new URLSearchParams({ type: "stay" });
    const { stay } = await readSections(db, silentLog, { ...readFilters(everything), reader: asha.id }, everything);
    expect(stay?.rows.find((row) => row.id === id)).toMatchObject({ assignee: null });
    const [change] = await db.select({ fields: changes.fields }).from(changes).where(eq(changes.item_id, id));
    expect(change?.fields).toEqual({ assignee: { from: null, to: juma.name } });
  });

  it("BK-145: mails are sent, waiting or failed, failed ones are sent again; an answer begins in the guest's language with the facts", async () => {
    const { id: stay_id } = await makeStay(db);
    const [id, other] = [
      await makeStayBooking(db, { stay_id, language: "de", full_name: "Anna Berg" }),
      await makeStayBooking(db, { stay_id }),
    ];
    const queued = (about: string, state: SQL) =>
      rowsOf<{ id: string }>(
        db,
        sql`insert into outbox (purpose, language, recipient, subject, text, html, about_table, about_id, sent_at, next_attempt_at, last_error)
          select 'confirmation', 'de', 'g@example.com', 'S', 'T', 'H', 'stay_bookings', ${about}, ${state} returning id`,
      );
    await queued(id, sql`now(), null::timestamptz, null::text`);
    await queued(id, sql`null::timestamptz, now() + interval '1 minute', null::text`);
    const [failed] = await queued(id, sql`null::timestamptz, null::timestamptz, 'mailbox full'`);
    const [foreign] = await queued(other, sql`null::timestamptz, null::timestamptz, 'mailbox full'`);
    const states = async () =>
      (await listGuestMails(db, { kind: "stay", id }))
        .map(({ sent_at, last_error, next_attempt_at }) =>
          sent_at ? "sent" : next_attempt_at ? "waiting" : `failed: ${last_error}`,
        )
        .toSorted();
    expect(await states()).toEqual(["failed: mailbox full", "sent", "waiting"]);
    expect(await send(id, { intent: "resend", mail_id: foreign?.id ?? "" })).toEqual({ ok: false, reason: "missing" });
    expect(await send(id, { intent: "resend", mail_id: failed?.id ?? "" })).toEqual({ ok: true });
    expect(await states()).toEqual(["sent", "waiting", "waiting"]);
    const booking = await read(id);
    const { mail } = replyLinksOf(
      booking,
      { replies: catalogues.de.replies },
      { staffName: asha.name, siteName: "Pemba" },
    );
    const body = new URL(mail ?? "").searchParams.get("body");
    for (const fact of ["Guten Tag", "Anna Berg", booking.listing.name, "1. März 2027", "5. März 2027", asha.name])
      expect(body).toContain(fact);
  });

  it("BK-132, BK-133: merges different fields of two people and shows the same field side by side", async () => {
    const { id: stay_id } = await makeStay(db);
    const id = await makeStayBooking(db, { stay_id, full_name: "Ann", phone: "+255 777 000 111" });
    const { email } = await read(id);
    const shown = {
      full_name: "Ann",
      email: email ?? "",
      phone: "+255 777 000 111",
      language: "en",
      requests: "",
      accommodation: "",
    };
    const base = JSON.stringify(shown);
    expect(await send(id, { intent: "guest", base, ...shown, full_name: "Anna" })).toEqual({ ok: true });
    expect(await send(id, { intent: "guest", base, ...shown, requests: "Cot" })).toEqual({ ok: true });
    expect(await read(id)).toMatchObject({ full_name: "Anna", requests: "Cot" });
    expect(await send(id, { intent: "guest", base, ...shown, full_name: "Annie" })).toMatchObject({
      ok: false,
      merge: { conflicts: [{ field: "full_name", mine: "Annie", theirs: "Anna" }] },
    });
    expect(await send(id, { intent: "guest", base, ...shown, email: "" }), "D-29").toMatchObject({
      errors: { email: expect.any(String) },
    });
    expect((await read(id)).full_name).toBe("Anna");
  });

  it("BK-134, BK-135, D-21: days change with or without the price, guarded by the version", async () => {
    const { id: stay_id, units } = await makeStay(db, 2);
    const id = await makeStayBooking(db, { stay_id, quoted_total: 40_000 });
    expect(await send(id, { intent: "status", status: "confirmed", version: "0", unit: units[1]! })).toEqual({
      ok: true,
    });
    const days = { intent: "days", from: "2027-03-01", to: "2027-03-03", people: "3" };
    expect(await send(id, { ...days, version: "0" })).toMatchObject({
      panel: "days",
      message: expect.stringContaining("changed this a moment ago"),
    });
    const { version } = await read(id);
    expect(await send(id, { ...days, version: String(version), price: "keep" })).toEqual({ ok: true });
    expect(await read(id)).toMatchObject({ to: "2027-03-03", people: 3, total: 40_000 });
    expect(await send(id, { ...days, price: "new" })).toEqual({ ok: true });
    expect(await read(id)).toMatchObject({ total: 20_000, lines: [{ kind: "nights", count: 2 }] });
    expect(await findOriginalTotal(db, id)).toBe("400");
    for (const wrong of [{ to: "2027-03-01" }, { from: "2027-02-30" }, { people: "1.5" }, { people: "0x10" }])
      expect(await send(id, { ...days, ...wrong }), JSON.stringify(wrong)).toMatchObject({ ok: false, panel: "days" });
    expect(await brokenInvariants(db)).toEqual([]);
  });

  it("BK-136, BK-137: lines are added, changed and removed with a reason; the total is never below 0", async () => {
    const { id: stay_id } = await makeStay(db);
    const id = await makeStayBooking(db, { stay_id, quoted_total: 10_000 });
    const line = { intent: "price", line_new_text: "Fetched from the jetty", line_new_amount: "35" };
    expect(await send(id, line), "no reason").toMatchObject({ errors: { reason: "Required" } });
    expect(await send(id, { ...line, reason: "agreed" })).toEqual({ ok: true });
    expect((await read(id)).total).toBe(13_500);
    expect(
      await send(id, { intent: "price", reason: "r", line_new_text: "Off", line_new_amount: "-200" }),
    ).toMatchObject({ errors: { lines: expect.any(String) } });
    expect(await send(id, { intent: "price", reason: "r", line_1_remove: "on", line_0_amount: "90" })).toEqual({
      ok: true,
    });
    expect(await read(id)).toMatchObject({ total: 9_000, lines: [{ amount: 9_000, text: "Agreed price" }] });
    expect(await findOriginalTotal(db, id)).toBe("100");
  });

  it("BK-100 to BK-107: confirms on the chosen unit, asks what is in the way, overbooks, and is placed later", async () => {
    const { id: stay_id, units } = await makeStay(db);
    const [first, second] = [
      await makeStayBooking(db, { stay_id, full_name: "Bakari" }),
      await makeStayBooking(db, { stay_id }),
    ];
    expect(await send(first, { intent: "status", status: "confirmed", unit: units[0]! })).toEqual({ ok: true });
    const asked = await send(second, { intent: "status", status: "confirmed" });
    expect(asked).toMatchObject({
      panel: "status",
      clashes: [{ id: first, full_name: "Bakari", unit: "Room 1", isBooking: true }],
    });
    expect(
      await send(second, { intent: "status", status: "confirmed", clashes_seen: randomUUID() }),
      "others are in the way",
    ).toMatchObject({ panel: "status" });
    expect(await send(second, { intent: "status", status: "confirmed", clashes_seen: first })).toEqual({ ok: true });
    expect(await read(second)).toMatchObject({ status: "confirmed", overbooked: true });
    expect(await send(second, { intent: "place", unit: units[0]! })).toMatchObject({
      panel: "days",
      clashes: [{ id: first }],
    });
    expect(await send(first, { intent: "status", status: "cancelled" })).toEqual({ ok: true });
    expect(await send(second, { intent: "place", unit: units[0]! })).toEqual({ ok: true });
    expect((await read(second)).overbooked).toBe(false);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  it("BK-089: lengthens, ends and begins a hold", async () => {
    const { id: stay_id } = await makeStay(db);
    const id = await makeStayBooking(db, { stay_id });
    expect(await send(id, { intent: "hold", hours: "48" })).toEqual({ ok: true });
    expect((await read(id)).hold_until?.getTime()).toBeGreaterThan(Date.now() + 47 * 3_600_000);
    expect(await send(id, { intent: "hold", until: "2020-01-01T10:00" })).toMatchObject({ panel: "hold" });
    expect(await send(id, { intent: "hold", hours: "5" })).toMatchObject({ panel: "hold" });
    expect(await send(id, { intent: "end-hold" })).toEqual({ ok: true });
    expect((await read(id)).hold_until).toBeNull();
  });

  it("D-34, BK-146, BK-147: a mail goes when ticked, a minute later, in the guest's language; undone, it is taken back", async () => {
    const { id: stay_id } = await makeStay(db);
    const id = await makeStayBooking(db, { stay_id, language: "de", quoted_total: 40_000 });
    const { reference } = await read(id);
    await send(id, { intent: "status", status: "confirmed", mail: "on" });
    const [mail] = await listGuestMails(db, { kind: "stay", id });
    expect(mail).toMatchObject({ language: "de", subject: expect.stringContaining("bestätigt") });
    expect(mail!.next_attempt_at!.getTime()).toBeGreaterThan(Date.now() + 30_000);
    const [text] = await rowsOf<{ text: string }>(db, sql`select text from outbox where id = ${mail!.id}`);
    expect(text?.text).toContain(reference);
    await send(id, { intent: "status", status: "pending" });
    expect(await listGuestMails(db, { kind: "stay", id })).toEqual([]);
    await send(id, { intent: "status", status: "cancelled" });
    expect(await listGuestMails(db, { kind: "stay", id }), "unticked").toEqual([]);
    await send(id, {
      intent: "status",
      status: "confirmed",
      mail: "on",
      mail_text: "Only <b>this</b>.",
      mail_shown: "x",
      mail_subject: "Own\r\nBcc: a@b.c",
    });
    const [own] = await rowsOf<{ text: string; html: string; subject: string }>(
      db,
      sql`select text, html, subject from outbox where about_id = ${id}`,
    );
    expect(own).toMatchObject({
      text: "Only <b>this</b>.",
      subject: "Own Bcc: a@b.c",
      html: expect.stringContaining("&lt;b&gt;"),
    });
    await db.update(stay_bookings).set({ origin: "phone", email: null }).where(eq(stay_bookings.id, id));
    await send(id, { intent: "status", status: "cancelled", mail: "on" });
    expect(await listGuestMails(db, { kind: "stay", id }), "no address").toEqual([]);
  });

  it("BK-150 to BK-156: staff make a booking by name alone, once, confirmed, held, pending or overbooked", async () => {
    const { id: listing, units } = await makeStay(db);
    const wanted = {
      from: "2027-03-01",
      to: "2027-03-04",
      start_time: null,
      people: 2,
      children: 0,
      vehicles: 1,
      with_driver: false,
    };
    const make = (stored_as: string, more: Partial<NewBooking> = {}) => {
      const guest = readInput(newBookingInput, {
        full_name: "Juma",
        language: "sw",
        stored_as,
        origin: "phone",
        hold_hours: "5",
      });
      if (!guest.ok) throw new Error(JSON.stringify(guest.errors));
      const id = randomUUID();
      return {
        id,
        booking: { kind: "stay", id, listing, wanted, guest: guest.value, isOverbooked: false, ...more } as const,
      };
    };
    const first = make("confirmed", { unit: units[0] });
    expect(await createBooking(db, asha, first.booking)).toEqual({ ok: true });
    expect(await createBooking(db, asha, first.booking), "sent twice").toEqual({ ok: true });
    expect(await read(first.id)).toMatchObject({
      status: "confirmed",
      origin: "phone",
      email: null,
      total: 30_000,
      overbooked: false,
    });
    const second = make("confirmed");
    expect(await createBooking(db, asha, second.booking)).toMatchObject({
      reason: "clash",
      clashes: [{ id: first.id }],
    });
    expect(await findBooking(db, { kind: "stay", id: second.id }), "nothing is stored").toBeNull();
    expect(await createBooking(db, asha, { ...second.booking, isOverbooked: true })).toEqual({ ok: true });
    expect((await read(second.id)).overbooked).toBe(true);
    const pending = make("pending");
    expect(await createBooking(db, asha, pending.booking)).toEqual({ ok: true });
    expect(await read(pending.id)).toMatchObject({ status: "pending", hold_until: null });
    const past = make("held", { wanted: { ...wanted, from: "2026-03-01", to: "2026-03-02" } });
    expect(await createBooking(db, asha, past.booking)).toEqual({ ok: true });
    expect((await read(past.id)).hold_until?.getTime()).toBeGreaterThan(Date.now() + 4 * 3_600_000);
    expect(await createBooking(db, asha, { ...make("confirmed").booking, listing: randomUUID() })).toEqual({
      ok: false,
      reason: "missing",
    });
    const wrongs: Record<string, string>[] = [
      { full_name: "" },
      { email: "x" },
      { phone: "abc" },
      { stored_as: "x" },
      { hold_hours: "1e3" },
    ];
    for (const wrong of wrongs)
      expect(
        readInput(newBookingInput, { full_name: "J", language: "en", stored_as: "held", origin: "phone", ...wrong }),
      ).toMatchObject({ ok: false });
    expect(await brokenInvariants(db)).toEqual([]);
  });

  it("BK-150, BK-151: taken days and full departures come with what is free nearest, for as many as are wanted", async () => {
    const experience = await makeExperience(db);
    await db.insert(departure_patterns).values([
      { experience_id: experience, first_day: "2027-01-01", weekdays: 127, start_time: "08:00", seats: 4 },
      { experience_id: experience, first_day: "2027-01-01", weekdays: 127, start_time: "16:00", seats: 2 },
    ]);
    const nothing = { children: 0, vehicles: 1, with_driver: false };
    const wanted = { ...nothing, from: "2027-03-01", to: "2027-03-01", start_time: "08:00", people: 3 };
    const id = await makeInquiry(db, { experience_id: experience, start_time: "08:00", participants: 2 });
    await send(id, { intent: "status", status: "confirmed" }, "experience");
    const offers = (people: number, today: string) =>
      listOffers(db, "experience", experience, { ...wanted, people }, today);
    const start = (day: string, time: string) => ({ from: day, to: day, time });
    expect(await offers(3, "2027-02-20")).toEqual([
      start("2027-02-28", "08:00"),
      start("2027-03-02", "08:00"),
      start("2027-02-27", "08:00"),
    ]);
    // Nothing that has left, and as many seats as are wanted.
    expect(await offers(2, "2027-03-01")).toEqual([
      start("2027-03-01", "08:00"),
      start("2027-03-01", "16:00"),
      start("2027-03-02", "08:00"),
    ]);
    expect(await offers(5, "2027-03-01")).toEqual([]);
    const { id: stay_id } = await makeStay(db);
    const booked = await makeStayBooking(db, { stay_id });
    await send(booked, { intent: "status", status: "confirmed" });
    const days = { ...nothing, from: "2027-03-02", to: "2027-03-04", start_time: null, people: 1 };
    expect(await listOffers(db, "stay", stay_id, days, "2027-02-28")).toContainEqual({
      from: "2027-03-05",
      to: "2027-03-07",
    });
  });

  it("BK-130, D-28: reads every kind, and finds a booking by its reference", async () => {
    const experience_id = await makeExperience(db);
    const id = await makeInquiry(db, { experience_id, participants: 3 });
    const booking = await read(id, "experience");
    expect(booking).toMatchObject({ people: 3, from: "2027-03-01", accommodation: "Manta" });
    expect(await findByReference(db, booking.reference)).toMatchObject({ kind: "experience", id });
    expect(
      await send(id, { intent: "days", from: "2027-03-02", people: "4", children: "1", price: "new" }, "experience"),
    ).toEqual({ ok: true });
    expect(await read(id, "experience")).toMatchObject({ people: 4, children: 1, total: 26_000 });
    expect(
      await send(id, { intent: "days", from: "2027-03-02", people: "1", children: "1" }, "experience"),
    ).toMatchObject({ errors: { children: expect.any(String) } });
  });
});
