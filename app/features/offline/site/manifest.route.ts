import { manifestOf } from "#app/features/offline/manifest";
import { readIdentity } from "#app/features/settings/identity.server";
import { notFound } from "#app/platform/http/responses";
import { isLanguage, languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/manifest.route";

/** The manifest of the site as an app, in the language of its address. */
export function loader({ params, context }: Route.LoaderArgs): Response {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw notFound("Page not found");
  const language = languageFrom(params);
  const { name } = readIdentity(context.get(servicesContext), language);
  return Response.json(manifestOf(name, language), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "no-cache" },
  });
}
