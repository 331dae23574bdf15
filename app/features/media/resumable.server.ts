import { Server } from "@tus/server";
import { randomBytes } from "node:crypto";
import type { Staff } from "#app/features/auth/schema";
import { MAX_VIDEO_BYTES, RESUMABLE_UPLOADS, type Bucket } from "#app/features/media/schema";
import { storeVideo, type StoredMedia, type Stores } from "#app/features/media/store.server";
import { openUploadLocks } from "#app/features/media/upload-lock.server";
import type { Database } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";
import type { Storage } from "#app/platform/storage/storage.server";

const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;
const ID = /^[0-9a-f]{32}$/;

/** Films on their way in, piece by piece, by the tus protocol. */
export interface ResumableUploads {
  /** One request of the protocol. */
  handle(request: Request): Promise<Response>;
  /** Stores a complete video. Idempotent, since the first response may have been lost. */
  claim(staff: Staff, upload: { id: string; bucket: Bucket }): Promise<StoredMedia | null>;
  /** Removes what nobody has added to for a day, and gives the number of uploads that went. */
  removeAbandoned(now?: number): Promise<number>;
}

export async function openResumableUploads(
  database: Pick<Database, "db" | "listen" | "notify" | "tryLock">,
  storage: Storage,
  log: Logger,
): Promise<ResumableUploads> {
  const { uploads } = storage;
  const stores: Stores = { db: database.db, storage };
  const locker = await openUploadLocks(database);
  const server = new Server({
    path: RESUMABLE_UPLOADS,
    datastore: uploads.datastore,
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

  async function storeUpload(
    staff: Staff,
    { id, bucket }: { id: string; bucket: Bucket },
  ): Promise<StoredMedia | null> {
    const earlier = await uploads.readResult(id);
    if (earlier) return JSON.parse(earlier) as StoredMedia;
    const film = await uploads.findComplete(id);
    if (!film) return null;
    const stored = await storeVideo(stores, staff, bucket, film);
    await uploads.writeResult(id, JSON.stringify(stored));
    await uploads.remove(id);
    return stored;
  }

  return {
    async handle(request) {
      const response = await server.handleWeb(request);
      // An extension of the protocol that we do not offer is the client's mistake: nothing of ours has failed.
      return response.status === 501
        ? new Response(response.body, { status: 400, headers: response.headers })
        : response;
    },
    async claim(staff, upload) {
      if (!ID.test(upload.id)) return null;
      const lock = locker.newLock(upload.id);
      await lock.lock(new AbortController().signal, () => undefined);
      try {
        return await storeUpload(staff, upload);
      } finally {
        await lock.unlock();
      }
    },
    removeAbandoned: (now = Date.now()) => uploads.removeInactiveSince(now - ABANDONED_AFTER_MS),
  };
}
