import { servicesContext } from "#app/services.server";
import { rejectDataRequest } from "#app/platform/http/responses";
import { coalesceCalls } from "#app/platform/live/coalesce-calls";
import type { Route } from "./+types/live.route";

const HEARTBEAT_MS = 15_000;

/**
 * The office's event stream. It names the table and the row that came in or changed, and nothing of what stands in it;
 * the screen then reads its own list anew. So nothing is lost or doubled: a screen reads once when the stream opens,
 * also after a break, and every later row is announced. Whether the listener is still staff is asked before anything is
 * said.
 */
export function loader({ request, context }: Route.LoaderArgs): Response {
  rejectDataRequest(request);
  const { requestFeed, calendarFeed, auth, stopping } = context.get(servicesContext);
  const encoder = new TextEncoder();
  let isClosed = false;
  let close = () => {
    isClosed = true;
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (!isClosed && text) controller.enqueue(encoder.encode(text));
      };
      let queuedEvents: string[] = [];
      const flushEvents = coalesceCalls(async () => {
        // Announced while the listener turned out to be staff no longer, or told already with what came before it.
        if (isClosed || queuedEvents.length === 0) return;
        const account = await auth.findAccount(request.headers).catch(() => null);
        if (!account?.role) return close();
        const texts = queuedEvents;
        queuedEvents = [];
        write(texts.join(""));
      });
      const queueEvent = (event: string, data: unknown = {}) => {
        queuedEvents.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        flushEvents();
      };
      const unsubscribe = requestFeed.subscribe(
        (announcement) => queueEvent("request", announcement),
        () => queueEvent("gap"),
      );
      const unsubscribeCalendar = calendarFeed.subscribe((announcement) => queueEvent("calendar", announcement));
      const heartbeat = setInterval(() => queueEvent("beat"), HEARTBEAT_MS);
      close = () => {
        if (isClosed) return;
        isClosed = true;
        clearInterval(heartbeat);
        unsubscribe();
        unsubscribeCalendar();
        try {
          controller.close();
        } catch {
          // The reader has gone already.
        }
      };
      request.signal.addEventListener("abort", () => close());
      stopping.signal.addEventListener("abort", () => close());
      // The gate has let this request through just now.
      write("retry: 2000\nevent: ready\ndata: {}\n\n");
    },
    cancel: () => close(),
  });
  return new Response(body, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
  });
}
