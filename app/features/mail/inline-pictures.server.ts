import sharp from "sharp";
import { readOwnPicture } from "#app/features/media/own-picture.server";
import type { Storage } from "#app/platform/storage/storage.server";

/** Twice as wide as it is shown. */
const SIZE = { width: 240, height: 180 };
const QUALITY = 70;
/** What all pictures of one message may weigh as they travel, four letters for three bytes. */
const MAX_BYTES = 300_000;

/** A picture inside the message: one that is fetched would tell us who reads it, and when. */
export interface InlinePicture {
  cid: string;
  filename: string;
  contentType: "image/jpeg";
  contentDisposition: "inline";
  content: Buffer;
}

/**
 * Small pictures for a message, by the addresses of what they are made from. Of one that is elsewhere, gone or too much
 * the message goes without.
 */
export async function inlinePictures(
  storage: Pick<Storage, "find">,
  urls: readonly string[],
  domain: string,
): Promise<Map<string, InlinePicture>> {
  const pictures = new Map<string, InlinePicture>();
  let room = MAX_BYTES;
  for (const url of new Set(urls)) {
    const content = await thumbnail(storage, url);
    const bytes = content ? Math.ceil(content.length / 3) * 4 : Infinity;
    if (!content || bytes > room) continue;
    room -= bytes;
    const name = `picture-${pictures.size + 1}`;
    pictures.set(url, {
      cid: `${name}.${domain}`,
      filename: `${name}.jpg`,
      contentType: "image/jpeg",
      contentDisposition: "inline",
      content,
    });
  }
  return pictures;
}

/** JPEG: some mail programs know neither WebP nor AVIF. */
async function thumbnail(storage: Pick<Storage, "find">, url: string): Promise<Buffer | null> {
  const bytes = await readOwnPicture(storage, url, 480);
  if (!bytes) return null;
  return sharp(bytes)
    .autoOrient()
    .resize(SIZE)
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(() => null);
}
