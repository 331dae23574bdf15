import { requestVehicle } from "#app/features/bookings/mutations.server";
import { vehicleProblems, vehicleRequest } from "#app/features/bookings/vehicle-request";
import { sendForm } from "#app/features/forms/client-submit";
import { receiveForm } from "#app/features/forms/receive.server";
import { findVehiclePage, listVehicles } from "#app/features/transportation/queries.server";
import { readFilters, isSameServerQuery, vehicleQuery } from "#app/features/transportation/schema";
import { TransportationPage } from "#app/features/transportation/site/page";
import type { TextGroup } from "#app/features/translations/texts.server";
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
  "vehicleType",
  "vehicleFeature",
  "vehicleBooking",
  "sorting",
  "form",
  "booking",
  "invalid",
];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, currencies, staleOnError, texts, formSecret } = context.get(servicesContext);
  const language = languageFrom(params);
  const filters = readFilters(url.searchParams, currencies.value);
  redirectToNormalizedQuery(url, vehicleQuery(filters));
  const { search: _search, sort: _sort, ...asked } = filters;
  const vehicles = await staleOnError
    .read(`vehicles ${language} ${JSON.stringify(asked)}`, () => listVehicles(db, language, asked))
    .catch((error: unknown) => {
      reportUnavailable("the vehicles", context, error);
      return null;
    });
  return data(
    { vehicles, stamp: signFormTimestamp(formSecret), texts: texts.pick(language, TEXTS) },
    { status: vehicles ? 200 : 503 },
  );
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
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
        return vehicle ? vehicleProblems(values, vehicle) : "gone";
      },
      store: (fields, sending) => requestVehicle(services, { ...fields, ...sending, language: languageFrom(params) }),
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
      <TransportationPage vehicles={loaderData.vehicles} stamp={loaderData.stamp} />
    </>
  );
}
