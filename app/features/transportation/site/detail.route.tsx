import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { skipCacheForChosenDays } from "#app/features/availability/calendar/queries.server";
import { askingRules } from "#app/features/bookings/asking-rules";
import { requestVehicle } from "#app/features/bookings/mutations.server";
import { findVehicleDetails } from "#app/features/bookings/vehicle-details.server";
import { vehicleProblems, vehicleRequest } from "#app/features/bookings/vehicle-request";
import { visitOf } from "#app/features/bookings/visit.server";
import { revalidateWhenTaken, sendForm } from "#app/features/forms/client-submit";
import { receiveForm } from "#app/features/forms/receive.server";
import { ItemNotFound } from "#app/features/page/components/item-not-found";
import { showsOtherReviews } from "#app/features/reviews/review-query";
import { policyOf } from "#app/features/bookings/cancellation/policy";
import { readReviewSection } from "#app/features/reviews/section.server";
import { shareImage } from "#app/features/share/describe.server";
import { sharedVehicle } from "#app/features/share/queries.server";
import { findVehiclePage } from "#app/features/transportation/queries.server";
import { VehiclePageView } from "#app/features/transportation/site/vehicle-page";
import type { TextGroup } from "#app/features/translations/texts.server";
import { trackSingleRow } from "#app/platform/cache/render-tracking.server";
import { clientContext } from "#app/platform/http/client.server";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/detail.route";
import "./detail.page.css";

const TEXTS: TextGroup[] = [
  "vehiclePage",
  "rating",
  "reviews",
  "vehicle",
  "vehicleType",
  "vehicleFeature",
  "vehicleBooking",
  "share",
  "gallery",
  "form",
  "sentLink",
  "booking",
  "stayBooking",
  "calendar",
  "quote",
  "invalid",
  "policy",
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, staleOnError, texts, formSecret } = services;
  const language = languageFrom(params);
  skipCacheForChosenDays(url.searchParams);
  const vehicle = await readOrUnavailable("a vehicle", context, () =>
    staleOnError.read(`vehicle ${language} ${params.id}`, () =>
      trackSingleRow("transportation_rentals", () => findVehiclePage(db, params.id, language)),
    ),
  );
  const details = vehicle && (await findVehicleDetails(services, vehicle.id));
  const reviews =
    vehicle && (await readReviewSection(services, { kind: "vehicle", id: vehicle.id }, url.searchParams, language));
  const policy = vehicle && policyOf(vehicle, services.settings.value, language);
  const page = {
    vehicle: vehicle && { ...vehicle, shareImage: shareImage(services, sharedVehicle(vehicle), language) },
    policy,
    details,
    reviews,
    stamp: signFormTimestamp(formSecret),
    texts: texts.pick(language, TEXTS),
  };
  return data({ ...page, message: vehicle ? null : "Vehicle not found" }, { status: vehicle ? 200 : 404 });
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const visit = visitOf(request, context.get(clientContext), services);
  return receiveForm(
    request,
    { ...services, ...context.get(clientContext), url },
    {
      name: "request for a vehicle",
      schema: vehicleRequest,
      limit: "booking",
      subject: params.id,
      keepPageWhenGone: true,
      findMoreErrors: async (values) => {
        const vehicle = await findVehiclePage(services.db, params.id, languageFrom(params));
        return vehicle ? vehicleProblems(values, vehicle, askingRules(services.settings.value)) : "gone";
      },
      store: (fields, sending) =>
        requestVehicle(services, {
          ...fields,
          ...sending,
          ...visit,
          rental_id: params.id,
          language: languageFrom(params),
        }),
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

/** Opening the form of a booking needs nothing new; a booking does when others were faster. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod === "POST") return revalidateWhenTaken({ formMethod, actionStatus, defaultShouldRevalidate });
  const opensForm =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    !showsOtherReviews(currentUrl.searchParams, nextUrl.searchParams);
  return opensForm ? false : defaultShouldRevalidate;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function VehicleDetail({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("vehiclePage");
  const { vehicle, policy, details, reviews, stamp } = loaderData;
  if (vehicle && policy) {
    const page = { vehicle, policy, details, reviews, stamp };
    return <VehiclePageView key={vehicle.id} {...page} />;
  }
  return (
    <ItemNotFound
      title={t("notFoundTitle")}
      body={t("notFoundBody")}
      scene="avenue"
      to="/:lang?/transportation"
      back={t("back")}
    />
  );
}
