import type { EntryContext } from "react-router";

/**
 * Reads the router's data stream up front and puts it where `ServerRouter` keeps what it has read
 * (`renderMeta.streamCache`), so that renderToString does not suspend on it. If React Router looks elsewhere, pages
 * still come out right: entry.server.tsx renders what suspended as a stream, at a higher price.
 */
export async function preloadRouterData(entry: EntryContext): Promise<void> {
  const { serverHandoffStream, renderMeta } = entry;
  if (!serverHandoffStream || !renderMeta) return;
  const reader = serverHandoffStream.getReader();
  const decoder = new TextDecoder();
  let value = "";
  for (let read = await reader.read(); !read.done; read = await reader.read())
    value += decoder.decode(read.value, { stream: true });
  // It is asked for at each rendering, though nobody reads any more.
  Object.assign(serverHandoffStream, { getReader: () => reader });
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) };
}
