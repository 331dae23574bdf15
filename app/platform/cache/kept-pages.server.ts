import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { emptyMaking, whileMaking, type Making } from "#app/platform/cache/making.server";

export type Encoding = "br" | "gzip" | "identity";

/** A page as it is sent, again and again. */
export interface KeptPage {
  /** Of the answer it was made from; those of every answer are added when it is sent. */
  headers: [string, string][];
  etag: string;
  brotli: Buffer;
  gzip: Buffer;
  hasForm: boolean;
  /** The pattern of its address. */
  route: string;
  reads: ReadonlySet<string>;
  /** What it shows of time (today, open or closed) is right until then. */
  freshUntil: number;
  /** It no longer shows what is stored; it is what we have until another is made. */
  isStale: boolean;
  /** Somebody was sent it since room was last looked for. */
  isUsed: boolean;
  /** To make it anew has just failed: the next try is not before then. */
  notBefore: number;
}

const LARGEST_BYTES = 2 * 1024 * 1024;
/** Pages show the day and whether the office is open. */
const FRESH_MS = 5 * 60 * 1000;
const FRESH_CLOCK_MS = 20_000;
/** Somebody who waits for a page that is made anew gets the old one after this long. */
const PATIENCE_MS = 1_000;
/** While what pages are made of is away, each is tried once in this time; everybody gets the old one at once. */
const RETRY_MS = 1_000;
/** Announcements that came while a page was made decide whether it is fresh; a page takes no longer than the last of these. */
const REMEMBERED_CHANGES = 1_000;

/**
 * The pages of the public site, ready to send. Those that were not used for longest go when they take more room than they may. An announcement of the
 * database makes those stale that were read from what has changed. A stale page is made anew by the first who asks for it, while all others
 * get what there is; and when it cannot be made, so does he.
 */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage>();
  readonly #byRead = new Map<string, Set<string>>();
  readonly #underWay = new Map<string, Promise<KeptPage | Response>>();
  readonly #maxBytes: number;
  #bytes = 0;
  #changes: { at: number; concerns: (page: KeptPage) => boolean }[] = [];
  #clock = 0;
  #settled: Promise<unknown> = Promise.resolve();
  #hits = 0;
  #misses = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  /** How often a page was there, and how often it had to be made, since the start. */
  get use(): { hits: number; misses: number } {
    return { hits: this.#hits, misses: this.#misses };
  }

  /** The page if it can be sent as it is; null when it has to be made. While it is being made anew, the old one will do. */
  find(key: string): KeptPage | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    if (page.isStale || page.freshUntil < Date.now()) {
      if (!this.#underWay.has(key) && page.notBefore < Date.now()) return null;
    }
    page.isUsed = true;
    this.#hits += 1;
    return page;
  }

  /** The page, made once for all who ask for it meanwhile. An answer that cannot be kept is handed on to the one who asked for it. */
  async findOrMake(key: string, make: () => Promise<Response>): Promise<KeptPage | Response> {
    const found = this.find(key);
    if (found) return found;
    const shared = this.#underWay.get(key);
    if (shared) {
      const page = await shared.catch(() => null);
      return page && !(page instanceof Response) ? page : make();
    }
    this.#misses += 1;
    const making = this.#make(key, make).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    const old = this.#pages.get(key);
    if (!old) return making;
    return Promise.race([making.catch(() => old), new Promise<KeptPage>((resolve) => setTimeout(resolve, PATIENCE_MS, old))]);
  }

  async #make(key: string, make: () => Promise<Response>): Promise<KeptPage | Response> {
    await this.#settled;
    const begun = this.#clock;
    const making = emptyMaking();
    const response = await whileMaking(making, make).catch((error: unknown) => {
      if (this.#afterFailure(key)) return null;
      throw error;
    });
    // What was whole a while ago is better than what lacks something now.
    if (!response || making.hasFailed || response.status >= 500) return this.#afterFailure(key) ?? response!;
    if (!isKeepable(response)) {
      this.#remove(key);
      return response;
    }
    const page = await keep(response, making);
    if (page instanceof Response) return page;
    page.isStale = this.#changes.some(({ at, concerns }) => at > begun && concerns(page));
    this.#store(key, page);
    return page;
  }

  #afterFailure(key: string): KeptPage | null {
    const old = this.#pages.get(key) ?? null;
    if (old) old.notBefore = Date.now() + RETRY_MS;
    return old;
  }

  /** Something has changed that pages were read from. */
  change(table: string, id?: string): void {
    const row = id === undefined ? null : `${table}:${id}`;
    this.#remember(({ reads }) => reads.has(table) || (row === null ? [...reads].some((read) => read.startsWith(`${table}:`)) : reads.has(row)));
    const concerned = row === null ? [...this.#byRead].filter(([read]) => read === table || read.startsWith(`${table}:`)).flatMap(([, keys]) => [...keys]) : [table, row].flatMap((read) => [...(this.#byRead.get(read) ?? [])]);
    for (const key of concerned) expire(this.#pages.get(key)!);
  }

  /** What every page shows has changed, or it is not known what has. No page is made before `settled`: what it is made of is being read. */
  changeAll(settled: Promise<unknown> = Promise.resolve()): void {
    this.#settled = Promise.all([this.#settled, settled]);
    this.#remember(() => true);
    for (const page of this.#pages.values()) expire(page);
  }

  #remember(concerns: (page: KeptPage) => boolean): void {
    this.#clock += 1;
    this.#changes.push({ at: this.#clock, concerns });
    if (this.#changes.length > REMEMBERED_CHANGES) this.#changes = this.#changes.slice(-REMEMBERED_CHANGES / 2);
  }

  #store(key: string, page: KeptPage): void {
    this.#remove(key);
    this.#pages.set(key, page);
    this.#bytes += bytesOf(key, page);
    for (const read of page.reads) {
      const keys = this.#byRead.get(read) ?? new Set();
      this.#byRead.set(read, keys.add(key));
    }
    if (this.#bytes > this.#maxBytes) this.#makeRoom(key);
  }

  /** What was used goes behind the newest, and has to be used again to stay: moving it at each use would cost each request. */
  #makeRoom(newest: string): void {
    for (const [oldest, candidate] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) return;
      if (oldest === newest) continue;
      if (candidate.isUsed) {
        candidate.isUsed = false;
        this.#pages.delete(oldest);
        this.#pages.set(oldest, candidate);
      } else {
        this.#remove(oldest);
      }
    }
    // It is larger than all the room there is.
    if (this.#bytes > this.#maxBytes) this.#remove(newest);
  }

  #remove(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= bytesOf(key, page);
    for (const read of page.reads) {
      const keys = this.#byRead.get(read)!;
      keys.delete(key);
      if (keys.size === 0) this.#byRead.delete(read);
    }
  }
}

