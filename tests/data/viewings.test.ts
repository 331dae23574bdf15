/** Seeing a property: asked for, agreed on, called off; where it is, only who has agreed is told. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#app/features/auth/tables.server";
import { islandToday } from "#app/features/availability/rules";
import { case_messages, cases } from "#app/features/cases/tables.server";
import { writeViewingCalendar } from "#app/features/guests/files/calendar-file.server";
import { readCase } from "#app/features/guests/case/queries.server";
import { readGuestPage } from "#app/features/guests/page/read.server";
import { changes } from "#app/features/history/tables.server";
import { savePropertyInquiry } from "#app/features/inquiries/mutations.server";
import { propertyInquiryForm } from "#app/features/inquiries/property-inquiry";
import { property_inquiries } from "#app/features/inquiries/tables.server";
import { acceptViewing, cancelViewing, decideViewing } from "#app/features/inquiries/viewings/mutations.server";
import { readFields } from "#app/features/forms/schema";
import { outbox } from "#app/features/mail/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { addDays } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { createMailContext } from "#tests/support/mail-context";
import { staff } from "#tests/support/staff";

const tomorrow = addDays(islandToday(), 1);
const inAWeek = new Date(`${addDays(islandToday(), 7)}T07:00:00Z`);
const ADDRESS = "Plot 7, Vumawimbi road";

describe.each(DATABASE_KINDS)("viewings on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await db.insert(users).values({ id: staff.id, name: staff.name, email: staff.email });
    await db.insert(properties).values({
      slug: "house",
      title: "House",
      title_fr: "Maison",
      description: "D",
      type: "house",
      location: "Wete",
      full_address: ADDRESS,
      price: 5_00,
      published: true,
    });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [outbox, property_inquiries, changes]) await db.delete(table);
    await db.execute(sql`delete from rate_limits`);
  });

  const services = () => createMailContext(db);
  const SENT = { name: "Hanna", email: "hanna@example.com", phone: null, message: "We would like to see it" };
  let key = 0;
  async function ask(over: Partial<Parameters<typeof savePropertyInquiry>[1]> = {}) {
    const stored = await savePropertyInquiry(services(), {
      ...SENT,
      kind: "viewing",
      day_1: addDays(tomorrow, 3),
      day_2: tomorrow,
      day_3: null,
      part_of_day: "morning",
      people: 3,
      slug: "house",
      language: "fr",
      submissionKey: `viewing ${(key += 1)}`,
      attempt: 1,
      ...over,
    });
    if (!stored.ok) throw new Error("not stored");
    const [row] = await db.select().from(property_inquiries);
    return { caseId: row!.case_id, token: stored.receipt.link!.split("/").at(-1)! };
  }
  const page = async (token: string, now?: Date) => {
    const read = await readGuestPage({ db, log: silentLog, settings: { value: null } }, { token, language: "fr", now });
    const subject = read!.subject;
    if (subject.kind !== "viewing") throw new Error(subject.kind);
    return subject;
  };
  const state = async () => (await db.select().from(property_inquiries))[0]!.viewing_state;
  const eventsOf = async (caseId: string) =>
    (
      await db.select().from(case_messages).where(eq(case_messages.case_id, caseId)).orderBy(case_messages.created_at)
    ).flatMap(({ event }) => event?.type ?? []);

  it("GU-185: makes a case of its kind with the days in order, and says them in both messages", async () => {
    const { caseId, token } = await ask();
    const [row] = await db.select().from(property_inquiries);
    expect(row).toMatchObject({
      kind: "viewing",
      wanted_days: [tomorrow, addDays(tomorrow, 3)],
      part_of_day: "morning",
      people: 3,
      viewing_state: "asked",
    });
    const [found] = await db.select().from(cases).where(eq(cases.id, caseId));
    expect(found).toMatchObject({ kind: "viewing", title: "House", waiting_for: "us", last_day: addDays(tomorrow, 3) });
    const [mail] = await db.select().from(outbox).where(eq(outbox.purpose, "confirmation"));
    expect(mail!.subject).toContain("Votre visite");
    expect(mail!.text).toContain("Matin");
    expect(await page(token)).toMatchObject({
      state: "asked",
      days: [tomorrow, addDays(tomorrow, 3)],
      canCancel: true,
    });
    expect((await readCase(db, caseId))!.viewing).toMatchObject({ state: "asked", people: 3 });
  });

  it("GU-185: a question that is sent again as a viewing is one case of that kind", async () => {
    const submissionKey = "viewing again";
    await ask({ submissionKey, kind: "question" });
    const { caseId } = await ask({ submissionKey, attempt: 2 });
    expect(await db.select().from(property_inquiries)).toHaveLength(1);
    expect((await db.select().from(cases).where(eq(cases.id, caseId)))[0]).toMatchObject({ kind: "viewing" });
  });

  it("GU-185: the form names each bound at the first day, and minds none of it for a question", () => {
    const errors = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...SENT, phone: "", kind: "viewing", day_1: tomorrow, ...fields }))
        form.set(name, value);
      const read = readFields(propertyInquiryForm, form);
      return read.ok ? {} : read.errors;
    };
    expect(errors({})).toEqual({});
    expect(errors({ day_1: "" })).toEqual({ day_1: "required" });
    expect(errors({ day_1: islandToday() })).toEqual({ day_1: "tomorrow" });
    expect(errors({ day_2: addDays(tomorrow, 90) })).toEqual({ day_1: "within90" });
    expect(errors({ day_3: tomorrow })).toEqual({ day_1: "sameDay" });
    expect(errors({ people: "0" })).toMatchObject({ people: "viewers" });
    expect(errors({ people: "21" })).toMatchObject({ people: "viewers" });
    expect(errors({ part_of_day: "night" })).toMatchObject({ part_of_day: "required" });
    expect(errors({ kind: "question", day_1: "" })).toEqual({});
  });

  it("GU-186 GU-187: staff set a moment; only then the guest sees the full address, and is told by mail", async () => {
    const { caseId, token } = await ask();
    expect((await page(token)).address).toBeNull();
    await db.delete(outbox);
    expect(await decideViewing(services(), staff, caseId, { type: "agree", at: inAWeek })).toEqual({ ok: true });
    expect(await page(token)).toMatchObject({
      state: "agreed",
      address: ADDRESS,
      at: inAWeek.toISOString(),
      canCancel: true,
    });
    const [mail] = await db.select().from(outbox);
    expect(mail!.subject).toContain("Maison");
    // The address stands on the page alone.
    expect(mail!.text + mail!.html).not.toContain("Plot 7");
    expect(await eventsOf(caseId)).toEqual(["viewing_agreed", "no_answer_needed"]);
    expect((await db.select().from(cases).where(eq(cases.id, caseId)))[0]!.waiting_for).toBe("nobody");
    expect(await db.select().from(changes)).toMatchObject([{ room: "customers", action: "changed" }]);
  });

  it("GU-186: staff propose a moment; the guest takes it, twice is once", async () => {
    const { caseId, token } = await ask();
    await decideViewing(services(), staff, caseId, { type: "propose", at: inAWeek });
    expect(await page(token)).toMatchObject({ state: "asked", address: null, canAccept: true });
    expect(await acceptViewing(services(), caseId)).toEqual({ ok: true });
    expect(await acceptViewing(services(), caseId)).toEqual({ ok: true });
    expect(await page(token)).toMatchObject({ state: "agreed", address: ADDRESS, canAccept: false });
    expect((await eventsOf(caseId)).filter((type) => type === "viewing_accepted")).toHaveLength(1);
  });

  it("GU-186: the guest can cancel until it begins, and not after", async () => {
    const { caseId, token } = await ask();
    await decideViewing(services(), staff, caseId, { type: "agree", at: inAWeek });
    expect((await page(token, inAWeek)).canCancel).toBe(false);
    expect(await cancelViewing(services(), caseId, inAWeek)).toEqual({ ok: false, reason: "unfit" });
    expect(await cancelViewing(services(), caseId, new Date(inAWeek.getTime() - 1))).toEqual({ ok: true });
    expect(await cancelViewing(services(), caseId)).toEqual({ ok: true });
    expect(await state()).toBe("cancelled");
    expect((await page(token)).address).toBeNull();
    expect(await decideViewing(services(), staff, caseId, { type: "agree", at: inAWeek })).toEqual({
      ok: false,
      reason: "unfit",
    });
  });

  it("GU-186: a moment that has passed is refused, and so is one that nobody asked for", async () => {
    const { caseId } = await ask();
    const past = new Date(Date.now() - 1_000);
    expect(await decideViewing(services(), staff, caseId, { type: "agree", at: past })).toEqual({
      ok: false,
      reason: "past",
    });
    expect(await acceptViewing(services(), caseId)).toEqual({ ok: false, reason: "unfit" });
    expect(await decideViewing(services(), staff, "none", { type: "decline" })).toEqual({
      ok: false,
      reason: "missing",
    });
    expect(await decideViewing(services(), staff, caseId, { type: "done" })).toEqual({ ok: false, reason: "unfit" });
  });

  it("GU-186: the file for a calendar is timed, and cancelled as well", () => {
    const event = { id: "1", name: "Maison", place: "Wete", at: inAWeek, isCancelled: false, version: 3 };
    const facts = { language: "fr", siteName: "Pemba", lines: ["ABCDEF"], secret: "s" } as const;
    const file = writeViewingCalendar(event, facts);
    const stamp = inAWeek.toISOString().replaceAll(/[-:]|\.000/g, "");
    expect(file).toContain(`DTSTART:${stamp}`);
    expect(file).toContain("SEQUENCE:3");
    expect(file).not.toContain("Plot 7");
    const cancelled = writeViewingCalendar({ ...event, isCancelled: true, version: 5 }, facts);
    expect(cancelled).toContain("METHOD:CANCEL");
    expect(cancelled).toContain("STATUS:CANCELLED");
    const uid = (text: string) => /UID:(\S+)/.exec(text)?.[1];
    expect(uid(cancelled)).toBe(uid(file));
  });

  it("2.2: the database refuses what is no viewing", async () => {
    const { caseId } = await ask();
    for (const change of [
      sql`wanted_days = array['2030-01-01', '2030-01-01']::date[]`,
      sql`wanted_days = '{}'`,
      sql`people = 0`,
      sql`viewing_state = 'agreed', viewing_at = null`,
      sql`kind = 'question'`,
    ])
      await expect(
        db.execute(sql`update property_inquiries set ${change} where case_id = ${caseId}`),
        JSON.stringify(change.queryChunks),
      ).rejects.toThrow();
  });
});
