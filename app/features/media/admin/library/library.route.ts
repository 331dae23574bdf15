import { listStoredPictures } from "#app/features/media/admin/library/queries.server";
import { isBucket } from "#app/features/media/schema";
import { pageFrom } from "#app/platform/http/paging";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/library.route";

/** The media room as data: one page of the pictures stored before. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const bucket = url.searchParams.get("bucket");
  const pictures = await listStoredPictures(context.get(servicesContext).db, {
    bucket: isBucket(bucket) ? bucket : null,
    page: pageFrom(url.searchParams),
  });
  return Response.json(pictures, { headers: { "Cache-Control": "no-store" } });
}
