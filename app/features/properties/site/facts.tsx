import { Bath, BedDouble, CarFront, Coins, Ruler, Scan } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { PropertyTypeIcon } from "#app/features/properties/components/property-labels";
import type { PropertyPage } from "#app/features/properties/page/queries.server";
import { hasRooms, pricePerSquareMetre } from "#app/features/properties/rules";
import { useMoney } from "#app/platform/money/currency";

const TILE_TEXTS = {
  sale: { rooms: "tileRooms", land: "tileLand" },
  rent: { rooms: "tileRoomsMonth", land: "tileLandMonth" },
} as const;

/** What can be said in a number or a word: the main ones as tiles, the others in a line below. */
export function Facts({ property }: { property: PropertyPage }) {
  const t = useTranslations("property");
  const card = useTranslations("propertyCard");
  const typeName = useTranslations("propertyType");
  const { type, bedrooms, bathrooms, land, area, year_built: year, parking_spaces: parking } = property;
  const rooms = hasRooms(type);
  const offer = useTranslations("propertyOffer");
  const money = useMoney();
  const per = pricePerSquareMetre(property);
  return (
    <>
      <dl className="spec-tiles">
        {rooms && bedrooms !== null && <Tile icon={<BedDouble aria-hidden />} name={t("bedrooms")} value={bedrooms} />}
        {rooms && bathrooms !== null && <Tile icon={<Bath aria-hidden />} name={t("bathrooms")} value={bathrooms} />}
        {land !== null && <Tile icon={<Scan aria-hidden />} name={t("land")} value={card("size", { n: land })} />}
        {land === null && area !== null && (
          <Tile icon={<Ruler aria-hidden />} name={t("area")} value={card("size", { n: area })} />
        )}
        <Tile
          icon={<PropertyTypeIcon type={type} />}
          name={year ? t("typeBuilt", { year: String(year) }) : t("type")}
          value={typeName(type)}
        />
        {per && (
          <Tile
            icon={<Coins aria-hidden />}
            name={offer(TILE_TEXTS[property.listing_type][per.of])}
            value={money.round(per.price)}
          />
        )}
      </dl>
      {((land !== null && area !== null) || Boolean(parking)) && (
        <ul className="fact-strip">
          {land !== null && area !== null && (
            <li>
              <Ruler aria-hidden />
              {t("areaFact", { n: area })}
            </li>
          )}
          {parking !== null && parking > 0 && (
            <li>
              <CarFront aria-hidden />
              {t("parking", { n: parking })}
            </li>
          )}
        </ul>
      )}
    </>
  );
}

function Tile({ icon, name, value }: { icon: ReactNode; name: string; value: ReactNode }) {
  return (
    <div>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
