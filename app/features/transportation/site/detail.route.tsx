import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { requestVehicle } from "#app/features/bookings/mutations.server";
import { vehicleProblems, vehicleRequest } from "#app/features/bookings/vehicle-request";
import { sendForm } from "#app/features/forms/client-submit";
import { receiveForm } from "#app/features/forms/receive.server";
import { ItemNotFound } from "#app/features/page/components/item-not-found";
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
  "vehicle",
  "vehicleType",
  "vehicleFeature",
  "vehicleBooking",
  "share",
  "gallery",
  "form",
  "booking",
  "invalid",
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, staleOnError, texts, formSecret } = context.get(servicesContext);
  const language = languageFrom(params);
  const vehicle = await readOrUnavailable("a vehicle", context, () =>
    staleOnError.read(`vehicle ${language} ${params.id}`, () =>
      trackSingleRow("transportation_rentals", () => findVehiclePage(db, params.id, language)),
    ),
  );
  const page = { vehicle, stamp: signFormTimestamp(formSecret), texts: texts.pick(language, TEXTS) };
  return data({ ...page, message: vehicle ? null : "Vehicle not found" }, { status: vehicle ? 200 : 404 });
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
      subject: params.id,
      keepPageWhenGone: true,
      findMoreErrors: async (values) => {
        const vehicle = await findVehiclePage(services.db, params.id, languageFrom(params));
        return vehicle ? vehicleProblems(values, vehicle) : "gone";
      },
      store: (fields, sending) =>
        requestVehicle(services, { ...fields, ...sending, rental_id: params.id, language: languageFrom(params) }),
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

/** A booking changes nothing that is shown, and opening its form needs nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod === "POST") return false;
  const opensForm = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return opensForm ? false : defaultShouldRevalidate;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function VehicleDetail({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("vehiclePage");
  const { vehicle, stamp } = loaderData;
  if (vehicle) return <VehiclePageView key={vehicle.id} vehicle={vehicle} stamp={stamp} />;
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
