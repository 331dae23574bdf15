import type { FileHandle } from "node:fs/promises";

const CHUNK_BYTES = 256 * 1024;

/** Some bytes of an open file, which stays open. The handle's own streams do not end when it is to stay so. */
export async function* readRange(
  file: FileHandle,
  { start, size }: { start: number; size: number },
): AsyncGenerator<Buffer> {
  for (let done = 0; done < size;) {
    const { bytesRead, buffer } = await file.read(
      Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size - done)),
      0,
      null,
      start + done,
    );
    if (bytesRead === 0) throw new Error("the file ends too early");
    done += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
