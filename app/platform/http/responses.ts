import { data, redirect } from "react-router";

/** Whether the router's own script asks, which wants the data of a page and not the page. */
export function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}

/** Files and streams are not available as .data requests: those would buffer them in memory. */
export function rejectDataRequest(request: Request): void {
  if (isDataRequest(request)) throw notFound();
}

/** The address is wrong, or not for this visitor. */
export function notFound(message = "Not found") {
  return data({ message }, { status: 404 });
}

/** Redirects to the current slug, cached for a day so that a mistake can be corrected. */
export function redirectToSlug(url: URL, slug: string): Response {
  const to = url.pathname.replace(/[^/]+$/, encodeURIComponent(slug)) + url.search;
  return redirect(to, { status: 301, headers: { "Cache-Control": "max-age=86400" } });
}
