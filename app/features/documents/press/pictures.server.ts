import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp, { type ResizeOptions } from "sharp";
import type { PictureSource, ScenePicture } from "#app/features/documents/content";
import { SCENE_FOLDER } from "#app/features/documents/project-files.server";
import type { Storage } from "#app/platform/storage/storage.server";

/** As wide as a page shows it in print; the kept copies of this width are what is drawn from. */
const WIDTH = 960;
const LARGE_WIDTH = 1920;
const QUALITY = 80;

/**
 * The bytes of a picture as the press takes them: JPEG, since a PDF holds that as it is and everything else many times
 * larger. Null where it is gone or broken.
 */
export async function printedPicture(source: PictureSource, storage: Storage): Promise<Uint8Array | null> {
  if ("svg" in source) return Buffer.from(source.svg);
  if ("media" in source) return printed(await readMedia(source.media, storage), source);
  const name = JSON.stringify(source);
  const drawn = drawnScenes.get(name) ?? printed(await readScene(source), source);
  drawnScenes.set(name, drawn);
  return drawn;
}

/** Pictures of ours as they are printed, 69 of some 100 kB: guide and deck show the same in every language. */
const drawnScenes = new Map<string, Promise<Uint8Array | null>>();

async function printed(bytes: Buffer | null, source: PictureSource): Promise<Uint8Array | null> {
  if (!bytes) return null;
  try {
    return await sharp(bytes, { failOn: "error" })
      .autoOrient()
      .resize(resizing(source))
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: QUALITY, mozjpeg: false })
      .toBuffer();
  } catch {
    return null;
  }
}

function resizing(source: PictureSource): ResizeOptions {
  if (!("cut" in source) || !source.cut) return { width: WIDTH, withoutEnlargement: true };
  const { width, height, from } = source.cut;
  return { width, height, fit: "cover", position: from };
}

/** The copy it is drawn from. */
export const sceneFile = ({ scene, cut }: ScenePicture): string => `${scene}-${cut ? LARGE_WIDTH : WIDTH}.webp`;

const readScene = (source: ScenePicture) => readFile(join(SCENE_FOLDER, sceneFile(source))).catch(() => null);

async function readMedia(path: string, storage: Storage): Promise<Buffer | null> {
  const file = await storage.find(path.replace(/\.\w+$/, `-${WIDTH}.webp`)).catch(() => null);
  return file && buffer(await file.open());
}
