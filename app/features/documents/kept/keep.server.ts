import { createHash } from "node:crypto";
import type { DocumentContent } from "#app/features/documents/content";
import { forgetDocument, keepDocument, noteFailure, noteUse } from "#app/features/documents/kept/mutations.server";
import { findDocument, findOwnDocument, type DocumentRow } from "#app/features/documents/kept/queries.server";
import { contentHash, DocumentGoneError, makeDocument } from "#app/features/documents/press/make.server";
import { PressBusyError, type Press, type SetDocument } from "#app/features/documents/press/press.server";
import type { DocumentKey } from "#app/features/documents/schema";
import type { Db } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";
import type { Storage, StoredFile } from "#app/platform/storage/storage.server";

export interface DocumentStores {
  db: Db;
  storage: Storage;
  press: Press;
  log: Logger;
}

/** What is sent: a kept file, or bytes that could not be kept. */
interface ReadyDocument {
  etag: string;
  size: number;
  open: StoredFile["open"] | null;
  bytes: Uint8Array | null;
}

export type Answer =
  | { kind: "ready"; document: ReadyDocument }
  | { kind: "busy" }
  | { kind: "limited"; wait: number }
  | { kind: "failed" };

/** Who asks while a document is made waits for it so long, and then gets the last one. */
const MAX_WAIT_MS = 10_000;
/** A document that could not be made is not tried again at once. */
const RETRY_MS = 60_000;

/** What this process makes right now, and what it could not make, by document and content. */
const making = new Map<string, Promise<SetDocument>>();
const failedAt = new Map<string, number>();
/** What was sent last, for the time the database is away. */
const lastSent = new Map<string, Pick<DocumentRow, "path" | "content_hash">>();

const nameOf = ({ kind, subject, language }: DocumentKey) => `${kind} ${subject} ${language}`;

/**
 * A document as it stands: the file of staff, the kept one while it shows what is true, else a new one. `mayMake` is
 * asked before one is made: it gives the seconds to wait where an address has asked for too many.
 */
export async function readDocument(
  stores: DocumentStores,
  key: DocumentKey,
  content: DocumentContent,
  mayMake: () => Promise<number | null>,
): Promise<Answer> {
  const hash = contentHash(content);
  const row = await findRow(stores, key);
  const own =
    key.kind === "brochure" || row === "away" ? null : await findOwnDocument(stores.db, key.kind, key.language);
  if (own) {
    const file = await findFile(stores, own.path);
    // Names are random and never used again, so that a name stands for its bytes.
    if (file) return ready(own.path.replace(/^.*\//, "").replace(".pdf", ""), file);
  }
  // Made by this process after the row was looked for.
  const recent = lastSent.get(nameOf(key));
  const known = row === "away" || recent?.content_hash === hash ? recent : row;
  const kept = known?.path ? await findFile(stores, known.path) : null;
  if (known?.path && kept && (row === "away" || known.content_hash === hash)) {
    lastSent.set(nameOf(key), known);
    if (row !== "away") await noteUse(stores.db, key).catch(() => undefined);
    return ready(known.content_hash, kept);
  }
  const lastGood = (): Answer => (known && kept ? ready(known.content_hash, kept) : { kind: "failed" });

  const job = `${nameOf(key)} ${hash}`;
  if (Date.now() - (failedAt.get(job) ?? -Infinity) < RETRY_MS) return lastGood();
  if (!making.has(job)) {
    const wait = await mayMake();
    if (wait !== null) return { kind: "limited", wait };
  }
  try {
    const made = await orAfter(makeOnce(stores, key, content, job, hash), MAX_WAIT_MS);
    if (made === "late") return lastGood();
    return { kind: "ready", document: { etag: hash, size: made.pdf.length, open: null, bytes: made.pdf } };
  } catch (error) {
    if (error instanceof PressBusyError) return kept ? lastGood() : { kind: "busy" };
    return lastGood();
  }
}

/** Who asks for the same document waits for the same making. */
function makeOnce(
  stores: DocumentStores,
  key: DocumentKey,
  content: DocumentContent,
  job: string,
  hash: string,
): Promise<SetDocument> {
  const started = making.get(job) ?? make(stores, key, content, job, hash).finally(() => making.delete(job));
  making.set(job, started);
  return started;
}

async function make(
  stores: DocumentStores,
  key: DocumentKey,
  content: DocumentContent,
  job: string,
  hash: string,
): Promise<SetDocument> {
  const { db, log } = stores;
  let made: SetDocument;
  try {
    made = await makeDocument(stores, content);
  } catch (error) {
    if (error instanceof PressBusyError) throw error;
    failedAt.set(job, Date.now());
    log.error({ err: error, document: key.kind, language: key.language }, "could not make a document");
    const reason = error instanceof Error ? error.message : String(error);
    await noteFailure(db, key, hash, reason.slice(0, 500)).catch(() => undefined);
    throw error;
  }
  failedAt.delete(job);
  // A full disk, or a storage or database that is away: it is sent all the same.
  await keepDocument(stores, key, hash, made).then(
    ({ path }) => lastSent.set(nameOf(key), { path, content_hash: hash }),
    (error: unknown) => log.error({ err: error, document: key.kind }, "could not keep a document"),
  );
  return made;
}

/** Makes a document though the kept one is true. Where that fails the kept one stays. */
export async function makeAgain(stores: DocumentStores, key: DocumentKey, content: DocumentContent): Promise<boolean> {
  const hash = contentHash(content);
  try {
    await makeOnce(stores, key, content, `${nameOf(key)} ${hash}`, hash);
    return true;
  } catch {
    return false;
  }
}

/** Lets go of a document: whoever asks next has it made, also where that has just failed. */
export async function forgetKept({ db }: Pick<DocumentStores, "db">, key: DocumentKey): Promise<void> {
  lastSent.delete(nameOf(key));
  for (const job of failedAt.keys()) if (job.startsWith(`${nameOf(key)} `)) failedAt.delete(job);
  await forgetDocument(db, key);
}

/**
 * A document that is made each time and never kept: a voucher, a brochure of what visitors cannot see. What it shows is
 * read when its turn comes, so that those who wait take nothing from others; null when it is not there any more.
 */
export async function makeUnkept(
  stores: DocumentStores,
  read: () => Promise<DocumentContent | null>,
): Promise<Answer | null> {
  try {
    const { pdf } = await makeDocument(stores, read);
    const etag = createHash("sha256").update(pdf).digest("hex");
    return { kind: "ready", document: { etag, size: pdf.length, open: null, bytes: pdf } };
  } catch (error) {
    if (error instanceof DocumentGoneError) return null;
    if (error instanceof PressBusyError) return { kind: "busy" };
    stores.log.error({ err: error }, "could not make a document");
    return { kind: "failed" };
  }
}

async function findRow({ db, log }: DocumentStores, key: DocumentKey): Promise<DocumentRow | null | "away"> {
  try {
    return await findDocument(db, key);
  } catch (error) {
    log.error({ err: error }, "could not look for a document");
    return "away";
  }
}

function findFile({ storage }: DocumentStores, path: string): Promise<StoredFile | null> {
  return storage.find(path).catch(() => null);
}

function ready(etag: string, file: StoredFile): Answer {
  return { kind: "ready", document: { etag, size: file.size, open: (range) => file.open(range), bytes: null } };
}

function orAfter<T>(work: Promise<T>, ms: number): Promise<T | "late"> {
  return Promise.race([work, new Promise<"late">((resolve) => setTimeout(resolve, ms, "late").unref())]);
}
