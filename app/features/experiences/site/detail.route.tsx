import { data } from "react-router";
import { findDepartureOffers, skipCacheForChosenDays } from "#app/features/availability/calendar/queries.server";
import type { DepartureOffers } from "#app/features/availability/departure-offers";
import { findExperienceRates } from "#app/features/availability/prices/queries.server";
import { islandToday } from "#app/features/availability/rules";
import { requestExperience } from "#app/features/bookings/mutations.server";
import { askingRules } from "#app/features/bookings/asking-rules";
import { experienceProblems, experienceRequest } from "#app/features/bookings/experience-request";
import { visitOf } from "#app/features/bookings/visit.server";
import { findExperiencePage } from "#app/features/experiences/queries.server";
import { ExperiencePageView } from "#app/features/experiences/site/page";
import { revalidateWhenTaken, sendForm } from "#app/features/forms/client-submit";
import { receiveForm } from "#app/features/forms/receive.server";
import { ItemNotFound } from "#app/features/page/components/item-not-found";
import { whereOf } from "#app/features/places/where.server";
import { DEFAULT_BOOKING_SETTINGS } from "#app/features/settings/queries.server";
import { policyOf } from "#app/features/bookings/cancellation/policy";
import { readReviewSection } from "#app/features/reviews/section.server";
import { shareImage } from "#app/features/share/describe.server";
import { sharedExperience } from "#app/features/share/queries.server";
import type { TextGroup } from "#app/features/translations/texts.server";
import { readOrFallback } from "#app/platform/cache/read-or-fallback.server";
import { clientContext } from "#app/platform/http/client.server";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { trackSingleRow } from "#app/platform/cache/render-tracking.server";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import { useTranslations } from "use-intl";
import type { Route } from "./+types/detail.route";
import "./detail.page.css";

const TEXTS: TextGroup[] = [
  "experience",
  "rating",
  "reviews",
  "share",
  "gallery",
  "form",
  "sentLink",
  "booking",
  "calendar",
  "departures",
  "quote",
  "invalid",
  "policy",
  "category",
  "duration",
  "map",
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, staleOnError, texts, formSecret } = services;
  const language = languageFrom(params);
  skipCacheForChosenDays(url.searchParams);
  const experience = await readOrUnavailable("an experience", context, () =>
    staleOnError.read(`experience ${language} ${params.id}`, () =>
      trackSingleRow("experiences", async () => {
        const found = await findExperiencePage(db, params.id, language);
        const rates = found && (await findExperienceRates(db, found.id));
        return rates && { ...found, rates };
      }),
    ),
  );
  const settings = services.settings.value ?? DEFAULT_BOOKING_SETTINGS;
  const departures =
    experience &&
    (await readOrFallback<DepartureOffers | "away" | null>(
      services.log,
      "the departures of an experience",
      () => findDepartureOffers(db, experience.id, settings),
      "away",
    ));
  const reviews =
    experience &&
    (await readReviewSection(services, { kind: "experience", id: experience.id }, url.searchParams, language));
  const page = {
    experience: experience && {
      ...experience,
      shareImage: shareImage(services, sharedExperience(experience), language),
    },
    policy: experience && policyOf(experience, services.settings.value, language),
    departures,
    reviews,
    stamp: signFormTimestamp(formSecret),
    today: islandToday(),
    furthestDays: settings.furthest_days,
    holdHours: settings.hold_hours,
    where: experience && whereOf(services.places.value, experience.point, language),
    texts: texts.pick(language, TEXTS),
  };
  return data({ ...page, message: experience ? null : "Experience not found" }, { status: experience ? 200 : 404 });
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const language = languageFrom(params);
  const visit = visitOf(request, context.get(clientContext), services);
  return receiveForm(
    request,
    { ...services, ...context.get(clientContext), url },
    {
      name: "request for an experience",
      schema: experienceRequest,
      limit: "booking",
      subject: params.id,
      findMoreErrors: async (values) => {
        const experience = await findExperiencePage(services.db, params.id, language);
        return experience ? experienceProblems(values, experience, askingRules(services.settings.value)) : "gone";
      },
      store: (fields, sending) =>
        requestExperience(services, { ...fields, ...sending, ...visit, experienceId: params.id, language }),
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export { revalidateWhenTaken as shouldRevalidate };

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ExperienceDetail({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("experience");
  const { experience, policy, departures, reviews, stamp, today, furthestDays, holdHours, where } = loaderData;
  if (experience && policy) {
    const page = { experience, policy, departures, reviews, stamp, today, furthestDays, holdHours, where };
    return <ExperiencePageView key={experience.id} {...page} />;
  }
  return (
    <ItemNotFound
      title={t("notFoundTitle")}
      body={t("notFoundBody")}
      scene="mangrove"
      to="/:lang?/experiences"
      back={t("back")}
    />
  );
}
