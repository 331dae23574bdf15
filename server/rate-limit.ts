import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { countAttempt, type RateLimit } from "#app/features/auth/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import { directionOf, splitLanguage } from "#app/platform/i18n/languages";
import type { Services } from "#app/services.server";
import { isOffice } from "#app/urls";
import type { ServerVariables } from "#server/guards";
import { RenderConcurrency } from "#server/render-concurrency";

/** Response body for rate-limited clients; also used by network-rate-limit.ts. */
export const RATE_LIMIT_ERROR = { code: "too_many", message: "Too many requests. Please try again in a minute." };

/** What is made for one address in a minute. Pages from memory and files cost next to nothing and are not counted. */
const READ_LIMIT: RateLimit = { attempts: 300, seconds: 60 };
/** Reads counted locally before they are added to the shared counter in the database. */
const REPORT_BATCH = 50;
/** Clients tracked at once; beyond it the oldest entry is evicted. */
const MAX_CLIENTS = 50_000;

interface ClientReads {
  reads: number;
  reported: number;
  isLimited: boolean;
  /** When his minute ends. */
  resetsAt: number;
}

/**
 * Counts rendered pages per client. Exact with one process; with several, each may exceed the limit by one batch.
 * Counts locally while the database is unavailable.
 */
export class ReadRateLimiter {
  readonly #clients = new Map<string, ClientReads>();
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Counts one more. Null when that is within the limit, else the seconds to wait. */
  count(address: string): number | null {
    const reader = this.#find(address);
    reader.reads++;
    if (reader.reads > READ_LIMIT.attempts) reader.isLimited = true;
    if (reader.isLimited) return Math.max(1, Math.ceil((reader.resetsAt - Date.now()) / 1000));
    if (reader.reads - reader.reported >= REPORT_BATCH) void this.#report(address, reader);
    return null;
  }

  /** Not counted after all: the client is signed in as staff. */
  refund(address: string): void {
    const reader = this.#clients.get(address);
    if (reader && reader.reads > reader.reported) reader.reads--;
  }

  #find(address: string): ClientReads {
    const known = this.#clients.get(address);
    if (known && known.resetsAt > Date.now()) return known;
    // In a Map the first is the one that came first.
    this.#clients.delete(address);
    const [oldest] = this.#clients.keys();
    if (this.#clients.size >= MAX_CLIENTS && oldest !== undefined) this.#clients.delete(oldest);
    const reader: ClientReads = {
      reads: 0,
      reported: 0,
      isLimited: false,
      resetsAt: Date.now() + READ_LIMIT.seconds * 1000,
    };
    this.#clients.set(address, reader);
    return reader;
  }

  async #report(address: string, reader: ClientReads): Promise<void> {
    reader.reported += REPORT_BATCH;
    const wait = await countAttempt(this.#db, `reads ${address}`, READ_LIMIT, REPORT_BATCH).catch(() => null);
    if (wait === null) return;
    reader.isLimited = true;
    reader.resetsAt = Date.now() + wait * 1000;
  }
}

/**
 * Keeps one address from having the server work for it alone. Staff are not counted: their screens read with all that
 * comes in.
 */
export function limitReads({ db, env, texts }: Services): MiddlewareHandler<ServerVariables> {
  const rateLimiter = new ReadRateLimiter(db);
  const renderConcurrency = new RenderConcurrency();
  return async (c, next) => {
    if (!env.RATE_LIMIT) return next();
    const { network } = c.get("client");
    const wait = rateLimiter.count(network);
    if (wait !== null) return tooManyRequests(c, texts, wait);
    // Uploads can be slow and staff keep event streams open: neither is queued.
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (isRead && !isOffice(c.req.path)) await renderConcurrency.run(network, next);
    else await next();
    if (isOffice(c.req.path) && c.res.status !== 401 && c.res.status !== 403) rateLimiter.refund(network);
  };
}

/** Browsers get a static page in their language. */
function tooManyRequests(
  c: Context<ServerVariables>,
  texts: Services["texts"],
  wait: number,
): Response | Promise<Response> {
  const after = { "Retry-After": String(wait) };
  if (!c.req.header("accept")?.includes("text/html")) return c.json(RATE_LIMIT_ERROR, 429, after);
  const { language } = splitLanguage(c.req.path);
  const [title, body] = [texts.plain(language, "crash", "title"), texts.plain(language, "crash", "body")];
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <h1>${title}</h1>
      <p>${body}</p>
    </html>`;
  return c.html(page, 429, { ...after, "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" });
}