/** What is announced can be read: an earlier failure is no reason to wait. */
function expire(page: KeptPage): void {
  page.isStale = true;
  page.notBefore = 0;
}

/** A map, its keys and the tags cost room besides. */
const OVERHEAD_BYTES = 1_024;

function bytesOf(key: string, { brotli, gzip, headers }: KeptPage): number {
  return brotli.length + gzip.length + 2 * key.length + headers.reduce((sum, [name, value]) => sum + 2 * (name.length + value.length), 0) + OVERHEAD_BYTES;
}

/** What may be shown to another visitor: a page without errors, that sets no cookie and does not forbid it. */
function isKeepable({ status, headers }: Response): boolean {
  return status === 200 && !headers.has("Set-Cookie") && !/no-store/.test(headers.get("Cache-Control") ?? "");
}

const compressWell = promisify(brotliCompress);
const compressForOthers = promisify(gzip);

async function keep(response: Response, { reads, hasForm, hasClock, route }: Making): Promise<KeptPage | Response> {
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length > LARGEST_BYTES) return new Response(body, response);
  const [brotli, gzipped] = await Promise.all([
    compressWell(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    compressForOthers(body, { level: 7 }),
  ]);
  return {
    headers: [...response.headers],
    // The same page in another encoding is the same page, which a weak tag may say.
    etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    brotli: inItsOwnMemory(brotli),
    gzip: inItsOwnMemory(gzipped),
    hasForm,
    route,
    reads,
    freshUntil: Date.now() + (hasClock ? FRESH_CLOCK_MS : FRESH_MS),
    isStale: false,
    isUsed: false,
    notBefore: 0,
  };
}

/** What a compressor hands out is the beginning of 64 kB, or shares its memory with others: all of that would be kept for as long as the page is. */
function inItsOwnMemory(body: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

export function bodyOf({ brotli, gzip }: KeptPage, encoding: Encoding): Buffer {
  if (encoding === "br") return brotli;
  // Hardly anybody asks for a page as it is; it is not worth the room.
  return encoding === "gzip" ? gzip : gunzipSync(gzip);
}

const REFUSED = String.raw`(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
const TAKES_BROTLI = new RegExp(String.raw`\bbr\b${REFUSED}`);
const TAKES_GZIP = new RegExp(String.raw`\bgzip\b${REFUSED}`);

/** The best of what a browser takes. */
export function acceptedEncoding(header = ""): Encoding {
  return TAKES_BROTLI.test(header) ? "br" : TAKES_GZIP.test(header) ? "gzip" : "identity";
}
