import { Readable } from "node:stream";
import { parseIdentity } from "#app/features/privacy/rules";
import { exportText } from "#app/features/privacy/export-file.server";
import { findPerson } from "#app/features/privacy/queries.server";
import { notFound, rejectDataRequest } from "#app/platform/http/responses";
import { textParam } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/export.route";

/** Everything that is held about one person, as one file to send to her. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  rejectDataRequest(request);
  const who = parseIdentity(textParam(url.searchParams, "q"));
  if (!who) throw notFound("Page Not Found");
  const { db, storage } = context.get(servicesContext);
  const { records } = await findPerson(db, who);
  return new Response(Readable.toWeb(Readable.from(exportText(storage, who, records))) as ReadableStream, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="personal-data.json"',
      "Cache-Control": "no-store",
    },
  });
}
