import { AsyncLocalStorage } from "node:async_hooks";

/** What a render read, collected for cache invalidation. */
export interface RenderTracking {
  /** The tables it was read from, and single rows as "table:id". */
  dependencies: Set<string>;
  /** A part of it stands in for what could not be read: the page can be shown, but must not be cached. */
  isCachingPrevented: boolean;
  /** A form stands on it. */
  hasForm: boolean;
  /** It says what time it is. */
  hasClock: boolean;
  /** What it shows is right until then, if no change is announced before. */
  freshUntil: number;
  /** The pattern of its address, such as /:lang?/stays/:slug. */
  route: string;
}

const currentRender = new AsyncLocalStorage<RenderTracking>();

export function createRenderTracking(): RenderTracking {
  return {
    dependencies: new Set(),
    isCachingPrevented: false,
    hasForm: false,
    hasClock: false,
    freshUntil: Infinity,
    route: "",
  };
}

/** Everything that is read until the promise settles belongs to this page. */
export function trackRender<T>(making: RenderTracking, work: () => Promise<T>): Promise<T> {
  return currentRender.run(making, work);
}

const QUERIED_TABLES = /\b(?:from|join) (?:lateral )?"(\w+)"/g;

/** Called with each query as it goes out. */
export function trackQuery(query: string): void {
  const making = currentRender.getStore();
  if (!making) return;
  for (const [, table = ""] of query.matchAll(QUERIED_TABLES)) making.dependencies.add(table);
}

/** Drizzle's name for it. */
export const queryLogger = { logQuery: trackQuery };

/**
 * Called wherever something stands in for data that could not be read. Logging alone does not do this: what is logged
 * and what may be cached are decided apart.
 */
export function preventPageCaching(): void {
  const making = currentRender.getStore();
  if (making) making.isCachingPrevented = true;
}

/** Whether something has stood in for data so far. */
export function isPageCachingPrevented(): boolean {
  return currentRender.getStore()?.isCachingPrevented ?? false;
}

export function trackRoute(pattern: string): void {
  const making = currentRender.getStore();
  if (making) making.route = pattern;
}

export function trackForm(): void {
  const making = currentRender.getStore();
  if (making) making.hasForm = true;
}

export function trackClock(): void {
  const making = currentRender.getStore();
  if (making) making.hasClock = true;
}

/** For what is read without naming its table in a way `trackQuery` finds: days of a listing. */
export function trackDependency(name: string): void {
  currentRender.getStore()?.dependencies.add(name);
}

/** What the page shows changes by itself then: a hold ends, a day is over. */
export function trackFreshUntil(moment: Date): void {
  const making = currentRender.getStore();
  if (making) making.freshUntil = Math.min(making.freshUntil, moment.getTime());
}

/** Tracks a single row instead of its whole table. If the row does not exist, the whole table is tracked. */
export async function trackSingleRow<T extends { id: string }>(
  table: string,
  read: () => Promise<T | null>,
): Promise<T | null> {
  const outer = currentRender.getStore();
  if (!outer) return read();
  const own = createRenderTracking();
  const row = await currentRender.run(own, read);
  if (row && own.dependencies.delete(table)) outer.dependencies.add(`${table}:${row.id}`);
  for (const source of own.dependencies) outer.dependencies.add(source);
  outer.isCachingPrevented ||= own.isCachingPrevented;
  outer.freshUntil = Math.min(outer.freshUntil, own.freshUntil);
  return row;
}
