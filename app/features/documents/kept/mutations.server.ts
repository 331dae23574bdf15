import { and, eq, ne, sql } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Staff } from "#app/features/auth/schema";
import { isDocument } from "#app/features/documents/kept/queries.server";
import type { SetDocument } from "#app/features/documents/press/press.server";
import type { DocumentKey, OwnKind } from "#app/features/documents/schema";
import { documents, own_documents } from "#app/features/documents/tables.server";
import { DOCUMENT_FILES, PDF_TYPE } from "#app/features/media/schema";
import { media_objects } from "#app/features/media/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";
import type { Storage } from "#app/platform/storage/storage.server";

/** So many are kept at most, some 600 MB: whoever asks for all of them must not fill the disk. */
const MAX_BROCHURES = 1_000;
/** What the hourly sweep leaves free for new ones. */
const ROOM = 100;
const UNUSED_DAYS = 90;

interface Stores {
  db: Db;
  storage: Storage;
}

/** Stores a whole file under a new name. Its row is there before it: should we be killed, the sweep knows of it. */
async function storeFile({ db, storage }: Stores, pdf: Uint8Array, uploadedBy: string | null): Promise<string> {
  const name = `${randomBytes(12).toString("hex")}.pdf`;
  const scratch = join(await storage.tempDir(), name);
  await storage.requireDiskSpace();
  await db.insert(media_objects).values({
    bucket: DOCUMENT_FILES,
    name,
    content_type: PDF_TYPE,
    size: pdf.length,
    uploaded_by: uploadedBy,
  });
  try {
    await writeFile(scratch, pdf);
    await storage.put(`${DOCUMENT_FILES}/${name}`, scratch, PDF_TYPE);
  } finally {
    await rm(scratch, { force: true });
  }
  return `${DOCUMENT_FILES}/${name}`;
}

/** Keeps a document that was made. A trigger takes away the file it replaces. */
export async function keepDocument(
  stores: Stores,
  key: DocumentKey,
  hash: string,
  made: SetDocument,
): Promise<{ path: string }> {
  if (key.kind === "brochure") {
    const others = await stores.db.$count(
      documents,
      and(eq(documents.kind, "brochure"), ne(documents.subject, key.subject)),
    );
    if (others >= MAX_BROCHURES) throw new Error("too many brochures are kept");
  }
  const path = await storeFile(stores, made.pdf, null);
  const values = {
    content_hash: hash,
    path,
    pages: made.pages,
    bytes: made.pdf.length,
    took_ms: made.tookMs,
    state: "kept" as const,
    reason: null,
  };
  await stores.db
    .insert(documents)
    .values({ ...key, ...values })
    .onConflictDoUpdate({
      target: [documents.kind, documents.subject, documents.language],
      set: { ...values, made_at: sql`now()` },
    });
  return { path };
}

/** Lets go of brochures that nobody has asked for in a long time, or that are too many. Triggers take their files. */
export async function removeUnusedBrochures(db: Db): Promise<void> {
  const isBrochure = eq(documents.kind, "brochure");
  const unused = sql`${documents.used_on} < current_date - ${sql.raw(String(UNUSED_DAYS))}`;
  await db.delete(documents).where(and(isBrochure, unused));
  const tooMany = (await db.$count(documents, isBrochure)) - (MAX_BROCHURES - ROOM);
  if (tooMany <= 0) return;
  const leastUsed = sql`(subject, language) in (select subject, language from documents where kind = 'brochure' order by used_on, made_at limit ${tooMany})`;
  await db.delete(documents).where(and(isBrochure, leastUsed));
}

/** Remembers for staff that a making failed. The last good file, if any, stays. */
export async function noteFailure(db: Db, key: DocumentKey, hash: string, reason: string): Promise<void> {
  await db
    .insert(documents)
    .values({ ...key, content_hash: hash, state: "failed", reason })
    .onConflictDoUpdate({
      target: [documents.kind, documents.subject, documents.language],
      set: { state: "failed", reason, made_at: sql`now()` },
    });
}

/** Once a day. */
export async function noteUse(db: Db, key: DocumentKey): Promise<void> {
  await db
    .update(documents)
    .set({ used_on: sql`current_date` })
    .where(and(isDocument(key), ne(documents.used_on, sql`current_date`)));
}

/** Lets go of a document: the next who asks for it has it made. */
export async function forgetDocument(db: Db, key: DocumentKey): Promise<void> {
  await db.delete(documents).where(isDocument(key));
}

/** A file of staff is sent from now on instead of the made one. */
export async function storeOwnDocument(
  stores: Stores,
  staff: Staff,
  { kind, language }: { kind: OwnKind; language: Language },
  file: { pdf: Uint8Array; pages: number },
): Promise<void> {
  const path = await storeFile(stores, file.pdf, staff.id);
  const values = { path, pages: file.pages, bytes: file.pdf.length, uploaded_by: staff.id };
  await stores.db
    .insert(own_documents)
    .values({ kind, language, ...values })
    .onConflictDoUpdate({
      target: [own_documents.kind, own_documents.language],
      set: { ...values, created_at: sql`now()` },
    });
}

export async function removeOwnDocument(db: Db, kind: OwnKind, language: Language): Promise<void> {
  await db.delete(own_documents).where(and(eq(own_documents.kind, kind), eq(own_documents.language, language)));
}
