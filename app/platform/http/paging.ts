/** Public lists come in pages of this many. */
export const PAGE_SIZE = 24;

/** The page number in an address: 1 when it says nothing sensible. */
export function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? "1");
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** A page number as it stands in an address: not at all for the first. */
export function pageQuery(page: number): string {
  return page > 1 ? String(page) : "";
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
