import { daysQuery } from "#app/features/availability/components/day-query";
import { CalendarClock, RotateCcw } from "lucide-react";
import { useTranslations } from "use-intl";
import { FoundHead, NothingFree, SearchSection, useSpanText } from "#app/features/availability/components/search-notes";
import { ExperienceCardView } from "#app/features/experiences/components/card";
import type { ExperienceCard } from "#app/features/experiences/queries.server";
import type {
  ExperienceOfferView,
  FoundExperiencesView,
} from "#app/features/experiences/site/found-experiences-view.server";
import type { Rated } from "#app/features/page/rating";
import { SiteLink } from "#app/platform/i18n/paths";
import { useCurrency, useMoney } from "#app/platform/money/currency";

/** The experiences that leave on the days of the address with seats for all; then those without fixed departures. */
export function FoundExperiences({ shown, found }: { shown: (ExperienceCard & Rated)[]; found: FoundExperiencesView }) {
  const t = useTranslations("experienceSearch");
  const ui = useTranslations("ui");
  const daysOf = useSpanText();
  const { current } = useCurrency();
  const leaving = shown.filter(({ id }) => found.offers[id]);
  const onRequest = shown.filter(({ id }) => found.onRequest.includes(id));
  return (
    <>
      <FoundHead
        title={t.rich("found", { n: leaving.length, days: daysOf(found.text), b: (number) => <b>{number}</b> })}
        summary={t("summary", { n: found.people, currency: current.code })}
      >
        <SiteLink to="/:lang?/experiences" preventScrollReset prefetch="none" className="btn btn-small clear-filters">
          <RotateCcw aria-hidden />
          {ui("clearFilters")}
        </SiteLink>
      </FoundHead>
      {leaving.length > 0 ? (
        <div className="card-grid list-grid">
          {leaving.map((experience) => {
            const offer = found.offers[experience.id];
            return (
              offer && (
                <ExperienceCardView
                  key={experience.id}
                  experience={experience}
                  titleAs="h3"
                  search={daysQuery({ day: offer.day, time: offer.start_time })}
                  offer={<Offer offer={offer} />}
                />
              )
            );
          })}
        </div>
      ) : (
        <NothingFree to="/:lang?/experiences" nearest={found.nearest} />
      )}
      {onRequest.length > 0 && (
        <SearchSection title={t("onRequest")} body={t("onRequestBody")}>
          <div className="card-grid">
            {onRequest.map((experience) => (
              <ExperienceCardView
                key={experience.id}
                experience={experience}
                titleAs="h3"
                search={daysQuery({ day: found.from })}
              />
            ))}
          </div>
        </SearchSection>
      )}
    </>
  );
}

function Offer({ offer }: { offer: ExperienceOfferView }) {
  const t = useTranslations("experienceSearch");
  const money = useMoney();
  return (
    <>
      <p className="price-line">
        {t.rich("total", {
          price: money.exact(offer.total),
          n: offer.people,
          b: (price) => (
            <b>
              <bdi dir="ltr">{price}</bdi>
            </b>
          ),
        })}
      </p>
      <p className="leaves">
        <CalendarClock aria-hidden />
        {t("departs", { day: offer.dayText, time: offer.timeText })}
        {offer.seatsLeft !== null && <span className="last-one">{t("seats", { n: offer.seatsLeft })}</span>}
      </p>
    </>
  );
}
