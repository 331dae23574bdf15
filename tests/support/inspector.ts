import type { TestServer } from "#tests/support/server";

/** For NODE_OPTIONS of a server that is asked what it holds. */
export const INSPECTED = "--inspect=127.0.0.1:0";

interface Answer {
  id: number;
  result: object;
}

export interface Inspector {
  ask<Result extends object>(method: string, params?: object): Promise<Result>;
  close(): void;
}

/** A line to the inspector of Node in a server that was started with `INSPECTED`. */
export async function openInspector(server: TestServer): Promise<Inspector> {
  const [, address] = /Debugger listening on (ws:\S+)/.exec(server.output()) ?? [];
  if (!address) throw new Error("the server was not started with NODE_OPTIONS=--inspect");
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`${address} does not answer`)), { once: true });
  });
  let last = 0;
  return {
    ask<Result extends object>(method: string, params: object = {}): Promise<Result> {
      const id = ++last;
      return new Promise((resolve) => {
        const hear = ({ data }: MessageEvent<string>) => {
          const answer = JSON.parse(data) as Answer;
          if (answer.id !== id) return;
          socket.removeEventListener("message", hear);
          resolve(answer.result as Result);
        };
        socket.addEventListener("message", hear);
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}

/** Bytes in the heap of a server and beside it that something still holds: what is dead has been cleared away. */
export async function liveBytes(inspector: Inspector): Promise<number> {
  // What the first round frees may hold on to more.
  for (let round = 0; round < 2; round++) await inspector.ask("HeapProfiler.collectGarbage");
  const { result } = await inspector.ask<{ result: { value: number } }>("Runtime.evaluate", {
    expression: "(({ heapUsed, arrayBuffers }) => heapUsed + arrayBuffers)(process.memoryUsage())",
    returnByValue: true,
  });
  return result.value;
}
