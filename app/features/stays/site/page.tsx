import { namesDays } from "#app/features/availability/components/day-query";
import { BedDouble, CircleCheck, LogIn, LogOut, MapPin, Users } from "lucide-react";
import { Suspense } from "react";
import { useActionData, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Calendar } from "#app/features/availability/components/calendar";
import { readDays } from "#app/features/availability/components/days-in-address";
import { departureAfter, firstDays, useChosenDays } from "#app/features/availability/components/use-chosen-days";
import type { DayOffers } from "#app/features/availability/day-offers";
import type { StayRates } from "#app/features/availability/quotes/stay";
import { seasonOf } from "#app/features/availability/seasons";
import type { CancelPolicy } from "#app/features/bookings/cancellation/policy";
import { PolicyLine } from "#app/features/bookings/components/policy-line";
import { StayRequestForm } from "#app/features/bookings/components/stay-form";
import type { FormResult } from "#app/features/forms/schema";
import { lazyMap } from "#app/features/maps/components/lazy-map";
import type { Where } from "#app/features/maps/schema";
import { Gallery } from "#app/features/media/components/gallery";
import { Picture } from "#app/features/media/components/picture";
import { scenePicture } from "#app/features/media/scenes";
import { PageHeart } from "#app/features/page/components/heart";
import { PageHead } from "#app/features/page/components/page-head";
import { PanelRating, RatingFact } from "#app/features/reviews/components/rating-facts";
import { Reviews } from "#app/features/reviews/components/review-section";
import { namesReviews } from "#app/features/reviews/review-query";
import type { ReviewSection } from "#app/features/reviews/section.server";
import { useSite } from "#app/features/settings/components/site-context";
import type { StayPage } from "#app/features/stays/queries.server";
import { useStructuredData } from "#app/features/stays/site/structured-data";
import { FeatureIcon, useStayLabels } from "#app/features/stays/site/stay-labels";
import { usePlaceName } from "#app/features/translations/components/place-name";
import { formatTime, isDay, type Day } from "#app/platform/dates/dates";
import { useLanguage, usePath } from "#app/platform/i18n/paths";
import { Price } from "#app/platform/money/currency";
import { BottomBar } from "#app/ui/bottom-bar";
import { Breadcrumbs } from "#app/ui/breadcrumbs";
import { LineList } from "#app/ui/line-list";
import { Paragraphs } from "#app/ui/paragraphs";
import { ShareMenu } from "#app/ui/share-menu";
import { clampNumber } from "#app/platform/clamp-number";

const BOOKING_PANEL = "booking";

const WhereMap = lazyMap(async () => (await import("#app/features/maps/components/where-map")).WhereMap, "figure");

interface StayPageProps {
  stay: StayPage & { shareImage: string; rates: StayRates & { min_nights: number } };
  policy: CancelPolicy;
  /** Null while the days cannot be read. */
  offers: DayOffers | null;
  /** Null while they cannot be read. */
  reviews: ReviewSection | null;
  /** Null where it has no point on Pemba. */
  where: Where | null;
  stamp: string;
  today: Day;
  furthestDays: number;
  holdHours: number;
}

export function StayPageView({
  stay,
  policy,
  offers,
  reviews,
  where,
  stamp,
  today,
  furthestDays,
  holdHours,
}: StayPageProps) {
  const calendar = useTranslations("calendar");
  const [query] = useSearchParams();
  const { rates } = stay;
  const { month, days, guests } = useStayDays({ rates, offers, today, furthestDays, maxGuests: stay.max_guests });
  const t = useTranslations("stay");
  const nav = useTranslations("nav");
  const booking = useTranslations("booking");
  const { origin } = useSite();
  const path = usePath()("/:lang?/stays/:slug", { slug: stay.slug });
  const { name, description, images } = stay;
  const priceOf = (day: Day) => seasonOf(rates.seasons, day)?.price ?? rates.price;
  // Of the night of arrival: what the calendar and the lines of the form begin with.
  const price = isDay(days.from) ? priceOf(days.from) : rates.price;
  return (
    <div className="wrap below-header">
      <PageHead
        title={name}
        description={description}
        image={stay.shareImage}
        path={path}
        noIndex={namesDays(query) || namesReviews(query)}
        data={useStructuredData(stay, path, reviews)}
      />
      <Breadcrumbs room={{ name: nav("stays"), to: "/:lang?/stays" }} title={name} />
      <div className="title-row">
        <h1 className="display">{name}</h1>
        <div className="title-actions">
          <PageHeart kind="stay" id={stay.id} name={name} />
          <ShareMenu title={name} address={origin + path} label={t("share")} />
        </div>
      </div>
      <Gallery images={images} texts={stay.image_texts} title={name} />
      <div className="two-columns">
        <div>
          <Facts stay={stay} reviews={reviews} />
          <Paragraphs text={description} className="lead" />
          <Features stay={stay} />
          <Amenities stay={stay} />
          <Beds text={stay.beds} />
          <h2 className="display display-small">{calendar("title")}</h2>
          <Calendar offers={offers} kind="stay" rates={rates} priceOf={priceOf} days={days} month={month} />
          <Place location={stay.location} where={where} title={name} />
          <Rules stay={stay} policy={policy} />
          <Reviews reviews={reviews} />
        </div>
        <aside className="panel stay-panel" id={BOOKING_PANEL} aria-label={booking("title")}>
          <p className="panel-top">
            <b>
              <Price amount={price} />
            </b>
            <span>{t("perNight")}</span>
            <PanelRating reviews={reviews} />
          </p>
          <StayRequestForm
            id={stay.id}
            name={name}
            rates={rates}
            maxGuests={stay.max_guests}
            stamp={stamp}
            days={days}
            guests={guests}
            furthestDays={furthestDays}
            holdHours={holdHours}
          />
        </aside>
      </div>
      <BottomBar panel={BOOKING_PANEL} label={booking("submit")}>
        <b>
          <Price amount={price} />
        </b>
        <small>{t("perNight")}</small>
      </BottomBar>
    </div>
  );
}

