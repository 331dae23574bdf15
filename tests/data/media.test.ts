import { sql } from "drizzle-orm";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { users } from "#app/features/auth/tables.server";
import { avifPath, createAvifVariants } from "#app/features/media/avif.server";
import type { MediaKind } from "#app/features/media/schema";
import { openResumableUploads, type ResumableUploads } from "#app/features/media/resumable.server";
import { sniffMedia } from "#app/features/media/sniff";
import { storeMedia, deleteStaleScratch } from "#app/features/media/store.server";
import { media_objects } from "#app/features/media/tables.server";
import { openUploadLocks } from "#app/features/media/upload-lock.server";
import { openDatabase, type Database } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { openFolderStorage } from "#app/platform/storage/folder.server";
import type { StoredFile } from "#app/platform/storage/storage.server";
import { DATABASE_KINDS, openEmbedded, openPostgres, silentLog } from "#tests/support/databases";
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
    storeMedia({ db: database.db, storage }, staff, {
      bucket: "experience-media",
      kind,
      body: new Blob([new Uint8Array(content)]).stream(),
    });
  const underWay = () => readdirSync(join(folder, ".incoming")).filter((name) => name !== "films");
  const picture = (width = 2400, height = 1600) =>
    sharp({ create: { width, height, channels: 3, background: "#2db3b4" } });

  it("keeps a picture in its type and three widths, under a random name", async () => {
    const stored = await store(await picture().jpeg().toBuffer());
    expect(stored).toMatchObject({
      ok: true,
      url: expect.stringMatching(/^\/media\/experience-media\/[0-9a-f]{24}\.jpg$/),
    });
    const stem = stored.ok ? stored.url.split("/").at(-1)!.replace(".jpg", "") : "";
    const widths = await Promise.all(
      [480, 960, 1920].map(
        async (width) => (await sharp(join(folder, "experience-media", `${stem}-${width}.webp`)).metadata()).width,
      ),
    );
    expect(widths).toEqual([480, 960, 1920]);
    expect(underWay()).toEqual([]);
    const [row] = await database.db.select().from(media_objects);
    expect(row).toMatchObject({
      bucket: "experience-media",
      content_type: "image/jpeg",
      width: 2400,
      height: 1600,
      uploaded_by: "staff",
    });
  });

  it("makes the AVIF of a picture when it is asked for, if that is smaller", async () => {
    const noise = await sharp({
      create: {
        width: 700,
        height: 500,
        channels: 3,
        background: "#2db3b4",
        noise: { type: "gaussian", mean: 128, sigma: 12 },
      },
    })
      .jpeg()
      .toBuffer();
    const stored = await store(noise);
    if (!stored.ok) throw new Error("refused");
    const webp = stored.url.replace("/media/", "").replace(".jpg", "-480.webp");
    const copies = createAvifVariants(storage, silentLog);
    expect(await copies.find(webp)).toBe("pending");
    await vi.waitFor(async () => expect(await copies.find(webp)).not.toBe("pending"), { timeout: 100_000 });
    const { format, compression, width } = await sharp(join(folder, avifPath(webp))).metadata();
    expect([format, compression, width]).toEqual(["heif", "av1", 480]);
    expect(((await copies.find(webp)) as StoredFile).size).toBeLessThan((await storage.find(webp))!.size);
    const flat = await store(await picture(8, 8).png().toBuffer());
    if (!flat.ok) throw new Error("refused");
    const small = flat.url.replace("/media/", "").replace(".png", "-480.webp");
    expect(await copies.find(small)).toBe("pending");
    await vi.waitFor(async () => expect(await copies.find(small)).toBeNull(), { timeout: 100_000 });
    expect(await copies.find("experience-media/no-such-480.webp")).toBe("pending");
    // The file is removed after the copy is there.
    await vi.waitFor(() =>
      expect(readdirSync(join(folder, ".incoming")).filter((name) => name !== "films")).toEqual([]),
    );
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
    expect(await store(await picture(50, 50).webp().toBuffer(), "thumbnail")).toMatchObject({
      url: expect.stringMatching(/\/thumbnail-[0-9a-f]{24}\.webp$/),
    });
  });

  it("goes by content, not by name", async () => {
    for (const content of [
      "<html><script>alert(1)</script>",
      "GIF89a",
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      "%PDF-1.4",
      "",
    ]) {
      expect(await store(Buffer.from(content))).toEqual({ ok: false, reason: "type" });
    }
    expect(await store(MP4)).toEqual({ ok: false, reason: "type" });
    expect(await store(await picture(50, 50).png().toBuffer(), "video")).toEqual({ ok: false, reason: "type" });
  });

  it("refuses what is too large, in bytes and in pixels, and what is broken", async () => {
    expect(await store(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(21 * 1024 * 1024)]))).toEqual({
      ok: false,
      reason: "size",
    });
    const bomb = await picture(8000, 7000).png({ compressionLevel: 9 }).toBuffer();
    expect(await store(bomb)).toEqual({ ok: false, reason: "pixels" });
    const torn = (await picture().jpeg().toBuffer()).subarray(0, 3000);
    expect(await store(torn)).toEqual({ ok: false, reason: "broken" });
    expect(underWay()).toEqual([]);
  });

  describe("films in parts", () => {
    const film = Buffer.concat([MP4, Buffer.alloc(300_000, 7)]);
    const address = "http://office.test/1324admin/media/tus";
    const tus = (
      uploads: ResumableUploads,
      method: string,
      path: string,
      headers: Record<string, string>,
      body?: Buffer,
    ) =>
      uploads.handle(
        new Request(address + path, {
          method,
          headers: { "tus-resumable": "1.0.0", ...headers },
          body: body && new Uint8Array(body),
        }),
      );
    const create = async (uploads: ResumableUploads, length: number) => {
      const created = await tus(uploads, "POST", "", { "upload-length": String(length) });
      return { status: created.status, id: created.headers.get("location")?.split("/").at(-1) ?? "" };
    };
    const send = (uploads: ResumableUploads, id: string, offset: number, part: Buffer) =>
      tus(
        uploads,
        "PATCH",
        `/${id}`,
        {
          "upload-offset": String(offset),
          "content-type": "application/offset+octet-stream",
          "content-length": String(part.length),
        },
        part,
      );
    const open = () => openResumableUploads(database, storage, silentLog);
    const filmsUnderWay = () => readdirSync(join(folder, ".incoming/films"));

    it("go on in another process, are kept whole and once, and leave nothing behind", async () => {
      const [first, second] = [await open(), await open()];
      const { status, id } = await create(first, film.length);
      expect(status).toBe(201);
      expect((await send(first, id, 0, film.subarray(0, 100_000))).status).toBe(204);
      expect((await tus(second, "HEAD", `/${id}`, {})).headers.get("upload-offset")).toBe("100000");
      expect(await second.claim(staff, { id, bucket: "blog-media" })).toBeNull();
      expect((await send(second, id, 50_000, film.subarray(50_000))).status).toBe(409);
      expect((await send(second, id, 100_000, film.subarray(100_000))).status).toBe(204);

      const claims = await Promise.all(
        [first, second].map((uploads) => uploads.claim(staff, { id, bucket: "blog-media" })),
      );
      expect(claims[0]).toMatchObject({
        ok: true,
        url: expect.stringMatching(/^\/media\/blog-media\/video-[0-9a-f]{24}\.mp4$/),
        size: film.length,
      });
      expect(claims[1]).toEqual(claims[0]);
      const url = claims[0]?.ok ? claims[0].url : "";
      expect(readFileSync(join(folder, url.replace("/media/", ""))).equals(film)).toBe(true);
      const rows = await database.db.select().from(media_objects);
      expect(rows.filter(({ name }) => url.endsWith(name))).toMatchObject([
        { bucket: "blog-media", size: film.length, content_type: "video/mp4", uploaded_by: "staff" },
      ]);
      expect(filmsUnderWay()).toEqual([`${id}.stored`]);
      await first.removeAbandoned(Date.now() + 25 * 60 * 60 * 1000);
    });

    it("are refused above 1 GB, when they are no films, and under a name of the sender's", async () => {
      const uploads = await open();
      expect((await create(uploads, 1024 ** 3 + 1)).status).toBe(413);
      const html = Buffer.from("<html><script>alert(1)</script></html>".repeat(10));
      const { id } = await create(uploads, html.length);
      await send(uploads, id, 0, html);
      expect(await uploads.claim(staff, { id, bucket: "blog-media" })).toEqual({ ok: false, reason: "type" });
      for (const name of ["..%2f..%2fserver.lock", "x", `${id}.json`])
        expect((await tus(uploads, "HEAD", `/${name}`, {})).status, name).toBe(404);
      expect(await uploads.claim(staff, { id: "../../x", bucket: "blog-media" })).toBeNull();
    });

    it("are given up a day after the last part", async () => {
      const uploads = await open();
      const { id } = await create(uploads, film.length);
      await send(uploads, id, 0, film.subarray(0, 1000));
      const day = 24 * 60 * 60 * 1000;
      await uploads.removeAbandoned(Date.now() + day - 60_000);
      expect(filmsUnderWay()).toContain(id);
      await uploads.removeAbandoned(Date.now() + day + 60_000);
      expect(filmsUnderWay()).toEqual([]);
      expect((await tus(uploads, "HEAD", `/${id}`, {})).status).toBe(404);
    });
  });

  it("knows of a picture before its files are there, and forgets one that could not be stored", async () => {
    const known: string[] = [];
    const failing = {
      ...storage,
      async put(path: string) {
        known.push(...(await database.db.select().from(media_objects)).map(({ bucket, name }) => `${bucket}/${name}`));
        throw new Error(`no room for ${path}`);
      },
    };
    const body = new Blob([new Uint8Array(await picture(50, 50).png().toBuffer())]).stream();
    await expect(
      storeMedia({ db: database.db, storage: failing }, staff, { bucket: "stays-media", kind: "image", body }),
    ).rejects.toThrow("no room");
    expect(known).toContainEqual(expect.stringMatching(/^stays-media\//));
    expect((await database.db.select().from(media_objects)).filter(({ bucket }) => bucket === "stays-media")).toEqual(
      [],
    );
    expect(underWay()).toEqual([]);
  });

  it("clears away what a process that died was receiving", async () => {
    writeFileSync(join(folder, ".incoming/abandoned"), "half");
    await deleteStaleScratch(storage);
    expect(underWay()).toEqual(["abandoned"]);
    await deleteStaleScratch(storage, Date.now() + 25 * 60 * 60 * 1000);
    expect(underWay()).toEqual([]);
  });

  it("tells films from pictures in the same container", () => {
    const box = (brand: string) =>
      Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from(`ftyp${brand}`), Buffer.alloc(32)]);
    expect(sniffMedia(box("mp42"))).toBe("video/mp4");
    expect(sniffMedia(box("qt  "))).toBe("video/quicktime");
    expect(sniffMedia(box("heic"))).toBeNull();
    expect(sniffMedia(Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from("....webm....")]))).toBe(
      "video/webm",
    );
  });
});

