import { findParts } from "#app/pages/sitemap/queries.server";
import { filesOf, LISTED_KINDS, PAGES_FILE, WHOLE } from "#app/pages/sitemap/rules";
import { machineFile, sitemapIndex } from "#app/pages/sitemap/xml";
import { clientContext } from "#app/platform/http/client.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/index.route";

/** A kind that cannot be read keeps its place with one file, which says so itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const files = await Promise.all(
    LISTED_KINDS.map(async (kind) => {
      const parts = await findParts(db, kind).catch((error: unknown) => {
        log.error({ err: error }, `could not count the ${kind} for the sitemap`);
        return WHOLE.of;
      });
      return filesOf(parts).map((file) => `${kind}-${file}`);
    }),
  );
  return machineFile(sitemapIndex(context.get(clientContext).origin, [PAGES_FILE, ...files.flat()]), "application/xml");
}
