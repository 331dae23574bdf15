import { data, redirect } from "react-router";

/** Whether the router's own script asks, which wants the data of a page and not the page. */
export function asksForData(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}

/** A file or a stream is there at its own address. As data of a page it would be gathered in memory first, and a stream has no end. */
export function onlyAtItsAddress(request: Request): void {
  if (asksForData(request)) throw notFound();
}

/** The address is wrong, or not for this visitor. */
export function notFound(message = "Not found") {
  return data({ message }, { status: 404 });
}

/** The page has another last part in its address now. Browsers may remember it for a day: a mistake can still be mended. */
export function movedTo(url: URL, slug: string): Response {
  const to = url.pathname.replace(/[^/]+$/, encodeURIComponent(slug)) + url.search;
  return redirect(to, { status: 301, headers: { "Cache-Control": "max-age=86400" } });
}
