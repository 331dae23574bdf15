import { data } from "react-router";
import { useTranslations } from "use-intl";
import { sendForm, skipRevalidationOnPost } from "#app/features/forms/client-submit";
import { receiveForm } from "#app/features/forms/receive.server";
import { savePropertyInquiry } from "#app/features/inquiries/mutations.server";
import { propertyInquiryForm } from "#app/features/inquiries/property-inquiry";
import { whereOf } from "#app/features/places/where.server";
import { ItemNotFound } from "#app/features/page/components/item-not-found";
import {
  findRedirectedProperty,
  findPropertyPage,
  findPublishedProperty,
} from "#app/features/properties/page/queries.server";
import { marketRulesOf } from "#app/features/properties/market/rules";
import { PropertyPageView } from "#app/features/properties/site/page";
import { shareImage } from "#app/features/share/describe.server";
import { sharedProperty } from "#app/features/share/queries.server";
import type { TextGroup } from "#app/features/translations/texts.server";
import { redirectToSlug } from "#app/platform/http/responses";
import { clientContext } from "#app/platform/http/client.server";
import { withoutNul } from "#app/platform/http/form";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/detail.route";
import "./detail.page.css";

const TEXTS: TextGroup[] = [
  "property",
  "documentFile",
  "propertyCard",
  "propertyMarket",
  "propertyPer",
  "propertyOffer",
  "compareProperties",
  "propertyType",
  "listingType",
  "propertyStatus",
  "propertyAmenity",
  "place",
  "propertyInquiry",
  "viewing",
  "share",
  "gallery",
  "form",
  "sentLink",
  "invalid",
  "map",
];

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { auth, db, formSecret, places, settings, staleOnError, texts } = context.get(servicesContext);
  const language = languageFrom(params);
  const found = await readOrUnavailable("a property", context, () =>
    staleOnError.read(`property ${language} ${params.slug}`, () =>
      findPropertyPage(db, withoutNul(params.slug), language, marketRulesOf(settings.value)),
    ),
  );
  const isStaff = async () => Boolean((await auth.findAccount(request.headers).catch(() => null))?.role);
  const property = found && (found.published || (await isStaff())) ? found : null;
  const moved = found
    ? null
    : await readOrUnavailable("redirects", context, () =>
        findRedirectedProperty(db, withoutNul(params.slug), language),
      );
  if (moved) throw redirectToSlug(url, moved);
  const page = {
    property: property && {
      ...property,
      shareImage: shareImage({ texts, settings }, sharedProperty(property), language),
    },
    asked: url.searchParams.get("ask"),
    where: property && whereOf(places.value, property.point, language, property.blurred),
    stamp: signFormTimestamp(formSecret),
    texts: texts.pick(language, TEXTS),
  };
  return data(page, {
    status: property ? 200 : 404,
    headers: property?.published === false ? { "Cache-Control": "private, no-store" } : undefined,
  });
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const slug = withoutNul(params.slug);
  return receiveForm(
    request,
    { ...services, ...context.get(clientContext), url },
    {
      name: "property inquiry",
      schema: propertyInquiryForm,
      limit: "inquiry",
      subject: slug,
      findMoreErrors: async () =>
        (await findPublishedProperty(services.db, slug, languageFrom(params))) ? {} : "gone",
      store: (fields, sending) =>
        savePropertyInquiry(services, { ...fields, ...sending, slug, language: languageFrom(params) }),
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export { skipRevalidationOnPost as shouldRevalidate };

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export default function PropertyDetail({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("property");
  const { property, where, asked, stamp } = loaderData;
  if (property)
    return <PropertyPageView key={property.id} property={property} where={where} asked={asked} stamp={stamp} />;
  return (
    <ItemNotFound
      title={t("notFoundTitle")}
      body={t("notFoundBody")}
      scene="mangrove"
      to="/:lang?/real-estate"
      back={t("back")}
    />
  );
}
