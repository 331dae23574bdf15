/** Trip plans: read as things are now, and sent as one case with one booking for each thing. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { islandToday } from "#app/features/availability/rules";
import { departure_patterns, occupancies } from "#app/features/availability/tables.server";
import { requestStay } from "#app/features/bookings/mutations.server";
import { AS_WRITTEN, tellOfStatus } from "#app/features/bookings/desk/guest-emails.server";
import type { BookingTable } from "#app/features/bookings/placement/mutations.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { cases } from "#app/features/cases/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { cancelAllAsGuest, cancelAsGuest } from "#app/features/guests/asks/mutations.server";
import { createComposers } from "#app/features/guests/composers.server";
import { readInboxFilters } from "#app/features/guests/inbox/filters";
import { planProgress } from "#app/features/cases/plan-progress";
import { listInbox } from "#app/features/guests/inbox/queries.server";
import { readSubject } from "#app/features/guests/page/read.server";
import { asks } from "#app/features/guests/tables.server";
import type { SendMail } from "#app/features/mail/sender.server";
import { outbox } from "#app/features/mail/tables.server";
import { sendNextMail } from "#app/features/mail/worker.server";
import { findConflicts } from "#app/features/plans/conflicts/rules";
import { planKey, type PlanItem } from "#app/features/plans/plan-item";
import { readPlan } from "#app/features/plans/queries.server";
import { sendPlan } from "#app/features/plans/sending/mutations.server";
import { readSentThings } from "#app/features/plans/sending/sent-things";
import { plans } from "#app/features/plans/tables.server";
import { DEFAULT_BOOKING_SETTINGS } from "#app/features/settings/queries.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { addDays } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { oneRow } from "#app/platform/db/rows.server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { makeExperience, makeStay, makeVehicle } from "#tests/support/ledger";
import { createMailContext, VISIT } from "#tests/support/mail-context";

const today = islandToday();
const day = (n: number) => addDays(today, n);
const UNKNOWN = "00000000-0000-4000-8000-000000000000";
let sent = 0;

describe.each(DATABASE_KINDS)("trip plans on %s", (kind, open) => {
  let database: Database;
  let db: Db;
  let stay: string;
  let other: string;
  let car: string;
  let sail: string;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    ({ id: stay } = await makeStay(db, 1));
    ({ id: other } = await makeStay(db, 1));
    ({ id: car } = await makeVehicle(db, 1));
    sail = await makeExperience(db);
    await db.update(stays).set({ min_nights: 1, max_guests: 4, price: 10_000 });
    await db.update(transportation_rentals).set({ min_days: 1, price_per_day: 5_000 });
    await db.update(experiences).set({ price: 2_000, duration: "1-2 hours" }).where(eq(experiences.id, sail));
    await db.insert(departure_patterns).values({
      experience_id: sail,
      first_day: today,
      weekdays: 127,
      start_time: "09:00",
      seats: 6,
      cutoff_hours: 1,
    });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ["hold_networks", "rate_limits", "departure_seats", "occupancies"])
      await db.execute(sql`delete from ${sql.identifier(table)}`);
    await db.delete(stay_bookings);
    await db.delete(transportation_bookings);
    await db.delete(experience_inquiries);
    await db.delete(outbox);
  });

  const shared = { time: null, people: 2, children: 0, vehicles: 1, withDriver: false };
  const staying = (from = 10, to = 14, id = stay): PlanItem => ({
    ...shared,
    kind: "stay",
    id,
    from: day(from),
    to: day(to),
  });
  const driving = (from = 10, to = 14): PlanItem => ({
    ...shared,
    kind: "vehicle",
    id: car,
    from: day(from),
    to: day(to),
  });
  const sailing = (on = 11, people = 2): PlanItem => ({
    ...shared,
    kind: "experience",
    id: sail,
    from: day(on),
    to: day(on),
    time: "09:00",
    people,
  });
  const trip = () => [staying(), driving(), sailing()];

  function send(items: PlanItem[], more: Partial<Parameters<typeof sendPlan>[1]> = {}) {
    sent++;
    return sendPlan(createMailContext(db), {
      full_name: "Marta Figueira",
      email: `guest${sent}@example.com`,
      phone: "+351 912 345 678",
      network: `network ${sent}`,
      shown: { code: "USD", rate: 1 },
      language: "en",
      submissionKey: `key ${sent}`,
      items,
      ...more,
    });
  }
  async function statesOf(answer: ReturnType<typeof send>) {
    const outcome = await answer;
    if (!outcome.ok) throw new Error(`not sent: ${outcome.items.join()}`);
    return readSentThings(outcome.receipt.things).map(({ state }) => state);
  }
  const plansSent = () => db.select().from(plans);

  it("GU-168: is one case with one booking for each thing, held, and one plan with the total", async () => {
    const answer = await send(trip(), { shown: { code: "TZS", rate: 2_600 } });
    const plan = oneRow(await plansSent());
    const opened = oneRow(await db.select().from(cases).where(eq(cases.id, plan.case_id)));
    expect(opened).toMatchObject({ kind: "plan", waiting_for: "us", state: "open", last_day: day(14) });
    expect(opened.title.split(", ")).toHaveLength(3);
    const total = 40_000 + 20_000 + 4_000;
    expect(plan).toMatchObject({
      first_day: day(10),
      last_day: day(14),
      people: 2,
      total,
      shown_currency: "TZS",
      shown_total: 1_664_000,
      conflicts: [],
    });
    expect(answer).toMatchObject({
      ok: true,
      receipt: { reference: opened.reference, total: String(total), link: expect.stringMatching(/^\/my\//) as unknown },
    });
    for (const table of [stay_bookings, transportation_bookings, experience_inquiries] as const) {
      const row = oneRow(await db.select().from(table));
      expect(row).toMatchObject({ case_id: plan.case_id, status: "pending", is_wish: false, language: "en" });
      expect(row.hold_until).not.toBeNull();
      expect(row.reference).not.toBe(opened.reference);
    }
    const inquiry = oneRow(await db.select().from(experience_inquiries));
    const house = oneRow(await db.select().from(stays).where(eq(stays.id, stay)));
    expect(inquiry).toMatchObject({ day_of_plan: 2, accommodation: house.name, start_time: "09:00" });
    expect(await db.select().from(occupancies)).toHaveLength(2);
    const [mail] = await db.select().from(outbox).where(eq(outbox.purpose, "confirmation"));
    for (const said of [opened.reference, house.name, "kept for you", "$640.00"]) expect(mail?.text).toContain(said);
  });

  it("GU-168: all or nothing: whatever fails, nothing of it is stored", async () => {
    await db.execute(
      sql`create or replace function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
    );
    for (const table of ["stay_bookings", "transportation_bookings", "experience_inquiries", "plans", "secret_links"]) {
      await db.execute(
        sql.raw(`create trigger refuse_row before insert on ${table} for each row execute function refuse_row()`),
      );
      await expect(send(trip()), table).rejects.toThrow();
      await db.execute(sql.raw(`drop trigger refuse_row on ${table}`));
      expect(await plansSent()).toEqual([]);
      for (const stored of [cases, stay_bookings, transportation_bookings, experience_inquiries, occupancies, outbox])
        expect(await db.select().from(stored), table).toEqual([]);
    }
  });

  it("G-27: a second stay for the same night, and more people than there is room for, are wishes", async () => {
    expect(await statesOf(send([staying(), staying(12, 16, other), driving()]))).toEqual(["held", "held", "wish"]);
    expect(await db.select().from(occupancies)).toHaveLength(2);
    expect(oneRow(await plansSent()).conflicts).toMatchObject([
      { kind: "twoStays", day: day(12) },
      { kind: "backEarly" },
    ]);
    expect(await statesOf(send([{ ...staying(30, 32), people: 9 }]))).toEqual(["wish"]);
    expect(await statesOf(send([sailing(30, 9)]))).toEqual(["wish"]);
    // One stay after the other is not a second one.
    expect(await statesOf(send([staying(40, 42), staying(42, 44, other)]))).toEqual(["held", "held"]);
  });

  it("G-27: a plan counts as one for the limits", async () => {
    const who = { email: "same@example.com", network: "same" };
    for (const from of [10, 20])
      expect(await statesOf(send([staying(from, from + 1), driving(from, from + 1)], who))).toEqual(["held", "held"]);
    // Four things are held for two plans: the third plan is within the limit of three, the fourth is not.
    expect(await statesOf(send([staying(30, 31), driving(30, 31)], who))).toEqual(["held", "held"]);
    expect(await statesOf(send([staying(40, 41)], who))).toEqual(["free"]);
  });

  it("GU-166 GU-169 GT-41: what somebody else took meanwhile is a wish, and said", async () => {
    const slug = oneRow(await db.select().from(stays).where(eq(stays.id, stay))).slug;
    await requestStay(createMailContext(db), {
      ...VISIT,
      full_name: "Amina Mbarouk",
      email: "other@example.com",
      phone: "+255 777 123 456",
      check_in: day(11),
      check_out: day(12),
      guests: 1,
      special_requests: null,
      language: "en",
      slug,
      submissionKey: "other",
    });
    const plan = await readPlan(db, "en", trip(), DEFAULT_BOOKING_SETTINGS);
    expect(plan.things.find(({ kind }) => kind === "stay")).toMatchObject({ state: "taken" });
    expect(findConflicts(plan.things)).toMatchObject([{ kind: "taken", fix: { do: "move" } }]);
    expect(await statesOf(send(trip()))).toEqual(["wish", "held", "held"]);
  });

  it("GU-169: of two plans for the last room at once one holds it, the other has it as a wish", async () => {
    const both = await Promise.all([statesOf(send(trip())), statesOf(send([staying()]))]);
    expect(both.map(([first]) => first).toSorted()).toEqual(["held", "wish"]);
    expect(await db.select().from(occupancies)).toHaveLength(2);
  });

  it("GU-169 C: of many plans for the last room at once one holds it; all others are told that it is a wish", async () => {
    const count = kind === "PostgreSQL" ? 100 : 4;
    const all = await Promise.all(Array.from({ length: count }, () => statesOf(send([staying(50, 52)]))));
    expect(all.flat().toSorted()).toEqual(["held", ...Array.from({ length: count - 1 }, () => "wish")]);
    expect(await plansSent()).toHaveLength(count);
  });

  it("GU-167 GT-41: what is gone or past is named, and nothing is sent", async () => {
    const gone = { ...staying(), id: UNKNOWN };
    const past = staying(-3, -1);
    expect(await send([...trip(), gone, past])).toEqual({
      ok: false,
      reason: "unsendable",
      items: expect.arrayContaining([planKey(gone), planKey(past)]) as unknown,
    });
    expect(await plansSent()).toEqual([]);
    const plan = await readPlan(db, "en", [gone, staying()], DEFAULT_BOOKING_SETTINGS);
    expect(plan.gone).toEqual([gone]);
    expect(plan.things).toHaveLength(1);
  });

  it("the same plan twice is one case; the link only for the browser that sent it", async () => {
    const once = { email: "twice@example.com", network: "twice", submissionKey: "twice" };
    const first = await send(trip(), once);
    const second = await send(trip(), once);
    expect(second).toMatchObject({ ok: true, receipt: { reference: first.ok && first.receipt.reference } });
    expect(second.ok && second.receipt.link).toBeFalsy();
    expect(await send(trip(), { ...once, hasOwnKey: true })).toMatchObject({
      receipt: { link: expect.stringMatching(/^\/my\//) as unknown },
    });
    expect(await plansSent()).toHaveLength(1);
  });

  it("GU-171 GT-16: the guest's page has all of it, and cancelling one thing touches only that", async () => {
    await send(trip());
    const { case_id: caseId } = oneRow(await plansSent());
    const read = await readSubject(db, { id: caseId, kind: "plan", title: "Trip", waiting_for: "us" }, "en");
    expect(read?.subject).toMatchObject({ kind: "booking", items: [{}, {}, {}] });
    const { reference } = oneRow(await db.select().from(transportation_bookings));
    expect(await cancelAsGuest(createMailContext(db), { caseId, reference, reason: null })).toMatchObject({ ok: true });
    expect(oneRow(await db.select().from(transportation_bookings)).status).toBe("cancelled");
    expect(oneRow(await db.select().from(stay_bookings)).status).toBe("pending");
    expect(oneRow(await db.select().from(experience_inquiries)).status).toBe("pending");
    // Pressed again, it stays cancelled.
    await cancelAsGuest(createMailContext(db), { caseId, reference, reason: null });
    expect(oneRow(await db.select().from(transportation_bookings)).status).toBe("cancelled");
  });

  it("GU-172: cancelling all cancels what is within its cut-off and asks for the rest, as one for the limit", async () => {
    await send(trip());
    const { case_id: caseId } = oneRow(await plansSent());
    await db.update(transportation_bookings).set({ cancel_free_hours: null });
    await db.delete(occupancies).where(sql`transportation_booking_id is not null`);
    await db.update(transportation_bookings).set({ hold_until: null, overbooked: true, status: "confirmed" });
    const all = { caseId, reason: "Ill" };
    expect(await cancelAllAsGuest(createMailContext(db), all)).toEqual({ ok: true, did: "cancelled-all" });
    expect(oneRow(await db.select().from(stay_bookings))).toMatchObject({ status: "cancelled", cancelled_by: "guest" });
    expect(oneRow(await db.select().from(experience_inquiries)).status).toBe("cancelled");
    expect(oneRow(await db.select().from(transportation_bookings)).status).toBe("confirmed");
    const asked = await db.select().from(asks).where(eq(asks.case_id, caseId));
    expect(asked).toMatchObject([{ kind: "cancel", state: "open", item_table: "transportation_bookings" }]);
    // Pressed again nothing is asked for twice.
    await cancelAllAsGuest(createMailContext(db), all);
    expect(await db.select().from(asks).where(eq(asks.case_id, caseId))).toHaveLength(1);
    const read = await readSubject(db, { id: caseId, kind: "plan", title: "Trip", waiting_for: "us" }, "en");
    const items = read?.subject.kind === "booking" ? read.subject.items : [];
    const total = items
      .filter(({ status }) => status !== "cancelled")
      .reduce((sum, item) => sum + (item.total ?? 0), 0);
    expect(total).toBe(20_000);
  });

  it("GU-170: the inbox has one row for a plan, with the states of its bookings", async () => {
    await send(trip());
    await db.delete(occupancies).where(sql`stay_booking_id is not null`);
    await db.update(stay_bookings).set({ hold_until: null, overbooked: true, status: "confirmed" });
    const filters = readInboxFilters(new URLSearchParams("for=all&kind=plan"));
    const { rows } = await listInbox(db, filters, { staff: "", page: 1 });
    expect(rows).toHaveLength(1);
    expect(planProgress(rows[0]?.plan_statuses ?? [])).toBe("1 of 3 confirmed");
  });

  it("GU-110: what is said of its bookings within five minutes is one message, thing by thing", async () => {
    await send([...trip(), staying(14, 16, other)]);
    await db.delete(outbox);
    const services = createMailContext(db);
    const tell = async (desk: "stay" | "vehicle" | "experience", table: BookingTable, status: string) => {
      for (const { id } of await db.select({ id: table.id }).from(table))
        await tellOfStatus(services, { kind: desk, id }, status, AS_WRITTEN)(db);
    };
    await tell("stay", stay_bookings, "confirmed");
    await tell("vehicle", transportation_bookings, "confirmed");
    await tell("experience", experience_inquiries, "cancelled");
    const waiting = await db.select().from(outbox);
    expect(waiting).toHaveLength(4);
    for (const { next_attempt_at } of waiting) expect(next_attempt_at!.getTime()).toBeGreaterThan(Date.now() + 240_000);
    await db.update(outbox).set({ next_attempt_at: sql`now()` });
    const left: { subject: string; text: string }[] = [];
    const sending: SendMail = (mail) => {
      left.push(mail);
      return Promise.resolve({ ok: true, response: "" });
    };
    while (await sendNextMail(db, sending, silentLog, createComposers({ ...services, currencies: { value: [] } })));
    const mail = oneRow(left);
    const { reference } = oneRow(await db.select().from(cases));
    expect(mail.subject).toBe(`Your trip plan (${reference})`);
    expect(mail.text.match(/Marta/g)).toHaveLength(1);
    const named = await db.select({ name: stay_bookings.stay_name }).from(stay_bookings);
    for (const { name } of named) expect(mail.text).toContain(name);
    expect(mail.text.match(/^Reference: /gm)).toHaveLength(4);
    expect(await db.select({ text: outbox.text }).from(outbox)).toEqual([{ text: mail.text }]);
  });

  it("the case follows its bookings: last day, and gone with the last of them", async () => {
    await send(trip());
    const { case_id: caseId } = oneRow(await plansSent());
    await db.delete(occupancies);
    await db.update(stay_bookings).set({ hold_until: null });
    await db.update(stay_bookings).set({ check_out: day(20) });
    expect(oneRow(await db.select().from(cases).where(eq(cases.id, caseId))).last_day).toBe(day(20));
    await db.delete(stay_bookings);
    expect(await plansSent()).toHaveLength(1);
    await db.delete(transportation_bookings);
    await db.delete(experience_inquiries);
    expect(await plansSent()).toEqual([]);
  });
});
