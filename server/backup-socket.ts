import type { Server, Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { listFiles } from "#app/features/media/queries.server";
import { BackupError } from "#app/platform/backup/read.server";
import { writeBackup } from "#app/platform/backup/write.server";
import type { Services } from "#app/services.server";
import { connectInFolder, listenInFolder } from "#server/data-folder-socket";

const SOCKET = "backup.sock";

/** Gives a backup of a running embedded site to whoever connects. */
export async function listenForBackups(services: Services): Promise<Server | null> {
  const { env, database, storage, log, stopping } = services;
  if (database.kind !== "embedded") return null;
  return listenInFolder(env.DATA_DIR, SOCKET, (socket) => {
    pipeline(Readable.from(writeBackup({ database, storage, listFiles }), { objectMode: false }), socket, {
      signal: stopping.signal,
    }).catch((error: unknown) => log.error({ err: error }, "a backup broke off"));
  });
}

/** A connection to the site that runs on a data folder; null when none does. */
export function connectForBackup(dataDir: string): Promise<Socket | null> {
  return connectInFolder(dataDir, SOCKET).catch((error: Error) => {
    throw new BackupError(`The running site does not answer (${error.message}). Ask as the user it runs as.`);
  });
}
