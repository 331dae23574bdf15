import { countListed, listForSitemap } from "#app/pages/sitemap/queries.server";
import { filesFor } from "#app/pages/sitemap/rules";
import { machineFile, sitemapFile } from "#app/pages/sitemap/xml";
import { clientContext } from "#app/platform/http/client.server";
import { isLanguage } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/file.route";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [, language, number] = /^([a-z]{2})-([1-9]\d{0,4})\.xml$/.exec(params.file) ?? [];
  const file = Number(number);
  const { db } = context.get(servicesContext);
  const counts = await countListed(db);
  if (!isLanguage(language) || file > filesFor(counts)) return new Response(null, { status: 404 });
  const listed = await listForSitemap(db, file, counts);
  return machineFile(sitemapFile(context.get(clientContext).origin, language, { pages: file === 1, listed }), "application/xml");
}
