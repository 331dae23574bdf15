import { data } from "react-router";
import { requestExperience } from "#app/features/bookings/mutations.server";
import { experienceProblems, experienceRequest } from "#app/features/bookings/experience-request";
import { findExperiencePage } from "#app/features/experiences/queries.server";
import { ExperiencePageView } from "#app/features/experiences/site/page";
import { sendForm, skipRevalidationOnPost } from "#app/features/forms/client-submit";
import { receiveForm } from "#app/features/forms/receive.server";
import { ItemNotFound } from "#app/features/page/components/item-not-found";
import type { TextGroup } from "#app/features/translations/texts.server";
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
  "experienceCard",
  "share",
  "gallery",
  "form",
  "booking",
  "invalid",
  "category",
  "duration",
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, staleOnError, texts, formSecret } = context.get(servicesContext);
  const language = languageFrom(params);
  const experience = await readOrUnavailable("an experience", context, () =>
    staleOnError.read(`experience ${language} ${params.id}`, () =>
      trackSingleRow("experiences", () => findExperiencePage(db, params.id, language)),
    ),
  );
  const page = { experience, stamp: signFormTimestamp(formSecret), texts: texts.pick(language, TEXTS) };
  return data({ ...page, message: experience ? null : "Experience not found" }, { status: experience ? 200 : 404 });
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return receiveForm(
    request,
    { ...services, ...context.get(clientContext), url },
    {
      name: "request for an experience",
      schema: experienceRequest,
      limit: "booking",
      subject: params.id,
      findMoreErrors: async (values) => {
        const experience = await findExperiencePage(services.db, params.id, languageFrom(params));
        return experience ? experienceProblems(values, experience) : "gone";
      },
      store: (fields, sending) =>
        requestExperience(services, { ...fields, ...sending, experienceId: params.id, language: languageFrom(params) }),
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

export default function ExperienceDetail({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("experience");
  const { experience, stamp } = loaderData;
  if (experience) return <ExperiencePageView key={experience.id} experience={experience} stamp={stamp} />;
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
