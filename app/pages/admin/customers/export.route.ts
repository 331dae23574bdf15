import { OFFICE } from "#app/brand";
import { exportName, exportRows } from "#app/pages/admin/customers/export.server";
import { isSectionName, readFilters } from "#app/pages/admin/customers/filters";
import { dayAt } from "#app/platform/dates/dates";
import { notFound, rejectDataRequest } from "#app/platform/http/responses";
import { csvLine, UTF8_BOM } from "#app/platform/http/csv";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/export.route";

/**
 * What the filters found in one section, as a table. It is written while it is read: a million rows need no more memory
 * than a thousand.
 */
export function loader({ request, url, context }: Route.LoaderArgs): Response {
  const { db, log } = context.get(servicesContext);
  rejectDataRequest(request);
  const section = url.searchParams.get("section");
  if (!isSectionName(section)) throw notFound("Page Not Found");
  const batches = exportRows(db, section, readFilters(url.searchParams));
  const encoder = new TextEncoder();
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value: lines, done } = await batches.next();
        if (done) return controller.close();
        controller.enqueue(encoder.encode((isFirst ? UTF8_BOM : "") + lines.map(csvLine).join("")));
        isFirst = false;
      } catch (error) {
        // The response has started: abort it, so that a partial file is not taken for a complete one.
        log.error({ err: error, section }, "could not write the table");
        controller.error(error);
      }
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
  const name = `${exportName(section)}-${dayAt(new Date(), OFFICE.hoursAheadOfUtc)}.csv`;
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
