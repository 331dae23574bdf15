import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import sharp, { type Sharp } from "sharp";
import type { Staff } from "#app/features/auth/schema";
import { removeMedia } from "#app/features/media/mutations.server";
import {
  EXTENSIONS,
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MAX_VIDEO_BYTES,
  PICTURE_WIDTHS,
  VIDEO_TYPES,
  GUEST_FILES,
  isBucket,
  type AnyBucket,
  type Bucket,
  type MediaKind,
  type StoredType,
} from "#app/features/media/schema";
import { countPdfPages } from "#app/features/media/pdf-pages.server";
import { sniffMedia } from "#app/features/media/sniff";
import { media_objects } from "#app/features/media/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { readHead } from "#app/platform/storage/folder-uploads.server";
import type { Storage, CompleteUpload } from "#app/platform/storage/storage.server";

export type StoredMedia =
  | { ok: true; url: string; size: number; path: string; width: number | null; height: number | null }
  | { ok: false; reason: "type" | "size" | "pixels" | "broken" };

/**
 * Who brings a file. Visitors, whom nobody knows, bring pictures of the property they offer or of what they write to us,
 * and nothing else.
 */
export type Uploader = Staff | "visitor";

export interface Stores {
  db: Db;
  storage: Storage;
}

// No file is drawn from twice, and what it keeps for that stays open: removed files would go on taking room on the
// disk.
sharp.cache(false);

const VISITOR_BUCKETS: readonly AnyBucket[] = ["property-images", GUEST_FILES];
const PREFIXES: Record<MediaKind, string> = { image: "", video: "video-", thumbnail: "thumbnail-", og: "og-" };

/**
 * Takes in one file. It is written to disk as it arrives and looked at there: what it is by content, how large, how
 * many pixels. Pictures are drawn anew, which leaves their metadata behind, and kept in the widths pages ask for.
 */
export async function storeMedia(
  { db, storage }: Stores,
  uploader: Uploader,
  upload: { bucket: AnyBucket; kind: MediaKind; body: ReadableStream<Uint8Array> },
): Promise<StoredMedia> {
  if (uploader === "visitor" && (!VISITOR_BUCKETS.includes(upload.bucket) || upload.kind !== "image"))
    throw new Error("not for visitors");
  const scratch = join(await storage.tempDir(), randomBytes(12).toString("hex"));
  await storage.requireDiskSpace();
  try {
    const received = await writeToDisk(
      upload.body,
      scratch,
      upload.kind === "video" ? MAX_VIDEO_BYTES : MAX_IMAGE_BYTES,
    );
    if (received === null) return { ok: false, reason: "size" };
    if (upload.kind !== "video" || uploader === "visitor")
      return await storePicture({ db, storage }, uploader, { ...upload, file: scratch });
    if (!isBucket(upload.bucket)) return { ok: false, reason: "type" };
    return await storeVideo({ db, storage }, uploader, upload.bucket, {
      ...fileOnDisk(storage, scratch),
      size: received,
    });
  } finally {
    await rm(scratch, { force: true });
  }
}

/** Takes in a paper of staff: a PDF as it is, a picture drawn anew. What it is its bytes say, never its name. */
export async function storePaper(
  { db, storage }: Stores,
  staff: Staff,
  { bucket, body }: { bucket: AnyBucket; body: ReadableStream<Uint8Array> },
): Promise<StoredMedia & { pages?: number | null }> {
  const scratch = join(await storage.tempDir(), randomBytes(12).toString("hex"));
  await storage.requireDiskSpace();
  try {
    const size = await writeToDisk(body, scratch, MAX_IMAGE_BYTES);
    if (size === null) return { ok: false, reason: "size" };
    const file = fileOnDisk(storage, scratch);
    if (!(await typeOf(file, ["application/pdf"])))
      return await storePicture({ db, storage }, staff, { bucket, kind: "image", file: scratch });
    const object = {
      bucket,
      name: `${newObjectStem("image")}.${EXTENSIONS["application/pdf"]}`,
      content_type: "application/pdf" as const,
      size,
      uploaded_by: staff.id,
    };
    const pages = countPdfPages(await readFile(scratch));
    const stored = await storeObject({ db, storage }, object, () =>
      file.put(`${bucket}/${object.name}`, "application/pdf"),
    );
    return { ...stored, pages };
  } finally {
    await rm(scratch, { force: true });
  }
}

const SCRATCH_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Removes from this machine what a process that died was receiving. */
export async function deleteStaleScratch(storage: Storage, now = Date.now()): Promise<void> {
  const folder = await storage.tempDir();
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name);
    const info = entry.isFile() ? await stat(file).catch(() => null) : null;
    if (info && info.mtimeMs < now - SCRATCH_MAX_AGE_MS) await rm(file, { force: true });
  }
}

