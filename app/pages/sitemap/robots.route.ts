import { machineFile } from "#app/pages/sitemap/xml";
import { clientContext } from "#app/platform/http/client.server";
import type { Route } from "./+types/robots.route";

/** All may be read. The office is not named here: its pages themselves ask not to be listed. */
export function loader({ context }: Route.LoaderArgs) {
  return machineFile(`User-agent: *\nAllow: /\n\nSitemap: ${context.get(clientContext).origin}/sitemap.xml\n`, "text/plain");
}
