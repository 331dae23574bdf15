import { connect, type Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/**
 * What came back, down to the last byte; null when the server closed the connection without a word, as it may with what
 * is no HTTP.
 */
export interface RawResponse {
  status: number;
  headers: Map<string, string[]>;
  body: string;
}

/** Whatever is sent, an answer or the end of the connection comes within this time. */
const RESPONSE_TIMEOUT_MS = 20_000;

/**
 * One connection that sends bytes exactly as they are given: a library for HTTP would mend, or refuse, most of what a
 * hostile client sends. It is used again as long as the server keeps it open.
 */
export class RawConnection {
  #socket: Socket | null = null;
  #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  /** With `closesConnection` nothing follows, whatever the request announced. */
  send(bytes: Buffer, { isHead = false, closesConnection = false } = {}): Promise<RawResponse | null> {
    const socket = this.#open();
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const timer = setTimeout(
        () => finish(() => reject(new Error(`no answer within ${RESPONSE_TIMEOUT_MS / 1000} s`)), false),
        RESPONSE_TIMEOUT_MS,
      );
      const finish = (settle: () => void, isReusable: boolean) => {
        clearTimeout(timer);
        socket.removeAllListeners();
        socket.on("error", () => undefined);
        if (!isReusable) this.close();
        settle();
      };
      const tryParse = (isEnded: boolean) => {
        const read = parseResponse(Buffer.concat(chunks), { isHead, isEnded });
        if (read) finish(() => resolve(read.answer), read.isReusable && !isEnded && !closesConnection);
        else if (isEnded) finish(() => resolve(null), false);
      };
      socket.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        tryParse(false);
      });
      socket.on("close", () => tryParse(true));
      socket.on("error", () => tryParse(true));
      if (closesConnection) socket.end(bytes);
      else socket.write(bytes);
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = null;
  }

  #open(): Socket {
    if (!this.#socket || this.#socket.destroyed || !this.#socket.writable) {
      this.#socket = connect(this.#port, "127.0.0.1");
      this.#socket.setNoDelay(true);
    }
    return this.#socket;
  }
}

function parseResponse(
  bytes: Buffer,
  { isHead, isEnded }: { isHead: boolean; isEnded: boolean },
): { answer: RawResponse; isReusable: boolean } | null {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? Number.NaN);
  if (status < 200) return parseResponse(bytes.subarray(end + 4), { isHead, isEnded });
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  const one = (name: string) => headers.get(name)?.[0] ?? "";
  const rest = bytes.subarray(end + 4);
  const isOpen = one("connection").toLowerCase() !== "close";
  const answer = (body: Buffer) => ({ status, headers, body: decompress(body, one("content-encoding")) });
  if (isHead || status === 204 || status === 304) return { answer: answer(Buffer.alloc(0)), isReusable: isOpen };
  // A stream of events never ends: that it has begun is all there is to know.
  if (one("content-type").startsWith("text/event-stream"))
    return { answer: answer(Buffer.alloc(0)), isReusable: false };
  if (headers.has("content-length")) {
    const length = Number(one("content-length"));
    return rest.length >= length ? { answer: answer(rest.subarray(0, length)), isReusable: isOpen } : null;
  }
  if (one("transfer-encoding") === "chunked") {
    const body = decodeChunked(rest);
    return body && { answer: answer(body), isReusable: isOpen };
  }
  return isEnded ? { answer: answer(rest), isReusable: false } : null;
}

function decodeChunked(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const line = bytes.indexOf("\r\n", at);
    if (line < 0) return null;
    const length = Number.parseInt(bytes.subarray(at, line).toString("latin1"), 16);
    if (bytes.length < line + 2 + length + 2) return null;
    if (length === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(line + 2, line + 2 + length));
    at = line + 2 + length + 2;
  }
}

function decompress(body: Buffer, encoding: string): string {
  if (body.length === 0) return "";
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}
