/** What a server holds in memory, asked of it by the inspector of Node. */
import { readFileSync } from "node:fs";
import type { TestServer } from "#tests/support/server";

/** For the environment of a server whose memory is looked at. */
export const INSPECTED = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

export interface Memory {
  /** In MB: what the system counts; what lives in the heap, and beside it, once what is dead has been cleared away. */
  resident: number;
  heap: number;
  buffers: number;
  /** Of the pages it keeps: how many, the MB of their bodies, and of the memory these hold. */
  pages: number;
  kept: number;
  held: number;
}

/** Of all maps in the heap, the one that holds pages. */
const LOOK = `function () {
  const pages = this.flatMap((map) => map.values().next().value?.brotli instanceof Uint8Array ? [...map.values()] : []);
  const bodies = pages.flatMap(({ brotli, gzip }) => [brotli, gzip]);
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heap: heapUsed, buffers: arrayBuffers, pages: pages.length, kept: bodies.reduce((sum, { length }) => sum + length, 0),
    held: [...new Set(bodies.map(({ buffer }) => buffer))].reduce((sum, { byteLength }) => sum + byteLength, 0) };
}`;

interface Answer {
  id: number;
  result: { result: { objectId: string; value: Omit<Memory, "resident"> }; objects: { objectId: string } };
}

export async function openMemory(server: TestServer) {
  const socket = new WebSocket(/Debugger listening on (ws:\S+)/.exec(server.output())![1]!);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  let last = 0;
  const ask = (method: string, params: object) =>
    new Promise<Answer["result"]>((resolve) => {
      const id = ++last;
      const hear = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data) as Answer;
        if (answer.id !== id) return;
        socket.removeEventListener("message", hear);
        resolve(answer.result);
      };
      socket.addEventListener("message", hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  const megabytes = (bytes: number) => bytes / 1024 / 1024;
  return {
    /** Looking for maps makes Node clear away what is dead. */
    async look(): Promise<Memory> {
      const { result: prototype } = await ask("Runtime.evaluate", { expression: "Map.prototype", objectGroup: "maps" });
      const { objects } = await ask("Runtime.queryObjects", { prototypeObjectId: prototype.objectId, objectGroup: "maps" });
      const { result } = await ask("Runtime.callFunctionOn", { objectId: objects.objectId, functionDeclaration: LOOK, returnByValue: true });
      await ask("Runtime.releaseObjectGroup", { objectGroup: "maps" });
      const { pages, heap, buffers, kept, held } = result.value;
      const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"))![1]) * 1024;
      return { resident: megabytes(resident), heap: megabytes(heap), buffers: megabytes(buffers), pages, kept: megabytes(kept), held: megabytes(held) };
    },
    close: () => socket.close(),
  };
}