/** Looks at a film, and puts it in its place if it is one. */
export async function storeVideo(
  { db, storage }: Stores,
  staff: Staff,
  bucket: Bucket,
  film: CompleteUpload,
): Promise<StoredMedia> {
  const type = await typeOf(film, VIDEO_TYPES);
  if (!type) return { ok: false, reason: "type" };
  const object = {
    bucket,
    name: `${newObjectStem("video")}.${EXTENSIONS[type]}`,
    content_type: type,
    size: film.size,
    uploaded_by: staff.id,
  };
  return storeObject({ db, storage }, object, () => film.put(`${bucket}/${object.name}`, type));
}

async function storePicture(
  { db, storage }: Stores,
  uploader: Uploader,
  { bucket, kind, file }: { bucket: AnyBucket; kind: MediaKind; file: string },
): Promise<StoredMedia> {
  const type = await typeOf(fileOnDisk(storage, file), IMAGE_TYPES);
  if (!type) return { ok: false, reason: "type" };
  try {
    const drawn = await encodePicture(file);
    if (!drawn.ok) return drawn;
    const stem = newObjectStem(kind);
    const { width, height, size } = drawn;
    const object = {
      bucket,
      name: `${stem}.${EXTENSIONS[type]}`,
      content_type: type,
      size,
      width,
      height,
      uploaded_by: uploader === "visitor" ? null : uploader.id,
    };
    return await storeObject({ db, storage }, object, async () => {
      for (const pixels of PICTURE_WIDTHS)
        await storage.put(`${bucket}/${stem}-${pixels}.webp`, variantPath(file, pixels), "image/webp");
      await storage.put(`${bucket}/${object.name}`, variantPath(file, "full"), type);
    });
  } finally {
    await Promise.all(
      [...PICTURE_WIDTHS, "full" as const].map((which) => rm(variantPath(file, which), { force: true })),
    );
  }
}

/** Inserts the row first, so that the cleanup finds every file even after a crash. */
async function storeObject(
  { db, storage }: Stores,
  object: typeof media_objects.$inferInsert,
  place: () => Promise<void>,
): Promise<StoredMedia> {
  await db.insert(media_objects).values(object);
  try {
    await place();
  } catch (error) {
    await removeMedia({ db, storage }, object).catch(() => undefined);
    throw error;
  }
  const path = `${object.bucket}/${object.name}`;
  const { size, width = null, height = null } = object;
  return { ok: true, url: `/media/${path}`, size, path, width, height };
}

/** By content, never by what it is called. */
async function typeOf<Type extends StoredType>(
  file: Pick<CompleteUpload, "head">,
  allowed: readonly Type[],
): Promise<Type | null> {
  const type = sniffMedia(await file.head(64));
  return allowed.find((one) => one === type) ?? null;
}

function fileOnDisk(storage: Storage, file: string): Omit<CompleteUpload, "size"> {
  return { head: (length) => readHead(file, length), put: (path, type) => storage.put(path, file, type) };
}

function newObjectStem(kind: MediaKind): string {
  return PREFIXES[kind] + randomBytes(12).toString("hex");
}

/** Writes the body to a file and gives its size; null when it is above the limit. */
async function writeToDisk(body: ReadableStream<Uint8Array>, file: string, limit: number): Promise<number | null> {
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > limit ? new TooLarge() : null, chunk);
    },
  });
  try {
    await pipeline(Readable.fromWeb(body as never), counter, createWriteStream(file));
    return size;
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

class TooLarge extends Error {}

type EncodedPicture =
  | { ok: true; width: number; height: number; size: number }
  | { ok: false; reason: "pixels" | "broken" };

const variantPath = (file: string, which: (typeof PICTURE_WIDTHS)[number] | "full") => `${file}-${which}`;

/**
 * Draws a picture anew beside the file, in full and in each width. Only what the drawing says is the picture's fault:
 * files are written by us.
 */
async function encodePicture(file: string): Promise<EncodedPicture> {
  const picture = sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error" }).rotate();
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > MAX_IMAGE_PIXELS) return { ok: false, reason: "pixels" };
  } catch {
    return { ok: false, reason: "broken" };
  }
  const full = await draw(picture.clone());
  if (!full) return { ok: false, reason: "broken" };
  await writeFile(variantPath(file, "full"), full.data);
  for (const pixels of PICTURE_WIDTHS) {
    const copy = await draw(picture.clone().resize({ width: pixels, withoutEnlargement: true }).webp({ quality: 78 }));
    if (!copy) return { ok: false, reason: "broken" };
    await writeFile(variantPath(file, pixels), copy.data);
  }
  const { width, height, size } = full.info;
  return { ok: true, width, height, size };
}

function draw(picture: Sharp) {
  return picture.toBuffer({ resolveWithObject: true }).catch(() => null);
}
