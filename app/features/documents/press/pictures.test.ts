import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { printedPicture } from "#app/features/documents/press/pictures.server";
import { openFolderStorage } from "#app/platform/storage/folder.server";

const folder = mkdtempSync(join(tmpdir(), "pemba-pictures-"));
const storage = openFolderStorage(folder);
afterAll(() => rmSync(folder, { recursive: true }));

async function keep(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(folder, path, ".."), { recursive: true });
  await writeFile(join(folder, path), bytes);
}

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0a7d6c" } });

it("PL-111: is a JPEG of at most 960 pixels, the right way up, from the copy of that width alone", async () => {
  // Lies on its side, and says so.
  await keep("media/a-960.webp", await canvas(400, 200).withMetadata({ orientation: 6 }).webp().toBuffer());
  // The original is not read: it may have 20 MB, or be no picture at all.
  await keep("media/a.jpg", Buffer.from("not a picture"));
  const printed = await printedPicture({ media: "media/a.jpg" }, storage);
  expect(await sharp(printed ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: "jpeg", width: 200, height: 400 });
  await keep("media/b-960.webp", await canvas(1_400, 700).webp().toBuffer());
  const wide = await printedPicture({ media: "media/b.png" }, storage);
  expect(await sharp(wide ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: "jpeg", width: 960 });
});

it("PL-111: what is gone or broken leaves its frame empty", async () => {
  await keep("media/c-960.webp", Buffer.from("RIFF but no picture"));
  expect(await printedPicture({ media: "media/c.jpg" }, storage)).toBeNull();
  expect(await printedPicture({ media: "media/gone.jpg" }, storage)).toBeNull();
});
