import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#app/features/auth/tables.server";
import type { MediaKind } from "#app/features/media/schema";
import { sniffMedia } from "#app/features/media/sniff";
import { storeMedia } from "#app/features/media/store.server";
import { media_objects } from "#app/features/media/tables.server";
import type { Database } from "#app/platform/db/db.server";
import { openFolderStorage } from "#app/platform/storage/folder.server";
import { openEmbedded } from "#tests/support/databases";
import { staff } from "#tests/support/staff";

const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from("ftypisom"), Buffer.alloc(64)]);

describe("the media room", () => {
  const folder = mkdtempSync(join(tmpdir(), "pemba-media-"));
  const storage = openFolderStorage(folder);
  let database: Database;
  beforeAll(async () => {
    database = await openEmbedded();
    await database.db.insert(users).values({ id: staff.id, name: staff.name, email: staff.email });
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const store = (content: Buffer, kind: MediaKind = "image") =>
    storeMedia({ db: database.db, storage }, staff, { bucket: "experience-media", kind, body: new Blob([new Uint8Array(content)]).stream() });
  const picture = (width = 2400, height = 1600) => sharp({ create: { width, height, channels: 3, background: "#2db3b4" } });

  it("keeps a picture in its type and three widths, under a random name", async () => {
    const stored = await store(await picture().jpeg().toBuffer());
    expect(stored).toMatchObject({ ok: true, url: expect.stringMatching(/^\/media\/experience-media\/[0-9a-f]{24}\.jpg$/) });
    const stem = stored.ok ? stored.url.split("/").at(-1)!.replace(".jpg", "") : "";
    const widths = await Promise.all([480, 960, 1920].map(async (width) => (await sharp(join(folder, "experience-media", `${stem}-${width}.webp`)).metadata()).width));
    expect(widths).toEqual([480, 960, 1920]);
    expect(readdirSync(join(folder, ".incoming"))).toEqual([]);
    const [row] = await database.db.select().from(media_objects);
    expect(row).toMatchObject({ bucket: "experience-media", content_type: "image/jpeg", width: 2400, height: 1600, uploaded_by: "staff" });
  });

  it("leaves metadata and position behind", async () => {
    const withGps = await picture(100, 100)
      .jpeg()
      .withExif({ IFD0: { Copyright: "secret" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .toBuffer();
    expect((await sharp(withGps).metadata()).exif).toBeDefined();
    const stored = await store(withGps);
    if (!stored.ok) throw new Error("refused");
    const kept = readFileSync(join(folder, stored.url.replace("/media/", "")));
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes("secret")).toBe(false);
  });

  it("names videos and thumbnails by their kind", async () => {
    expect(await store(MP4, "video")).toMatchObject({ url: expect.stringMatching(/\/video-[0-9a-f]{24}\.mp4$/) });
    expect(await store(await picture(50, 50).webp().toBuffer(), "thumbnail")).toMatchObject({ url: expect.stringMatching(/\/thumbnail-[0-9a-f]{24}\.webp$/) });
  });

  it("goes by content, not by name", async () => {
    for (const content of ["<html><script>alert(1)</script>", "GIF89a", '<svg xmlns="http://www.w3.org/2000/svg"/>', "%PDF-1.4", ""]) {
      expect(await store(Buffer.from(content))).toEqual({ ok: false, reason: "type" });
    }
    expect(await store(MP4)).toEqual({ ok: false, reason: "type" });
    expect(await store(await picture(50, 50).png().toBuffer(), "video")).toEqual({ ok: false, reason: "type" });
  });

  it("refuses what is too large, in bytes and in pixels, and what is broken", async () => {
    expect(await store(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(21 * 1024 * 1024)]))).toEqual({ ok: false, reason: "size" });
    const bomb = await picture(8000, 7000).png({ compressionLevel: 9 }).toBuffer();
    expect(await store(bomb)).toEqual({ ok: false, reason: "pixels" });
    const torn = (await picture().jpeg().toBuffer()).subarray(0, 3000);
    expect(await store(torn)).toEqual({ ok: false, reason: "broken" });
    expect(readdirSync(join(folder, ".incoming"))).toEqual([]);
  });

  it("tells films from pictures in the same container", () => {
    const box = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from(`ftyp${brand}`), Buffer.alloc(32)]);
    expect(sniffMedia(box("mp42"))).toBe("video/mp4");
    expect(sniffMedia(box("qt  "))).toBe("video/quicktime");
    expect(sniffMedia(box("heic"))).toBeNull();
    expect(sniffMedia(Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from("....webm....")]))).toBe("video/webm");
  });
});
