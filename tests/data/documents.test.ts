import { eq, sql } from "drizzle-orm";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DocumentContent } from "#app/features/documents/content";
import { forgetKept, makeAgain, readDocument } from "#app/features/documents/kept/keep.server";
import {
  removeOwnDocument,
  removeUnusedBrochures,
  storeOwnDocument,
} from "#app/features/documents/kept/mutations.server";
import { findDocument, findDocumentSize, listFailedDocuments } from "#app/features/documents/kept/queries.server";
import { checkOwnFile } from "#app/features/documents/own-file";
import { PressBusyError, type Press } from "#app/features/documents/press/press.server";
import type { DocumentKey } from "#app/features/documents/schema";
import { documents } from "#app/features/documents/tables.server";
import { removeDiscardedMedia } from "#app/features/media/mutations.server";
import type { Database } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { openFolderStorage } from "#app/platform/storage/folder.server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { staff } from "#tests/support/staff";

const folder = mkdtempSync(join(tmpdir(), "pemba-documents-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A press that counts: what is tested here is when it is asked, not what it makes. */
function fakePress() {
  const press = { sets: 0, failure: null as Error | null };
  const set = async () => {
    press.sets++;
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (press.failure) throw press.failure;
    return { ok: true as const, pdf: Buffer.from(`%PDF-1.7 ${press.sets}`), pages: 2, tookMs: 5 };
  };
  return Object.assign(press, { press: { set, pid: () => undefined, close: () => undefined } satisfies Press });
}

const guide = (language: DocumentKey["language"]): DocumentKey => ({ kind: "guide", subject: "", language });
const always = () => Promise.resolve(null);

describe.each(DATABASE_KINDS)("documents on the %s database", (name, open) => {
  let database: Database;
  const storage = openFolderStorage(join(folder, name));
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const content = (text: string): DocumentContent => ({
    template: "guide",
    pictures: {},
    data: { language: "en", documentTitle: text, site: name },
  });
  const storesOf = ({ press }: ReturnType<typeof fakePress>) => ({ db: database.db, storage, press, log: silentLog });

  it("PL-081 PL-082 PT-27: kept until what it shows changes, in that language alone", async () => {
    const fake = fakePress();
    const stores = storesOf(fake);
    for (const language of ["zh", "ar"] as const)
      await readDocument(stores, guide(language), content(language), always);
    expect(fake.sets).toBe(2);
    for (const language of ["zh", "ar"] as const) {
      const again = await readDocument(stores, guide(language), content(language), () => Promise.resolve(9));
      expect(again).toMatchObject({ kind: "ready", document: { bytes: null } });
    }
    expect(fake.sets).toBe(2);
    const before = await findDocument(database.db, guide("zh"));
    await readDocument(stores, guide("zh"), content("changed"), always);
    expect(fake.sets).toBe(3);
    const after = await findDocument(database.db, guide("zh"));
    expect(after?.content_hash).not.toBe(before?.content_hash);
    await removeDiscardedMedia({ database, storage });
    expect(existsSync(join(folder, name, before?.path ?? ""))).toBe(false);
    expect(existsSync(join(folder, name, after?.path ?? ""))).toBe(true);
    await readDocument(stores, guide("ar"), content("ar"), always);
    expect(fake.sets).toBe(3);
    expect(await findDocumentSize(database.db, guide("zh"))).toEqual({ pages: 2, bytes: after?.bytes });
  });

  it("PL-085: fifty who ask for one at once wait for one making; over a limit nothing is made", async () => {
    const fake = fakePress();
    const asked = Array.from({ length: 50 }, () => readDocument(storesOf(fake), guide("fr"), content("fr"), always));
    const kinds = new Set((await Promise.all(asked)).map(({ kind }) => kind));
    expect([...kinds]).toEqual(["ready"]);
    expect(fake.sets).toBe(1);
    const limited = await readDocument(storesOf(fake), guide("fr"), content("fr 2"), () => Promise.resolve(30));
    expect(limited).toEqual({ kind: "limited", wait: 30 });
    fake.failure = new PressBusyError();
    expect(await readDocument(storesOf(fake), guide("es"), content("es"), always)).toEqual({ kind: "busy" });
  });

  it("PL-083 PL-084: a failing one gives the last good one, or says so; staff are told", async () => {
    const fake = fakePress();
    const stores = storesOf(fake);
    await readDocument(stores, guide("de"), content("de"), always);
    fake.failure = new Error("a panic");
    expect(await readDocument(stores, guide("de"), content("de 2"), always)).toMatchObject({ kind: "ready" });
    expect(await readDocument(stores, guide("it"), content("it"), always)).toEqual({ kind: "failed" });
    const failed = await listFailedDocuments(database.db);
    expect(failed.map(({ language, reason }) => [language, reason]).toSorted()).toEqual([
      ["de", "a panic"],
      ["it", "a panic"],
    ]);
    // Staff who have it made again lose nothing by a failure.
    expect(await makeAgain(stores, guide("de"), content("de 3"))).toBe(false);
    expect((await findDocument(database.db, guide("de")))?.path).not.toBeNull();
    fake.sets--;
    // Not tried again at once.
    expect(fake.sets).toBe(3);
    await readDocument(stores, guide("it"), content("it"), always);
    expect(fake.sets).toBe(3);
    await database.db.delete(documents);
  });

  it("PL-086: where nothing can be stored it is sent and not kept", async () => {
    const fake = fakePress();
    const full = { ...storage, requireDiskSpace: () => Promise.reject(new Error("full")) };
    const stores = { ...storesOf(fake), storage: full };
    expect(await readDocument(stores, guide("ru"), content("ru"), always)).toMatchObject({ kind: "ready" });
    expect(await findDocument(database.db, guide("ru"))).toBeNull();
  });

  it("P-23 PL-106: a file of staff is sent instead, until it is removed", async () => {
    const fake = fakePress();
    const stores = storesOf(fake);
    await database.db.execute(
      sql`insert into users (id, name, email) values (${staff.id}, 'Asha', 'asha@example.com') on conflict do nothing`,
    );
    const pdf = Buffer.from("%PDF-1.4 own /Type /Pages /Count 7");
    expect(checkOwnFile(pdf)).toEqual({ ok: true, pages: 7 });
    expect(checkOwnFile(Buffer.from("<html>"))).toMatchObject({ ok: false });
    await storeOwnDocument(stores, staff, { kind: "deck", language: "en" }, { pdf, pages: 7 });
    const key: DocumentKey = { kind: "deck", subject: "", language: "en" };
    const sent = await readDocument(stores, key, content("deck"), always);
    expect(sent).toMatchObject({ kind: "ready", document: { size: pdf.length } });
    expect(fake.sets).toBe(0);
    await removeOwnDocument(database.db, "deck", "en");
    await readDocument(stores, key, content("deck"), always);
    expect(fake.sets).toBe(1);
    await forgetKept(database, key);
    expect(await findDocument(database.db, key)).toBeNull();
  });

  it("PL-109: the brochure of a property that visitors cannot see any more goes", async () => {
    const { db } = database;
    const [row] = await rowsOf<{ id: string }>(
      db,
      sql`insert into properties (title, description, slug, type, listing_type, price, location, status, published, images)
        values ('House', 'By the sea', 'house', 'house', 'sale', 1, 'Wete', 'ready', true, '{}') returning id`,
    );
    const key: DocumentKey = { kind: "brochure", subject: row?.id ?? "", language: "en" };
    const fake = fakePress();
    await readDocument(storesOf(fake), key, content("house"), always);
    expect(await findDocument(db, key)).not.toBeNull();
    await db.execute(sql`update properties set published = false where id = ${key.subject}`);
    expect(await findDocument(db, key)).toBeNull();
  });

  it("PL-193: brochures are bounded in number, and go when nobody asks for them", async () => {
    const { db } = database;
    const count = () => db.$count(documents, eq(documents.kind, "brochure"));
    await db.execute(sql`insert into documents (kind, subject, language, content_hash, path, pages, bytes, state, used_on)
      select 'brochure', 'old ' || n, 'en', repeat('0', 64), 'documents/' || lpad(to_hex(n), 24, '0') || '.pdf', 2, 9, 'kept', current_date - case when n <= 40 then 91 else 1 end
      from generate_series(1, 1000) n`);
    const key: DocumentKey = { kind: "brochure", subject: "newest", language: "en" };
    const stores = storesOf(fakePress());
    // Sent, and not kept.
    expect(await readDocument(stores, key, content("newest"), always)).toMatchObject({ kind: "ready" });
    expect(await count()).toBe(1000);
    await removeUnusedBrochures(db);
    expect(await count()).toBe(900);
    await readDocument(stores, key, content("newest"), always);
    expect(await findDocument(db, key)).not.toBeNull();
    expect(await db.$count(documents, sql`used_on < current_date - 90`)).toBe(0);
    await db.delete(documents);
  });

  it("rows that name a file they cannot have are refused", async () => {
    const insert = (values: Partial<typeof documents.$inferInsert>) =>
      database.db.insert(documents).values({
        kind: "guide",
        language: "sw",
        content_hash: "0".repeat(64),
        state: "failed",
        reason: "x",
        ...values,
      });
    await expect(insert({ subject: "x" })).rejects.toThrow();
    await expect(insert({ path: "../../etc/passwd" })).rejects.toThrow();
    await expect(insert({ state: "kept", reason: null })).rejects.toThrow();
    await expect(insert({ content_hash: "no" })).rejects.toThrow();
    await insert({});
    await database.db.delete(documents).where(eq(documents.language, "sw"));
  });
});