/** The days of the address, of what was sent, or the first that can be had: for calendar and form alike. */
function useStayDays({
  rates,
  offers,
  today,
  furthestDays,
  maxGuests,
}: Pick<StayPageProps, "offers" | "today" | "furthestDays"> & {
  rates: StayPageProps["stay"]["rates"];
  maxGuests: number;
}) {
  const [query] = useSearchParams();
  const sent = useActionData<FormResult>()?.values;
  const asked = readDays(query, { today, furthestDays });
  const fromAddress =
    asked.from === null
      ? null
      : {
          from: asked.from,
          to: asked.to ?? departureAfter(asked.from, offers, rates),
          isOpen: asked.to === null,
        };
  const fromForm =
    sent?.check_in !== undefined && sent.check_out !== undefined ? { from: sent.check_in, to: sent.check_out } : null;
  const days = useChosenDays({ offers, rates, initial: fromForm ?? fromAddress ?? firstDays(offers, rates, today) });
  // Without scripts another address is another page; with them a link of the list may lead from days to days.
  return { month: asked.month, days, guests: String(clampNumber(query.get("guests") ?? "1", 1, maxGuests)) };
}

function Facts({ stay, reviews }: { stay: StayPage; reviews: ReviewSection | null }) {
  const t = useTranslations("stay");
  const type = useTranslations("stayType");
  const placeName = usePlaceName();
  return (
    <ul className="fact-strip">
      <li className="chip">{type(stay.type)}</li>
      <RatingFact reviews={reviews} />
      <li>
        <MapPin aria-hidden />
        {placeName(stay.location)}
      </li>
      <li>
        <Users aria-hidden />
        {t("upTo", { n: stay.max_guests })}
      </li>
    </ul>
  );
}

function Features({ stay: { features } }: { stay: StayPage }) {
  const t = useTranslations("stay");
  const words = useStayLabels();
  if (features.length === 0) return null;
  return (
    <>
      <h2 className="display display-small">{t("features")}</h2>
      <ul className="feature-tiles">
        {features.map((feature) => (
          <li key={feature}>
            <FeatureIcon feature={feature} />
            {words.feature(feature)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Amenities({ stay: { amenities } }: { stay: StayPage }) {
  const t = useTranslations("stay");
  const words = useStayLabels();
  if (amenities.length === 0) return null;
  return (
    <>
      <h2 className="display display-small">{t("amenities")}</h2>
      <ul className="tick-list">
        {amenities.map((amenity) => (
          <li key={amenity}>
            <CircleCheck aria-hidden />
            {words.amenity(amenity)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Beds({ text }: { text: string | null }) {
  const t = useTranslations("stay");
  if (!text) return null;
  return (
    <>
      <h2 className="display display-small">{t("beds")}</h2>
      <p className="icon-line">
        <BedDouble aria-hidden />
        {text}
      </p>
    </>
  );
}

/**
 * When one comes and goes, what the house asks for, and what happens when plans change: each where staff have said it.
 */
function Rules({
  stay: { check_in_from, check_out_until, house_rules },
  policy,
}: Pick<StayPageProps, "stay" | "policy">) {
  const t = useTranslations("stay");
  const language = useLanguage();
  const time = (value: string) => formatTime(value, language);
  return (
    <>
      {(check_in_from || check_out_until) && (
        <>
          <h2 className="display display-small">{t("times")}</h2>
          {check_in_from && (
            <p className="icon-line">
              <LogIn aria-hidden className="flip-rtl" />
              {t("checkInFrom", { time: time(check_in_from) })}
            </p>
          )}
          {check_out_until && (
            <p className="icon-line">
              <LogOut aria-hidden className="flip-rtl" />
              {t("checkOutUntil", { time: time(check_out_until) })}
            </p>
          )}
        </>
      )}
      {house_rules && (
        <>
          <h2 className="display display-small">{t("houseRules")}</h2>
          <LineList text={house_rules} />
        </>
      )}
      <h2 className="display display-small">{t("cancellation")}</h2>
      <PolicyLine policy={policy} />
    </>
  );
}

/** Only the name of the place is known: the picture under it is the island's, not a map. */
function Place({ location, where, title }: { location: string; where: Where | null; title: string }) {
  const t = useTranslations("stay");
  const placeName = usePlaceName();
  return (
    <>
      <h2 className="display display-small">{t("where")}</h2>
      {where ? (
        <Suspense>
          <WhereMap where={where} title={title} />
        </Suspense>
      ) : (
        <div className="place-card">
          <Picture {...scenePicture("aerial")} alt="" sizes="(max-width: 820px) 100vw, 820px" />
          <p>
            <MapPin aria-hidden />
            <span>
              <b>{placeName(location)}</b>
              {t("island")}
            </span>
          </p>
        </div>
      )}
    </>
  );
}
