import { staffContext } from "#app/features/auth/context.server";
import { answerUpload } from "#app/features/media/answer.server";
import { isBucket, isMediaKind } from "#app/features/media/schema";
import { storeMedia } from "#app/features/media/store.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/upload.route";

/** Takes one file as the plain body of the request, and answers with its address. */
export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const [bucket, kind] = [url.searchParams.get("bucket"), url.searchParams.get("kind")];
  if (request.method !== "POST" || !isBucket(bucket) || !isMediaKind(kind) || !request.body) {
    return Response.json({ code: "bad_request", message: "This upload names no known place." }, { status: 400 });
  }
  return answerUpload(await storeMedia(services, context.get(staffContext), { bucket, kind, body: request.body }));
}

export function loader() {
  return Response.json({ code: "not_found", message: "There is nothing to read here." }, { status: 404 });
}
