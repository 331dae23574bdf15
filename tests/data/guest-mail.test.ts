/** What guests are told of a change of their booking, whichever screen of the office it was made on. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#app/features/auth/tables.server";
import { changeDepartures } from "#app/features/availability/admin/departures/departure-actions.server";
import { departure_patterns } from "#app/features/availability/tables.server";
import { changeCalendar } from "#app/features/bookings/admin/timeline/calendar-actions.server";
import type { DeskKind } from "#app/features/bookings/booking-address";
import { STATUS_KINDS } from "#app/features/bookings/desk/kinds";
import { findBooking } from "#app/features/bookings/desk/queries.server";
import { moveBooking } from "#app/features/bookings/moves/mutations.server";
import { setBookingStatus } from "#app/features/bookings/office/handle-request.server";
import { STAYS } from "#app/features/bookings/placement/mutations.server";
import { setStayBookingStatus } from "#app/features/bookings/status/mutations.server";
import { readGuestVoucher } from "#app/features/guests/files/voucher.server";
import { site_settings } from "#app/features/settings/tables.server";
import { formatDay } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { DATABASE_KINDS } from "#tests/support/databases";
import {
  brokenInvariants,
  makeExperience,
  makeInquiry,
  makeStay,
  makeStayBooking,
  makeVehicle,
  makeVehicleBooking,
} from "#tests/support/ledger";
import { createMailContext } from "#tests/support/mail-context";
import { staff } from "#tests/support/staff";

describe.each(DATABASE_KINDS)("mail to guests on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await db.insert(users).values({ id: staff.id, name: staff.name, email: "staff@example.com" }).onConflictDoNothing();
    await db.insert(site_settings).values({});
  });
  afterAll(async () => {
    expect(await brokenInvariants(db)).toEqual([]);
    await database.close();
  });

  const mailsOf = (id: string) =>
    rowsOf<{ news: string; subject: string; text: string; language: string; due: boolean }>(
      db,
      sql`select guest_news as news, subject, text, language, next_attempt_at <= now() + interval '30 seconds' as due from outbox where about_id = ${id} order by created_at`,
    );
  const calendar = (form: Record<string, string>) => changeCalendar(createMailContext(db), staff, form);
  const status = (kind: DeskKind, id: string, form: Record<string, string>) =>
    setBookingStatus(createMailContext(db), staff, { kind: STATUS_KINDS[kind], id, ...form });
  const read = async (kind: DeskKind, id: string) => (await findBooking(db, { kind, id }))!;
  const confirmedStay = async (units = 1) => {
    const stay = await makeStay(db, units);
    const id = await makeStayBooking(db, { stay_id: stay.id, language: "de" });
    await setStayBookingStatus(db, staff, id, "confirmed");
    return { stay, id };
  };
  const move = (id: string, from: string, to: string, more: Record<string, string> = {}) => ({
    intent: "move",
    kind: "stay",
    id,
    from,
    to,
    ...more,
  });

  it("D-34, BK-117, BK-129: a move on the calendar tells the guest in his language; its undo takes that back", async () => {
    const { id } = await confirmedStay();
    expect(await calendar(move(id, "2027-03-10", "2027-03-12", { mail: "on" }))).toEqual({ ok: true });
    const { reference, version } = await read("stay", id);
    const [mail, ...more] = await mailsOf(id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ news: "moved", language: "de", due: false });
    expect(mail?.text).toContain(reference);
    expect(mail?.text).toContain("10. März 2027");
    expect(await calendar({ intent: "undo", kind: "stay", id, version: String(version) })).toEqual({ ok: true });
    expect(await read("stay", id)).toMatchObject({ from: "2027-03-01" });
    expect(await mailsOf(id)).toEqual([]);
  });

  it("D-34: a move without the tick tells nobody, and one that is refused queues nothing", async () => {
    const { stay, id } = await confirmedStay();
    const other = await makeStayBooking(db, { stay_id: stay.id, check_in: "2027-04-01", check_out: "2027-04-03" });
    await setStayBookingStatus(db, staff, other, "confirmed");
    expect(await calendar(move(id, "2027-03-10", "2027-03-12"))).toEqual({ ok: true });
    expect(await calendar(move(id, "2027-04-01", "2027-04-03", { mail: "on" }))).toMatchObject({ reason: "clash" });
    expect(await mailsOf(id)).toEqual([]);
  });

  it("D-34: who was not told yet that it is confirmed is told so with the days it has by then", async () => {
    const { id: stay_id } = await makeStay(db);
    const id = await makeStayBooking(db, { stay_id });
    await status("stay", id, { status: "confirmed", mail: "on" });
    for (const ticked of [{ mail: "on" }, { mail: "" }]) {
      await calendar(move(id, "2027-05-10", "2027-05-12", ticked));
      const mails = await mailsOf(id);
      expect(mails.map(({ news }) => news)).toEqual(["confirmed"]);
      expect(mails[0]?.text).toContain("10 May 2027");
      const { version } = await read("stay", id);
      await calendar({ intent: "undo", kind: "stay", id, version: String(version) });
      const after = await mailsOf(id);
      expect(after.map(({ news }) => news)).toEqual(["confirmed"]);
      expect(after[0]?.text).toContain("1 March 2027");
    }
  });

  it("D-34, BK-106: confirming and cancelling from a list tells the guest of any kind; undo takes it back unless it was sent", async () => {
    const stay_id = (await makeStay(db)).id;
    const rental_id = (await makeVehicle(db)).id;
    const experience_id = await makeExperience(db);
    const bookings: [DeskKind, string][] = [
      ["stay", await makeStayBooking(db, { stay_id })],
      ["vehicle", await makeVehicleBooking(db, { rental_id })],
      ["experience", await makeInquiry(db, { experience_id })],
    ];
    for (const [kind, id] of bookings) {
      const { reference } = await read(kind, id);
      expect(await status(kind, id, { status: "confirmed", shown: "pending", mail: "on" }), kind).toEqual({ ok: true });
      const [mail] = await mailsOf(id);
      expect(mail).toMatchObject({ news: "confirmed", due: false });
      expect(mail?.text).toContain(reference);
      await status(kind, id, { status: "pending", shown: "confirmed" });
      expect(await mailsOf(id), kind).toEqual([]);
      await status(kind, id, { status: "cancelled", shown: "pending" });
      expect(await mailsOf(id), "not ticked").toEqual([]);
      await status(kind, id, { status: "confirmed", mail: "on" });
      await status(kind, id, { status: "confirmed", mail: "on" });
      expect(await mailsOf(id), "set twice").toHaveLength(1);
      await db.execute(sql`update outbox set sent_at = now(), next_attempt_at = null where about_id = ${id}`);
      await status(kind, id, { status: "cancelled", mail: "on" });
      expect((await mailsOf(id)).map(({ news }) => news)).toEqual(["confirmed", "cancelled"]);
    }
  });

  it("BK-260: a unit of another listing is not known, and nothing changes", async () => {
    const { stay, id } = await confirmedStay(2);
    const other = (await makeStay(db)).units[0]!;
    const before = await read("stay", id);
    for (const answer of [
      await calendar(move(id, "2027-03-10", "2027-03-12", { unit: other, mail: "on" })),
      await status("stay", id, { status: "cancelled", unit: other, mail: "on" }),
      await status("stay", id, { status: "cancelled", unit: "1" }),
    ])
      expect(answer).toEqual({ ok: false, reason: "unknown-unit" });
    const waiting = await makeStayBooking(db, { stay_id: stay.id, check_in: "2027-06-01", check_out: "2027-06-03" });
    expect(await status("stay", waiting, { status: "confirmed", unit: other })).toMatchObject({
      reason: "unknown-unit",
    });
    expect(await read("stay", id)).toEqual(before);
    expect(await mailsOf(id)).toEqual([]);
  });

  it("what the database refuses at the very end of a change is an outcome, not an error", async () => {
    const { stay, id } = await confirmedStay();
    const unit = stay.units[0]!;
    const also = async (tx: Db) => {
      await tx.execute(sql`set constraints occupancies_free deferred`);
      await tx.execute(
        sql`insert into occupancies (unit_id, kind, first_day, end_day, reason) values (${unit}, 'block', '2027-03-01', '2027-03-20', 'r')`,
      );
    };
    const span = { from: "2027-03-10", to: "2027-03-12" };
    expect(await moveBooking(db, staff, STAYS, { id, span, also })).toMatchObject({ ok: false, reason: "clash" });
    const waiting = await makeStayBooking(db, { stay_id: stay.id, check_in: "2027-03-15", check_out: "2027-03-16" });
    expect(await setStayBookingStatus(db, staff, waiting, "confirmed", { also })).toEqual({
      ok: false,
      reason: "busy",
    });
    expect(await read("stay", waiting)).toMatchObject({ status: "pending" });
  });

  it("BK-024, BK-148: lines read the same in the mail and on the voucher; TR-27: a vehicle is ready from the afternoon", async () => {
    const { id: rental_id } = await makeVehicle(db, 2);
    const id = await makeVehicleBooking(db, { rental_id, vehicles: 2, language: "fr" });
    await db.execute(
      sql`update transportation_bookings set quoted_total = 200, price_lines = ${JSON.stringify([
        { kind: "days", count: 4, times: 2, unit_price: 2_500, amount: 20_000, season: "Saison", text: null },
        { kind: "other", count: 1, times: 1, unit_price: 500, amount: 500, season: null, text: "Siège enfant" },
      ])}::jsonb where id = ${id}`,
    );
    await status("vehicle", id, { status: "confirmed", mail: "on" });
    const [mail] = await mailsOf(id);
    const services = createMailContext(db);
    const { money } = await readGuestVoucher(services, await read("vehicle", id));
    // Nothing was paid, which a voucher says.
    expect(money.slice(-2).map(({ value }) => value.replaceAll(/\D/g, ""))).toEqual(["000", "20000"]);
    const lines = money.slice(0, 2);
    expect(lines[0]?.label).toMatch(/4.*jours.*\(Saison\)/);
    expect(lines[1]?.label).toBe("Siège enfant");
    for (const { label, value } of lines) expect(mail?.text).toContain(`${label}\u202F: ${value}`);
    expect(mail?.text).toMatch(/après-midi/);
    await status("vehicle", id, { status: "cancelled", mail: "on" });
    expect((await mailsOf(id))[0]?.text).not.toMatch(/après-midi/);
  });

  it("BK-148: the voucher has listing, place, days, people, lines, paid, owed and reference, in nine languages", async () => {
    const { id: stay_id } = await makeStay(db);
    const line = { kind: "nights", count: 4, times: 1, unit_price: 10_000, amount: 40_000, season: null, text: null };
    // Names of places that we know are translated.
    await db.execute(sql`update stays set location = 'Desk Bay' where id = ${stay_id}`);
    const id = await makeStayBooking(db, { stay_id, quoted_total: 40_000, full_name: "Zuhura" });
    await db.execute(
      sql`update stay_bookings set price_lines = ${JSON.stringify([line])}::jsonb, language = 'en' where id = ${id}`,
    );
    await db.execute(
      sql`insert into booking_payments (stay_booking_id, kind, amount, currency, usd_amount, method, day) values (${id}, 'payment', 150, 'USD', 150, 'cash', '2026-01-01')`,
    );
    const seen = new Set<string>();
    for (const language of LANGUAGES) {
      const booking = { ...(await read("stay", id)), language };
      const voucher = await readGuestVoucher(createMailContext(db), booking);
      expect(voucher).toMatchObject({ language, reference: booking.reference, listing: booking.listing.nameForGuest });
      const all = [...voucher.rows, ...voucher.money];
      const values = all.map(({ value }) => value).join("|");
      for (const fact of ["Zuhura", "Desk Bay", formatDay("2027-03-01", language), formatDay("2027-03-05", language)])
        expect(values, language).toContain(fact);
      expect(
        all.find(({ value }) => /^2\b/.test(value)),
        `people in ${language}`,
      ).toBeDefined();
      // The line, the total, what was paid and what is owed.
      const amounts = voucher.money.map(({ value }) => value.replaceAll(/[^\d]/g, ""));
      expect(amounts, language).toEqual(expect.arrayContaining(["40000", "15000", "25000"]));
      expect(amounts.filter((amount) => amount === "40000").length, language).toBeGreaterThanOrEqual(2);
      const words = [voucher.title, voucher.foot, ...all.map(({ label }) => label)].join("|");
      expect(words).not.toMatch(/voucher\.|emails\./);
      seen.add(words);
    }
    expect(seen.size).toBe(LANGUAGES.length);
  });

  it("BK-039: those on board of a cancelled departure are listed, then mailed that it is off, or where they were moved", async () => {
    const experience = await makeExperience(db);
    await db.insert(departure_patterns).values({
      experience_id: experience,
      first_day: "2027-03-01",
      last_day: "2027-03-31",
      weekdays: 127,
      start_time: "08:30",
      seats: 100,
      cutoff_hours: 0,
    });
    const book = async (date: string, email: string | null = "a@example.com", language: "en" | "ar" = "en") => {
      const id = await makeInquiry(db, {
        experience_id: experience,
        date,
        start_time: "08:30",
        participants: 1,
        origin: "phone",
        email,
        language,
      });
      expect(await status("experience", id, { status: "confirmed" })).toEqual({ ok: true });
      return id;
    };
    const cancel = (day: string, more: Record<string, string>) =>
      changeDepartures(createMailContext(db), staff, experience, { intent: "cancel", day, time: "08:30", ...more });
    const [one, silent] = [await book("2027-03-02", "a@example.com", "ar"), await book("2027-03-02", null)];
    const asked = await cancel("2027-03-02", { mail: "on" });
    expect(asked).toMatchObject({ refused: { data: { clashes: [{ id: silent }, { id: one }] } } });
    expect(await mailsOf(one)).toEqual([]);
    expect(await cancel("2027-03-02", { mail: "on", on_board: "unseat" })).toMatchObject({ saved: expect.anything() });
    expect(await mailsOf(one)).toMatchObject([{ news: "departure_cancelled", language: "ar", due: false }]);
    expect(await mailsOf(silent)).toEqual([]);
    const two = await book("2027-03-03");
    await cancel("2027-03-03", { on_board: "move", target: "2027-03-05 08:30", mail: "on" });
    const [moved] = await mailsOf(two);
    expect(moved).toMatchObject({ news: "moved" });
    expect(moved?.text).toContain("5 March 2027");
    const three = await book("2027-03-04");
    await cancel("2027-03-04", { on_board: "unseat" });
    expect(await mailsOf(three), "not ticked").toEqual([]);
    const many = await Promise.all(Array.from({ length: 60 }, () => book("2027-03-08")));
    await cancel("2027-03-08", { on_board: "unseat", mail: "on" });
    const [left] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from departure_seats where inquiry_id in (select jsonb_array_elements_text(${JSON.stringify(many)}::jsonb)::uuid)`,
    );
    expect(left?.n, "more than a question lists").toBe(0);
  });
});
