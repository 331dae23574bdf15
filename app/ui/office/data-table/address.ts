import { searchText } from "#app/platform/http/form";

/** How a list is looked at. All of it stands in the address, so that it survives a reload, the way back and a shared link. */
export interface View {
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

/** What a list knows of. Anything else in the address counts as not set. */
export interface ViewShape {
  filters?: readonly string[];
  sortable?: readonly string[];
  /** Set where staff cannot choose it. */
  fixedSize?: number;
}

export function readView(address: URLSearchParams, { filters = [], sortable = [], fixedSize }: ViewShape): View {
  return {
    search: searchText(address, "search"),
    filters: Object.fromEntries(filters.map((name) => [name, searchText(address, name)])),
    sort: readSort(address, sortable),
    page: readPage(address),
    size: fixedSize ?? PAGE_SIZES.find((size) => String(size) === address.get("size")) ?? DEFAULT_SIZE,
  };
}

/** The page asked for in the address: 1 unless it is a number. */
export function readPage(address: URLSearchParams, parameter = "page"): number {
  const typed = address.get(parameter) ?? "";
  return /^[1-9]\d{0,6}$/.test(typed) ? Number(typed) : 1;
}

/** The order asked for: "price" upwards, "-price" downwards. */
export function readSort<Key extends string>(address: URLSearchParams, sortable: readonly Key[]): { key: Key; isDescending: boolean } | null {
  const typed = address.get("sort") ?? "";
  const isDescending = typed.startsWith("-");
  const key = sortable.find((name) => name === typed.slice(isDescending ? 1 : 0));
  return key === undefined ? null : { key, isDescending };
}

/** The address with another page, order or size; null takes the parameter away. */
export function changed(address: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next.toString();
}

/** What a column's header asks for next: upwards, then downwards, then the list's own order again. */
export function nextSort(sort: Sort | null, key: string): string | null {
  if (sort?.key !== key) return key;
  return sort.isDescending ? null : `-${key}`;
}
