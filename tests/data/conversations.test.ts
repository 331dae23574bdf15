/** What guests and staff write to each other: order, counts, whose turn it is, mails. */
import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveAdmin } from "#app/features/auth/mutations.server";
import { findUserByEmail } from "#app/features/auth/queries.server";
import { addNote, setAssignee } from "#app/features/cases/mutations.server";
import { case_messages, cases } from "#app/features/cases/tables.server";
import {
  addCaseEvent,
  addGuestMessage,
  addReply,
  markReadByGuest,
  markReadByStaff,
  markUnread,
} from "#app/features/guests/conversation/mutations.server";
import { listCaseMessages, listGuestMessages } from "#app/features/guests/conversation/queries.server";
import { readInboxFilters } from "#app/features/guests/inbox/filters";
import { inboxCounts, listInbox } from "#app/features/guests/inbox/queries.server";
import { saveInquiry } from "#app/features/inquiries/mutations.server";
import { inquiries } from "#app/features/inquiries/tables.server";
import { pauseStaleMail } from "#app/features/mail/delivery/mutations.server";
import { outbox } from "#app/features/mail/tables.server";
import { admin_notification_preferences } from "#app/features/notifications/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { readCounts } from "#app/platform/db/rows.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { brokenGuestInvariants } from "#tests/support/guest-actions";
import { createMailContext, sendWaitingMail } from "#tests/support/mail-context";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";

let sent = 0;
/** How often both sides write at once; tests/hard/guests.test.ts says how often the contract wants it. */
const RUNS = Number(process.env.GUEST_RUNS ?? 1);

