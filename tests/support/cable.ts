import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** How a line behaves: as it should, cut, silent without a word, or late by some milliseconds. */
export type Line = "open" | "cut" | "silent" | { lateBy: number };

export interface Cable {
  port: number;
  /** From now on, for connections that are open as for new ones. */
  become(line: Line): void;
  stop(): Promise<void>;
}

/** A line between the server and something it needs, which a test can damage as networks do. */
export async function layCable(to: { host: string; port: number }): Promise<Cable> {
  let line: Line = "open";
  let changed = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const isSilent = () => line === "silent";

  async function carry(from: Socket, into: Socket): Promise<void> {
    for await (const chunk of from) {
      while (isSilent()) await changed.promise;
      if (typeof line === "object") await wait(line.lateBy);
      if (!into.write(chunk as Buffer)) await new Promise((resolve) => into.once("drain", resolve).once("close", resolve));
    }
    into.end();
  }

  const server = createServer((near) => {
    if (line === "cut") return void near.resetAndDestroy();
    const far = connect(to.port, to.host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    carry(near, far).catch(() => far.destroy());
    carry(far, near).catch(() => near.destroy());
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    become(next) {
      line = next;
      if (next === "cut") for (const socket of sockets) socket.resetAndDestroy();
      changed.resolve();
      changed = Promise.withResolvers<void>();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
