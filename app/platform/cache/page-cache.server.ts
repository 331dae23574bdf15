import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { createRenderTracking, trackRender, type RenderTracking } from "#app/platform/cache/render-tracking.server";

export type Encoding = "br" | "gzip" | "identity";

/** A page as it is sent, again and again. */
export interface CachedPage {
  /** Of the answer it was made from; those of every answer are added when it is sent. */
  headers: [string, string][];
  etag: string;
  brotli: Buffer;
  gzip: Buffer;
  hasForm: boolean;
  /** The pattern of its address. */
  route: string;
  dependencies: ReadonlySet<string>;
  /** What it shows of time (today, open or closed) is right until then. */
  freshUntil: number;
  /** Outdated, but served until it has been rendered again. */
  isStale: boolean;
  /** Served since the last eviction. */
  isUsed: boolean;
  /** After a failed render: no retry before this time. */
  retryAt: number;
}

const MAX_PAGE_BYTES = 2 * 1024 * 1024;
/** Pages show the day and whether the office is open. */
const FRESH_MS = 5 * 60 * 1000;
const FRESH_CLOCK_MS = 20_000;
/** A client waiting for a re-render gets the stale page after this time. */
const SERVE_STALE_AFTER_MS = 1_000;
/** While the database is down, each page is retried once in this time; clients get the stale page. */
const RETRY_MS = 1_000;
/**
 * Announcements that came while a page was made decide whether it is fresh; a page takes no longer than the last of
 * these.
 */
const MAX_RECENT_CHANGES = 1_000;

