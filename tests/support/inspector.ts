import type { TestServer } from "#tests/support/server";

/** For NODE_OPTIONS of a server that is asked what it holds. */
export const INSPECT_FLAG = "--inspect=127.0.0.1:0";

interface InspectorReply {
  id: number;
  result: object;
}

export interface Inspector {
  call<Result extends object>(method: string, params?: object): Promise<Result>;
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
    call<Result extends object>(method: string, params: object = {}): Promise<Result> {
      const id = ++last;
      return new Promise((resolve) => {
        const onMessage = ({ data }: MessageEvent<string>) => {
          const answer = JSON.parse(data) as InspectorReply;
          if (answer.id !== id) return;
          socket.removeEventListener("message", onMessage);
          resolve(answer.result as Result);
        };
        socket.addEventListener("message", onMessage);
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}

/** Bytes in the heap of a server and beside it that something still holds: what is dead has been cleared away. */
export async function liveHeapBytes(inspector: Inspector): Promise<number> {
  // What the first round frees may hold on to more.
  for (let round = 0; round < 2; round++) await inspector.call("HeapProfiler.collectGarbage");
  const { result } = await inspector.call<{ result: { value: number } }>("Runtime.evaluate", {
    expression: "(({ heapUsed, arrayBuffers }) => heapUsed + arrayBuffers)(process.memoryUsage())",
    returnByValue: true,
  });
  return result.value;
}
