import { useLocation } from "react-router";
import { ADMIN_PREFIX, isOffice } from "#app/urls";

const FROM = "from";

const ROW = /^#row-[\w-]+$/;

/** What the row of an item is called in the address of its list. */
export const rowAnchor = (id: string) => `row-${id}`;

/**
 * The list a form was opened from, with its filters, order, page and row. Null unless the address names a path of the office and
 * nothing else.
 */
export function openedFrom(search: URLSearchParams): string | null {
  const typed = search.get(FROM);
  if (!typed?.startsWith(ADMIN_PREFIX) || !URL.canParse(typed, "http://office.invalid")) return null;
  const { host, pathname, search: filters, hash } = new URL(typed, "http://office.invalid");
  // A path that reads otherwise once it is resolved ("..", "\") was not written by us.
  const isMeant = host === "office.invalid" && isOffice(pathname) && typed.split(/[?#]/)[0] === pathname;
  return isMeant ? `${pathname}${filters}${ROW.test(hash) ? hash : ""}` : null;
}

export function useOpenedFrom(): string | null {
  return openedFrom(new URLSearchParams(useLocation().search));
}

/** The address of a form that leads back to the list that is shown now, and to the row it was opened from. */
export function useFormAddress(): (form: string, row?: string) => string {
  const { pathname, search } = useLocation();
  const back = (row: string | undefined) => `${pathname}${search}${row ? `#${rowAnchor(row)}` : ""}`;
  return (form, row) => `${form}?${new URLSearchParams({ [FROM]: back(row) })}`;
}

/** Where a form leads when it has saved: back to the list it was opened from, which says so, or where it leads by itself. */
export function afterSaving(request: Request, otherwise: string): string {
  const from = openedFrom(new URL(request.url).searchParams);
  if (!from) return otherwise;
  const list = new URL(from, request.url);
  const saved = new URL(otherwise, request.url).searchParams.get("saved");
  if (saved) list.searchParams.set("saved", saved);
  return `${list.pathname}${list.search}${list.hash}`;
}
