/** What a server holds in memory, asked of it by the inspector of Node. */
import { readFileSync } from "node:fs";
import { openInspector } from "#tests/support/inspector";
import type { TestServer } from "#tests/support/server";

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

/** Of all maps in the heap, the one that holds pages. The prototype of a class of maps is found too and holds nothing. */
const LOOK = `function () {
  const maps = this.filter((map) => !Object.hasOwn(map, "constructor"));
  const pages = maps.flatMap((map) => map.values().next().value?.brotli instanceof Uint8Array ? [...map.values()] : []);
  const bodies = pages.flatMap(({ brotli, gzip }) => [brotli, gzip]);
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heap: heapUsed, buffers: arrayBuffers, pages: pages.length, kept: bodies.reduce((sum, { length }) => sum + length, 0),
    held: [...new Set(bodies.map(({ buffer }) => buffer))].reduce((sum, { byteLength }) => sum + byteLength, 0) };
}`;

interface Found {
  result: { objectId: string; value: Omit<Memory, "resident"> };
  objects: { objectId: string };
}

export async function openMemory(server: TestServer) {
  const inspector = await openInspector(server);
  const ask = (method: string, params: object) => inspector.call<Found>(method, params);
  const megabytes = (bytes: number) => bytes / 1024 / 1024;
  return {
    /** Looking for maps makes Node clear away what is dead. */
    async look(): Promise<Memory> {
      const { result: prototype } = await ask("Runtime.evaluate", { expression: "Map.prototype", objectGroup: "maps" });
      const { objects } = await ask("Runtime.queryObjects", {
        prototypeObjectId: prototype.objectId,
        objectGroup: "maps",
      });
      const { result } = await ask("Runtime.callFunctionOn", {
        objectId: objects.objectId,
        functionDeclaration: LOOK,
        returnByValue: true,
      });
      await ask("Runtime.releaseObjectGroup", { objectGroup: "maps" });
      const { pages, heap, buffers, kept, held } = result.value;
      const resident =
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"))![1]) * 1024;
      return {
        resident: megabytes(resident),
        heap: megabytes(heap),
        buffers: megabytes(buffers),
        pages,
        kept: megabytes(kept),
        held: megabytes(held),
      };
    },
    close: () => inspector.close(),
  };
}
