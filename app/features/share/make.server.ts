import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { OFFICE } from "#app/brand";
import { readOwnPicture } from "#app/features/media/own-picture.server";
import { drawSharePicture } from "#app/features/share/draw.server";
import { keepSharePicture, noteUse, type ShareStores } from "#app/features/share/mutations.server";
import { findKept } from "#app/features/share/queries.server";
import type { ShareAddress, SharedTexts } from "#app/features/share/schema";
import { dayAt } from "#app/platform/dates/dates";
import type { Logger } from "#app/platform/log.server";
import type { Storage } from "#app/platform/storage/storage.server";

/** Drawn one after the other; so many wait at most. */
const MAX_WAITING = 12;
/** Drawn from: as wide as the picture, or a little wider. */
const PHOTO_WIDTH = 1920;

export interface SharePictures {
  /** A picture that was made before; null when there is none. */
  findKept(address: ShareAddress): Promise<Buffer | null>;
  /** Draws a picture and keeps it; "busy" when too many wait already. */
  make(address: ShareAddress, content: { texts: SharedTexts; image: string | null }): Promise<Buffer | "busy">;
}

export function createSharePictures({ db, storage, log }: ShareStores & { log: Logger }): SharePictures {
  const underway = new Map<string, Promise<Buffer>>();
  let queue: Promise<unknown> = Promise.resolve();
  const today = () => dayAt(new Date(), OFFICE.hoursAheadOfUtc);

  async function draw(address: ShareAddress, path: string, texts: SharedTexts, image: string | null): Promise<Buffer> {
    const photo = image ? await readOwnPicture(storage, image, PHOTO_WIDTH) : null;
    const picture = await drawSharePicture(texts, address.language, photo);
    // A full disk or a storage that is away costs keeping it, not sending it.
    try {
      await put(storage, path, picture);
      await keepSharePicture({ db, storage }, address, { path, bytes: picture.length }, today());
    } catch (error) {
      log.error({ err: error }, "could not keep a share picture");
    }
    return picture;
  }

  return {
    async findKept(address) {
      const kept = await findKept(db, address);
      const file = kept && (await storage.find(kept.path).catch(() => null));
      if (!file) return null;
      if (kept.used_on < today()) await noteUse(db, kept.path, today());
      return buffer(await file.open());
    },
    async make(address, { texts, image }) {
      const { kind, id, language, hash } = address;
      const path = `share/${kind}-${id}-${language}-${hash}.jpg`;
      const shared = underway.get(path);
      if (shared) return shared;
      if (underway.size >= MAX_WAITING) return "busy";
      const making = queue.then(() => draw(address, path, texts, image)).finally(() => underway.delete(path));
      queue = making.catch(() => null);
      underway.set(path, making);
      return making;
    },
  };
}

async function put(storage: Storage, path: string, picture: Buffer): Promise<void> {
  await storage.requireDiskSpace();
  const file = join(await storage.tempDir(), randomBytes(12).toString("hex"));
  try {
    await writeFile(file, picture);
    await storage.put(path, file, "image/jpeg");
  } finally {
    await rm(file, { force: true });
  }
}
