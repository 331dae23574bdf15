import { marketRulesOf } from "#app/features/properties/market/rules";
import { countPartitions, listSitemapEntries } from "#app/pages/sitemap/queries.server";
import { SITEMAP_KINDS, PAGES_FILE, partitionOfFile } from "#app/pages/sitemap/rules";
import { entriesXml, cacheableFile, pagesXml } from "#app/pages/sitemap/xml";
import { clientContext } from "#app/platform/http/client.server";
import { isLanguage } from "#app/platform/i18n/languages";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/file.route";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [, language, name] = /^([a-z]{2})-([a-z-]+(?:-\d+)?)\.xml$/.exec(params.file) ?? [];
  if (!isLanguage(language) || !name) return new Response(null, { status: 404 });
  const { origin } = context.get(clientContext);
  if (name === PAGES_FILE) return cacheableFile(pagesXml(origin, language), "application/xml");
  const kind = SITEMAP_KINDS.find((entries) => name.startsWith(`${entries}-`));
  const number = kind && /^[1-9]\d{0,4}$/.exec(name.slice(kind.length + 1))?.[0];
  const partition = number ? partitionOfFile(Number(number)) : null;
  if (!kind || !partition) return new Response(null, { status: 404 });
  const { db, settings } = context.get(servicesContext);
  // Kinds are read separately, so that a failure of one does not affect the others.
  const entries = await readOrUnavailable(`the ${kind} for the sitemap`, context, async () =>
    (await countPartitions(db, kind)) === partition.count
      ? listSitemapEntries(db, kind, partition, marketRulesOf(settings.value))
      : null,
  );
  return entries
    ? cacheableFile(entriesXml(origin, language, entries), "application/xml")
    : new Response(null, { status: 404 });
}
