import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Forward normally, reset connections, drop all data silently, or delay each chunk. */
type ProxyMode = "open" | "cut" | "silent" | { delayMs: number };

export interface FaultyProxy {
  port: number;
  /** From now on, for connections that are open as for new ones. */
  setMode(mode: ProxyMode): void;
  stop(): Promise<void>;
}

/** TCP proxy between the server and a dependency, with simulated network faults. */
export async function startFaultyProxy(to: { host: string; port: number }): Promise<FaultyProxy> {
  let line: ProxyMode = "open";
  let modeChange = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const isSilent = () => line === "silent";

  async function forward(from: Socket, into: Socket): Promise<void> {
    for await (const chunk of from) {
      while (isSilent()) await modeChange.promise;
      if (typeof line === "object") await wait(line.delayMs);
      if (!into.write(chunk as Buffer))
        await new Promise((resolve) => into.once("drain", resolve).once("close", resolve));
    }
    into.end();
  }

  const server = createServer((client) => {
    if (line === "cut") return void client.resetAndDestroy();
    const upstream = connect(to.port, to.host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
    forward(client, upstream).catch(() => upstream.destroy());
    forward(upstream, client).catch(() => client.destroy());
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    setMode(next) {
      line = next;
      if (next === "cut") for (const socket of sockets) socket.resetAndDestroy();
      modeChange.resolve();
      modeChange = Promise.withResolvers<void>();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
