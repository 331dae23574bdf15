import { createHash } from "node:crypto";
import { findSharedCalendar } from "#app/features/availability/channels/links/queries.server";
import { writeFeed } from "#app/features/availability/feeds/write-feed.server";
import { islandToday } from "#app/features/availability/rules";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/calendar.route";

const HEADERS = {
  "Cache-Control": "private, max-age=300",
  "X-Robots-Tag": "noindex, nofollow",
};

/**
 * The taken days behind a secret address, as other channels read them. Every address is looked up in the same way, so
 * that one which never was, one which was taken back and one of another length answer the same in the same time.
 */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, formSecret } = context.get(servicesContext);
  const token = params.file.replace(/\.ics$/, "");
  const spans = await readOrUnavailable("a shared calendar", context, () =>
    findSharedCalendar(db, token, islandToday()),
  );
  if (!spans || !params.file.endsWith(".ics"))
    return new Response("Not found\n", {
      status: 404,
      headers: { ...HEADERS, "Content-Type": "text/plain; charset=utf-8" },
    });
  const body = writeFeed(spans, formSecret);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = { ...HEADERS, ETag: etag };
  if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(body, {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="availability.ics"',
    },
  });
}

/** A proxy may have marked it as weak. */
function isKnown(header: string | null, etag: string): boolean {
  return header?.split(",").some((known) => known.trim().replace(/^W\//, "") === etag) ?? false;
}
