import { daysQuery } from "#app/features/availability/components/day-query";
import { Flame } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LastOne } from "#app/features/availability/components/search-notes";
import type { VehicleOffer } from "#app/features/availability/search/vehicles.server";
import { Picture } from "#app/features/media/components/picture";
import { CardHeart } from "#app/features/page/components/heart";
import { RatingMark } from "#app/features/page/components/rating-mark";
import type { Rated } from "#app/features/page/rating";
import type { Vehicle } from "#app/features/transportation/queries.server";
import { FeatureIcon } from "#app/features/transportation/site/feature-icon";
import { SiteLink } from "#app/platform/i18n/paths";
import { useMoney } from "#app/platform/money/currency";

const SIZES = "(max-width: 640px) 92vw, (max-width: 1024px) 46vw, 420px";

/** With what guests gave, and its price for the days that were searched for. */
export interface ListedVehicle extends Vehicle, Rated {
  offer?: VehicleOffer;
}

/** Needs the texts vehicle, rating, vehicleType and vehicleFeature; with an offer quote, dateSearch and vehicleSearch too. */
export function VehicleCard({
  vehicle,
  bookingSearch,
}: {
  vehicle: ListedVehicle;
  /** The query that opens its booking form. */ bookingSearch: string;
}) {
  const t = useTranslations("vehicle");
  const type = useTranslations("vehicleType");
  const feature = useTranslations("vehicleFeature");
  const titleId = useId();
  return (
    <article className="card vehicle-card" id={`vehicle-${vehicle.id}`}>
      <div className="card-picture">
        {vehicle.image && <Picture src={vehicle.image} alt={vehicle.image_text ?? ""} sizes={SIZES} />}
        <p className="vehicle-tags">
          <span className="chip">{type(vehicle.type)}</span>
          {vehicle.with_driver && <span className="chip is-spice">{t("withDriver")}</span>}
          {vehicle.offer?.isLast && <LastOne icon={Flame} />}
        </p>
      </div>
      <div className="vehicle-body">
        <h2 className="card-title display display-small" id={titleId}>
          <SiteLink to="/:lang?/transportation/:id" params={{ id: vehicle.id }} search={daysOf(vehicle.offer)}>
            {vehicle.name}
          </SiteLink>
        </h2>
        <p className="meta">
          <RatingMark rating={vehicle.rating} />
        </p>
        <p className="vehicle-text">{vehicle.description}</p>
        <ul className="vehicle-features" aria-label={t("features")}>
          {vehicle.features.map((key) => (
            <li key={key}>
              <FeatureIcon feature={key} />
              {feature(key)}
            </li>
          ))}
        </ul>
        <div className="vehicle-foot">
          {vehicle.offer ? <WholePrice vehicle={vehicle} offer={vehicle.offer} /> : <DayPrice vehicle={vehicle} />}
          {/* Remembers that it was opened from here, so that closing leads back instead of forward. */}
          <SiteLink
            to="/:lang?/transportation"
            search={bookingSearch}
            state={{ fromPage: true }}
            preventScrollReset
            prefetch="none"
            className="btn btn-small btn-ink"
            aria-describedby={titleId}
          >
            {t("book")}
          </SiteLink>
        </div>
      </div>
      <CardHeart kind="vehicle" id={vehicle.id} name={vehicle.name} />
    </article>
  );
}

const daysOf = (offer: VehicleOffer | undefined) =>
  offer && daysQuery({ from: offer.from, to: offer.to, vehicles: offer.vehicles });

const priceTag = (price: ReactNode) => (
  <b>
    <bdi dir="ltr">{price}</bdi>
  </b>
);

function DayPrice({ vehicle }: { vehicle: Vehicle }) {
  const t = useTranslations("vehicle");
  const money = useMoney();
  return (
    <p>
      {t.rich("perDay", { price: money.exact(vehicle.price_per_day), b: priceTag })}
      <small>{t("perWeek", { price: money.exact(vehicle.price_per_week) })}</small>
    </p>
  );
}

/** For all the days; below it what a day costs, or what is in it besides. */
function WholePrice({ vehicle, offer }: { vehicle: Vehicle; offer: VehicleOffer }) {
  const t = useTranslations("vehicleSearch");
  const card = useTranslations("vehicle");
  const quote = useTranslations("quote");
  const money = useMoney();
  const { total, days: n, vehicles, isWithDriver } = offer;
  return (
    <p>
      {t.rich("total", { price: money.exact(total), n, b: priceTag })}
      <small>{card.rich("perDay", { price: money.exact(vehicle.price_per_day), b: (price) => price })}</small>
      {vehicles > 1 && <small>{quote("forVehicles", { n: vehicles })}</small>}
      {isWithDriver && <small>{t("driver")}</small>}
    </p>
  );
}

export function VehicleCardSkeleton() {
  return (
    <div className="card vehicle-card" aria-hidden>
      <div className="card-picture skeleton" />
      <div className="vehicle-body">
        <div className="skeleton" style={{ blockSize: 24, inlineSize: "60%", marginBlockEnd: 14 }} />
        <div className="skeleton" style={{ blockSize: 14, marginBlockEnd: 8 }} />
        <div className="skeleton" style={{ blockSize: 14, inlineSize: "70%", marginBlockEnd: 18 }} />
        <div className="skeleton" style={{ blockSize: 28, inlineSize: "80%", marginBlockEnd: 24 }} />
        <div className="skeleton" style={{ blockSize: 44, marginBlockStart: "auto" }} />
      </div>
    </div>
  );
}
