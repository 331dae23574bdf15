import { namesDays } from "#app/features/availability/components/day-query";
import { ArrowLeft, CalendarClock, CarFront, MapPin } from "lucide-react";
import { lazy, Suspense, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Calendar } from "#app/features/availability/components/calendar";
import { readDays } from "#app/features/availability/components/days-in-address";
import { departureAfter, useChosenDays, type ChosenDays } from "#app/features/availability/components/use-chosen-days";
import { seasonOf } from "#app/features/availability/seasons";
import type { CancelPolicy } from "#app/features/bookings/cancellation/policy";
import { PolicyLine } from "#app/features/bookings/components/policy-line";
import type { VehicleDetails } from "#app/features/bookings/vehicle-details.server";
import { Gallery } from "#app/features/media/components/gallery";
import { PageHeart } from "#app/features/page/components/heart";
import { PageHead } from "#app/features/page/components/page-head";
import { RatingFact } from "#app/features/reviews/components/rating-facts";
import { Reviews } from "#app/features/reviews/components/review-section";
import { namesReviews } from "#app/features/reviews/review-query";
import type { ReviewSection } from "#app/features/reviews/section.server";
import { useSite } from "#app/features/settings/components/site-context";
import type { VehiclePage } from "#app/features/transportation/queries.server";
import { FeatureIcon } from "#app/features/transportation/site/feature-icon";
import { useVehicleData } from "#app/features/transportation/site/structured-data";
import { formatTime, isDay } from "#app/platform/dates/dates";
import { SiteLink, useLanguage, usePath } from "#app/platform/i18n/paths";
import { useMoney } from "#app/platform/money/currency";
import type { Cents } from "#app/platform/money/money";
import { BottomBar } from "#app/ui/bottom-bar";
import { Breadcrumbs } from "#app/ui/breadcrumbs";
import { LineList } from "#app/ui/line-list";
import { Paragraphs } from "#app/ui/paragraphs";
import { ShareMenu } from "#app/ui/share-menu";

const BookingDialog = lazy(async () => ({
  default: (await import("#app/features/transportation/site/booking-dialog")).BookingDialog,
}));

const BOOKING_PANEL = "booking";

interface VehiclePageProps {
  vehicle: VehiclePage & { shareImage: string };
  policy: CancelPolicy;
  /** Null while its prices cannot be read. */
  details: VehicleDetails | null;
  /** Null while they cannot be read. */
  reviews: ReviewSection | null;
  stamp: string;
}

export function VehiclePageView({ vehicle, policy, details, reviews, stamp }: VehiclePageProps) {
  const t = useTranslations("vehiclePage");
  const card = useTranslations("vehicle");
  const nav = useTranslations("nav");
  const booking = useTranslations("vehicleBooking");
  const { origin } = useSite();
  const path = usePath()("/:lang?/transportation/:id", { id: vehicle.id });
  const [query] = useSearchParams();
  const { name, description, images } = vehicle;
  const days = useVehicleDays(details);
  return (
    <div className="wrap below-header">
      <PageHead
        title={name}
        description={description}
        image={vehicle.shareImage}
        noIndex={namesDays(query) || namesReviews(query)}
        data={useVehicleData(vehicle, reviews)}
      />
      <Breadcrumbs room={{ name: nav("transportation"), to: "/:lang?/transportation" }} title={name} />
      <div className="title-row">
        <h1 className="display">{name}</h1>
        <div className="title-actions">
          <PageHeart kind="vehicle" id={vehicle.id} name={name} />
          <ShareMenu title={name} address={origin + path} label={t("share")} />
        </div>
      </div>
      <Gallery images={images} texts={vehicle.image_texts} title={name} />
      <div className="two-columns">
        <div>
          <Facts vehicle={vehicle} reviews={reviews} />
          <Paragraphs text={description} className="lead" />
          <Features vehicle={vehicle} />
          <Driver vehicle={vehicle} />
          <Pickup vehicle={vehicle} />
          {details && <FreeDays details={details} days={days} />}
          {vehicle.terms && (
            <DetailSection title={t("terms")}>
              <LineList text={vehicle.terms} />
            </DetailSection>
          )}
          <DetailSection title={t("cancellation")}>
            <PolicyLine policy={policy} />
          </DetailSection>
          <Reviews reviews={reviews} />
          <SiteLink to="/:lang?/transportation" className="back-link">
            <ArrowLeft aria-hidden className="flip-rtl" />
            {t("back")}
          </SiteLink>
        </div>
        <BookingPanel vehicle={vehicle} days={days} />
      </div>
      <BottomBar panel={BOOKING_PANEL} label={card("book")}>
        <PerDay price={vehicle.price_per_day} />
      </BottomBar>
      {query.has("book") && (
        <Suspense>
          <BookingDialog
            vehicle={vehicle}
            details={details}
            stamp={stamp}
            backUrl={path}
            closeLabel={booking("close")}
          />
        </Suspense>
      )}
    </div>
  );
}

function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="display display-small">{title}</h2>
      {children}
    </>
  );
}

/** The days of the address until others are chosen; none to begin with. */
function useVehicleDays(details: VehicleDetails | null): ChosenDays {
  const [query] = useSearchParams();
  const asked = details ? readDays(query, details) : null;
  const rates = details?.rates ?? NO_MINIMUM;
  const offers = details?.offers ?? null;
  const { from = null, to = null } = asked ?? {};
  const initial =
    from === null ? { from: "", to: "" } : { from, to: to ?? departureAfter(from, offers, rates), isOpen: to === null };
  return useChosenDays({ offers, rates, initial });
}