describe.each(DATABASE_KINDS)("conversations on %s", (kind, open) => {
  let database: Database;
  let db: Db;
  let smtp: TestSmtp;
  let asha: { id: string; name: string; email: string };
  beforeAll(async () => {
    [database, smtp] = await Promise.all([open(), startSmtp()]);
    db = database.db;
    for (const [name, email] of [
      ["Asha Said", "asha@example.com"],
      ["Ben Omar", "ben@example.com"],
    ] as const) {
      await saveAdmin(db, { email, name, passwordHash: "x" });
      const user = await findUserByEmail(db, email);
      await db.insert(admin_notification_preferences).values({ user_id: user!.id, email_notifications: true });
      if (name === "Asha Said") asha = { id: user!.id, name, email };
    }
  });
  afterAll(async () => {
    await smtp.stop();
    await database.close();
  });
  beforeEach(async () => {
    smtp.received.length = 0;
    await db.execute(sql`delete from rate_limits`);
  });

  const services = () => createMailContext(db);
  const staff = () => ({ ...asha, role: "admin" }) as never;
  const key = () => `key ${++sent}`;

  async function begin(language: "en" | "ar" = "en"): Promise<string> {
    const { receipt } = await saveInquiry(services(), {
      name: "Hanna Solberg",
      email: `hanna${++sent}@example.com`,
      phone: null,
      topic: "General Inquiry",
      message: "First words",
      language,
      submissionKey: key(),
    });
    const [found] = await db.select().from(cases).where(eq(cases.reference, receipt.reference!));
    await db.delete(outbox);
    return found!.id;
  }
  const write = (caseId: string, body: string, by = key()) =>
    addGuestMessage(services(), { caseId, body, language: "en", key: by });
  const reply = async (caseId: string, body: string, by = key()) => {
    const { messages } = await listCaseMessages(db, caseId, null);
    const seen = messages.findLast(({ kind }) => kind === "staff")?.id ?? "";
    return addReply(services(), staff(), { caseId, body, key: by, seen });
  };
  const read = async (id: string) => (await db.select().from(cases).where(eq(cases.id, id)))[0]!;
  const makeMailDue = () =>
    db
      .update(outbox)
      .set({ next_attempt_at: sql`now()` })
      .where(sql`sent_at is null`);
  async function sendAll(): Promise<void> {
    await makeMailDue();
    await sendDueMail();
  }
  async function sendDueMail(): Promise<void> {
    await sendWaitingMail(services(), smtp.url);
  }

  it("GU-078 GU-079 GU-096 GT-18: the guest reads both sides in order, and never a note", async () => {
    const id = await begin();
    await reply(id, "Karibu");
    await addNote(db, asha, { caseId: id }, { body: "planted note", key: key() });
    await write(id, "Thank you");
    await addCaseEvent(db, staff(), id, "closed");
    const { messages } = await listGuestMessages(db, id, null);
    expect(messages.map(({ body, event, author, isOwn }) => [isOwn, author, body ?? event])).toEqual([
      [true, null, "First words"],
      [false, "Asha", "Karibu"],
      [true, null, "Thank you"],
      [false, null, "closed"],
    ]);
    await sendAll();
    for (const output of [JSON.stringify(messages), ...smtp.received.map(({ text, html }) => `${text}${html}`)])
      expect(output).not.toContain("planted note");
    expect((await listCaseMessages(db, id, null)).messages.map(({ kind }) => kind)).toContain("note");
  });

  it("GU-081 GU-211: one key is one message, also at once; counts equal what is there (J-2)", async () => {
    const id = await begin();
    await Promise.all(Array.from({ length: 10 }, () => write(id, "Once", "same")));
    await Promise.all(Array.from({ length: 5 }, (_, n) => write(id, `Word ${n}`)));
    const [counted] = await db
      .select({
        messages: sql<number>`count(*) filter (where kind <> 'event')::int`,
        unread: sql<number>`count(*) filter (where kind = 'guest' and read_at is null)::int`,
      })
      .from(case_messages)
      .where(eq(case_messages.case_id, id));
    expect(counted).toEqual({ messages: 7, unread: 7 });
    expect(await read(id)).toMatchObject({ messages: 7, unread_by_staff: 7 });
  });

  it(
    "GU-211: 50 messages of both sides at once, while both read: none is lost or doubled, counts and order are right",
    { timeout: RUNS * 30_000 + 60_000 },
    async () => {
      const unlimited = { ...services(), env: { ...services().env, RATE_LIMIT: false } };
      for (let run = 0; run < RUNS; run++) {
        const id = await begin();
        const bodies = Array.from({ length: 25 }, (_, n) => [`Guest ${n}`, `Staff ${n}`]).flat();
        await Promise.all([
          ...bodies.map(async (body) => {
            const by = key();
            // Each is sent twice, as by a browser that got no answer.
            const guest = () => addGuestMessage(unlimited, { caseId: id, body, language: "en", key: by });
            const send = body.startsWith("Guest") ? guest : () => insist(id, body, by);
            expect(await Promise.all([send(), send()])).toEqual([{ ok: true }, { ok: true }]);
            await (body.startsWith("Guest") ? markReadByStaff(db, id) : markReadByGuest(db, id));
          }),
        ]);
        expect(await brokenGuestInvariants(db)).toEqual([]);
        expect(await read(id)).toMatchObject({ messages: 51 });
        const [forGuest, forStaff] = [await listGuestMessages(db, id, null), await listCaseMessages(db, id, null)];
        const shown = forGuest.messages.map(({ id: message }) => message);
        expect(new Set(shown).size).toBe(50);
        expect(forStaff.messages.slice(-50).map(({ id: message }) => message)).toEqual(shown);
        const stored = await db.select().from(case_messages).where(eq(case_messages.case_id, id));
        expect(stored.map(({ body }) => body).toSorted()).toEqual(["First words", ...bodies].toSorted());
      }
    },
  );
  /** Staff who are shown a reply that came meanwhile, and send theirs all the same. */
  const insist = async (caseId: string, body: string, by: string) => {
    for (let seen = ""; ;) {
      const outcome = await addReply(services(), staff(), { caseId, body, key: by, seen });
      if (outcome.ok || outcome.reason !== "answered") return outcome;
      seen = outcome.reply.id;
    }
  };

  it("GU-086: fifty are read at once, and those before by the first of them", async () => {
    const id = await begin();
    await db.execute(
      sql`insert into case_messages (case_id, kind, author_name, body, created_at) select ${id}, 'guest', 'Hanna', 'No. ' || n, now() + make_interval(secs => n) from generate_series(1, 120) n`,
    );
    const page = await listGuestMessages(db, id, null);
    expect([page.messages.length, page.hasEarlier, page.messages.at(-1)?.body]).toEqual([50, true, "No. 120"]);
    const earlier = await listGuestMessages(db, id, page.messages[0]!.id);
    expect(earlier.messages.at(-1)?.body).toBe("No. 70");
  });

  it("GU-087: nothing is read by reading; a mark of the guest is, and staff see when", async () => {
    const id = await begin();
    await reply(id, "Karibu");
    await listGuestMessages(db, id, null);
    expect(await read(id)).toMatchObject({ unread_by_guest: 1 });
    await markReadByGuest(db, id);
    expect(await read(id)).toMatchObject({ unread_by_guest: 0 });
    const { messages } = await listCaseMessages(db, id, null);
    expect(messages.find(({ kind }) => kind === "staff")?.read_at).toBeInstanceOf(Date);
  });

  it("GU-094: staff who open it have read it, an inquiry for good; it can be marked unread", async () => {
    const id = await begin();
    await markReadByStaff(db, id);
    expect(await read(id)).toMatchObject({ unread_by_staff: 0, waiting_for: "us" });
    expect(await db.select().from(inquiries).where(eq(inquiries.case_id, id))).toMatchObject([{ read: true }]);
    await markUnread(db, id);
    expect(await read(id)).toMatchObject({ unread_by_staff: 1 });
    expect(await db.select().from(inquiries).where(eq(inquiries.case_id, id))).toMatchObject([{ read: true }]);
  });

  it("GU-097 G-17: whose turn it is follows what was said, and nothing else", async () => {
    type Step = (id: string) => Promise<unknown>;
    const steps: Record<string, Step> = {
      guest: (id) => write(id, "Again"),
      reply: (id) => reply(id, "Answer"),
      note: (id) => addNote(db, asha, { caseId: id }, { body: "note", key: key() }),
      read: (id) => markReadByStaff(db, id),
      enough: (id) => addCaseEvent(db, staff(), id, "no_answer_needed"),
      close: (id) => addCaseEvent(db, staff(), id, "closed"),
      open: (id) => addCaseEvent(db, staff(), id, "opened"),
    };
    for (const [sequence, waiting_for, state] of [
      ["", "us", "open"],
      ["reply", "guest", "open"],
      ["note", "us", "open"],
      ["read", "us", "open"],
      ["reply guest", "us", "open"],
      ["reply note", "guest", "open"],
      ["enough", "nobody", "open"],
      ["enough guest", "us", "open"],
      ["close", "nobody", "closed"],
      ["close guest", "us", "open"],
      ["reply close open", "nobody", "open"],
      ["close open reply", "guest", "open"],
    ] as const) {
      const id = await begin();
      for (const step of sequence.split(" ").filter(Boolean)) await steps[step]!(id);
      expect([sequence, await read(id)]).toMatchObject([sequence, { waiting_for, state }]);
    }
    const id = await begin();
    const { waiting_since } = await read(id);
    await write(id, "And another");
    expect((await read(id)).waiting_since).toEqual(waiting_since);
  });

  it("GU-099: a reply that came meanwhile is shown before another one is sent", async () => {
    const id = await begin();
    await reply(id, "Mine");
    const late = await addReply(services(), staff(), { caseId: id, body: "Late", key: key(), seen: "" });
    expect(late).toMatchObject({ ok: false, reason: "answered", reply: { author: "Asha Said", body: "Mine" } });
    const seen = late.ok || late.reason !== "answered" ? "" : late.reply.id;
    expect(await addReply(services(), staff(), { caseId: id, body: "Late", key: key(), seen })).toEqual({ ok: true });
  });

  it("GU-107 GU-109 GU-113 G-18: replies within a minute are one mail in order; what was read is not mailed", async () => {
    const id = await begin("ar");
    for (const text of ["One", "Two", "Three"]) await reply(id, text);
    const [waiting, ...more] = await db.select().from(outbox).where(eq(outbox.purpose, "message"));
    expect(more).toEqual([]);
    expect(waiting!.next_attempt_at!.getTime()).toBeGreaterThan(Date.now() + 50_000);
    await sendAll();
    const mail = smtp.received.find(({ envelope }) => envelope.to[0]?.startsWith("hanna"))!;
    expect(mail.text).toMatch(/One\n\nTwo\n\nThree/);
    expect(mail.text).toMatch(/https:\/\/pemba\.example\/ar\/my\/[\w-]{43}/);
    expect(mail.text).not.toContain("First words");
    expect(mail.headers.some(({ key: name }) => name === "auto-submitted")).toBe(false);
    expect(mail.headers.find(({ key: name }) => name === "references")?.value).toContain(`case.${id}.guest`);
    smtp.received.length = 0;
    await reply(id, "Four");
    await markReadByGuest(db, id);
    await sendAll();
    expect(smtp.received.filter(({ envelope }) => envelope.to[0]?.startsWith("hanna"))).toEqual([]);
  });

  if (kind === "PostgreSQL")
    it("GU-109 GU-213: words that come while a message about others is sent are mailed, too", async () => {
      const id = await begin();
      await reply(id, "First answer");
      await makeMailDue();
      const { messages } = await listCaseMessages(db, id, null);
      const second = { caseId: id, body: "Second answer", key: key(), seen: messages.at(-1)!.id };
      await db.transaction(async (tx) => {
        expect(await addReply({ ...services(), db: tx }, staff(), second)).toEqual({ ok: true });
        await sendDueMail();
      });
      await sendAll();
      const mailed = smtp.received.map(({ text }) => text).join("\n");
      for (const words of ["First answer", "Second answer"]) expect(mailed).toContain(words);
    });

  it("GU-098 GU-108: staff are told of a guest's words, whoever has the case alone", async () => {
    const id = await begin();
    await write(id, "Is the <b>forest</b> open?");
    await sendAll();
    expect(smtp.received.map(({ envelope }) => envelope.to[0]).toSorted()).toEqual([
      "asha@example.com",
      "ben@example.com",
    ]);
    const [notice] = smtp.received;
    expect(notice!.text).toContain("> Is the <b>forest</b> open?");
    expect(notice!.text).toContain(`Open the case: https://pemba.example/1324admin/inbox/${id}`);
    expect(notice!.text).not.toContain("/my/");
    smtp.received.length = 0;
    await setAssignee(db, asha, { caseId: id, item: { id, name: "Case" } }, asha.id);
    await write(id, "And the beach?");
    await sendAll();
    expect(smtp.received.map(({ envelope }) => envelope.to[0])).toEqual(["asha@example.com"]);
  });

  it("GU-118: a mailbox that has had its automatic mails gets none more, which the case says; replies of staff go out", async () => {
    const email = "full@example.com";
    const send = () =>
      saveInquiry(services(), {
        name: "Hanna Solberg",
        email,
        phone: null,
        topic: "General Inquiry",
        message: key(),
        language: "en",
        submissionKey: key(),
      });
    for (let n = 0; n < 10; n++) await send();
    const { receipt } = await send();
    expect(receipt.mailed_to).toBeUndefined();
    const [found] = await db.select().from(cases).where(eq(cases.reference, receipt.reference!));
    const { messages } = await listCaseMessages(db, found!.id, null);
    expect(messages.map(({ event }) => event?.type)).toContain("mail_limited");
    const seenByGuest = await listGuestMessages(db, found!.id, null);
    expect(JSON.stringify(seenByGuest)).not.toContain("mail_limited");
    expect(await read(found!.id)).toMatchObject({ waiting_for: "us", messages: 1, mail_failed_at: null });
    await db.delete(outbox);
    await reply(found!.id, "We read all of them");
    await sendAll();
    expect(smtp.received.map(({ envelope }) => envelope.to[0])).toEqual([email]);
    // What waited for days is held back until staff send it again; what was read meanwhile is dropped.
    await reply(found!.id, "And another word");
    await db
      .update(outbox)
      .set({ next_attempt_at: sql`now() - interval '73 hours'` })
      .where(isNull(outbox.sent_at));
    await pauseStaleMail(db);
    await sendDueMail();
    expect(smtp.received).toHaveLength(1);
    expect(await db.select().from(outbox).where(isNull(outbox.sent_at))).toMatchObject([
      { last_error: "Held back: it had waited for more than 3 days" },
    ]);
    await markReadByGuest(db, found!.id);
    await sendAll();
    expect(smtp.received).toHaveLength(1);
    expect(await db.select().from(outbox).where(isNull(outbox.sent_at))).toEqual([]);
  });

  it("GT-19: closed, written to and answered, a case goes on in one thread of mails", async () => {
    const id = await begin();
    await reply(id, "First answer");
    await sendAll();
    await addCaseEvent(db, staff(), id, "closed");
    await write(id, "One more thing");
    expect(await read(id)).toMatchObject({ state: "open", waiting_for: "us" });
    await reply(id, "Second answer");
    await sendAll();
    const toGuest = smtp.received.filter(({ envelope }) => envelope.to[0]?.startsWith("hanna"));
    const header = (name: string) =>
      toGuest.map(({ headers }) => headers.find(({ key: each }) => each === name)?.value ?? "");
    expect(toGuest).toHaveLength(2);
    for (const name of ["references", "in-reply-to"])
      expect(header(name)).toEqual(Array.from({ length: 2 }, () => `<case.${id}.guest@pemba.example>`));
    expect(new Set(toGuest.map(({ subject }) => subject)).size).toBe(1);
  });

  it("GT-22: the newest messages of a case are read by an index that has their order", async () => {
    const id = await begin();
    await db.execute(sql`insert into case_messages (case_id, kind, author_name, language, body)
      select c.id, 'guest', 'Hanna', 'en', 'Words ' || n from cases c, generate_series(1, 300) n where c.id = ${id}`);
    await db.execute(sql`analyze case_messages`);
    const plan = JSON.stringify(
      await db.execute(
        sql`explain select body from case_messages where case_id = ${id} order by created_at desc, id desc limit 51`,
      ),
    );
    expect(plan).toContain("case_messages_of_case");
    expect(plan).not.toContain("Sort");
  });

  it("1.6: thirty without an answer are enough, and twenty an hour", async () => {
    const id = await begin();
    for (let n = 0; n < 20; n++) expect(await write(id, `No. ${n}`)).toEqual({ ok: true });
    expect(await write(id, "One too many")).toEqual({ ok: false, reason: "wait" });
    await db.execute(sql`delete from rate_limits`);
    for (let n = 20; n < 29; n++) await write(id, `No. ${n}`);
    expect(await write(id, "No. 31"), "with the first words there are thirty").toEqual({ ok: false, reason: "wait" });
    await reply(id, "Here I am");
    expect(await write(id, "At last")).toEqual({ ok: true });
  });

  it("GU-089 GU-090 GU-091 GU-103: the inbox by view, longest first, with its counts", async () => {
    await db.execute(sql`update cases set state = 'closed', waiting_for = 'nobody', waiting_since = null`);
    const [old, fresh, answered] = [await begin(), await begin("ar"), await begin()];
    await db.execute(sql`update cases set waiting_since = now() - interval '30 hours' where id = ${old}`);
    await reply(answered, "Answer");
    await setAssignee(db, asha, { caseId: fresh, item: { id: fresh, name: "Case" } }, asha.id);
    const list = async (query: string) =>
      (await listInbox(db, readInboxFilters(new URLSearchParams(query)), { staff: asha.id, page: 1 })).rows.map(
        ({ id }) => id,
      );
    expect(await list("")).toEqual([old, fresh]);
    expect(await list("for=mine")).toEqual([fresh]);
    expect(await list("for=unassigned")).toEqual([old]);
    expect(await list("for=guest")).toEqual([answered]);
    expect(await list("language=ar")).toEqual([fresh]);
    expect(await list("kind=booking")).toEqual([]);
    expect(await list("for=nonsense")).toEqual([old, fresh]);
    expect(await list(`for=all&q=${(await read(answered)).reference}`)).toEqual([answered]);
    expect(await list("for=all&q=hanna")).toContain(answered);
    expect(await readCounts(db, inboxCounts(24))).toEqual({ waiting: 2, overdue: 1 });
    await addCaseEvent(db, staff(), old, "closed");
    expect(await list("")).toEqual([fresh]);
    expect(await list("for=closed")).toContain(old);
  });

  it("GU-088: who asks for his data comes first in the inbox until he is answered, and can ask again later", async () => {
    await db.execute(sql`update cases set state = 'closed', waiting_for = 'nobody', waiting_since = null`);
    const [old, asking] = [await begin(), await begin()];
    await db.execute(sql`update cases set waiting_since = now() - interval '30 hours' where id = ${old}`);
    const list = async () =>
      (await listInbox(db, readInboxFilters(new URLSearchParams()), { staff: asha.id, page: 1 })).rows.map(
        ({ id, asks_for_data }) => [id, asks_for_data],
      );
    const ask = () =>
      addGuestMessage(services(), { caseId: asking, body: "My data", language: "en", key: key(), asksForData: true });
    expect(await list()).toEqual([
      [old, false],
      [asking, false],
    ]);
    expect(await ask()).toEqual({ ok: true });
    const first = [
      [asking, true],
      [old, false],
    ];
    expect(await list()).toEqual(first);
    await write(asking, "And please soon");
    await addNote(db, asha, { caseId: asking }, { body: "who is this?", key: key() });
    expect(await list()).toEqual(first);
    await reply(asking, "Here it is");
    expect((await read(asking)).data_asked_at).toBeNull();
    // It waits for the guest: asked then, it stands first again.
    await ask();
    expect(await list()).toEqual(first);
    await addCaseEvent(db, staff(), asking, "closed");
    expect((await read(asking)).data_asked_at).toBeNull();
    await ask();
    expect(await list()).toEqual(first);
  });
});