describe.each(DATABASE_KINDS)("locks on %s", (_, open) => {
  it("an upload has one writer, and the one who comes back does not wait for a dead connection", async () => {
    const database = await open();
    const locks = await openUploadLocks(database);
    const [stuck, back] = [locks.newLock("film"), locks.newLock("film")];
    const { signal } = new AbortController();
    let isReleased = false;
    await stuck.lock(signal, async () => {
      isReleased = true;
      await stuck.unlock();
    });
    await back.lock(signal, () => undefined);
    expect(isReleased).toBe(true);
    expect(await database.tryLock("upload film")).toBeNull();
    await back.unlock();
    const free = await database.tryLock("upload film");
    expect(free).not.toBeNull();
    await free!.release();
    await database.close();
  });
});

it("a lock ends with the connection that held it, and its holder is told", async () => {
  const one = await openPostgres();
  const [here] = await rowsOf<{ name: string }>(one.db, sql`select current_database() as name`);
  const other = await openDatabase({
    url: inject("postgres").replace(/\/postgres$/, `/${here!.name}`),
    dataDir: "",
    log: silentLog,
  });
  const lock = (await one.tryLock("sweep"))!;
  expect(await other.tryLock("sweep")).toBeNull();
  const told = new Promise((resolve) => lock.lost.addEventListener("abort", resolve));
  await one.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pemba direct' and datname = current_database()`,
  );
  await told;
  await expect.poll(() => other.tryLock("sweep")).not.toBeNull();
  await other.close();
  await one.close();
});
