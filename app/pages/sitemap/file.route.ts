import { findParts, listForSitemap } from "#app/pages/sitemap/queries.server";
import { LISTED_KINDS, PAGES_FILE, partOf } from "#app/pages/sitemap/rules";
import { listedFile, machineFile, pagesFile } from "#app/pages/sitemap/xml";
import { clientContext } from "#app/platform/http/client.server";
import { isLanguage } from "#app/platform/i18n/languages";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/file.route";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [, language, name] = /^([a-z]{2})-([a-z-]+(?:-\d+)?)\.xml$/.exec(params.file) ?? [];
  if (!isLanguage(language) || !name) return new Response(null, { status: 404 });
  const { origin } = context.get(clientContext);
  if (name === PAGES_FILE) return machineFile(pagesFile(origin, language), "application/xml");
  const kind = LISTED_KINDS.find((listed) => name.startsWith(`${listed}-`));
  const number = kind && /^[1-9]\d{0,4}$/.exec(name.slice(kind.length + 1))?.[0];
  const part = number ? partOf(Number(number)) : null;
  if (!kind || !part) return new Response(null, { status: 404 });
  const { db } = context.get(servicesContext);
  // Each kind is read by itself: one that is away takes nothing from the others.
  const listed = await readOrUnavailable(`the ${kind} for the sitemap`, context, async () => ((await findParts(db, kind)) === part.of ? listForSitemap(db, kind, part) : null));
  return listed ? machineFile(listedFile(origin, language, listed), "application/xml") : new Response(null, { status: 404 });
}
