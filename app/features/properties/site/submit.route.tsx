import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { sendForm, skipRevalidationOnPost } from "#app/features/forms/client-submit";
import { SUBMISSION_DRAFT, type Draft } from "#app/features/properties/site/submission/draft";
import { SubmissionForm } from "#app/features/properties/site/submission/form";
import { receiveSubmission } from "#app/features/properties/site/submission/receive.server";
import type { SubmissionResult } from "#app/features/properties/submission";
import { mapGround } from "#app/features/places/ground.server";
import { PageHead } from "#app/features/page/components/page-head";
import type { TextGroup } from "#app/features/translations/texts.server";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { findDraft } from "#app/platform/tab-draft";
import { HydrateOnLoad } from "#app/platform/hydration/hydration-marker";
import { servicesContext } from "#app/services.server";
import { Breadcrumbs } from "#app/ui/breadcrumbs";
import type { Route } from "./+types/submit.route";
import "./submit.page.css";

const TEXTS: TextGroup[] = [
  "submit",
  "submitSection",
  "submitField",
  "submitForm",
  "submitImages",
  "submitErrors",
  "submitPoint",
  "map",
  "propertyType",
  "listingType",
  "propertyAmenity",
  "form",
  "sentLink",
];

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { texts, settings, formSecret } = services;
  const language = languageFrom(params);
  return {
    stamp: signFormTimestamp(formSecret),
    year: new Date().getFullYear(),
    texts: texts.pick(language, TEXTS),
    map: { ground: mapGround(services, language), isBlurred: settings.value?.blur_submissions ?? true },
  };
}

export function action(args: Route.ActionArgs) {
  return receiveSubmission(args);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export { skipRevalidationOnPost as shouldRevalidate };

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function SubmitProperty({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("submit");
  const nav = useTranslations("nav");
  const result: SubmissionResult | undefined = actionData;
  const [draft, setDraft] = useState<Draft | null>(null);
  const cameBack = result !== undefined;
  useEffect(() => {
    if (!cameBack) setDraft(findDraft(SUBMISSION_DRAFT) as Draft | null);
    // oxlint-disable-next-line react/exhaustive-deps -- a draft is taken up when the page opens, never later
  }, []);
  return (
    <div className="wrap below-header">
      <PageHead title={t("title")} description={t("description")} />
      <Breadcrumbs room={{ name: nav("realEstate"), to: "/:lang?/real-estate" }} title={t("title")} />
      <div className="submit-head">
        <h1 className="display">{t("title")}</h1>
        <p>{t("lead")}</p>
      </div>
      <HydrateOnLoad />
      <SubmissionForm
        key={draft ? "kept" : "new"}
        stamp={loaderData.stamp}
        year={loaderData.year}
        result={result}
        initial={draft ?? initialDraft(result)}
        map={loaderData.map}
      />
    </div>
  );
}

/** Nothing, or what was typed into a page without scripts that came back. */
function initialDraft(result: SubmissionResult | undefined): Draft {
  const typed = result?.ok === false ? result.typed : undefined;
  return {
    key: "",
    attempt: 0,
    texts: typed?.texts ?? {},
    amenities: typed?.amenities ?? [],
    images: typed?.images.map((url) => ({ url })) ?? [],
  };
}
