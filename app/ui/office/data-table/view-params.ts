import { textParam } from "#app/platform/http/form";

/** Search, filters, sort and page of a list. Kept in the URL, so that reload, Back and shared links restore it. */
export interface TableView {
  search: string;
  /** The chosen values, by the name of their filter; "" when none is chosen. */
  filters: Record<string, string>;
  sort: Sort | null;
  page: number;
  size: number;
}

export interface Sort {
  /** The key of a column. */
  key: string;
  isDescending: boolean;
}

export const PAGE_SIZES = [10, 25, 50] as const;
const DEFAULT_SIZE = 10;

/** The filters and sort keys a list supports. Unknown URL parameters are ignored. */
export interface TableViewOptions {
  filters?: readonly string[];
  sortable?: readonly string[];
  /** Set where staff cannot choose it. */
  fixedSize?: number;
}

export function readView(
  searchParams: URLSearchParams,
  { filters = [], sortable = [], fixedSize }: TableViewOptions,
): TableView {
  return {
    search: textParam(searchParams, "search"),
    filters: Object.fromEntries(filters.map((name) => [name, textParam(searchParams, name)])),
    sort: readSort(searchParams, sortable),
    page: readPage(searchParams),
    size: fixedSize ?? PAGE_SIZES.find((size) => String(size) === searchParams.get("size")) ?? DEFAULT_SIZE,
  };
}

/** The page asked for in the address: 1 unless it is a number. */
export function readPage(searchParams: URLSearchParams, parameter = "page"): number {
  const typed = searchParams.get(parameter) ?? "";
  return /^[1-9]\d{0,6}$/.test(typed) ? Number(typed) : 1;
}

/** The order asked for: "price" upwards, "-price" downwards. */
export function readSort<Key extends string>(
  searchParams: URLSearchParams,
  sortable: readonly Key[],
): { key: Key; isDescending: boolean } | null {
  const typed = searchParams.get("sort") ?? "";
  const isDescending = typed.startsWith("-");
  const key = sortable.find((name) => name === typed.slice(isDescending ? 1 : 0));
  return key === undefined ? null : { key, isDescending };
}

/** The address with another page, order or size; null takes the parameter away. */
export function withParams(searchParams: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(searchParams);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next.toString();
}

/** The next `sort` value of a column header: ascending, descending, then the default order. */
export function nextSort(sort: Sort | null, key: string): string | null {
  if (sort?.key !== key) return key;
  return sort.isDescending ? null : `-${key}`;
}
