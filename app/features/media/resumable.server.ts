import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Staff } from "#app/features/auth/schema";
import { MAX_VIDEO_BYTES, RESUMABLE_UPLOADS, type Bucket } from "#app/features/media/schema";
import { keepMedia, type StoredMedia } from "#app/features/media/store.server";
import { lockUploadsIn } from "#app/features/media/upload-lock.server";
import type { Db } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";
import type { Storage } from "#app/platform/storage/storage.server";

const KEEP_MS = 24 * 60 * 60 * 1000;
const ID = /^[0-9a-f]{32}$/;

/** Films on their way in, piece by piece, by the tus protocol. */
export interface ResumableUploads {
  /** One request of the protocol. */
  handle(request: Request): Promise<Response>;
  /** Takes a whole film in. Asked again, it gives the same answer: the first one may have been lost on its way. */
  claim(services: { db: Db; storage: Storage }, staff: Staff, upload: { id: string; bucket: Bucket }): Promise<StoredMedia | null>;
  /** Removes what nobody has added to for a day, and gives the number of uploads that went. */
  removeAbandoned(now?: number): Promise<number>;
}

export async function openResumableUploads(storage: Storage, log: Logger): Promise<ResumableUploads> {
  const folder = join(await storage.scratch(), "films");
  await mkdir(folder, { recursive: true });
  const store = new FileStore({ directory: folder });
  const locker = lockUploadsIn(folder);
  const server = new Server({
    path: RESUMABLE_UPLOADS,
    datastore: store,
    locker,
    maxSize: MAX_VIDEO_BYTES,
    // Behind a proxy we do not know our own name; and no other site's page has business here.
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: () => randomBytes(16).toString("hex"),
    getFileIdFromRequest: (_request, last) => (last && ID.test(last) ? last : undefined),
    onResponseError(_request, error) {
      if (error instanceof Error) log.error({ err: error }, "could not take in a part of a film");
      return undefined;
    },
  });

  async function keep(services: { db: Db; storage: Storage }, staff: Staff, { id, bucket }: { id: string; bucket: Bucket }): Promise<StoredMedia | null> {
    const answer = join(folder, `${id}.stored`);
    const earlier = await readFile(answer, "utf8").catch(() => null);
    if (earlier) return JSON.parse(earlier) as StoredMedia;
    const upload = await store.getUpload(id).catch(() => null);
    if (!upload || upload.offset !== upload.size) return null;
    const stored = await keepMedia(services, staff, { bucket, kind: "video", file: join(folder, id) });
    await writeFile(answer, JSON.stringify(stored));
    for (const name of [id, `${id}.json`]) await rm(join(folder, name), { force: true });
    return stored;
  }

  return {
    handle: (request) => server.handleWeb(request),
    async claim(services, staff, upload) {
      if (!ID.test(upload.id)) return null;
      const lock = locker.newLock(upload.id);
      await lock.lock(new AbortController().signal, () => undefined);
      try {
        return await keep(services, staff, upload);
      } finally {
        await lock.unlock();
      }
    },
    async removeAbandoned(now = Date.now()) {
      let removed = 0;
      const files = Object.groupBy(await readdir(folder), (name) => name.split(".")[0]!);
      for (const names of Object.values(files).map((group) => group!.map((name) => join(folder, name)))) {
        const changed = await Promise.all(names.map((name) => stat(name).then(({ mtimeMs }) => mtimeMs, () => 0)));
        if (Math.max(...changed) > now - KEEP_MS) continue;
        await Promise.all(names.map((name) => rm(name, { force: true })));
        removed++;
      }
      return removed;
    },
  };
}
