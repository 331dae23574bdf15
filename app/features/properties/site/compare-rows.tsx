import { useTranslations } from "use-intl";
import { bestOf, YesOrNo, type CompareRow } from "#app/features/page/components/compare-table";
import type { ComparedProperty } from "#app/features/properties/compare/queries.server";
import {
  AMENITY_TEXTS,
  EarlierPrice,
  PropertyPrice,
  usePricePerSquareMetre,
  useStatusName,
} from "#app/features/properties/components/property-labels";
import { marketText } from "#app/features/properties/market/words";
import { hasRooms } from "#app/features/properties/rules";
import { PROPERTY_AMENITIES } from "#app/features/properties/schema";
import { usePlaceName } from "#app/features/translations/components/place-name";

/** How far it is to the next town, and to the airport. */
export interface Ways {
  town: { name: string; km: number } | null;
  airport: { km: number } | null;
}
export type ComparedOnPage = ComparedProperty & { ways: Ways | null };

/** What stands in the table of properties. Where they differ a word says so. */
export function usePropertyRows(properties: readonly ComparedOnPage[]): CompareRow[] {
  const saved = useTranslations("saved");
  const t = useTranslations("compareProperties");
  const card = useTranslations("propertyCard");
  const market = useTranslations("propertyMarket");
  const offer = useTranslations("propertyOffer");
  const typeName = useTranslations("propertyType");
  const listing = useTranslations("listingType");
  const amenityName = useTranslations("propertyAmenity");
  const statusName = useStatusName();
  const placeName = usePlaceName();
  const perSquareMetre = usePricePerSquareMetre();
  const markOf = (values: readonly unknown[]) => (new Set(values).size > 1 ? t("differs") : undefined);
  const row = (name: string, textOf: (property: ComparedOnPage) => string | null): CompareRow => {
    const cells = properties.map(textOf);
    return { name, cells, mark: markOf(cells) };
  };
  const number = (value: number | null) => (value === null ? null : String(value));
  const size = (value: number | null) => (value === null ? null : card("size", { n: value }));
  const inRooms = (property: ComparedOnPage, value: number | null) => (hasRooms(property.type) ? number(value) : null);
  const isOneKind = new Set(properties.map(({ listing_type }) => listing_type)).size === 1;
  return [
    {
      name: saved("rowPrice"),
      cells: properties.map((property) => (
        <>
          <PropertyPrice property={property} />
          {property.reduced && (
            <small className="earlier-price">
              <EarlierPrice reduced={property.reduced} />
            </small>
          )}
        </>
      )),
      mark: markOf(properties.map(({ price }) => price)),
      // A month's rent and a price to buy are not compared.
      best: isOneKind
        ? bestOf(
            properties.map(({ price }) => (price === null ? null : -price)),
            saved("lowest"),
          )
        : undefined,
    },
    row(t("rowPerM2"), perSquareMetre),
    row(t("rowListing"), ({ listing_type }) => listing(listing_type)),
    row(t("rowState"), ({ market: state, listing_type, status, type }) => {
      const text = marketText(state, listing_type);
      return `${text ? market(text) : t("available")} · ${statusName(status, type)}`;
    }),
    row(saved("rowType"), ({ type }) => typeName(type)),
    row(saved("rowPlace"), ({ location }) => placeName(location)),
    row(saved("rowBedrooms"), (property) => inRooms(property, property.bedrooms)),
    row(saved("rowBathrooms"), (property) => inRooms(property, property.bathrooms)),
    row(saved("rowSize"), ({ area }) => size(area)),
    row(saved("rowLand"), ({ land }) => size(land)),
    row(t("rowYear"), ({ year_built }) => number(year_built)),
    row(t("rowParking"), ({ parking_spaces }) => number(parking_spaces)),
    row(t("rowTown"), ({ ways }) => {
      if (!ways?.town) return null;
      const { km, name: place } = ways.town;
      return km < 1 ? `${place}, ${offer("awayNear")}` : t("way", { km, place });
    }),
    row(t("rowAirport"), ({ ways }) => (ways?.airport ? t("wayAirport", { km: ways.airport.km }) : null)),
    ...PROPERTY_AMENITIES.filter((amenity) => properties.some(({ amenities }) => amenities.includes(amenity))).map(
      (amenity) => ({
        name: amenityName(AMENITY_TEXTS[amenity]),
        cells: properties.map(({ id, amenities }) => <YesOrNo key={id} isYes={amenities.includes(amenity)} />),
        mark: markOf(properties.map(({ amenities }) => amenities.includes(amenity))),
      }),
    ),
  ];
}
