import { chmod, rm } from "node:fs/promises";
import { connect, createServer, type Server, type ServerOpts, type Socket } from "node:net";
import { join, relative } from "node:path";

/**
 * The embedded database allows one process, so commands talk to the running site over a Unix socket. Only users with
 * write access to the data folder can connect.
 */
export async function listenInFolder(
  dataDir: string,
  name: string,
  onConnection: (socket: Socket) => void,
  options: ServerOpts = {},
): Promise<Server> {
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

/** Unix socket paths have a length limit: use the relative path when it is shorter. */
function socketIn(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
