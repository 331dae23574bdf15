import { redirect } from "react-router";

/** One of the values a filter has; anything else counts as not set. */
export function knownValue<Value extends string>(
  search: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | "" {
  return values.find((value) => value === search.get(name)) ?? "";
}

/** A whole number within bounds; anything else counts as not set. */
export function numberWithin(search: URLSearchParams, name: string, least: number, most: number): number | null {
  const given = search.get(name) ?? "";
  const number = /^\d{1,12}$/.test(given) ? Number(given) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

/** How filters stand in an address: each by its name, empty where it is not set. */
export type FilterQuery = Record<string, string>;

/**
 * The query with the filters as they were understood; null when it says just that. What is no filter stays as it is.
 */
export function normalizeQuery(search: URLSearchParams, filters: FilterQuery): string | null {
  const tidy = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) {
    if (search.getAll(name).join("\n") === value && search.has(name) === (value !== "")) continue;
    if (value) tidy.set(name, value);
    else tidy.delete(name);
  }
  if (tidy.toString() === new URLSearchParams(search).toString()) return null;
  return tidy.size > 0 ? `?${tidy}` : "";
}

/** For a list's loader: whoever asks for what a filter does not know is moved to the address of what he is shown. */
export function redirectToNormalizedQuery(url: URL, filters: FilterQuery): void {
  const tidy = normalizeQuery(url.searchParams, filters);
  if (tidy !== null) throw redirect(url.pathname + tidy);
}
