import { useLocation } from "react-router";
import { ADMIN_PREFIX, isOffice } from "#app/urls";

const FROM = "from";

/** The list a form was opened from, with its filters, order and page. Null unless the address names a path of the office and nothing else. */
export function openedFrom(search: URLSearchParams): string | null {
  const typed = search.get(FROM);
  if (!typed?.startsWith(ADMIN_PREFIX) || !URL.canParse(typed, "http://office.invalid")) return null;
  const { host, pathname, search: filters } = new URL(typed, "http://office.invalid");
  // A path that reads otherwise once it is resolved ("..", "\") was not written by us.
  const isMeant = host === "office.invalid" && isOffice(pathname) && typed.split(/[?#]/)[0] === pathname;
  return isMeant ? `${pathname}${filters}` : null;
}

export function useOpenedFrom(): string | null {
  return openedFrom(new URLSearchParams(useLocation().search));
}

/** The address of a form that leads back to the list that is shown now. */
export function useFormAddress(): (form: string) => string {
  const { pathname, search } = useLocation();
  return (form) => `${form}?${new URLSearchParams({ [FROM]: `${pathname}${search}` })}`;
}

/** Where a form leads when it has saved: back to the list it was opened from, which says so, or where it leads by itself. */
export function afterSaving(request: Request, otherwise: string): string {
  const from = openedFrom(new URL(request.url).searchParams);
  if (!from) return otherwise;
  const list = new URL(from, request.url);
  const saved = new URL(otherwise, request.url).searchParams.get("saved");
  if (saved) list.searchParams.set("saved", saved);
  return `${list.pathname}${list.search}`;
}
