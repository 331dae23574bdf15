import { AsyncLocalStorage } from "node:async_hooks";

/** What is learnt of a page while it is made, so that it can be kept and be made anew in time. */
export interface Making {
  /** The tables it was read from, and single rows as "table:id". */
  reads: Set<string>;
  /** Something could not be read: the page can be shown, but another try may be better. */
  hasFailed: boolean;
  /** A form stands on it. */
  hasForm: boolean;
  /** It says what time it is. */
  hasClock: boolean;
  /** The pattern of its address, such as /:lang?/stays/:slug. */
  route: string;
}

const current = new AsyncLocalStorage<Making>();

export function emptyMaking(): Making {
  return { reads: new Set(), hasFailed: false, hasForm: false, hasClock: false, route: "" };
}

/** Everything that is read until the promise settles belongs to this page. */
export function whileMaking<T>(making: Making, work: () => Promise<T>): Promise<T> {
  return current.run(making, work);
}

const SOURCES = /\b(?:from|join) (?:lateral )?"(\w+)"/g;

/** Called with each query as it goes out. */
export function noteQuery(query: string): void {
  const making = current.getStore();
  if (!making) return;
  for (const [, table] of query.matchAll(SOURCES)) making.reads.add(table!);
}

/** Drizzle's name for it. */
export const queryLogger = { logQuery: noteQuery };

export function noteFailure(): void {
  const making = current.getStore();
  if (making) making.hasFailed = true;
}

export function noteRoute(pattern: string): void {
  const making = current.getStore();
  if (making) making.route = pattern;
}

export function noteForm(): void {
  const making = current.getStore();
  if (making) making.hasForm = true;
}

export function noteClock(): void {
  const making = current.getStore();
  if (making) making.hasClock = true;
}

/** A read of one row: other rows of its table do not concern the page. A row that is not there may come, so that all do. */
export async function readingOneOf<T extends { id: string }>(table: string, read: () => Promise<T | null>): Promise<T | null> {
  const outer = current.getStore();
  if (!outer) return read();
  const own = emptyMaking();
  const row = await current.run(own, read);
  if (row && own.reads.delete(table)) outer.reads.add(`${table}:${row.id}`);
  for (const source of own.reads) outer.reads.add(source);
  outer.hasFailed ||= own.hasFailed;
  return row;
}
