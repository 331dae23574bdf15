/** Pictures in conversations: kept apart from all others, sent once, and gone with what they belong to. */
import { eq, sql } from "drizzle-orm";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { saveAdmin } from "#app/features/auth/mutations.server";
import { findUserByEmail } from "#app/features/auth/queries.server";
import type { Staff } from "#app/features/auth/schema";
import { case_messages, case_pictures, cases } from "#app/features/cases/tables.server";
import { addGuestMessage, addReply } from "#app/features/guests/conversation/mutations.server";
import { listCaseMessages, listGuestMessages } from "#app/features/guests/conversation/queries.server";
import { readInboxFilters } from "#app/features/guests/inbox/filters";
import { listInbox } from "#app/features/guests/inbox/queries.server";
import { fingerprint, storeFormFiles } from "#app/features/guests/pictures/form-files.server";
import { deleteUnsentPictures, storeCasePicture } from "#app/features/guests/pictures/mutations.server";
import { findPicturePath } from "#app/features/guests/pictures/queries.server";
import { saveInquiry } from "#app/features/inquiries/mutations.server";
import { outbox } from "#app/features/mail/tables.server";
import { watchDiscardedFiles } from "#app/features/media/discarded-files.server";
import { listStoredPictures } from "#app/features/media/admin/library/queries.server";
import { removeDiscardedMedia, removeUnreferencedMedia } from "#app/features/media/mutations.server";
import { media_objects } from "#app/features/media/tables.server";
import { admin_notification_preferences } from "#app/features/notifications/tables.server";
import { erasePerson } from "#app/features/privacy/mutations.server";
import { findPerson } from "#app/features/privacy/queries.server";
import { MEDIA_COLUMNS } from "#app/media-columns.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { openFolderStorage } from "#app/platform/storage/folder.server";
import type { Storage } from "#app/platform/storage/storage.server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { createMailContext, sendWaitingMail } from "#tests/support/mail-context";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";

let sent = 0;

