import { findParts } from "#app/pages/sitemap/queries.server";
import { filesOf } from "#app/pages/sitemap/rules";
import { machineFile, sitemapIndex } from "#app/pages/sitemap/xml";
import { clientContext } from "#app/platform/http/client.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/index.route";

export async function loader({ context }: Route.LoaderArgs) {
  const files = filesOf(await findParts(context.get(servicesContext).db));
  return machineFile(sitemapIndex(context.get(clientContext).origin, files), "application/xml");
}
