import { HeadObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Upload } from "@tus/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorage } from "#app/platform/storage/open-storage.server";
import { parseS3Address } from "#app/platform/storage/s3-address";
import type { Storage } from "#app/platform/storage/storage.server";
import { startS3, type TestBucket } from "#tests/support/s3";

const contentOf = async (stream: Readable) => Buffer.concat(await stream.toArray());
const DAY = 24 * 60 * 60 * 1000;

describe("a bucket", () => {
  const folder = mkdtempSync(join(tmpdir(), "pemba-s3-files-"));
  let bucket: TestBucket;
  let storage: Storage;
  beforeAll(async () => {
    bucket = await startS3();
    storage = await openStorage(bucket.address);
  });
  afterAll(async () => {
    await bucket.stop();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["small", 10_000],
    ["of many blocks", 17_000_001],
    ["empty", 0],
  ])("keeps a file that is %s, gives any part of it, and lets it go", async (_, size) => {
    const file = join(folder, "file");
    const content = randomBytes(size);
    writeFileSync(file, content);
    await storage.put("blog-media/a.mp4", file, "video/mp4");
    const found = (await storage.find("blog-media/a.mp4"))!;
    expect(found.size).toBe(size);
    expect((await contentOf(await found.open())).equals(content)).toBe(true);
    if (size > 0)
      expect(
        (await contentOf(await found.open({ start: 5_000, end: 5_999 }))).equals(content.subarray(5_000, 6_000)),
      ).toBe(true);
    await storage.remove("blog-media/a.mp4");
    expect(await storage.find("blog-media/a.mp4")).toBeNull();
  });

  it("tells caches to keep what anybody may see, and nothing else", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "picture");
    const own = await openStorage(bucket.address, (path) => path.startsWith("private/"));
    await own.put("private/a.jpg", file, "image/jpeg");
    await own.put("blog-media/b.jpg", file, "image/jpeg");
    const { endpoint, credentials, region } = parseS3Address(bucket.address)!;
    const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials: credentials! });
    const headersOf = async (Key: string) =>
      (await client.send(new HeadObjectCommand({ Bucket: "media", Key }))).CacheControl;
    expect(await headersOf("private/a.jpg")).toBe("private, no-store");
    expect(await headersOf("blog-media/b.jpg")).toBe("public, max-age=31536000, immutable");
  });

  it("joins what arrived in parts, also after one that broke off", async () => {
    const { uploads } = storage;
    const other = (await openStorage(bucket.address)).uploads;
    const film = randomBytes(900_000);
    await uploads.datastore.create(new Upload({ id: "film", size: film.length, offset: 0 }));
    expect(await uploads.datastore.write(Readable.from([film.subarray(0, 400_000)]), "film", 0)).toBe(400_000);
    async function* broken() {
      yield film.subarray(400_000, 450_000);
      throw new Error("connection lost");
    }
    await expect(other.datastore.write(Readable.from(broken()), "film", 400_000)).rejects.toThrow("connection lost");
    expect((await uploads.datastore.getUpload("film")).offset).toBe(450_000);
    expect(await uploads.findComplete("film")).toBeNull();
    await uploads.datastore.write(Readable.from([film.subarray(450_000)]), "film", 450_000);

    const whole = (await other.findComplete("film"))!;
    expect(Buffer.from(await whole.head(64)).equals(film.subarray(0, 64))).toBe(true);
    await whole.put("blog-media/film.mp4", "video/mp4");
    expect((await contentOf(await (await storage.find("blog-media/film.mp4"))!.open())).equals(film)).toBe(true);
    await other.writeResult("film", "done");
    await other.remove("film");
    expect([await uploads.findComplete("film"), await uploads.readResult("film")]).toEqual([null, "done"]);
    expect([
      await uploads.removeInactiveSince(Date.now() - DAY),
      await uploads.removeInactiveSince(Date.now() + DAY),
    ]).toEqual([0, 1]);
    expect(await uploads.readResult("film")).toBeNull();
    await expect(uploads.datastore.getUpload("film")).rejects.toMatchObject({ status_code: 404 });
  });
});

it("reads the address of a bucket", () => {
  expect(parseS3Address("s3://k:a%2Fb@files.example:9000/media?region=eu-1&pathStyle=off&tls=off")).toEqual({
    endpoint: "http://files.example:9000",
    bucket: "media",
    region: "eu-1",
    pathStyle: false,
    credentials: { accessKeyId: "k", secretAccessKey: "a/b" },
  });
  expect(parseS3Address("s3://s3.eu-central-1.amazonaws.com/media")).toMatchObject({
    endpoint: "https://s3.eu-central-1.amazonaws.com",
    pathStyle: true,
    credentials: null,
  });
  for (const wrong of [
    "/srv/media",
    "s3://host",
    "s3://key@host/media",
    "s3://host/a/b",
    "s3://host/media?tls=maybe",
    "s3://host/media?colour=red",
  ])
    expect(parseS3Address(wrong), wrong).toBeNull();
});
