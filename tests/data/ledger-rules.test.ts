/** What the database itself keeps true of units, ledger, seats, cases and money, past the program: I-1 to I-6, J-2. */
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { endHold, holdBooking } from "#app/features/bookings/holds/mutations.server";
import { EXPERIENCES, STAYS } from "#app/features/bookings/placement/mutations.server";
import { setExperienceInquiryStatus, setStayBookingStatus } from "#app/features/bookings/status/mutations.server";
import { REFERENCE_PATTERN } from "#app/features/cases/schema";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
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
import { staff } from "#tests/support/staff";

describe.each(DATABASE_KINDS)("the ledger's rules on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());

  /** What the database said when it refused; "accepted" when it did not. */
  const attempt = (work: Promise<unknown>) =>
    work.then(
      () => "accepted",
      (error: Error) => `${error.message} ${String((error.cause as Error | undefined)?.message)}`,
    );
  const run = (statement: SQL) => attempt(db.execute(statement));
  /** Several statements that are looked at when they end. */
  const together = (...statements: SQL[]) =>
    attempt(
      db.transaction(async (tx) => {
        for (const statement of statements) await tx.execute(statement);
      }),
    );
  const take = (unit: string, booking: string, from = "2027-03-01", to = "2027-03-05") =>
    sql`insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id) values (${unit}, 'booking', ${from}, ${to}, ${booking})`;
  const rent = (unit: string, booking: string) =>
    sql`insert into occupancies (unit_id, kind, first_day, end_day, transportation_booking_id) values (${unit}, 'booking', '2027-03-01', '2027-03-05', ${booking})`;
  const block = (unit: string, from: string, to: string) =>
    sql`insert into occupancies (unit_id, kind, first_day, end_day) values (${unit}, 'block', ${from}, ${to})`;
  const confirm = (id: string) => sql`update stay_bookings set status = 'confirmed' where id = ${id}`;

  it("BK-001: gives a new listing one unit", async () => {
    const [stay, vehicle] = [await makeStay(db), await makeVehicle(db)];
    expect([stay.units.length, vehicle.units.length]).toEqual([1, 1]);
  });

  it("I-1: no two rows of one unit share a day; arriving on the day of leaving is free", async () => {
    const { units } = await makeStay(db, 2);
    expect(await run(block(units[0]!, "2027-03-01", "2027-03-05"))).toBe("accepted");
    expect(await run(block(units[0]!, "2027-03-04", "2027-03-06"))).toContain("occupancies_free");
    expect(await run(block(units[0]!, "2027-03-05", "2027-03-06"))).toBe("accepted");
    expect(await run(block(units[0]!, "2027-02-20", "2027-03-01"))).toBe("accepted");
    expect(await run(block(units[1]!, "2027-03-01", "2027-03-05"))).toBe("accepted");
    expect(
      await run(
        sql`update occupancies set end_day = '2027-03-06' where unit_id = ${units[0]!} and first_day = '2027-03-01'`,
      ),
    ).toContain("occupancies_free");
  });

  it("the ledger's rows say who took the days, and for how long", async () => {
    const { id, units } = await makeStay(db);
    const booking = await makeStayBooking(db, { stay_id: id });
    const [unit] = units;
    expect(await run(block(unit!, "2027-03-05", "2027-03-05"))).toContain("occupancies_days");
    expect(await run(block(unit!, "2027-03-05", "2031-03-05"))).toContain("occupancies_length");
    expect(
      await run(
        sql`insert into occupancies (unit_id, kind, first_day, end_day) values (${unit}, 'booking', '2027-03-01', '2027-03-05')`,
      ),
    ).toContain("occupancies_owner");
    expect(
      await run(
        sql`insert into occupancies (unit_id, kind, first_day, end_day) values (${unit}, 'import', '2027-03-01', '2027-03-05')`,
      ),
    ).toContain("occupancies_owner");
    expect(
      await run(
        sql`insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id) values (${unit}, 'block', '2027-03-01', '2027-03-05', ${booking})`,
      ),
    ).toContain("occupancies_owner");
    expect(
      await run(
        sql`insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id) values (${unit}, 'hold', '2027-03-01', '2027-03-05', ${booking})`,
      ),
    ).toContain("occupancies_hold_until");
    expect(
      await run(
        sql`insert into occupancies (unit_id, kind, first_day, end_day, hold_until) values (${unit}, 'block', '2027-03-01', '2027-03-05', now())`,
      ),
    ).toContain("occupancies_hold_until");
    expect(
      await run(
        sql`insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id, hold_until) values (${unit}, 'hold', '2027-03-01', '2027-03-05', ${booking}, now())`,
      ),
    ).toBe("accepted");
  });

  it("I-2: seats taken are those of its requests, and never more than there are", async () => {
    const experience_id = await makeExperience(db);
    const [departure] = await rowsOf<{ id: string }>(
      db,
      sql`insert into departures (experience_id, day, start_time, capacity, seats_taken) values (${experience_id}, '2027-03-01', '08:00', 5, 3) returning id`,
    );
    const taken = async () =>
      (await rowsOf<{ n: number }>(db, sql`select seats_taken as n from departures where id = ${departure!.id}`))[0]!.n;
    // A departure begins without seats, whatever is written.
    expect(await taken()).toBe(0);
    const make = (participants: number) =>
      makeInquiry(db, { experience_id, participants, start_time: "08:00", status: "confirmed" });
    const [one, two] = [await make(3), await make(3)];
    const sit = (inquiry: string, seats: number) =>
      sql`insert into departure_seats (departure_id, inquiry_id, seats) values (${departure!.id}, ${inquiry}, ${seats})`;
    expect(await run(sit(one, 3))).toBe("accepted");
    expect(await taken()).toBe(3);
    expect(await run(sit(two, 3))).toContain("departures_seats");
    expect(await run(sql`update departures set seats_taken = 1 where id = ${departure!.id}`)).toContain(
      "other seats than were taken",
    );
    expect(await run(sql`update departures set capacity = 2 where id = ${departure!.id}`)).toContain(
      "departures_seats",
    );
    expect(await run(sql`delete from departure_seats where inquiry_id = ${one}`)).toBe("accepted");
    expect(await taken()).toBe(0);
  });

  it("I-3: a confirmed booking has its unit for its own days, or is marked overbooked", async () => {
    const { id, units } = await makeStay(db, 2);
    const booking = await makeStayBooking(db, { stay_id: id });
    expect(await run(confirm(booking))).toContain("without a unit and not marked overbooked");
    expect(await together(confirm(booking), take(units[0]!, booking, "2027-03-01", "2027-03-04"))).toContain(
      "other days",
    );
    expect(await together(confirm(booking), take(units[0]!, booking))).toBe("accepted");
    expect(await run(sql`update stay_bookings set overbooked = true where id = ${booking}`)).toContain(
      "overbooked and has a unit",
    );
    expect(await run(sql`update stay_bookings set check_out = '2027-03-06' where id = ${booking}`)).toContain(
      "other days",
    );
    expect(await run(sql`delete from occupancies where stay_booking_id = ${booking}`)).toContain("without a unit");
    expect(await run(sql`update stay_bookings set status = 'pending' where id = ${booking}`)).toContain(
      "without a hold",
    );
    expect(
      await together(
        sql`delete from occupancies where stay_booking_id = ${booking}`,
        sql`update stay_bookings set overbooked = true where id = ${booking}`,
      ),
    ).toBe("accepted");
    expect(await run(sql`update stay_bookings set overbooked = false where id = ${booking}`)).toContain(
      "without a unit",
    );
    const completed = await makeStayBooking(db, { stay_id: id });
    expect(await run(sql`update stay_bookings set status = 'completed' where id = ${completed}`)).toContain(
      "without a unit",
    );
  });

  it("I-3: a vehicle booking stands on as many units as it names, all or none", async () => {
    const { id, units } = await makeVehicle(db, 3);
    const booking = await makeVehicleBooking(db, { rental_id: id, vehicles: 2 });
    const confirmed = sql`update transportation_bookings set status = 'confirmed' where id = ${booking}`;
    expect(await together(confirmed, rent(units[0]!, booking))).toContain("some of its units only");
    expect(
      await together(confirmed, rent(units[0]!, booking), rent(units[1]!, booking), rent(units[2]!, booking)),
    ).toContain("some of its units only");
    expect(await together(confirmed, rent(units[0]!, booking), rent(units[1]!, booking))).toBe("accepted");
    expect(await run(sql`update transportation_bookings set vehicles = 3 where id = ${booking}`)).toContain(
      "some of its units only",
    );
  });

  it("I-4: a cancelled booking, a wish and one without a listing take no days", async () => {
    const { id, units } = await makeStay(db);
    const booking = await makeStayBooking(db, { stay_id: id });
    expect(await together(confirm(booking), take(units[0]!, booking))).toBe("accepted");
    expect(await run(sql`update stay_bookings set status = 'cancelled' where id = ${booking}`)).toContain(
      "takes days though",
    );
    expect(await run(sql`update stay_bookings set is_wish = true where id = ${booking}`)).toContain(
      "takes days though",
    );
    expect(await run(sql`update stay_bookings set stay_id = null where id = ${booking}`)).toContain(
      "takes days though",
    );
    // Deleting the listing takes units and ledger along, and leaves the booking.
    expect(await run(sql`delete from stays where id = ${id}`)).toBe("accepted");
    const [left] = await rowsOf(
      db,
      sql`select stay_id, status, (select count(*)::int from occupancies where stay_booking_id = b.id) as days from stay_bookings b where id = ${booking}`,
    );
    expect(left).toEqual({ stay_id: null, status: "confirmed", days: 0 });
  });

  it("I-4, I-5: seats are those of a request for that departure that counts", async () => {
    const experience_id = await makeExperience(db);
    const [departure] = await rowsOf<{ id: string }>(
      db,
      sql`insert into departures (experience_id, day, start_time, capacity) values (${experience_id}, '2027-03-01', '08:00', 9) returning id`,
    );
    const sit = (inquiry: string, seats = 2, hold: SQL = sql`null`) =>
      sql`insert into departure_seats (departure_id, inquiry_id, seats, hold_until) values (${departure!.id}, ${inquiry}, ${seats}, ${hold})`;
    const right = { experience_id, start_time: "08:00", status: "confirmed" } as const;
    const seated = await makeInquiry(db, right);
    expect(await run(sit(seated))).toBe("accepted");
    expect(await run(sql`update experience_inquiries set status = 'cancelled' where id = ${seated}`)).toContain(
      "seats it cannot have",
    );
    expect(await run(sql`update experience_inquiries set participants = 3 where id = ${seated}`)).toContain(
      "seats it cannot have",
    );
    expect(await run(sql`update experience_inquiries set overbooked = true where id = ${seated}`)).toContain(
      "seats it cannot have",
    );
    expect(await run(sit(await makeInquiry(db, { ...right, is_wish: true })))).toContain("seats it cannot have");
    expect(await run(sit(await makeInquiry(db, { ...right, date: "2027-03-02" })))).toContain("seats it cannot have");
    expect(await run(sit(await makeInquiry(db, { ...right, start_time: "09:00" })))).toContain("seats it cannot have");
    expect(await run(sit(await makeInquiry(db, { ...right, experience_id: await makeExperience(db) })))).toContain(
      "seats it cannot have",
    );
    expect(await run(sit(await makeInquiry(db, right), 1))).toContain("seats it cannot have");
    const pending = await makeInquiry(db, { ...right, status: "pending" });
    expect(await run(sit(pending))).toContain("seats it cannot have");
    expect(await run(sit(pending, 2, sql`now() + interval '1 day'`))).toBe("accepted");
  });

  it("I-5: a unit of another listing is refused, and no unit changes its listing", async () => {
    const [one, other] = [await makeStay(db), await makeStay(db)];
    const booking = await makeStayBooking(db, { stay_id: one.id });
    expect(await together(confirm(booking), take(other.units[0]!, booking))).toContain("unit of another listing");
    expect(await run(sql`update units set stay_id = ${other.id}, position = 7 where id = ${one.units[0]!}`)).toContain(
      "belongs to its listing",
    );
  });

  it("BK-007, BK-008: a unit does not retire under a booking, and takes nothing afterwards", async () => {
    const { units } = await makeStay(db);
    expect(await run(block(units[0]!, "2027-03-01", "2027-03-05"))).toBe("accepted");
    expect(await run(sql`update units set retired_from = '2027-03-04' where id = ${units[0]!}`)).toContain(
      "unit is retired",
    );
    expect(await run(sql`update units set retired_from = '2027-03-05' where id = ${units[0]!}`)).toBe("accepted");
    expect(await run(block(units[0]!, "2027-03-05", "2027-03-06"))).toContain("unit is retired");
  });

  it("BK-004: names are unique within a listing in any case, positions can change places", async () => {
    const [one, other] = [await makeStay(db, 2), await makeStay(db)];
    expect(await run(sql`update units set name = 'Baobab' where id = ${one.units[0]!}`)).toBe("accepted");
    expect(await run(sql`update units set name = 'baobab' where id = ${one.units[1]!}`)).toContain("units_stay_name");
    expect(await run(sql`update units set name = 'baobab' where id = ${other.units[0]!}`)).toBe("accepted");
    expect(await run(sql`update units set position = 3 - position where stay_id = ${one.id}`)).toBe("accepted");
  });

  it("I-6, BK-205: changes are announced by listing and month, and nothing else", async () => {
    const heard: string[] = [];
    await database.listen("calendar", (payload) => heard.push(payload));
    const { id, units } = await makeStay(db);
    const told = () => heard.map((payload) => JSON.parse(payload) as unknown);
    await vi.waitFor(() => expect(told()).toContainEqual({ listing: id, month: null }), { timeout: 5_000 });
    heard.length = 0;
    await db.execute(block(units[0]!, "2027-03-30", "2027-05-01"));
    await vi.waitFor(() => expect(heard.length).toBe(2), { timeout: 5_000 });
    expect(told()).toEqual([
      { listing: id, month: "2027-03" },
      { listing: id, month: "2027-04" },
    ]);
    heard.length = 0;
    await db.execute(sql`update occupancies set first_day = '2027-04-01' where unit_id = ${units[0]!}`);
    await db.execute(sql`delete from occupancies where unit_id = ${units[0]!}`);
    const experience = await makeExperience(db);
    await db.execute(
      sql`insert into departures (experience_id, day, start_time, capacity) values (${experience}, '2027-07-31', '08:00', 9)`,
    );
    await vi.waitFor(() => expect(heard.length).toBe(4), { timeout: 5_000 });
    expect(told()).toEqual([
      { listing: id, month: "2027-03" },
      { listing: id, month: "2027-04" },
      { listing: id, month: "2027-04" },
      { listing: experience, month: "2027-07" },
    ]);
  });

  it("I-6, BK-203: holds of days and seats are announced when they begin, are lengthened, end and are confirmed", async () => {
    const heard: string[] = [];
    await database.listen("calendar", (payload) => heard.push(payload));
    const isTold = async (listing: string, change: Promise<unknown>) => {
      expect(await change).toMatchObject({ ok: true });
      const told = JSON.stringify({ listing, month: "2027-03" });
      const names = () => heard.map((payload) => JSON.stringify(JSON.parse(payload)));
      await vi.waitFor(() => expect(names()).toContain(told), { timeout: 5_000 });
      heard.length = 0;
    };
    const stay = await makeStay(db);
    const booking = { id: await makeStayBooking(db, { stay_id: stay.id }) };
    const experience = await makeExperience(db);
    await db.execute(
      sql`insert into departure_patterns (experience_id, first_day, weekdays, start_time, seats) values (${experience}, '2027-01-01', 127, '08:00', 9)`,
    );
    const inquiry = { id: await makeInquiry(db, { experience_id: experience, start_time: "08:00" }) };
    for (const hours of [24, 48]) {
      await isTold(stay.id, holdBooking(db, staff, STAYS, booking, { hours }));
      await isTold(experience, holdBooking(db, staff, EXPERIENCES, inquiry, { hours }));
    }
    await isTold(stay.id, endHold(db, staff, STAYS, booking));
    await isTold(experience, endHold(db, staff, EXPERIENCES, inquiry));
    await isTold(stay.id, setStayBookingStatus(db, staff, booking.id, "confirmed"));
    await isTold(experience, setExperienceInquiryStatus(db, staff, inquiry.id, "confirmed"));
  });

  it("D-28, G-16: each booking has a reference of its own and its case, which follows it", async () => {
    const { id } = await makeStay(db);
    const booking = await makeStayBooking(db, { stay_id: id, special_requests: "  We arrive late " });
    const read = async () =>
      (
        await rowsOf<Record<string, unknown>>(
          db,
          sql`select b.reference, c.reference as case_reference, c.name, c.email, c.last_day::text, c.waiting_for, c.messages, c.unread_by_staff,
            (select string_agg(body, '|' order by created_at) from case_messages m where m.case_id = c.id) as said
            from stay_bookings b join cases c on c.id = b.case_id where b.id = ${booking}`,
        )
      )[0]!;
    const first = await read();
    expect(first.reference).toMatch(REFERENCE_PATTERN);
    expect(first).toMatchObject({
      case_reference: first.reference,
      last_day: "2027-03-05",
      waiting_for: "us",
      messages: 1,
      unread_by_staff: 1,
      said: "We arrive late",
    });
    expect(
      await rowsOf(db, sql`select 1 as found from reference_codes where code = ${String(first.reference)}`),
    ).toHaveLength(1);
    await db.execute(
      sql`update stay_bookings set full_name = 'Salma', email = 'salma@example.com', check_out = '2027-03-09' where id = ${booking}`,
    );
    expect(await read()).toMatchObject({
      name: "Salma",
      email: "salma@example.com",
      last_day: "2027-03-09",
      messages: 1,
    });
    await db.execute(
      sql`update stay_bookings set full_name = '(erased)', email = '(erased)', special_requests = null, erased_at = now() where id = ${booking}`,
    );
    expect(await read()).toMatchObject({ name: "(erased)", email: null, said: "(erased)", messages: 1 });
  });

  it("a row that was there already makes no case", async () => {
    const { id } = await makeStay(db);
    const counted = async () => (await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from cases`))[0]!.n;
    await makeStayBooking(db, { stay_id: id, submission_key: "the-same" });
    const before = await counted();
    await db.execute(
      sql`insert into stay_bookings (stay_id, stay_name, check_in, check_out, guests, full_name, email, phone, submission_key) values (${id}, 'S', '2027-03-01', '2027-03-05', 1, 'A', 'a@example.com', '1', 'the-same') on conflict (submission_key) do nothing`,
    );
    expect(await counted()).toBe(before);
  });

  it("J-2: the messages of a case say whose turn it is and what is unread; a note is no answer", async () => {
    const { id } = await makeStay(db);
    const booking = await makeStayBooking(db, { stay_id: id });
    const [{ case_id } = { case_id: "" }] = await rowsOf<{ case_id: string }>(
      db,
      sql`select case_id from stay_bookings where id = ${booking}`,
    );
    const say = (kind: string, body: string | null, event: string | null = null) =>
      db.execute(
        sql`insert into case_messages (case_id, kind, author_name, body, event) values (${case_id}, ${kind}, 'Asha', ${body}, ${event}::jsonb)`,
      );
    const state = async () =>
      (
        await rowsOf(
          db,
          sql`select state, waiting_for, waiting_since is not null as since, messages, unread_by_staff, unread_by_guest from cases where id = ${case_id}`,
        )
      )[0];
    expect(await state()).toEqual({
      state: "open",
      waiting_for: "us",
      since: true,
      messages: 0,
      unread_by_staff: 0,
      unread_by_guest: 0,
    });
    await say("note", "VIP");
    expect(await state()).toMatchObject({ waiting_for: "us", messages: 1, unread_by_staff: 0 });
    await say("staff", "Karibu");
    expect(await state()).toMatchObject({ waiting_for: "guest", messages: 2, unread_by_guest: 1 });
    await say("event", null, '{"type":"closed"}');
    expect(await state()).toMatchObject({ state: "closed", waiting_for: "nobody", since: false, messages: 2 });
    await say("guest", "One more thing");
    expect(await state()).toMatchObject({
      state: "open",
      waiting_for: "us",
      since: true,
      messages: 3,
      unread_by_staff: 1,
    });
    await db.execute(sql`update case_messages set read_at = now() where case_id = ${case_id} and kind = 'guest'`);
    await say("event", null, '{"type":"no_answer_needed"}');
    expect(await state()).toEqual({
      state: "open",
      waiting_for: "nobody",
      since: false,
      messages: 3,
      unread_by_staff: 0,
      unread_by_guest: 1,
    });
    expect(
      await run(sql`insert into case_messages (case_id, kind, body) values (${case_id}, 'note', 'without a name')`),
    ).toContain("case_messages_author_name");
    expect(
      await run(sql`insert into case_messages (case_id, kind, body) values (${case_id}, 'guest', '  ')`),
    ).toContain("case_messages_content");
  });

  it("D-29: only visitors of the site must leave an address and a number", async () => {
    const { id } = await makeStay(db);
    const make = (origin: string) =>
      run(
        sql`insert into stay_bookings (stay_id, stay_name, check_in, check_out, guests, full_name, origin) values (${id}, 'S', '2027-06-01', '2027-06-05', 1, 'A', ${origin})`,
      );
    expect(await make("site")).toContain("stay_bookings_contact");
    expect(await make("phone")).toBe("accepted");
  });

  it("BK-140: money that was recorded can be voided once, and neither changed nor deleted", async () => {
    const { id } = await makeStay(db);
    const booking = await makeStayBooking(db, { stay_id: id });
    const [paid] = await rowsOf<{ id: string }>(
      db,
      sql`insert into booking_payments (stay_booking_id, kind, amount, currency, usd_amount, method, day, note) values (${booking}, 'payment', 250000, 'TZS', 100, 'cash', '2027-01-01', 'from Salma') returning id`,
    );
    const change = (set: SQL) => run(sql`update booking_payments set ${set} where id = ${paid!.id}`);
    expect(await change(sql`amount = 1`)).toContain("can only be voided");
    expect(await change(sql`note = 'other'`)).toContain("can only be voided");
    expect(await run(sql`delete from booking_payments where id = ${paid!.id}`)).toContain("can only be voided");
    expect(await change(sql`note = null`)).toBe("accepted");
    expect(await change(sql`voided_at = now()`)).toContain("booking_payments_void");
    expect(await change(sql`voided_at = now(), void_reason = 'typed twice'`)).toBe("accepted");
    expect(await change(sql`voided_at = null, void_reason = null`)).toContain("can only be voided");
    expect(await change(sql`void_reason = 'another'`)).toContain("can only be voided");
    expect(await change(sql`void_reason = '(erased)'`)).toBe("accepted");
  });

  it("after all of it I-1 to I-5 hold", async () => {
    expect(await brokenInvariants(db)).toEqual([]);
  });
});
