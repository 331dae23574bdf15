import { servicesContext } from "#app/services.server";
import { onlyAtItsAddress } from "#app/platform/http/answers";
import { oneAtATime } from "#app/platform/live/one-at-a-time";
import type { Route } from "./+types/live.route";

const HEARTBEAT_MS = 15_000;

/**
 * The office's event stream. It names the table and the row that came in or changed, and nothing of what stands in it; the screen then
 * reads its own list anew. So nothing is lost or doubled: a screen reads once when the stream opens, also after a break, and every
 * later row is announced. Whether the listener is still staff is asked before anything is said.
 */
export function loader({ request, context }: Route.LoaderArgs): Response {
  onlyAtItsAddress(request);
  const { requests, auth, stopping } = context.get(servicesContext);
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
      let unsaid: string[] = [];
      const sayAll = oneAtATime(async () => {
        // What was announced while the listener turned out to be staff no longer.
        if (isClosed) return;
        const account = await auth.findAccount(request.headers).catch(() => null);
        if (!account?.role) return close();
        const texts = unsaid;
        unsaid = [];
        write(texts.join(""));
      });
      const say = (event: string, data: unknown = {}) => {
        unsaid.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        sayAll();
      };
      const unsubscribe = requests.subscribe(
        (announcement) => say("request", announcement),
        () => say("gap"),
      );
      const heartbeat = setInterval(() => say("beat"), HEARTBEAT_MS);
      close = () => {
        if (isClosed) return;
        isClosed = true;
        clearInterval(heartbeat);
        unsubscribe();
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
