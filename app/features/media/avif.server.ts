import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import type { Logger } from "#app/platform/log.server";
import type { Storage, StoredFile } from "#app/platform/storage/storage.server";

/**
 * Half the bytes of our WebP; on screens of two pixels a point no eye tells them apart. More effort takes eight times
 * as long and saves a few percent.
 */
export const AVIF = { quality: 40, effort: 2 } as const;
/** Of the size of the WebP: an AVIF that saves less is not worth keeping. */
export const MAX_SIZE_RATIO = 0.95;
/** Queue limit: pictures beyond it are queued by a later request. */
const MAX_QUEUED = 100;
const MAX_SKIPPED = 10_000;

const WIDTH_VARIANT = /^(.+)-(480|960|1920)\.webp$/;

export interface AvifVariants {
  /** The AVIF of a stored WebP; "pending" when there may be one later. */
  find(webp: string): Promise<StoredFile | "pending" | null>;
}

/**
 * Stored pictures as AVIF. One takes up to a second of a core, so it is made when the first browser that knows it asks
 * for the picture, and gets the WebP; one after the other, and kept beside it for all who follow.
 */
export function createAvifVariants(storage: Storage, log: Logger): AvifVariants {
  const waiting = new Set<string>();
  const skipped = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();

  async function make(webp: string, stem: string, width: number): Promise<void> {
    const [original, small] = await Promise.all([storage.find(`${stem}-1920.webp`), storage.find(webp)]);
    if (!original || !small) return;
    const file = join(await storage.tempDir(), randomBytes(12).toString("hex"));
    try {
      const drawing = sharp().resize({ width, withoutEnlargement: true }).avif(AVIF);
      const [{ size }] = await Promise.all([drawing.toFile(file), pipeline(await original.open(), drawing)]);
      if (size <= small.size * MAX_SIZE_RATIO) await storage.put(avifPath(webp), file, "image/avif");
      else skip(webp);
    } finally {
      await rm(file, { force: true });
    }
  }

  function skip(webp: string): void {
    if (skipped.size >= MAX_SKIPPED) skipped.clear();
    skipped.add(webp);
  }

  return {
    async find(webp) {
      const [, stem, width] = WIDTH_VARIANT.exec(webp) ?? [];
      if (!stem || skipped.has(webp)) return null;
      const kept = await storage.find(avifPath(webp));
      if (kept) return kept;
      if (!waiting.has(webp) && waiting.size < MAX_QUEUED) {
        waiting.add(webp);
        queue = queue
          .then(() => make(webp, stem, Number(width)))
          .catch((error: unknown) => {
            skip(webp);
            log.warn({ err: error, webp }, "could not make an AVIF");
          })
          .finally(() => waiting.delete(webp));
      }
      return "pending";
    },
  };
}

export function avifPath(webp: string): string {
  return webp.replace(/webp$/, "avif");
}

export function acceptsAvif(accept: string | undefined): boolean {
  return accept?.includes("image/avif") ?? false;
}