describe.each(DATABASE_KINDS)("pictures in conversations on %s", (_, open) => {
  const folder = mkdtempSync(join(tmpdir(), "pemba-case-pictures-"));
  const storage = openFolderStorage(folder);
  let database: Database;
  let db: Db;
  let smtp: TestSmtp;
  let asha: Staff;
  let jpeg: Buffer;
  beforeAll(async () => {
    [database, smtp] = await Promise.all([open(), startSmtp()]);
    db = database.db;
    await saveAdmin(db, { email: "asha@example.com", name: "Asha Said", passwordHash: "x" });
    const user = await findUserByEmail(db, "asha@example.com");
    await db.insert(admin_notification_preferences).values({ user_id: user!.id, email_notifications: true });
    asha = { id: user!.id, name: "Asha Said", email: "asha@example.com", role: "admin" };
    jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#2db3b4" } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "secret" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .toBuffer();
  });
  afterAll(async () => {
    await smtp.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    smtp.received.length = 0;
    await db.execute(sql`delete from rate_limits`);
  });
  afterEach(async () => {
    await removeDiscardedMedia({ database, storage });
  });

  const key = () => `key ${++sent}`;
  const services = () => createMailContext(db);

  async function begin(language: Language = "en"): Promise<{ id: string; email: string }> {
    const email = `hanna${++sent}@example.com`;
    const { receipt } = await saveInquiry(services(), {
      name: "Hanna Solberg",
      email,
      phone: null,
      topic: "General Inquiry",
      message: "First words",
      language,
      submissionKey: key(),
    });
    const [found] = await db.select().from(cases).where(eq(cases.reference, receipt.reference!));
    await db.delete(outbox);
    return { id: found!.id, email };
  }

  const bodyOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]).stream();
  async function bring(caseId: string, uploader: Staff | "visitor" = "visitor"): Promise<string> {
    const stored = await storeCasePicture({ db, storage }, { caseId, uploader }, bodyOf(jpeg));
    if (!stored.ok) throw new Error(stored.reason);
    return stored.id;
  }
  const write = (caseId: string, body: string, pictures: string[] = [], by = key()) =>
    addGuestMessage(services(), { caseId, body, language: "en", key: by, pictures });
  const reply = async (caseId: string, body: string, pictures: string[] = []) => {
    const { messages } = await listCaseMessages(db, caseId, null);
    const seen = messages.findLast(({ kind }) => kind === "staff")?.id ?? "";
    return addReply(services(), asha, { caseId, body, key: key(), seen, pictures });
  };
  const filesOf = (path: string) => {
    const stem = path.slice("guest-files/".length).split(".")[0]!;
    return readdirSync(join(folder, "guest-files")).filter((name) => name.startsWith(stem));
  };
  const pathOf = async (id: string) =>
    (await db.select({ path: case_pictures.path }).from(case_pictures).where(eq(case_pictures.id, id)))[0]!.path;
  const storedNames = async () =>
    (await db.select().from(media_objects)).map(({ bucket, name }) => `${bucket}/${name}`).toSorted();
  async function sendAll(): Promise<void> {
    await db
      .update(outbox)
      .set({ next_attempt_at: sql`now()` })
      .where(sql`sent_at is null`);
    await sendWaitingMail(services(), smtp.url);
  }

  it("GU-082 SRV-33: a picture is drawn anew in the bucket of its own, without position, and nobody picks it for a page", async () => {
    const { id } = await begin();
    const path = await pathOf(await bring(id));
    expect(path).toMatch(/^guest-files\/[0-9a-f]{24}\.jpg$/);
    const kept = readFileSync(join(folder, path));
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes("secret")).toBe(false);
    expect(filesOf(path)).toHaveLength(4);
    const [row] = await db.select().from(case_pictures).where(eq(case_pictures.path, path));
    expect(row).toMatchObject({ width: 60, height: 40, side: "guest", message_id: null, position: null });
    const library = await listStoredPictures(db, { bucket: null, page: 1 });
    expect(library.rows.filter(({ url }) => url.includes("guest-files"))).toEqual([]);
  });

  it("GU-080 GU-082: a message has words, pictures in their order, or both; at most six", async () => {
    const { id } = await begin();
    const [first, second] = [await bring(id), await bring(id)];
    expect(await write(id, "", [second, first])).toEqual({ ok: true });
    const { messages } = await listGuestMessages(db, id, null);
    expect(messages.at(-1)).toMatchObject({
      body: null,
      pictures: [
        { id: second, width: 60, height: 40 },
        { id: first, width: 60, height: 40 },
      ],
    });
    expect(await reply(id, "Look", [await bring(id, asha)])).toEqual({ ok: true });
    const screen = await listCaseMessages(db, id, null);
    expect(screen.messages.map(({ pictures }) => pictures.length)).toEqual([0, 2, 1]);
    const [inbox] = (await listInbox(db, readInboxFilters(new URLSearchParams("for=all")), { staff: asha.id, page: 1 }))
      .rows;
    expect(inbox).toMatchObject({ id, words: "Look", pictures: 1 });
    await expect(
      db.execute(sql`update case_pictures set position = 7 where id = ${first}`),
      "the table itself has room for six",
    ).rejects.toThrow();
    expect(await reply(id, " ")).toEqual({ ok: false, reason: "empty" });
  });

  it("GU-081: the same key gives a message its pictures once, also at once; what was sent cannot be sent again", async () => {
    const { id } = await begin();
    const picture = await bring(id);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => write(id, "Twice", [picture], "same")));
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => ({ ok: true })));
    const rows = await db.select().from(case_messages).where(eq(case_messages.case_id, id));
    expect(rows.filter(({ body }) => body === "Twice")).toMatchObject([{ pictures: 1 }]);
    expect(await write(id, "Again", [picture])).toEqual({ ok: false, reason: "pictures" });
    expect(await db.select().from(case_messages).where(eq(case_messages.case_id, id))).toHaveLength(2);
  });

  it("GU-083 GU-084 GT-23: one case's pictures are not another's, and each side has its own until they are sent", async () => {
    const [mine, other] = [await begin(), await begin()];
    const [guests, staffs] = [await bring(mine.id), await bring(mine.id, asha)];
    const find = (id: string, reader: "guest" | "staff", caseId = mine.id) =>
      findPicturePath(db, { caseId, id, reader });
    expect(await find(guests, "guest")).not.toBeNull();
    expect(await find(guests, "staff")).toBeNull();
    expect(await find(staffs, "guest")).toBeNull();
    expect(await find(staffs, "staff")).not.toBeNull();
    expect(await write(mine.id, "Not mine", [staffs])).toEqual({ ok: false, reason: "pictures" });
    expect(await write(other.id, "Of another", [guests])).toEqual({ ok: false, reason: "pictures" });
    await write(mine.id, "Here", [guests]);
    await reply(mine.id, "And here", [staffs]);
    for (const id of [guests, staffs]) {
      for (const reader of ["guest", "staff"] as const) {
        expect(await find(id, reader)).not.toBeNull();
        expect(await find(id, reader, other.id)).toBeNull();
      }
    }
    expect(await find("nonsense", "guest")).toBeNull();
    await db.execute(
      sql`update case_messages set kind = 'note' where id = (select message_id from case_pictures where id = ${staffs})`,
    );
    expect([await find(staffs, "guest"), await find(staffs, "staff")]).toEqual([null, expect.any(String)]);
  });

  it("1.6: sixty pictures a case, for each side; what is refused leaves no file", async () => {
    const { id } = await begin();
    await db.execute(
      sql`insert into case_pictures (case_id, side, path, width, height, bytes) select ${id}, 'guest', 'guest-files/' || lpad(to_hex(n + ${sent} * 1000), 24, '0') || '.jpg', 1, 1, 1 from generate_series(1, 59) n`,
    );
    await bring(id);
    const files = readdirSync(join(folder, "guest-files")).length;
    expect(await storeCasePicture({ db, storage }, { caseId: id, uploader: "visitor" }, bodyOf(jpeg))).toEqual({
      ok: false,
      reason: "full",
    });
    expect(readdirSync(join(folder, "guest-files"))).toHaveLength(files);
    await bring(id, asha);
    await db.execute(sql`delete from case_pictures where case_id = ${id}`);
  });

  it("GU-223: files that come with a form are stored where they can be, and the others are named", async () => {
    const { id } = await begin();
    const owner = { caseId: id, uploader: "visitor" } as const;
    const file = (name: string, bytes: Buffer = jpeg) => new File([new Uint8Array(bytes)], name);
    const good = { db, storage, log: silentLog };
    const first = await storeFormFiles(good, owner, {
      files: [file("a.jpg"), file("b.jpg", Buffer.from("<html>")), file("c.jpg")],
      kept: [],
      network: null,
    });
    expect(first).toMatchObject({ ids: [expect.any(String), expect.any(String)], problem: { names: ["b.jpg"] } });
    const away: Storage = { ...storage, put: () => Promise.reject(new Error("away")) };
    const second = await storeFormFiles({ ...good, storage: away }, owner, {
      files: [file("d.jpg"), file("e.jpg")],
      kept: first.ids,
      network: null,
    });
    expect(second).toEqual({ ids: first.ids, problem: { reason: "failed", names: ["d.jpg", "e.jpg"] } });
    expect(await write(id, "Without pictures")).toEqual({ ok: true });
    const many = Array.from({ length: 5 }, (_, n) => file(`${n}.jpg`));
    expect(await storeFormFiles(good, owner, { files: many, kept: first.ids, network: null })).toEqual({
      ids: first.ids,
      problem: { reason: "many" },
    });
    const limited = { files: [file("f.jpg")], kept: [], network: "192.0.2.1" };
    await db.execute(sql`insert into rate_limits (key, window_start, count) values ('uploads 192.0.2.1', now(), 60)`);
    expect(await storeFormFiles(good, owner, limited)).toMatchObject({ ids: [], problem: { reason: "limit" } });
    expect(await fingerprint([file("a.jpg")])).toBe(await fingerprint([file("other.jpg")]));
    expect(await fingerprint([file("a.jpg")])).not.toBe(await fingerprint([file("a.jpg", Buffer.from("x"))]));
  });

  it("GU-107 GU-108: mails name the pictures and carry none, in nine languages", async () => {
    for (const language of LANGUAGES) {
      const { id } = await begin(language);
      await reply(id, "Karibu", [await bring(id, asha), await bring(id, asha)]);
      await write(id, "", [await bring(id)]);
      smtp.received.length = 0;
      await sendAll();
      const toGuest = smtp.received.find(({ envelope }) => envelope.to[0]?.startsWith("hanna"))!;
      const toStaff = smtp.received.find(({ envelope }) => envelope.to[0] === "asha@example.com")!;
      expect(toGuest.text, language).toMatch(language === "ar" ? /صورتان/ : /2/);
      expect(toStaff.text).toContain("Sent along: 1 picture");
      expect(toStaff.text).not.toContain("> ");
      for (const { attachments, html } of [toGuest, toStaff]) {
        expect(attachments).toEqual([]);
        expect(html).not.toMatch(/guest-files|\/pictures\/|<img/);
      }
    }
  });

  it("GU-202: what nobody sent for a day goes, with its files; what was sent stays", async () => {
    const { id } = await begin();
    const [kept, fresh, old] = [await bring(id), await bring(id), await bring(id)];
    await write(id, "Here", [kept]);
    const paths = { kept: await pathOf(kept), fresh: await pathOf(fresh), old: await pathOf(old) };
    await db.execute(
      sql`update case_pictures set created_at = now() - interval '25 hours' where id in (${kept}, ${old})`,
    );
    await db.execute(
      sql`update media_objects set created_at = now() - interval '25 hours' where bucket = 'guest-files'`,
    );
    await deleteUnsentPictures(db);
    await removeDiscardedMedia({ database, storage });
    await removeUnreferencedMedia({ database, storage }, MEDIA_COLUMNS);
    expect([paths.kept, paths.fresh, paths.old].map((path) => filesOf(path).length)).toEqual([4, 4, 0]);
    expect(await write(id, "Too late", [old])).toEqual({ ok: false, reason: "pictures" });
  });

  it("GU-202: the files of a deleted message, and of a deleted request, go at once", async () => {
    const watched = await watchDiscardedFiles({ database, storage }, silentLog);
    const { id } = await begin();
    const [first, second] = [await bring(id), await bring(id)];
    const [one, two] = [await pathOf(first), await pathOf(second)];
    await write(id, "Here", [first]);
    await write(id, "And here", [second]);
    await db.execute(sql`delete from case_messages where body = 'Here' and case_id = ${id}`);
    await vi.waitFor(() => expect(filesOf(one)).toEqual([]), { timeout: 10_000 });
    expect(filesOf(two)).toHaveLength(4);
    await db.execute(sql`delete from inquiries where case_id = ${id}`);
    await vi.waitFor(() => expect(filesOf(two)).toEqual([]), { timeout: 10_000 });
    await watched.finished();
    expect(await db.select().from(case_pictures).where(eq(case_pictures.case_id, id))).toEqual([]);
  });

  it("GU-195 GU-197 GU-201: a person's pictures are found, and erased with her, rows and files; none comes after", async () => {
    const { id, email } = await begin();
    const [picture, unsent] = [await bring(id), await bring(id)];
    const paths = [await pathOf(picture), await pathOf(unsent)];
    await write(id, "", [picture]);
    const person = await findPerson(db, { email });
    expect(person.records.case_pictures).toHaveLength(2);
    expect(await erasePerson(db, asha, { email })).toMatchObject({ ok: true });
    // Whoever listens may be at it already.
    await removeDiscardedMedia({ database, storage });
    await vi.waitFor(() => expect(paths.flatMap(filesOf)).toEqual([]), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await storedNames()).not.toContain(paths[0]), { timeout: 10_000 });
    expect(await db.select().from(case_pictures).where(eq(case_pictures.case_id, id))).toEqual([]);
    const messages = await db.select().from(case_messages).where(eq(case_messages.case_id, id));
    expect(messages).toMatchObject([
      { body: "(erased)", pictures: 0 },
      { body: "(erased)", pictures: 0 },
    ]);
    const stored = await storedNames();
    expect(await storeCasePicture({ db, storage }, { caseId: id, uploader: "visitor" }, bodyOf(jpeg))).toEqual({
      ok: false,
      reason: "gone",
    });
    expect(await storedNames()).toEqual(stored);
  });
});
