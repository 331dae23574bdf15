import { ArrowLeft, Backpack, CircleCheck, CircleMinus, Clock, Info, Users, type LucideIcon } from "lucide-react";
import { Suspense } from "react";
import { useActionData, useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { shortDay } from "#app/features/availability/calendar-month";
import { namesDays } from "#app/features/availability/components/day-query";
import { readDeparture } from "#app/features/availability/components/days-in-address";
import { DeparturePicker } from "#app/features/availability/components/departure-picker";
import {
  timeOn,
  useChosenDeparture,
  type ChosenDeparture,
} from "#app/features/availability/components/use-chosen-departure";
import type { DepartureOffers } from "#app/features/availability/departure-offers";
import { seasonOf } from "#app/features/availability/seasons";
import type { CancelPolicy } from "#app/features/bookings/cancellation/policy";
import { PolicyLine } from "#app/features/bookings/components/policy-line";
import { ExperienceRequestForm } from "#app/features/bookings/components/experience-form";
import type { ExperiencePrices } from "#app/features/bookings/components/people-fields";
import { categoryClass, useCategoryName, useDurationText } from "#app/features/experiences/components/labels";
import type { ExperiencePage } from "#app/features/experiences/queries.server";
import { STANDARD_MIN_AGE } from "#app/features/experiences/schema";
import { useStructuredData } from "#app/features/experiences/site/structured-data";
import { Gallery } from "#app/features/media/components/gallery";
import { PageHeart } from "#app/features/page/components/heart";
import { PageHead } from "#app/features/page/components/page-head";
import { PanelRating, RatingFact } from "#app/features/reviews/components/rating-facts";
import { Reviews } from "#app/features/reviews/components/review-section";
import { lazyMap } from "#app/features/maps/components/lazy-map";
import type { Where } from "#app/features/maps/schema";
import { namesReviews } from "#app/features/reviews/review-query";
import type { ReviewSection } from "#app/features/reviews/section.server";
import { useSite } from "#app/features/settings/components/site-context";
import type { FormResult } from "#app/features/forms/schema";
import { formatTime, isDay, type Day } from "#app/platform/dates/dates";
import { SiteLink, useLanguage } from "#app/platform/i18n/paths";
import { Price } from "#app/platform/money/currency";
import { BottomBar } from "#app/ui/bottom-bar";
import { Breadcrumbs } from "#app/ui/breadcrumbs";
import { Paragraphs } from "#app/ui/paragraphs";
import { ShareMenu } from "#app/ui/share-menu";

// The server has drawn it: its script is loaded after that of the page.
const WhereMap = lazyMap(async () => (await import("#app/features/maps/components/where-map")).WhereMap, "figure");

const BOOKING_PANEL = "booking";

interface ExperiencePageProps {
  experience: ExperiencePage & { shareImage: string; rates: ExperiencePrices };
  policy: CancelPolicy;
  /** Null: it is on request. "away" while its departures cannot be read. */
  departures: DepartureOffers | "away" | null;
  /** Null while they cannot be read. */
  reviews: ReviewSection | null;
  stamp: string;
  today: Day;
  furthestDays: number;
  holdHours: number;
  where: Where | null;
}

export function ExperiencePageView(props: ExperiencePageProps) {
  const { experience, policy, departures, reviews, stamp, furthestDays, holdHours, where } = props;
  const t = useTranslations("experience");
  const departureWords = useTranslations("departures");
  const [query] = useSearchParams();
  const offers = departures === "away" ? null : departures;
  const { month, departure } = useDeparture(offers, props);
  const { rates } = experience;
  const nav = useTranslations("nav");
  const booking = useTranslations("booking");
  const { origin } = useSite();
  const { pathname } = useLocation();
  const map = useTranslations("map");
  const { title, description, images, price } = experience;
  return (
    <div className="wrap below-header">
      <PageHead
        title={title}
        description={description}
        image={experience.shareImage}
        noIndex={namesDays(query) || namesReviews(query)}
        data={useStructuredData(experience, reviews)}
      />
      <Breadcrumbs room={{ name: nav("experiences"), to: "/:lang?/experiences" }} title={title} />
      <div className="title-row">
        <h1 className="display">{title}</h1>
        <div className="title-actions">
          <PageHeart kind="experience" id={experience.id} name={title} />
          <ShareMenu title={title} address={origin + pathname} label={t("share")} />
        </div>
      </div>
      <Gallery images={images} texts={experience.image_texts} title={title} />
      <div className="two-columns">
        <div>
          <Facts experience={experience} reviews={reviews} />
          <Paragraphs text={description} className="lead" />
          {experience.video_url && (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- staff upload the films, and there are no caption files
            <video
              className="detail-video"
              controls
              preload="none"
              src={experience.video_url}
              poster={experience.video_thumbnail ?? images[0]}
              aria-label={t("video", { title })}
            />
          )}
          {departures && (
            <>
              <h2 className="display display-small">{departureWords("title")}</h2>
              <DeparturePicker
                offers={departures}
                departure={departure}
                priceOf={(day) => seasonOf(rates.seasons, day)?.price ?? rates.price}
                month={month}
              />
            </>
          )}
          <ShortList title={t("included")} items={experience.included} icon={CircleCheck} />
          <ShortList title={t("notIncluded")} items={experience.not_included} icon={CircleMinus} className="is-quiet" />
          <ShortList title={t("bring")} items={experience.bring} icon={Backpack} className="is-calm" />
          <div className="note">
            <Info aria-hidden />
            <p>
              <b>{t("important")}</b> {t("minimumAge", { age: experience.min_age ?? STANDARD_MIN_AGE })}
            </p>
          </div>
          {where && (
            <>
              <h2 className="display display-small">{map("where")}</h2>
              <Suspense>
                <WhereMap where={where} title={title} />
              </Suspense>
            </>
          )}
          <h2 className="display display-small">{t("cancellation")}</h2>
          <PolicyLine policy={policy} />
          <Reviews reviews={reviews} />
          <SiteLink to="/:lang?/experiences" className="back-link">
            <ArrowLeft aria-hidden className="flip-rtl" />
            {t("back")}
          </SiteLink>
        </div>
        <aside className="panel" id={BOOKING_PANEL} aria-label={booking("title")}>
          <p className="panel-top">
            <b>
              <Price amount={price} />
            </b>
            <span>{t("perPerson")}</span>
            <PanelRating reviews={reviews} />
          </p>
          <ExperienceRequestForm
            id={experience.id}
            title={title}
            rates={rates}
            minParticipants={experience.min_participants}
            stamp={stamp}
            departures={offers}
            departure={departure}
            furthestDays={furthestDays}
            holdHours={holdHours}
          />
        </aside>
      </div>
      <BottomBar panel={BOOKING_PANEL} label={booking("submit")}>
        <b>
          <Price amount={price} />
        </b>
        <small>{offers && departure.time !== "" ? <DepartureName departure={departure} /> : t("perPerson")}</small>
      </BottomBar>
    </div>
  );
}

function DepartureName({ departure: { day, time } }: { departure: ChosenDeparture }) {
  const t = useTranslations("departures");
  const language = useLanguage();
  return isDay(day) ? t("at", { day: shortDay(day, language), time: formatTime(time, language) }) : null;
}

/** The departure of what was sent, of the address, or the first that can be had: for calendar and form alike. */
function useDeparture(
  offers: DepartureOffers | null,
  { today, furthestDays }: Pick<ExperiencePageProps, "today" | "furthestDays">,
) {
  const [query] = useSearchParams();
  const sent = useActionData<FormResult>()?.values;
  const asked = readDeparture(query, { today, furthestDays });
  const fromAddress = asked.day && offers ? { day: asked.day, time: timeOn(offers, asked.day, asked.time, 1) } : null;
  const fromForm = sent?.date === undefined ? null : { day: sent.date, time: sent.start_time ?? "" };
  return { month: asked.month, departure: useChosenDeparture(offers, fromForm ?? fromAddress) };
}

function Facts({ experience, reviews }: { experience: ExperiencePage; reviews: ReviewSection | null }) {
  const t = useTranslations("experience");
  const categoryName = useCategoryName();
  const durationText = useDurationText();
  return (
    <ul className="fact-strip">
      <li className={`chip ${categoryClass(experience.category)}`}>
        <i className="dot" />
        {categoryName(experience.category)}
      </li>
      <li>
        <Clock aria-hidden />
        {durationText(experience.duration)}
      </li>
      <RatingFact reviews={reviews} />
      <li>
        <Users aria-hidden />
        {experience.min_participants > 1 ? t("fromPeople", { n: experience.min_participants }) : t("smallGroup")}
      </li>
    </ul>
  );
}

/** A short list with a heading of its own; nothing where staff have listed nothing. */
function ShortList({
  title,
  items,
  icon: Icon,
  className,
}: {
  title: string;
  items: string[];
  icon: LucideIcon;
  className?: string;
}) {
  if (items.length === 0) return null;
  return (
    <>
      <h2 className="display display-small">{title}</h2>
      <ul className={`tick-list ${className ?? ""}`}>
        {items.map((item) => (
          <li key={item}>
            <Icon aria-hidden />
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}
