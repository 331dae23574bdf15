import type { ShouldRevalidateFunctionArgs } from "react-router";

/** `shouldRevalidate` for screens that loaded all rows: no reload if only the query string changed. */
export function revalidateUnlessQuery({
  currentUrl,
  nextUrl,
  formMethod = "GET",
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isQueryChange =
    formMethod === "GET" && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isQueryChange ? false : defaultShouldRevalidate;
}
