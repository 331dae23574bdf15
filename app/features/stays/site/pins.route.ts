import { data } from "react-router";
import { packPins, type ListedCard } from "#app/features/maps/pins";
import { readFilters } from "#app/features/stays/filters";
import { listStayPins } from "#app/features/stays/pins/queries.server";
import { listStayCardsOf } from "#app/features/stays/queries.server";
import { isUuid } from "#app/platform/db/uuid";
import { languageFrom } from "#app/platform/i18n/languages";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/pins.route";

/** What the map of the list shows, or the card of one of them. */
export async function loader({ url, params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, currencies } = context.get(servicesContext);
  const language = languageFrom(params);
  const card = url.searchParams.get("card");
  return readOrUnavailable("the stays of a map", context, async () => {
    if (card === null)
      return Response.json(packPins(await listStayPins(db, language, readFilters(url.searchParams, currencies.value))));
    const [stay] = isUuid(card) ? await listStayCardsOf(db, language, [card]) : [];
    if (!stay) throw data(null, 404);
    const { name, slug, image, price, location } = stay;
    return Response.json({ title: name, slug, image, price, location } satisfies ListedCard);
  });
}
