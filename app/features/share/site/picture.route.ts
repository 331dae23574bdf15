import { describeShared } from "#app/features/share/describe.server";
import { findShared } from "#app/features/share/queries.server";
import { readShareAddress, sharePath } from "#app/features/share/schema";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/picture.route";

const BUSY_SECONDS = "5";

/**
 * The picture a link preview shows. What is not public has none. An address of former content leads to the present one,
 * unless its picture is still kept: crawlers that follow no redirect get what was shared.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, settings, sharePictures, texts } = context.get(servicesContext);
  const asked = readShareAddress(params);
  if (!asked) return notFound();
  const { kind, id, language } = asked;
  const shared = await readOrUnavailable("what is shared", context, () => findShared(db, kind, id, language));
  if (!shared) return notFound();
  const described = describeShared({ texts, settings }, shared, language);
  // A former picture of what has its price on request now may name one.
  const mayBeFormer = kind !== "property" || shared.price !== null;
  const kept =
    mayBeFormer || described.hash === asked.hash
      ? await readOrUnavailable("a share picture", context, () => sharePictures.findKept(asked))
      : null;
  if (kept) return pictureResponse(kept, asked.hash);
  if (described.hash !== asked.hash)
    return new Response(null, {
      status: 302,
      headers: { Location: sharePath({ ...asked, hash: described.hash }), "Cache-Control": "no-store" },
    });
  const made = await sharePictures.make(asked, { texts: described.texts, image: shared.image });
  if (made === "busy")
    return new Response("Busy\n", {
      status: 503,
      headers: {
        "Retry-After": BUSY_SECONDS,
        "Cache-Control": "no-store",
        "Content-Type": "text/plain; charset=utf-8",
      },
    });
  return pictureResponse(made, asked.hash);
}

function pictureResponse(picture: Buffer, hash: string): Response {
  return new Response(new Uint8Array(picture), {
    headers: {
      "Content-Type": "image/jpeg",
      "Content-Length": String(picture.length),
      "Cache-Control": "public, max-age=604800",
      ETag: `"${hash}"`,
    },
  });
}

function notFound(): Response {
  return new Response("Not found\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
