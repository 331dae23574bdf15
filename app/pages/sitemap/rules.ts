import type { PublicPath } from "#app/platform/i18n/paths";

type NoPage = `/:lang?/${string}:${string}` | `/:lang?/${string}*` | `/:lang?/${string}.xml`;

/** Every public page with an address of its own. A new one does not compile until it stands here. */
const PAGES = {
  "/:lang?": true,
  "/:lang?/experiences": true,
  "/:lang?/stays": true,
  "/:lang?/transportation": true,
  "/:lang?/travel": true,
  "/:lang?/blog": true,
  "/:lang?/about": true,
  "/:lang?/why-pemba/pristine-beaches": true,
  "/:lang?/why-pemba/lush-forest": true,
  "/:lang?/why-pemba/cultural-heritage": true,
  "/:lang?/invest": true,
  "/:lang?/real-estate": true,
  "/:lang?/real-estate/submit": true,
  "/:lang?/contact": true,
  "/:lang?/privacy": true,
  "/:lang?/terms": true,
} satisfies Record<Exclude<PublicPath, NoPage>, true>;

export const PAGE_PATHS = Object.keys(PAGES).map((path) => path.replace("/:lang?", "") || "/");

/** What is listed besides the pages, in this order. */
export const LISTED_KINDS = ["experiences", "stays", "blog", "real-estate"] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];
export type Counts = Record<ListedKind, number>;

/**
 * How many things one file holds. The protocol allows 50,000 addresses but also 50 MB, and each address brings its nine languages
 * and its pictures along.
 */
export const FILE_SIZE = 2_000;

export function filesFor(counts: Counts): number {
  const total = LISTED_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  return Math.max(1, Math.ceil(total / FILE_SIZE));
}

export interface Slice {
  kind: ListedKind;
  offset: number;
  limit: number;
}

/** What a file holds, counted from 1, when the kinds stand one behind the other. */
export function slicesOf(file: number, counts: Counts): Slice[] {
  const start = (file - 1) * FILE_SIZE;
  const end = start + FILE_SIZE;
  let before = 0;
  return LISTED_KINDS.flatMap((kind) => {
    const offset = Math.max(0, start - before);
    const limit = Math.min(counts[kind], end - before) - offset;
    before += counts[kind];
    return limit > 0 ? [{ kind, offset, limit }] : [];
  });
}
