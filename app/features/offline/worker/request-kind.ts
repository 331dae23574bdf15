/** What the worker looks at of a request. */
export interface SeenRequest {
  method: string;
  mode: string;
  url: string;
  headers: { has(name: string): boolean };
}

/**
 * What the service worker may answer without the server: a page, a file of the build, a picture; null: it keeps out of
 * it. Stands as text in /sw.js, so it may use nothing from outside itself.
 */
export function requestKind(
  { method, mode, url, headers }: SeenRequest,
  ownOrigin: string,
): "page" | "file" | "picture" | null {
  const { origin, pathname } = new URL(url);
  // Parts of films are asked for by range, and a whole file is no answer to that.
  if (method !== "GET" || origin !== ownOrigin || headers.has("range")) return null;
  // Those of the office, in a folder of their own, are for staff.
  if (/^\/assets\/[^/]+$/.test(pathname)) return "file";
  if (/^\/(scenes|media)\/.+(webp|jpg|png)$/.test(pathname)) return "picture";
  return mode === "navigate" &&
    // No file, and no page of one person or of the office.
    !/\.\w+$|^(\/..)?\/(1324admin|my|stop|alerts|plan|saved\/|healthz|metrics)/i.test(pathname)
    ? "page"
    : null;
}
