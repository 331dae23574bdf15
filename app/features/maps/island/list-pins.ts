/** The listings of a page as pins. Apart from the page, whose scripts need none of it. */
import type { Pin } from "#app/features/maps/island/marks";
import { isOnPemba, type Coordinates } from "#app/features/maps/island/projection";
import type { Language } from "#app/platform/i18n/languages";
import { formatMoney, type Cents, type Currency } from "#app/platform/money/money";
import { formatShortMoney } from "#app/platform/money/short-money";

/** Of what is sold once. */
export type PinMarket = "available" | "under_offer" | "sold";

/** A listing as its card stands in the list. */
export interface MapListing {
  id: string;
  title: string;
  /** Null: on request. */
  price: Cents | null;
  market?: PinMarket;
  point: Coordinates | null;
}

/** How prices are written on pins. */
export interface PinTexts {
  currency: Currency;
  language: Language;
  onRequest: string;
  /** Where what is listed can be sold. */
  market?: Record<Exclude<PinMarket, "available">, string>;
}

/** Where the card of a pin stands in the list. */
const cardAnchor = (index: number) => `p${index}`;

type Priced = Pick<MapListing, "price" | "market">;

export function pinTexts({ currency, language, onRequest, market: states }: PinTexts) {
  const stateOf = ({ market = "available" }: Priced) => (market === "available" ? null : (states?.[market] ?? null));
  const priceOf = (price: Cents | null) => (price === null ? onRequest : formatMoney(price, currency, language));
  const short = (listing: Priced): string => {
    if (listing.market === "sold") return stateOf(listing) ?? "";
    return listing.price === null ? onRequest : formatShortMoney(listing.price, currency, language);
  };
  return {
    /** What stands on the pin. */
    short,
    /** How it is called: by its title, by what stands on it, for who says that to the browser, and by its state. */
    label: (listing: Priced & { title: string | null }): string =>
      [listing.title, short(listing), listing.market === "under_offer" && stateOf(listing)].filter(Boolean).join(", "),
    /** The price in full, and its state. */
    full: (listing: Priced) => [priceOf(listing.price), stateOf(listing)].filter(Boolean).join(", "),
  };
}

export function listPins(listings: readonly MapListing[], texts: PinTexts): Pin[] {
  const { short, label } = pinTexts(texts);
  return listings.flatMap((listing, index) => {
    const { id, point } = listing;
    if (!point || !isOnPemba(point)) return [];
    return [{ ...point, key: id, text: short(listing), label: label(listing), href: `#${cardAnchor(index)}` }];
  });
}
