import { countPartitions } from "#app/pages/sitemap/queries.server";
import { fileNumbers, SITEMAP_KINDS, PAGES_FILE, SINGLE_PARTITION } from "#app/pages/sitemap/rules";
import { cacheableFile, sitemapIndex } from "#app/pages/sitemap/xml";
import { readOrFallback } from "#app/platform/cache/read-or-fallback.server";
import { clientContext } from "#app/platform/http/client.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/index.route";

/** A kind whose count fails to load is listed with one file, which answers 503 itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const files = await Promise.all(
    SITEMAP_KINDS.map(async (kind) => {
      const parts = await readOrFallback(
        log,
        `the number of ${kind} for the sitemap`,
        () => countPartitions(db, kind),
        SINGLE_PARTITION.count,
      );
      return fileNumbers(parts).map((file) => `${kind}-${file}`);
    }),
  );
  return cacheableFile(
    sitemapIndex(context.get(clientContext).origin, [PAGES_FILE, ...files.flat()]),
    "application/xml",
  );
}
