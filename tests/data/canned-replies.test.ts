/** Canned replies: what is stored, in which order, what a case fills in, and what is counted and written down. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#app/features/auth/tables.server";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { case_messages, cases } from "#app/features/cases/tables.server";
import { readCase } from "#app/features/guests/case/queries.server";
import { addReply } from "#app/features/guests/conversation/mutations.server";
import { listGuestMessages } from "#app/features/guests/conversation/queries.server";
import { moveReply, REPLY_RECORDS } from "#app/features/guests/replies/mutations.server";
import { listOfferedReplies, listReplies } from "#app/features/guests/replies/queries.server";
import { readOfferedReplies } from "#app/features/guests/replies/read.server";
import { fillPlaceholders, unknownPlaceholders } from "#app/features/guests/replies/rules";
import { canned_replies } from "#app/features/guests/tables.server";
import { createRecord, deleteRecord, restoreRecord, updateRecord } from "#app/features/history/mutations.server";
import { bin, changes } from "#app/features/history/tables.server";
import { saveInquiry } from "#app/features/inquiries/mutations.server";
import { stays } from "#app/features/stays/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { seed } from "#db/seed/seed.server";
import { seedDemoReplies } from "#db/seed/demo/replies.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { createMailContext } from "#tests/support/mail-context";
import { staff as member } from "#tests/support/staff";

let sent = 0;
const key = () => `key ${++sent}`;

describe.each(DATABASE_KINDS)("canned replies on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await db.insert(users).values({ id: member.id, name: member.name, email: member.email });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [canned_replies, changes, bin]) await db.delete(table);
  });

  const services = () => createMailContext(db);
  const staff = member as never;
  const make = async (name: string, values: Partial<typeof canned_replies.$inferInsert> = {}) => {
    const saved = await createRecord(db, member, REPLY_RECORDS, { name, text: `${name} text`, ...values });
    if (!saved.ok) throw new Error(saved.reason);
    return saved.id;
  };
  const names = async () => (await listReplies(db)).map(({ name }) => name);

  async function openCase(name = "Hanna Solberg", language: Language = "ar"): Promise<string> {
    const { receipt } = await saveInquiry(services(), {
      name,
      email: `hanna${++sent}@example.com`,
      phone: null,
      topic: "General Inquiry",
      message: "First words",
      language,
      submissionKey: key(),
    });
    const [found] = await db.select().from(cases).where(eq(cases.reference, receipt.reference!));
    return found!.id;
  }
  const factsOf = async (id: string, language: Language) =>
    (await readOfferedReplies(services(), member, (await readCase(db, id))!, language)).facts;

  it("GU-100: are listed in order, the new last, with their languages; moving one moves it alone", async () => {
    const [first, second] = [await make("First"), await make("Second", { text_ar: "ثانٍ", text_sw: "Pili" })];
    await make("Third");
    expect(await names()).toEqual(["First", "Second", "Third"]);
    expect((await listReplies(db)).map(({ languages }) => languages)).toEqual([["en"], ["en", "ar", "sw"], ["en"]]);
    expect(await moveReply(db, member, second, -1)).toEqual({ ok: true });
    expect(await names()).toEqual(["Second", "First", "Third"]);
    expect(await moveReply(db, member, second, -1), "it is first already").toEqual({ ok: true });
    await moveReply(db, member, first, 1);
    await make("Fourth");
    expect(await names()).toEqual(["Second", "Third", "First", "Fourth"]);
    expect(await moveReply(db, member, crypto.randomUUID(), 1)).toEqual({ ok: false, reason: "missing" });
    expect(await moveReply(db, member, "nonsense", 1)).toEqual({ ok: false, reason: "missing" });
  });

  it("GU-100: are offered in a language, in English where it is missing", async () => {
    await make("Deposit", { text: "Please pay", text_ar: "يُرجى الدفع" });
    await make("Boat", { text: "A boat" });
    const offered = async (language: Language) =>
      (await listOfferedReplies(db, language)).map(({ text, language: own }) => [own, text]);
    expect(await offered("ar")).toEqual([
      ["ar", "يُرجى الدفع"],
      ["en", "A boat"],
    ]);
    expect(await offered("en")).toEqual([
      ["en", "Please pay"],
      ["en", "A boat"],
    ]);
  });

  it("2.1: names are unique in any case of letters, and the database keeps its rules", async () => {
    const id = await make("Deposit");
    const again = await createRecord(db, member, REPLY_RECORDS, { name: "DEPOSIT", text: "x" });
    expect(again).toEqual({ ok: false, reason: "taken", field: "name" });
    // The same form twice makes one.
    expect(await createRecord(db, member, REPLY_RECORDS, { name: "Deposit", text: "x" }, id)).toEqual({ ok: true, id });
    const broken = {
      canned_replies_name_not_blank: sql`update canned_replies set name = ' '`,
      canned_replies_name_length: sql`update canned_replies set name = repeat('x', 61)`,
      canned_replies_text_not_blank: sql`update canned_replies set text = ''`,
      canned_replies_text_length: sql`update canned_replies set text_sw = repeat('x', 4001)`,
      canned_replies_position: sql`update canned_replies set position = 0`,
      canned_replies_used: sql`update canned_replies set used = -1`,
      canned_replies_last_used: sql`update canned_replies set used = 1`,
    };
    for (const [constraint, statement] of Object.entries(broken)) {
      const refusal = await db.execute(statement).then(
        () => "accepted",
        (error: Error) => String((error.cause as Error).message),
      );
      expect(refusal).toContain(constraint);
    }
  });

  it("GU-228: history has who made, changed, moved and deleted one; the bin gives it back", async () => {
    const [id] = [await make("Deposit"), await make("Boat")];
    await updateRecord(db, member, REPLY_RECORDS, id!, () => ({ values: { text_ar: "يُرجى الدفع" } }));
    await moveReply(db, member, id!, 1);
    await deleteRecord(db, member, REPLY_RECORDS, id!);
    expect(await names()).toEqual(["Boat"]);
    const [kept] = await db.select().from(bin);
    await restoreRecord(db, member, kept!.id);
    expect((await names()).toSorted()).toEqual(["Boat", "Deposit"]);
    const lines = await db.select().from(changes).where(eq(changes.item_id, id!)).orderBy(changes.created_at);
    expect(
      lines.map(({ room, action, item_name, user_name, fields }) => [
        room,
        action,
        item_name,
        user_name,
        Object.keys(fields),
      ]),
    ).toEqual([
      ["replies", "created", "Deposit", member.name, []],
      ["replies", "changed", "Deposit", member.name, ["text_ar"]],
      ["replies", "changed", "Deposit", member.name, ["position"]],
      ["replies", "deleted", "Deposit", member.name, []],
      ["replies", "restored", "Deposit", member.name, []],
    ]);
  });

  it("GU-101 GT-21: facts are those of the case as it is now, in the language that is asked for", async () => {
    const [house] = await db
      .insert(stays)
      .values({
        slug: `makuti-${++sent}`,
        name: "Makuti House",
        name_ar: "بيت ماكوتي",
        description: "D",
        location: "Wete",
        type: "villa",
        price: 10_000,
        max_guests: 4,
      })
      .returning();
    const [booking] = await db
      .insert(stay_bookings)
      .values({
        stay_id: house!.id,
        stay_name: "Makuti House",
        full_name: "Khalid Al Harthi",
        email: "khalid@example.com",
        phone: "+968 1",
        check_in: "2090-11-26",
        check_out: "2090-12-01",
        guests: 2,
        quoted_total: 174_000,
        language: "ar",
      })
      .returning();
    const id = booking!.case_id;
    expect(await factsOf(id, "ar")).toMatchObject({
      name: "Khalid Al Harthi",
      item: "بيت ماكوتي",
      reference: booking!.reference,
      days: "من 26 نوفمبر إلى 1 ديسمبر 2090",
      people: "ضيفان",
      total: "\u2066$1,740.00\u2069",
    });
    expect(await factsOf(id, "fr")).toMatchObject({
      item: "Makuti House",
      days: "du 26 novembre au 1 décembre 2090",
      people: "2 voyageurs",
    });
    await db.update(stay_bookings).set({ guests: 3, quoted_total: 200_000 }).where(eq(stay_bookings.id, booking!.id));
    await db.update(cases).set({ name: "Khalid" }).where(eq(cases.id, id));
    expect(await factsOf(id, "en")).toMatchObject({ name: "Khalid", people: "3 guests", total: "$2,000.00" });
  });

  it("GU-102: a message has no days, people or price, and a name like a link is nobody's", async () => {
    expect(await factsOf(await openCase("www.free.example"), "en")).toMatchObject({
      name: null,
      item: null,
      days: null,
      people: null,
      total: null,
    });
  });

  it("GU-102: a reply with a placeholder in it is not sent, and nothing is counted", async () => {
    const [id, canned] = [await openCase(), await make("Deposit", { text: "Hello {name}: {total}" })];
    const send = (body: string) => addReply(services(), staff, { caseId: id, body, key: key(), seen: "", canned });
    expect(await send("Hello Hanna: {total}")).toEqual({ ok: false, reason: "placeholder" });
    for (const open of ["Hello {guest}", "Hello { name", "{", "Hello {{name}}", "A set {1, 2}"])
      expect(await send(open), open).toEqual({ ok: false, reason: "placeholder" });
    expect(await send(`${"x".repeat(5_000)} too long`)).toEqual({ ok: false, reason: "too-long" });
    expect(await db.select().from(case_messages).where(eq(case_messages.kind, "staff"))).toEqual([]);
    expect((await listReplies(db))[0]).toMatchObject({ used: 0, last_used_at: null });
    expect(await send("Hello Hanna: fine :}")).toEqual({ ok: true });
  });

  it("GU-100: what was sent is counted once for each reply, in the language it was in; unknown ones are ignored", async () => {
    const [id, canned] = [await openCase(), await make("Deposit")];
    const [before] = await db.select().from(canned_replies);
    const once = { caseId: id, body: "Hello", key: "the same", seen: "", canned, language: "en" as const };
    expect(await addReply(services(), staff, once)).toEqual({ ok: true });
    expect(await addReply(services(), staff, once), "the same again").toEqual({ ok: true });
    const [counted] = await db.select().from(canned_replies);
    expect(counted).toMatchObject({ used: 1, updated_at: before!.updated_at });
    expect(counted!.last_used_at).toBeInstanceOf(Date);
    const { messages } = await listGuestMessages(db, id, null);
    expect(messages.at(-1)).toMatchObject({ body: "Hello", language: "en" });
    for (const unknown of [crypto.randomUUID(), "nonsense", ""]) {
      const reply = { caseId: await openCase(), body: "Hi", key: key(), seen: "", canned: unknown };
      expect(await addReply(services(), staff, reply)).toEqual({ ok: true });
    }
    expect((await listReplies(db))[0]).toMatchObject({ used: 1 });
  });

  it("the demo brings five in nine languages, once, with placeholders that are known", async () => {
    await seed(db, "base");
    expect(await names()).toEqual([]);
    await seedDemoReplies(db);
    await seedDemoReplies(db);
    expect(await names()).toHaveLength(5);
    const facts = { name: "A", item: "B", reference: "C", days: "D", people: "E", total: "F", staff: "G" };
    for (const language of LANGUAGES)
      for (const { name, text, language: own } of await listOfferedReplies(db, language)) {
        expect([name, own, unknownPlaceholders(text)]).toEqual([name, language, []]);
        expect(fillPlaceholders(text, facts)).not.toMatch(/[{}]/);
      }
  });
});
