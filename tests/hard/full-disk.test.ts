import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { recordMeasurement } from "#tests/support/measurements";
import { signInAs } from "#tests/support/accounts";
import { findDemoItems, FormSender } from "#tests/support/form-sender";
import { startServer, type TestServer } from "#tests/support/server";
import { Visitor } from "#tests/support/visitor";

const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), "pemba-disk-"));
const disk = join(folder, "disk");
const seeded = join(folder, "seeded");
const mount = (...args: string[]) => execFileSync("mount", args, { stdio: "ignore" });
const unmount = () => execFileSync("umount", [disk], { stdio: "ignore" });

/** A disk of its own can only be mounted by root; there is no other way to have a full one. */
const mayMount = process.getuid?.() === 0;

const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

async function send(server: TestServer, fields: Record<string, string>) {
  const visitor = new Visitor(server.url);
  const answer = await visitor.post("/contact.data", fields);
  visitor.close();
  return { status: answer.status, body: answer.body.toString() };
}

describe.skipIf(!mayMount)("a disk that takes nothing", () => {
  let picture: Buffer;
  beforeAll(async () => {
    picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#2db3b4" } })
      .png()
      .toBuffer();
    await (await startServer({ DATA_DIR: seeded, SEED: "demo" })).stop();
    mkdirSync(disk);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is full: forms and uploads say that they failed and leave nothing behind, pages go on, and all is well once there is room", async () => {
    mount("-t", "tmpfs", "-o", "size=256m", "tmpfs", disk);
    const env = { DATA_DIR: join(disk, "data"), SEED: "demo" };
    cpSync(seeded, env.DATA_DIR, { recursive: true });
    const server = await startServer(env);
    const visitor = new Visitor(server.url);
    try {
      const cookie = await signInAs(server.url);
      const places = await findDemoItems(server.url, cookie);
      const sender = new FormSender(server.url, places, { cookie });
      while (sender.sent.length === 0) await sender.book();
      await sender.offer();
      await sender.save();
      const before = filesIn(join(env.DATA_DIR, "media"));
      sender.refused.length = 0;

      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, "filler"), Buffer.alloc(bavail * bsize - MB));
      const message = {
        name: "Amina",
        email: "amina@example.com",
        topic: "General Inquiry",
        message: "Hello",
        stamp: places.stamp,
      };
      await vi.waitFor(
        async () => expect((await send(server, { ...message, key: crypto.randomUUID() })).status).toBe(503),
        { timeout: 10_000 },
      );
      const { body } = await send(server, { ...message, key: crypto.randomUUID() });
      // The page shows the form's own words for it, with what was typed.
      expect(body).toContain('"failed"');
      expect(body).toContain("amina@example.com");
      for (let turn = 0; turn < 20; turn++) {
        await sender.book();
        await sender.offer();
        await sender.save();
      }
      expect([...new Set(sender.refused)].toSorted()).toEqual(["booking: 503", "offer: 503", "save: 500"]);
      const upload = await visitor.send("/media/property-images", picture, { "content-type": "image/png" });
      expect([upload.status, JSON.parse(upload.body.toString())]).toEqual([
        503,
        { code: "storage", message: "The file could not be stored. Please try again later." },
      ]);
      const film = await visitor.send("/1324admin/media/tus", Buffer.alloc(0), {
        cookie,
        "tus-resumable": "1.0.0",
        "upload-length": "1000",
      });
      expect(film.status).toBeGreaterThanOrEqual(500);
      for (const path of ["/contact", "/fr/stays", "/zh/experiences", "/ar/real-estate"])
        expect((await visitor.get(path, { "accept-language": "en" })).status, path).toBe(200);
      expect((await visitor.get("/1324admin/customers", { cookie })).status).toBe(200);
      expect((await visitor.get("/healthz")).status).toBe(200);
      expect(filesIn(join(env.DATA_DIR, "media"))).toBe(before);

      // A process that is started on such a disk says why it does not.
      const crowded = join(disk, "other");
      await expect(startServer({ DATA_DIR: crowded })).rejects.toThrow("MB are free on the disk of");

      rmSync(join(disk, "filler"));
      await vi.waitFor(
        async () => expect((await send(server, { ...message, key: crypto.randomUUID() })).status).toBe(200),
        { timeout: 10_000 },
      );
      const stored = sender.sent.length;
      await sender.book();
      await sender.offer();
      await sender.save();
      expect(sender.sent.length - stored).toBe(3);
      sender.close();
      recordMeasurement(
        "disk full",
        `${sender.refused.length} forms refused in words, none half stored, pages go on; all taken again once there is room`,
      );
    } finally {
      visitor.close();
      await server.stop();
      unmount();
    }
  });

  it("is read-only under the media: uploads say that they failed and leave no row, everything else goes on", async () => {
    mount("-t", "tmpfs", "-o", "size=256m", "tmpfs", disk);
    const env = { DATA_DIR: join(folder, "read-only"), MEDIA_URL: disk, SEED: "demo" };
    cpSync(seeded, env.DATA_DIR, { recursive: true });
    const server = await startServer(env);
    const visitor = new Visitor(server.url);
    try {
      const cookie = await signInAs(server.url);
      const places = await findDemoItems(server.url, cookie);
      const sender = new FormSender(server.url, places, { cookie });
      while (sender.sent.length === 0) await sender.book();
      await sender.offer();
      const kept = sender.sent.find(({ picture: address }) => address)!.picture!;
      const before = filesIn(disk);
      sender.refused.length = 0;

      mount("-o", "remount,ro", disk);
      await sender.offer();
      expect(sender.refused).toEqual(["offer: 503"]);
      const office = await visitor.send("/1324admin/media?bucket=experience-media&kind=image", picture, { cookie });
      expect([office.status, (JSON.parse(office.body.toString()) as { code: string }).code]).toEqual([503, "storage"]);
      expect((await visitor.get(kept)).status).toBe(200);
      const stored = sender.sent.length;
      await sender.book();
      await sender.save();
      expect(sender.sent.length - stored).toBe(2);
      expect(filesIn(disk)).toBe(before);

      mount("-o", "remount,rw", disk);
      await sender.offer();
      expect(sender.refused).toHaveLength(1);
      // A picture that was refused left no row: each that is known has its files.
      const library = await visitor.get("/1324admin/media/library", { cookie, "accept-encoding": "identity" });
      const named = [...new Set(library.body.toString().match(/\/media\/[a-z-]+\/[0-9a-f]{24}\.[a-z]+/g))];
      for (const address of named) expect((await visitor.get(address)).status, address).toBe(200);
      sender.close();
      recordMeasurement(
        "folder of the media read-only",
        "uploads of visitors and staff refused without a row or a file, everything else goes on",
      );
    } finally {
      visitor.close();
      await server.stop();
      unmount();
    }
  });
});
