import type { PublicPath } from "#app/platform/i18n/paths";

type UnlistedPath =
  | "/:lang?/offline"
  | "/:lang?/manifest.webmanifest"
  | `/:lang?/${string}:${string}`
  | `/:lang?/${string}*`
  | `/:lang?/${string}.xml`
  | `/:lang?/${string}.json`
  | `/:lang?/${string}.pdf`
  | "/:lang?/my"
  | "/:lang?/plan"
  | "/:lang?/real-estate/compare"
  | "/:lang?/saved"
  | "/:lang?/search";

/** Every public page with an address of its own. A new one does not compile until it stands here. */
const PAGES = {
  "/:lang?": true,
  "/:lang?/experiences": true,
  "/:lang?/stays": true,
  "/:lang?/transportation": true,
  "/:lang?/travel": true,
  "/:lang?/map": true,
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
} satisfies Record<Exclude<PublicPath, UnlistedPath>, true>;

export const PAGE_PATHS = Object.keys(PAGES).map((path) => path.replace("/:lang?", "") || "/");

/** What is listed besides the pages, in this order. */
export const SITEMAP_KINDS = ["experiences", "stays", "transportation", "blog", "real-estate"] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** The name of the file with the pages above, without its language. */
export const PAGES_FILE = "pages";

/**
 * How many things one file holds at most, about. The protocol allows 50,000 addresses but also 50 MB, and each address
 * brings its nine languages and its pictures along.
 */
export const MAX_FILE_ENTRIES = 2_000;

/**
 * A file holds what has its ids in one of so many equal parts of all possible ids, which are random. So no file depends
 * on what stands in the others, and each is read by a range of the primary key, however much there is.
 */
export interface IdPartition {
  /** From 0. */
  index: number;
  /** A power of two. */
  count: number;
}

export const SINGLE_PARTITION: IdPartition = { index: 0, count: 1 };
const MAX_PARTITIONS = 2 ** 16;

/** Parts are counted through, level by level: 1 is everything, 2 and 3 are its halves, 4 to 7 its quarters. */
export function partitionOfFile(file: number): IdPartition | null {
  const of = 2 ** Math.floor(Math.log2(file));
  return of <= MAX_PARTITIONS ? { index: file - of, count: of } : null;
}

/** The fewest parts of which the first ends at an id or before it. */
export function partitionsUpTo(id: string): number {
  let of = 2 * SINGLE_PARTITION.count;
  while (of < MAX_PARTITIONS && idRange({ index: 1, count: of }).from > id) of *= 2;
  return of;
}

export function fileNumbers(parts: number): number[] {
  return Array.from({ length: parts }, (_, number) => parts + number);
}

/** The first id of a part, and the first behind it; null where no id is. */
export function idRange({ index, count }: IdPartition): { from: string; before: string | null } {
  const start = (at: number) =>
    `${Math.round((at / count) * 2 ** 32)
      .toString(16)
      .padStart(8, "0")}-0000-0000-0000-000000000000`;
  return { from: start(index), before: index + 1 < count ? start(index + 1) : null };
}