const NO_MINIMUM = { min_nights: 1, seasons: [] };

function FreeDays({ details, days }: { details: VehicleDetails; days: ChosenDays }) {
  const t = useTranslations("calendar");
  const [query] = useSearchParams();
  const { rates, offers } = details;
  return (
    <DetailSection title={t("title")}>
      <Calendar
        offers={offers}
        kind="vehicle"
        rates={rates}
        priceOf={(day) => seasonOf(rates.seasons, day)?.price ?? rates.price_per_day}
        days={days}
        month={readDays(query, details).month}
      />
      <p className="calendar-last">{t("ready")}</p>
    </DetailSection>
  );
}

function Facts({ vehicle, reviews }: { vehicle: VehiclePage; reviews: ReviewSection | null }) {
  const card = useTranslations("vehicle");
  const type = useTranslations("vehicleType");
  return (
    <ul className="fact-strip">
      <li className="chip">{type(vehicle.type)}</li>
      <RatingFact reviews={reviews} />
      {vehicle.with_driver && (
        <li>
          <CarFront aria-hidden />
          {card("withDriver")}
        </li>
      )}
      {vehicle.pickup_place && (
        <li>
          <MapPin aria-hidden />
          {vehicle.pickup_place}
        </li>
      )}
    </ul>
  );
}

function Features({ vehicle: { features } }: { vehicle: VehiclePage }) {
  const t = useTranslations("vehiclePage");
  const feature = useTranslations("vehicleFeature");
  if (features.length === 0) return null;
  return (
    <DetailSection title={t("features")}>
      <ul className="feature-tiles">
        {features.map((key) => (
          <li key={key}>
            <FeatureIcon feature={key} />
            {feature(key)}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Driver({ vehicle: { with_driver, driver_price_per_day } }: { vehicle: VehiclePage }) {
  const t = useTranslations("vehiclePage");
  const money = useMoney();
  const offered =
    driver_price_per_day === null ? t("driverAgreed") : t("driverPriced", { price: money.exact(driver_price_per_day) });
  return (
    <DetailSection title={t("driver")}>
      <p>{with_driver ? offered : t("driverNone")}</p>
    </DetailSection>
  );
}

function Pickup({ vehicle: { pickup_place, pickup_from, pickup_until } }: { vehicle: VehiclePage }) {
  const t = useTranslations("vehiclePage");
  const hours = useHours(pickup_from, pickup_until);
  if (!pickup_place && !hours) return null;
  return (
    <DetailSection title={t("pickup")}>
      {pickup_place && (
        <p className="icon-line">
          <MapPin aria-hidden />
          {pickup_place}
        </p>
      )}
      {hours && (
        <p className="icon-line">
          <CalendarClock aria-hidden />
          {hours}
        </p>
      )}
    </DetailSection>
  );
}

function useHours(from: string | null, until: string | null): string | null {
  const t = useTranslations("vehiclePage");
  const language = useLanguage();
  const time = (value: string) => formatTime(value, language);
  if (from && until) return t("pickupHours", { from: time(from), until: time(until) });
  if (from) return t("pickupFrom", { from: time(from) });
  return until && t("pickupUntil", { until: time(until) });
}

function PerDay({ price }: { price: Cents }) {
  const card = useTranslations("vehicle");
  const money = useMoney();
  return card.rich("perDay", {
    price: money.exact(price),
    b: (amount) => (
      <b>
        <bdi dir="ltr">{amount}</bdi>
      </b>
    ),
  });
}

/** What it costs, and the way to its booking form: a link, so that it works before scripts have loaded. */
function BookingPanel({ vehicle, days }: { vehicle: VehiclePage; days: ChosenDays }) {
  const t = useTranslations("vehiclePage");
  const card = useTranslations("vehicle");
  const booking = useTranslations("vehicleBooking");
  const money = useMoney();
  const [query] = useSearchParams();
  return (
    <aside className="panel" id={BOOKING_PANEL} aria-label={booking("title", { title: vehicle.name })}>
      <p className="panel-top">
        <PerDay price={vehicle.price_per_day} />
      </p>
      <ul className="rate-list">
        <li>{card("perWeek", { price: money.exact(vehicle.price_per_week) })}</li>
        {vehicle.with_driver && (
          <li>
            <span>{booking("driver")}</span>
            <b>
              {vehicle.driver_price_per_day === null
                ? booking("driverOnRequest")
                : booking("driverPrice", { price: money.exact(vehicle.driver_price_per_day) })}
            </b>
          </li>
        )}
      </ul>
      <SiteLink
        to="/:lang?/transportation/:id"
        params={{ id: vehicle.id }}
        search={bookingQuery(days, query.get("vehicles"))}
        state={{ fromPage: true }}
        preventScrollReset
        prefetch="none"
        className="btn btn-primary"
      >
        {card("book")}
      </SiteLink>
      <p className="form-fine">{t("reassurance")}</p>
    </aside>
  );
}

/** Opens the form with what was chosen before. */
function bookingQuery({ from, to }: ChosenDays, vehicles: string | null): string {
  const chosen = isDay(from) && isDay(to) ? `&from=${from}&to=${to}` : "";
  return `?book${chosen}${vehicles === null ? "" : `&vehicles=${encodeURIComponent(vehicles)}`}`;
}
