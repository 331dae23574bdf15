import { readSearch } from "#app/features/availability/search/search-view.server";
import { searchVehicles } from "#app/features/availability/search/vehicles.server";
import { askingRules } from "#app/features/bookings/asking-rules";
import { requestVehicle } from "#app/features/bookings/mutations.server";
import { findVehicleDetails } from "#app/features/bookings/vehicle-details.server";
import { vehicleProblems, vehicleRequest } from "#app/features/bookings/vehicle-request";
import { visitOf } from "#app/features/bookings/visit.server";
import { sendForm } from "#app/features/forms/client-submit";
import { receiveForm } from "#app/features/forms/receive.server";
import { withRatings } from "#app/features/reviews/queries.server";
import { findVehiclePage, listVehicles } from "#app/features/transportation/queries.server";
import { readFilters, isSameServerQuery, vehicleQuery } from "#app/features/transportation/schema";
import type { ListedVehicle } from "#app/features/transportation/site/card";
import { foundVehiclesView } from "#app/features/transportation/site/found-vehicles-view.server";
import { TransportationPage } from "#app/features/transportation/site/page";
import type { TextGroup } from "#app/features/translations/texts.server";
import { readOrFallback } from "#app/platform/cache/read-or-fallback.server";
import { clientContext } from "#app/platform/http/client.server";
import { redirectToNormalizedQuery } from "#app/platform/http/filters";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { HydrateOnLoad } from "#app/platform/hydration/hydration-marker";
import { reportUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import { showToast } from "#app/ui/toasts";
import { useEffect } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import type { Route } from "./+types/list.route";
import "./list.page.css";

const TEXTS: TextGroup[] = [
  "transportation",
  "vehicle",
  "rating",
  "vehicleType",
  "vehicleFeature",
  "vehicleBooking",
  "sorting",
  "form",
  "sentLink",
  "booking",
  "stayBooking",
  "calendar",
  "quote",
  "dateSearch",
  "vehicleSearch",
  "invalid",
];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, currencies, staleOnError, texts, formSecret } = services;
  const language = languageFrom(params);
  const filters = readFilters(url.searchParams, currencies.value);
  const { rules, days } = readSearch(url.searchParams, services.settings.value, "nights");
  const { span } = days;
  redirectToNormalizedQuery(url, { ...vehicleQuery(filters), ...days.typed });
  const { search: _search, sort: _sort, vehicles: wanted, ...asked } = filters;
  const found =
    span &&
    (await readOrFallback(
      services.log,
      "free vehicles",
      async () => {
        const free = await searchVehicles(db, language, { filters: asked, span, vehicles: wanted }, rules);
        return { ...free, rows: await withRatings(db, "vehicle", free.rows) };
      },
      null,
    ));
  const all = () =>
    staleOnError
      .read(`vehicles ${language} ${JSON.stringify(asked)}`, async () =>
        withRatings(db, "vehicle", await listVehicles(db, language, asked)),
      )
      .catch((error: unknown) => {
        reportUnavailable("the vehicles", context, error);
        return null;
      });
  const vehicles: ListedVehicle[] | null = found ? found.rows : await all();
  const booked = url.searchParams.get("book");
  const details = vehicles?.some(({ id }) => id === booked) ? await findVehicleDetails(services, booked ?? "") : null;
  return data(
    {
      vehicles,
      found: found && span && foundVehiclesView(found, span, language),
      days: days.typed,
      problem: days.problem ?? (span && !found ? ("away" as const) : null),
      bounds: { today: rules.today, furthestDays: rules.furthestDays },
      details,
      stamp: signFormTimestamp(formSecret),
      texts: texts.pick(language, TEXTS),
    },
    { status: vehicles ? 200 : 503 },
  );
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
      keepPageWhenGone: true,
      findMoreErrors: async (values) => {
        if (!values.rental_id) return {};
        const vehicle = await findVehiclePage(services.db, values.rental_id, languageFrom(params));
        return vehicle ? vehicleProblems(values, vehicle, askingRules(services.settings.value)) : "gone";
      },
      store: (fields, sending) =>
        requestVehicle(services, { ...fields, ...sending, ...visit, language: languageFrom(params) }),
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

/**
 * The search works on what is loaded, a booking changes nothing that is shown, and opening its form needs nothing new.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod === "POST") return false;
  const onlyBrowserChanges =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    isSameServerQuery(currentUrl.searchParams, nextUrl.searchParams);
  return onlyBrowserChanges ? false : defaultShouldRevalidate;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Transportation({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("transportation");
  useEffect(() => {
    if (!loaderData.vehicles) showToast("error", t("failed"));
    // Each read is said once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [loaderData]);
  return (
    <>
      {!loaderData.vehicles && <HydrateOnLoad />}
      <TransportationPage {...loaderData} />
    </>
  );
}
