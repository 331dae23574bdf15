import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { hasWidthVariants, isBucket, pictureUrlAtWidth, type PICTURE_WIDTHS } from "#app/features/media/schema";
import { PROJECT_ROOT } from "#app/platform/project-root.server";
import type { Storage } from "#app/platform/storage/storage.server";

/**
 * The bytes of a picture of ours in one of its kept widths, a scene or an uploaded one; null of what is elsewhere or
 * gone.
 */
export async function readOwnPicture(
  storage: Pick<Storage, "find">,
  url: string,
  width: (typeof PICTURE_WIDTHS)[number],
): Promise<Buffer | null> {
  if (!hasWidthVariants(url)) return null;
  const [, root, bucket = "", name = ""] = pictureUrlAtWidth(url, width).split("/");
  try {
    if (root === "scenes") return await readFile(join(PROJECT_ROOT, "public/scenes", basename(bucket)));
    const file = isBucket(bucket) ? await storage.find(`${bucket}/${basename(name)}`) : null;
    return file && (await buffer(await file.open()));
  } catch {
    return null;
  }
}
