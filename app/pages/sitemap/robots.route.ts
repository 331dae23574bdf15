import { cacheableFile } from "#app/pages/sitemap/xml";
import { clientContext } from "#app/platform/http/client.server";
import type { Route } from "./+types/robots.route";

/** Allows everything. The office path is not disclosed here; its pages are noindex. */
export function loader({ context }: Route.LoaderArgs) {
  return cacheableFile(
    `User-agent: *\nAllow: /\n\nSitemap: ${context.get(clientContext).origin}/sitemap.xml\n`,
    "text/plain",
  );
}
