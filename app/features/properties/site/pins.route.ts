import { data } from "react-router";
import { packPins, type ListedCard } from "#app/features/maps/pins";
import { listingFrom, readPropertyFilters } from "#app/features/properties/filters";
import { marketRulesOf } from "#app/features/properties/market/rules";
import { listPropertyPins } from "#app/features/properties/pins/queries.server";
import { listPropertyCardsOf, listPropertyPlaces } from "#app/features/properties/queries.server";
import { isUuid } from "#app/platform/db/uuid";
import { languageFrom } from "#app/platform/i18n/languages";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/pins.route";

/** What the map of the list shows, or the card of one of them. */
export async function loader({ url, params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, currencies, settings } = context.get(servicesContext);
  const language = languageFrom(params);
  const rules = marketRulesOf(settings.value);
  const card = url.searchParams.get("card");
  return readOrUnavailable("the properties of a map", context, async () => {
    if (card === null) {
      const places = await listPropertyPlaces(db, listingFrom(url.searchParams), rules);
      const filters = readPropertyFilters(url.searchParams, currencies.value, places);
      return Response.json(packPins(await listPropertyPins(db, language, filters, rules)));
    }
    const [property] = isUuid(card) ? await listPropertyCardsOf(db, language, [card]) : [];
    if (!property) throw data(null, 404);
    const { title, slug, image, price, market, location } = property;
    return Response.json({ title, slug, image, price, market, location } satisfies ListedCard);
  });
}
