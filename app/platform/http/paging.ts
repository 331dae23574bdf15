/** Public lists come in pages of this many. */
export const PAGE_SIZE = 24;

/** The page number in an address: 1 when it says nothing sensible. */
export function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? "1");
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

export interface Paged<Row> {
  rows: Row[];
  /** Of all pages. */
  total: number;
  page: number;
  pages: number;
}

/** The page that is really there, for a total and the page asked for. */
export function pageWithin(total: number, asked: number): { page: number; pages: number; offset: number } {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(asked, pages);
  return { page, pages, offset: (page - 1) * PAGE_SIZE };
}
