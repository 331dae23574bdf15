import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/live.route";

const HEARTBEAT_MS = 15_000;

/**
 * The office's event stream. It names the table and the row that came in; the screen then reads its own list anew. So nothing is
 * lost or doubled: a screen reads once when the stream opens, also after a break, and every later row is announced.
 */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const { requests, auth, stopping } = context.get(servicesContext);
  const encoder = new TextEncoder();
  let isClosed = false;
  let close = () => {
    isClosed = true;
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if (!isClosed) controller.enqueue(encoder.encode(text));
      };
      const unsubscribe = requests.subscribe(
        (announcement) => send(`event: request\ndata: ${JSON.stringify(announcement)}\n\n`),
        () => send("event: gap\ndata: {}\n\n"),
      );
      // Somebody who is staff no longer hears nothing more.
      const heartbeat = setInterval(async () => {
        const account = await auth.findAccount(request.headers).catch(() => null);
        if (account?.role) send(": still here\n\n");
        else close();
      }, HEARTBEAT_MS);
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
      send("retry: 2000\nevent: ready\ndata: {}\n\n");
    },
    cancel: () => close(),
  });
  return new Response(body, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
  });
}
