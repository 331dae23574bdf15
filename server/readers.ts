import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { countAttempt, type Limit } from "#app/features/auth/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import { directionOf, splitLanguage } from "#app/platform/i18n/languages";
import type { Services } from "#app/services.server";
import { isOffice } from "#app/urls";
import type { ServerVariables } from "#server/guards";
import { Turns } from "#server/turns";

/** What somebody is told who asks too often; see also floods.ts. */
export const TOO_MANY = { code: "too_many", message: "Too many requests. Please try again in a minute." };

/** What is made for one address in a minute. Pages from memory and files cost next to nothing and are not counted. */
const READS: Limit = { attempts: 300, seconds: 60 };
/** After so many a process tells the others, through the database: hardly anybody asks for as many, and nobody else costs a query. */
const TOLD_AT_ONCE = 50;
/** Enough for every visitor of a minute; beyond it the oldest are forgotten. */
const MOST_READERS = 50_000;

interface Reader {
  reads: number;
  told: number;
  isOver: boolean;
  /** When his minute ends. */
  until: number;
}

/**
 * Counts what is made for each address. One process alone is exact; of several, each may go on for as many as it tells at once. When the
 * database is away, each counts for itself.
 */
export class Readers {
  readonly #readers = new Map<string, Reader>();
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Counts one more. Null when that is within the limit, else the seconds to wait. */
  count(address: string): number | null {
    const reader = this.#find(address);
    reader.reads++;
    if (reader.reads > READS.attempts) reader.isOver = true;
    if (reader.isOver) return Math.max(1, Math.ceil((reader.until - Date.now()) / 1000));
    if (reader.reads - reader.told >= TOLD_AT_ONCE) void this.#tell(address, reader);
    return null;
  }

  /** It was for somebody who may have as much as he likes. */
  takeBack(address: string): void {
    const reader = this.#readers.get(address);
    if (reader && reader.reads > reader.told) reader.reads--;
  }

  #find(address: string): Reader {
    const known = this.#readers.get(address);
    if (known && known.until > Date.now()) return known;
    // In a Map the first is the one that came first.
    this.#readers.delete(address);
    if (this.#readers.size >= MOST_READERS) this.#readers.delete(this.#readers.keys().next().value!);
    const reader: Reader = { reads: 0, told: 0, isOver: false, until: Date.now() + READS.seconds * 1000 };
    this.#readers.set(address, reader);
    return reader;
  }

  async #tell(address: string, reader: Reader): Promise<void> {
    reader.told += TOLD_AT_ONCE;
    const wait = await countAttempt(this.#db, `reads ${address}`, READS, TOLD_AT_ONCE).catch(() => null);
    if (wait === null) return;
    reader.isOver = true;
    reader.until = Date.now() + wait * 1000;
  }
}

/** Keeps one address from having the server work for it alone. Staff are not counted: their screens read with all that comes in. */
export function limitReads({ db, env, texts }: Services): MiddlewareHandler<ServerVariables> {
  const readers = new Readers(db);
  const turns = new Turns();
  return async (c, next) => {
    if (!env.RATE_LIMIT) return next();
    const { address } = c.get("client");
    const wait = readers.count(address);
    if (wait !== null) return refuse(c, texts, wait);
    // What somebody sends may be long on its way, and staff keep streams open: neither stands in a queue.
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (isRead && !isOffice(c.req.path)) await turns.take(address, next);
    else await next();
    if (isOffice(c.req.path) && c.res.status !== 401 && c.res.status !== 403) readers.takeBack(address);
  };
}

/** People get a page in their language that costs nothing to make. */
function refuse(c: Context<ServerVariables>, texts: Services["texts"], wait: number): Response | Promise<Response> {
  const after = { "Retry-After": String(wait) };
  if (!c.req.header("accept")?.includes("text/html")) return c.json(TOO_MANY, 429, after);
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
