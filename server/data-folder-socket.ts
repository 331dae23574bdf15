import { chmod, rm } from "node:fs/promises";
import { connect, createServer, type Server, type ServerOpts, type Socket } from "node:net";
import { join, relative } from "node:path";

/**
 * The embedded database serves one process: while the site runs, commands ask the site itself. Whoever may write to its data folder, and
 * nobody else, can: nothing of this can be reached from the network.
 */
export async function listenInFolder(dataDir: string, name: string, onConnection: (socket: Socket) => void, options: ServerOpts = {}): Promise<Server> {
  const path = socketIn(dataDir, name);
  await rm(path, { force: true });
  const server = createServer(options, onConnection);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    // The socket is made at once: nobody else can connect even for a moment.
    const umask = process.umask(0o177);
    server.listen(path, resolve);
    process.umask(umask);
  });
  await chmod(path, 0o600);
  return server;
}

/** A connection to the site that runs on a data folder; null when none does. */
export function connectInFolder(dataDir: string, name: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketIn(dataDir, name), () => resolve(socket));
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") resolve(null);
      else reject(error);
    });
  });
}

/** Addresses of sockets must be short: from where we stand a long path may be. */
function socketIn(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
