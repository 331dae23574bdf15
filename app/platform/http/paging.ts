/** Public lists come in pages of this many. */
export const PAGE_SIZE = 24;

/** The page number in an address: 1 when it says nothing sensible. */
export function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? "1");
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

export interface Paged<Row> {
  rows: Row[];
  /** Of all pages, as far as they were counted. */
  total: number;
  /** Whether there are more than that. */
  isMore: boolean;
  page: number;
  pages: number;
}

/** For a list that could not be read. */
export const NO_ROWS = { rows: [], total: 0, isMore: false, page: 1, pages: 1 } satisfies Paged<never>;
