import { findParts, listForSitemap } from "#app/pages/sitemap/queries.server";
import { partOf } from "#app/pages/sitemap/rules";
import { machineFile, sitemapFile } from "#app/pages/sitemap/xml";
import { clientContext } from "#app/platform/http/client.server";
import { isLanguage } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/file.route";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [, language, number] = /^([a-z]{2})-([1-9]\d{0,4})\.xml$/.exec(params.file) ?? [];
  const part = number ? partOf(Number(number)) : null;
  const { db } = context.get(servicesContext);
  if (!isLanguage(language) || !part || (await findParts(db)) !== part.of) return new Response(null, { status: 404 });
  const listed = await listForSitemap(db, part);
  return machineFile(sitemapFile(context.get(clientContext).origin, language, { pages: part.number === 0, listed }), "application/xml");
}
