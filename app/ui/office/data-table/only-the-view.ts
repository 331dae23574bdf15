import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The shouldRevalidate of a screen that has read all its rows: another search, order or page of them needs nothing from the server. */
export function onlyTheView({ currentUrl, nextUrl, formMethod = "GET", defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isOnlyTheView = formMethod === "GET" && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOnlyTheView ? false : defaultShouldRevalidate;
}
