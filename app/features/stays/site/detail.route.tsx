import { data } from "react-router";
import { useTranslations } from "use-intl";
import { findDayOffers, skipCacheForChosenDays } from "#app/features/availability/calendar/queries.server";
import { findStayRates } from "#app/features/availability/prices/queries.server";
import { islandToday } from "#app/features/availability/rules";
import { askingRules } from "#app/features/bookings/asking-rules";
import { requestStay } from "#app/features/bookings/mutations.server";
import { stayProblems, stayRequest } from "#app/features/bookings/stay-request";
import { visitOf } from "#app/features/bookings/visit.server";
import { revalidateWhenTaken, sendForm } from "#app/features/forms/client-submit";
import { receiveForm } from "#app/features/forms/receive.server";
import { ItemNotFound } from "#app/features/page/components/item-not-found";
import { DEFAULT_BOOKING_SETTINGS } from "#app/features/settings/queries.server";
import { whereOf } from "#app/features/places/where.server";
import { findRedirectedStay, findStayPage } from "#app/features/stays/queries.server";
import { StayPageView } from "#app/features/stays/site/page";
import { policyOf } from "#app/features/bookings/cancellation/policy";
import { readReviewSection } from "#app/features/reviews/section.server";
import { shareImage } from "#app/features/share/describe.server";
import { sharedStay } from "#app/features/share/queries.server";
import type { TextGroup } from "#app/features/translations/texts.server";
import { readOrFallback } from "#app/platform/cache/read-or-fallback.server";
import { redirectToSlug } from "#app/platform/http/responses";
import { clientContext } from "#app/platform/http/client.server";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { trackSingleRow } from "#app/platform/cache/render-tracking.server";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/detail.route";
import "./detail.page.css";

const TEXTS: TextGroup[] = [
  "stay",
  "stayType",
  "rating",
  "reviews",
  "stayFeature",
  "stayAmenity",
  "stayBooking",
  "place",
  "map",
  "share",
  "gallery",
  "form",
  "sentLink",
  "booking",
  "calendar",
  "quote",
  "vehicleBooking",
  "invalid",
  "policy",
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, staleOnError, texts, formSecret } = services;
  const language = languageFrom(params);
  skipCacheForChosenDays(url.searchParams);
  const stay = await readOrUnavailable("a stay", context, () =>
    staleOnError.read(`stay ${language} ${params.slug}`, () =>
      trackSingleRow("stays", async () => {
        const found = await findStayPage(db, params.slug, language);
        const rates = found && (await findStayRates(db, found.id));
        return rates && { ...found, rates };
      }),
    ),
  );
  const settings = services.settings.value ?? DEFAULT_BOOKING_SETTINGS;
  const offers =
    stay &&
    (await readOrFallback(
      services.log,
      "the free days of a stay",
      () => findDayOffers(db, { kind: "stay", id: stay.id }, stay.rates, settings),
      null,
    ));
  const moved = stay
    ? null
    : await readOrUnavailable("redirects", context, () => findRedirectedStay(db, params.slug, language));
  if (moved) throw redirectToSlug(url, moved);
  const reviews =
    stay && (await readReviewSection(services, { kind: "stay", id: stay.id }, url.searchParams, language));
  const page = {
    stay: stay && { ...stay, shareImage: shareImage(services, sharedStay(stay), language) },
    policy: stay && policyOf(stay, services.settings.value, language),
    offers,
    reviews,
    where: stay && whereOf(services.places.value, stay.point, language),
    stamp: signFormTimestamp(formSecret),
    today: offers?.first ?? islandToday(),
    furthestDays: settings.furthest_days,
    holdHours: settings.hold_hours,
    texts: texts.pick(language, TEXTS),
  };
  return data({ ...page, message: stay ? null : "Stay not found" }, { status: stay ? 200 : 404 });
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const language = languageFrom(params);
  const visit = visitOf(request, context.get(clientContext), services);
  return receiveForm(
    request,
    { ...services, ...context.get(clientContext), url },
    {
      name: "request for a stay",
      schema: stayRequest,
      limit: "booking",
      subject: params.slug,
      findMoreErrors: async (values) => {
        const stay = await findStayPage(services.db, params.slug, language);
        return stay ? stayProblems(values, stay, askingRules(services.settings.value)) : "gone";
      },
      store: (fields, sending) =>
        requestStay(services, { ...fields, ...sending, ...visit, slug: params.slug, language }),
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

export default function StayDetail({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("stay");
  const { stay, policy, offers, reviews, where, stamp, today, furthestDays, holdHours } = loaderData;
  if (stay && policy) {
    const page = { stay, policy, offers, reviews, where, stamp, today, furthestDays, holdHours };
    return <StayPageView key={stay.id} {...page} />;
  }
  return (
    <ItemNotFound
      title={t("notFoundTitle")}
      body={t("notFoundBody")}
      scene="mangrove"
      to="/:lang?/stays"
      back={t("back")}
    />
  );
}
