/**
 * Writes the pictures of the demo as AVIF beside their WebP, where that is smaller: `node scripts/make-avif.ts` after
 * one was added or changed. They are checked in, since making them takes minutes. Pictures staff and visitors send are
 * made by the server (features/media).
 */
import { globSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { AVIF, avifPath, MAX_SIZE_RATIO } from "../app/features/media/avif.server.ts";
import { root } from "./project.ts";

for (const file of globSync("*-*.webp", { cwd: join(root, "public/scenes") }).toSorted()) {
  const webp = join(root, "public/scenes", file);
  const avif = avifPath(webp);
  const width = Number(/-(\d+)\.webp$/.exec(file)?.[1]);
  const { size } = await sharp(webp.replace(/-\d+\.webp$/, "-1920.webp"))
    .resize({ width })
    .avif(AVIF)
    .toFile(avif);
  const share = size / statSync(webp).size;
  if (share > MAX_SIZE_RATIO) rmSync(avif);
  console.log(`${file} ${Math.round(100 * share)} %`);
}
