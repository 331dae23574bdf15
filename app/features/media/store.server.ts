import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import type { Staff } from "#app/features/auth/schema";
import { EXTENSIONS, IMAGE_TYPES, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, MAX_VIDEO_BYTES, PICTURE_WIDTHS, VIDEO_TYPES, type Bucket, type MediaKind, type MediaType } from "#app/features/media/schema";
import { sniffMedia } from "#app/features/media/sniff";
import { media_objects } from "#app/features/media/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { Storage } from "#app/platform/storage/storage.server";

export type StoredMedia = { ok: true; url: string; size: number } | { ok: false; reason: "type" | "size" | "pixels" | "broken" };

/** Who brings a file. Visitors, whom nobody knows, bring pictures of the property they offer and nothing else. */
export type Uploader = Staff | "visitor";

const PREFIXES: Record<MediaKind, string> = { image: "", video: "video-", thumbnail: "thumbnail-", og: "og-" };

/**
 * Takes in one file. It is written to disk as it arrives and looked at there: what it is by content, how large, how many pixels.
 * Pictures are drawn anew, which leaves their metadata behind, and kept in the widths pages ask for.
 */
export async function storeMedia(
  { db, storage }: { db: Db; storage: Storage },
  uploader: Uploader,
  upload: { bucket: Bucket; kind: MediaKind; body: ReadableStream<Uint8Array> },
): Promise<StoredMedia> {
  if (uploader === "visitor" && (upload.bucket !== "property-images" || upload.kind !== "image")) throw new Error("not for visitors");
  const scratch = join(await storage.scratch(), randomBytes(12).toString("hex"));
  try {
    const received = await receive(upload.body, scratch, upload.kind === "video" ? MAX_VIDEO_BYTES : MAX_IMAGE_BYTES);
    if (!received) return { ok: false, reason: "size" };
    return await keepMedia({ db, storage }, uploader, { ...upload, file: scratch });
  } finally {
    await rm(scratch, { force: true });
  }
}

/** Looks at a file that has arrived whole, and moves it to its place if it is what it should be. */
export async function keepMedia(
  { db, storage }: { db: Db; storage: Storage },
  uploader: Uploader,
  { bucket, kind, file }: { bucket: Bucket; kind: MediaKind; file: string },
): Promise<StoredMedia> {
  const isVideo = kind === "video";
  const type = sniffMedia(await readHead(file));
  const allowed: readonly MediaType[] = isVideo ? VIDEO_TYPES : IMAGE_TYPES;
  if (!type || !allowed.includes(type)) return { ok: false, reason: "type" };
  const stem = PREFIXES[kind] + randomBytes(12).toString("hex");
  const name = `${stem}.${EXTENSIONS[type]}`;
  let dimensions: { width: number; height: number } | undefined;
  if (isVideo) {
    await storage.adopt(`${bucket}/${name}`, file);
  } else {
    const drawn = await keepPicture(storage, bucket, stem, name, file);
    if (!drawn.ok) return drawn;
    dimensions = drawn;
  }
  const stored = await storage.find(`${bucket}/${name}`);
  const size = stored?.size ?? 0;
  await db.insert(media_objects).values({
    bucket,
    name,
    content_type: type,
    size,
    width: dimensions?.width,
    height: dimensions?.height,
    uploaded_by: uploader === "visitor" ? null : uploader.id,
  });
  return { ok: true, url: `/media/${bucket}/${name}`, size };
}

/** Writes the body to a file, and stops at the limit. */
async function receive(body: ReadableStream<Uint8Array>, file: string, limit: number): Promise<boolean> {
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > limit ? new TooLarge() : null, chunk);
    },
  });
  try {
    await pipeline(Readable.fromWeb(body as never), counter, createWriteStream(file));
    return true;
  } catch (error) {
    if (error instanceof TooLarge) return false;
    throw error;
  }
}

class TooLarge extends Error {}

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

type Drawn = { ok: true; width: number; height: number } | { ok: false; reason: "pixels" | "broken" };

async function keepPicture(storage: Storage, bucket: Bucket, stem: string, name: string, file: string): Promise<Drawn> {
  const made: string[] = [];
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > MAX_IMAGE_PIXELS) return { ok: false, reason: "pixels" };
    const picture = sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error" }).rotate();
    const full = `${file}-full`;
    made.push(full);
    const info = await picture.clone().toFile(full);
    for (const pixels of PICTURE_WIDTHS) {
      made.push(`${file}-${pixels}`);
      await picture.clone().resize({ width: pixels, withoutEnlargement: true }).webp({ quality: 78 }).toFile(`${file}-${pixels}`);
    }
    for (const pixels of PICTURE_WIDTHS) await storage.adopt(`${bucket}/${stem}-${pixels}.webp`, `${file}-${pixels}`);
    await storage.adopt(`${bucket}/${name}`, full);
    return { ok: true, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Error && !("code" in error)) return { ok: false, reason: "broken" };
    throw error;
  } finally {
    await Promise.all(made.map((path) => rm(path, { force: true })));
  }
}
