import { createHash } from "node:crypto";
import { sharePath, type Shared, type SharedTexts } from "#app/features/share/schema";
import type { Texts, TextGroup } from "#app/features/translations/texts.server";
import { createTranslate, type Translate } from "#app/features/translations/translate.server";
import { DEFAULT_SITE_NAME } from "#app/brand";
import type { Language } from "#app/platform/i18n/languages";
import { BASE_CURRENCY, formatMoney } from "#app/platform/money/money";

/** Changed with the drawing: pictures that were made before it are made anew. */
const DRAWING = 1;
const GROUPS: TextGroup[] = ["propertyMarket", "propertyCard", "stayCard", "experienceCard", "vehicle", "listingType"];

interface TextSources {
  texts: Texts;
  settings: { value: { site_name: string } | null };
}

export function describeShared(
  { texts, settings }: TextSources,
  shared: Shared,
  language: Language,
): { texts: SharedTexts; hash: string } {
  const t = createTranslate(texts.pick(language, GROUPS), language);
  const described: SharedTexts = {
    title: shared.title,
    place: shared.location && texts.namePlaces(language, shared.location),
    ...stateAndPrice(shared, t, language),
    site: settings.value?.site_name ?? DEFAULT_SITE_NAME,
  };
  const content = JSON.stringify([DRAWING, language, described, shared.image]);
  return { texts: described, hash: createHash("sha256").update(content).digest("hex").slice(0, 16) };
}

/** The address of an item's picture, for the head of its page. */
export function shareImage(sources: TextSources, shared: Shared, language: Language): string {
  const { hash } = describeShared(sources, shared, language);
  return sharePath({ kind: shared.kind, id: shared.id, language, hash });
}

/**
 * What the picture says of state and price. Dollars, the currency of the catalogue: the picture is the same whoever
 * asked first. A property that is under offer, sold or has its price on request says so here.
 */
function stateAndPrice(
  { kind, price, per, market }: Shared,
  t: Translate,
  language: Language,
): Pick<SharedTexts, "state" | "price"> {
  const state = kind === "property" ? t(stateText(market, per === "month")) : null;
  if (price === null || per === null) return { state, price: market ? t("propertyMarket.onRequest") : null };
  // Set apart, so that the sign of the currency stays on its side between Arabic letters.
  const amount = `\u2066${formatMoney(price, { code: BASE_CURRENCY, rate: 1 }, language)}\u2069`;
  return { state, price: per === "whole" ? amount : t(PRICE_TEXTS[per], { price: amount, ...PLAIN }) };
}

function stateText(market: Shared["market"], isRent: boolean) {
  if (market === "under_offer") return "propertyMarket.underOffer";
  if (market === "sold") return isRent ? "propertyMarket.rented" : "propertyMarket.sold";
  return isRent ? "listingType.rent" : "listingType.sale";
}

/** Texts print the amount bold; a picture does not. */
const PLAIN = { b: (parts: string[]) => parts.join("") } as unknown as Record<string, string>;

const PRICE_TEXTS = {
  month: "propertyCard.perMonth",
  night: "stayCard.perNight",
  person: "experienceCard.from",
  day: "vehicle.perDay",
} as const;