/**
 * Cache of rendered public pages with size-based eviction. Database notifications mark pages stale by what they were
 * read from. The first request for a stale page re-renders it; others, and failures, get the stale page.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #keysByDependency = new Map<string, Set<string>>();
  readonly #pending = new Map<string, Promise<CachedPage | Response>>();
  readonly #maxBytes: number;
  #bytes = 0;
  #recentChanges: { at: number; affects: (page: CachedPage) => boolean }[] = [];
  #changeCount = 0;
  #contentReady: Promise<unknown> = Promise.resolve();
  #hits = 0;
  #misses = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  /** How often a page was there, and how often it had to be made, since the start. */
  get stats(): { hits: number; misses: number } {
    return { hits: this.#hits, misses: this.#misses };
  }

  /**
   * The page if it can be sent as it is; null when it has to be made. While it is being made anew, the old one will do.
   */
  find(key: string): CachedPage | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    if (page.isStale || page.freshUntil < Date.now()) {
      if (!this.#pending.has(key) && page.retryAt < Date.now()) return null;
    }
    page.isUsed = true;
    this.#hits += 1;
    return page;
  }

  /**
   * The page, made once for all who ask for it meanwhile. An answer that cannot be kept is handed on to the one who
   * asked for it.
   */
  async findOrRender(key: string, make: () => Promise<Response>): Promise<CachedPage | Response> {
    const found = this.find(key);
    if (found) return found;
    const shared = this.#pending.get(key);
    if (shared) {
      const page = await shared.catch(() => null);
      return page && !(page instanceof Response) ? page : make();
    }
    this.#misses += 1;
    const making = this.#render(key, make).finally(() => this.#pending.delete(key));
    this.#pending.set(key, making);
    const old = this.#pages.get(key);
    if (!old) return making;
    return Promise.race([
      making.catch(() => old),
      new Promise<CachedPage>((resolve) => setTimeout(resolve, SERVE_STALE_AFTER_MS, old)),
    ]);
  }

  async #render(key: string, make: () => Promise<Response>): Promise<CachedPage | Response> {
    await this.#contentReady;
    const begun = this.#changeCount;
    const making = createRenderTracking();
    // Prefer the stale page to none or to an incomplete new one.
    let response: Response;
    try {
      response = await trackRender(making, make);
    } catch (error) {
      const stale = this.#staleAfterFailure(key);
      if (stale) return stale;
      throw error;
    }
    if (making.isCachingPrevented || response.status >= 500) return this.#staleAfterFailure(key) ?? response;
    if (!isCacheable(response)) {
      this.#remove(key);
      return response;
    }
    const page = await toCachedPage(response, making);
    if (page instanceof Response) return page;
    page.isStale = this.#recentChanges.some(({ at, affects }) => at > begun && affects(page));
    this.#store(key, page);
    return page;
  }

  #staleAfterFailure(key: string): CachedPage | null {
    const old = this.#pages.get(key) ?? null;
    if (old) old.retryAt = Date.now() + RETRY_MS;
    return old;
  }

  /** Something has changed that pages were read from. */
  invalidate(table: string, id?: string): void {
    const row = id === undefined ? null : `${table}:${id}`;
    this.#recordChange(
      ({ dependencies }) =>
        dependencies.has(table) ||
        (row === null ? [...dependencies].some((read) => read.startsWith(`${table}:`)) : dependencies.has(row)),
    );
    const affectedKeys =
      row === null
        ? [...this.#keysByDependency]
            .filter(([read]) => read === table || read.startsWith(`${table}:`))
            .flatMap(([, keys]) => [...keys])
        : [table, row].flatMap((read) => [...(this.#keysByDependency.get(read) ?? [])]);
    for (const key of affectedKeys) {
      const page = this.#pages.get(key);
      if (page) markStale(page);
    }
  }

  /**
   * What every page shows has changed, or it is not known what has. No page is made before `settled`: what it is made
   * of is being read.
   */
  invalidateAll(settled: Promise<unknown> = Promise.resolve()): void {
    this.#contentReady = Promise.all([this.#contentReady, settled]);
    this.#recordChange(() => true);
    for (const page of this.#pages.values()) markStale(page);
  }

  #recordChange(concerns: (page: CachedPage) => boolean): void {
    this.#changeCount += 1;
    this.#recentChanges.push({ at: this.#changeCount, affects: concerns });
    if (this.#recentChanges.length > MAX_RECENT_CHANGES)
      this.#recentChanges = this.#recentChanges.slice(-MAX_RECENT_CHANGES / 2);
  }

  #store(key: string, page: CachedPage): void {
    this.#remove(key);
    this.#pages.set(key, page);
    this.#bytes += bytesOf(key, page);
    for (const read of page.dependencies) {
      const keys = this.#keysByDependency.get(read) ?? new Set();
      this.#keysByDependency.set(read, keys.add(key));
    }
    if (this.#bytes > this.#maxBytes) this.#evict(key);
  }

  /** Second-chance eviction: used pages move to the end once. Cheaper than moving them on every hit. */
  #evict(newest: string): void {
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
    for (const read of page.dependencies) {
      const keys = this.#keysByDependency.get(read);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByDependency.delete(read);
    }
  }
}

/** The announcement came through the database, so it answers again: do not wait for the end of the retry delay. */
function markStale(page: CachedPage): void {
  page.isStale = true;
  page.retryAt = 0;
}

/** A map, its keys and the tags cost room besides. */
const OVERHEAD_BYTES = 1_024;

function bytesOf(key: string, { brotli, gzip, headers }: CachedPage): number {
  return (
    brotli.length +
    gzip.length +
    2 * key.length +
    headers.reduce((sum, [name, value]) => sum + 2 * (name.length + value.length), 0) +
    OVERHEAD_BYTES
  );
}

/** What may be shown to another visitor: a page without errors, that sets no cookie and does not forbid it. */
function isCacheable({ status, headers }: Response): boolean {
  return status === 200 && !headers.has("Set-Cookie") && !/no-store/.test(headers.get("Cache-Control") ?? "");
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

async function toCachedPage(
  response: Response,
  { dependencies, hasForm, hasClock, freshUntil, route }: RenderTracking,
): Promise<CachedPage | Response> {
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length > MAX_PAGE_BYTES) return new Response(body, response);
  const [brotli, gzipped] = await Promise.all([
    brotliAsync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzipAsync(body, { level: 7 }),
  ]);
  return {
    headers: [...response.headers],
    // A weak ETag may be the same for all encodings of a page.
    etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    brotli: copyBuffer(brotli),
    gzip: copyBuffer(gzipped),
    hasForm,
    route,
    dependencies,
    freshUntil: Math.min(Date.now() + (hasClock ? FRESH_CLOCK_MS : FRESH_MS), freshUntil),
    isStale: false,
    isUsed: false,
    retryAt: 0,
  };
}

/** Zlib returns slices of larger buffers, which would stay in memory as long as the page: copy them. */
function copyBuffer(body: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

export function bodyOf({ brotli, gzip }: CachedPage, encoding: Encoding): Buffer {
  if (encoding === "br") return brotli;
  // Hardly anybody asks for a page as it is; it is not worth the room.
  return encoding === "gzip" ? gzip : gunzipSync(gzip);
}

const NOT_Q_ZERO = String.raw`(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
const TAKES_BROTLI = new RegExp(String.raw`\bbr\b${NOT_Q_ZERO}`);
const TAKES_GZIP = new RegExp(String.raw`\bgzip\b${NOT_Q_ZERO}`);

/** The best of what a browser takes. */
export function acceptedEncoding(header = ""): Encoding {
  return TAKES_BROTLI.test(header) ? "br" : TAKES_GZIP.test(header) ? "gzip" : "identity";
}
