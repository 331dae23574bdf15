import { chmod, rm } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join, relative } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { listFiles } from "#app/features/media/queries.server";
import { BackupRefused } from "#app/platform/backup/read.server";
import { writeBackup } from "#app/platform/backup/write.server";
import type { Services } from "#app/services.server";

/**
 * The embedded database serves one process: while the site runs, only the site can read it. So whoever may write to its data folder, and
 * nobody else, gets a backup from it here. Nothing of this can be reached from the network.
 */
export async function offerBackups(services: Services): Promise<Server | null> {
  const { env, database, storage, log, stopping } = services;
  if (database.kind !== "embedded") return null;
  const path = socketIn(env.DATA_DIR);
  await rm(path, { force: true });
  const server = createServer((socket) => {
    pipeline(Readable.from(writeBackup({ database, storage, listFiles }), { objectMode: false }), socket, { signal: stopping.signal }).catch((error: unknown) =>
      log.error({ err: error }, "a backup broke off"),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return server;
}

/** A connection to the site that runs on a data folder; null when none does. */
export function askForBackup(dataDir: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketIn(dataDir), () => resolve(socket));
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") resolve(null);
      else reject(new BackupRefused(`The running site does not answer (${error.message}). Ask as the user it runs as.`));
    });
  });
}

/** Addresses of sockets must be short: from where we stand a long path may be. */
function socketIn(dataDir: string): string {
  const path = join(dataDir, "backup.sock");
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
