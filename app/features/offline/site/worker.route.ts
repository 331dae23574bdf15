import { isOfflineOn } from "#app/features/offline/rules";
import { workerScript } from "#app/features/offline/worker/worker-script.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/worker.route";

/**
 * The service worker. It is always answered: a browser that finds none keeps the one it has. In development nothing is
 * kept, for files change under the same name.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const { buildName, settings } = context.get(servicesContext);
  return new Response(workerScript(buildName, import.meta.env.PROD && isOfflineOn(settings.value)), {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
