import { data } from "react-router";
import { useTranslations } from "use-intl";
import { requestStay } from "#app/features/bookings/mutations.server";
import { stayProblems, stayRequest } from "#app/features/bookings/stay-request";
import { sendForm, skipRevalidationOnPost } from "#app/features/forms/client-submit";
import { receiveForm } from "#app/features/forms/receive.server";
import { ItemNotFound } from "#app/features/page/components/item-not-found";
import { findRedirectedStay, findStayPage } from "#app/features/stays/queries.server";
import { StayPageView } from "#app/features/stays/site/page";
import type { TextGroup } from "#app/features/translations/texts.server";
import { localToday } from "#app/platform/dates/dates";
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
  "stayFeature",
  "stayAmenity",
  "stayBooking",
  "place",
  "share",
  "gallery",
  "form",
  "booking",
  "invalid",
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, staleOnError, texts, formSecret } = context.get(servicesContext);
  const language = languageFrom(params);
  const stay = await readOrUnavailable("a stay", context, () =>
    staleOnError.read(`stay ${language} ${params.slug}`, () =>
      trackSingleRow("stays", () => findStayPage(db, params.slug, language)),
    ),
  );
  const moved = stay
    ? null
    : await readOrUnavailable("redirects", context, () => findRedirectedStay(db, params.slug, language));
  if (moved) throw redirectToSlug(url, moved);
  const page = { stay, stamp: signFormTimestamp(formSecret), today: localToday(), texts: texts.pick(language, TEXTS) };
  return data({ ...page, message: stay ? null : "Stay not found" }, { status: stay ? 200 : 404 });
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const language = languageFrom(params);
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
        return stay ? stayProblems(values, stay) : "gone";
      },
      store: (fields, sending) => requestStay(services, { ...fields, ...sending, slug: params.slug, language }),
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export { skipRevalidationOnPost as shouldRevalidate };

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function StayDetail({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("stay");
  const { stay, stamp, today } = loaderData;
  if (stay) return <StayPageView key={stay.id} stay={stay} stamp={stamp} today={today} />;
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
