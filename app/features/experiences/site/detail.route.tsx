import { data, isRouteErrorResponse } from "react-router";
import { countAttempt } from "#app/features/auth/mutations.server";
import type { ExperienceRequestResult } from "#app/features/bookings/components/experience-form";
import { requestExperience } from "#app/features/bookings/mutations.server";
import { readExperienceRequest } from "#app/features/bookings/validation";
import { findExperiencePage } from "#app/features/experiences/queries.server";
import { ExperienceNotFound } from "#app/features/experiences/site/not-found";
import { ExperiencePageView } from "#app/features/experiences/site/page";
import type { TextGroup } from "#app/features/translations/texts.server";
import { notFound } from "#app/platform/http/answers";
import { clientContext } from "#app/platform/http/client.server";
import { readForm, textsOf } from "#app/platform/http/form";
import { HONEYPOT_FIELD, isTooFast, stampForm, submissionKey } from "#app/platform/http/form-guard.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/detail.route";

const TEXTS: TextGroup[] = ["experience", "experienceCard", "share", "gallery", "booking", "invalid", "category", "duration"];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, texts, formSecret } = context.get(servicesContext);
  const language = languageFrom(params);
  const experience = await findExperiencePage(db, params.id, language);
  const page = { experience, stamp: stampForm(formSecret), texts: texts.pick(language, TEXTS) };
  return data({ ...page, message: experience ? null : "Experience not found" }, { status: experience ? 200 : 404 });
}

/** Bookings an address may send in an hour. */
const BOOKING_LIMIT = { attempts: 10, seconds: 60 * 60 };

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, env, log, formSecret } = context.get(servicesContext);
  const { address, requestId } = context.get(clientContext);
  const answer = (result: ExperienceRequestResult, status: number, headers?: HeadersInit) => data(result, { status, headers });

  const form = await readForm(request);
  if (!form) return answer({ ok: false, reason: "failed" }, 400);
  const values = textsOf(form);
  // Whoever fills in what nobody sees is told that all went well.
  if (values[HONEYPOT_FIELD]) return answer({ ok: true }, 200);
  const read = readExperienceRequest(form);
  if (!read.ok) return answer({ ok: false, reason: "invalid", errors: read.errors, values }, 400);
  if (isTooFast(formSecret, values.stamp)) return answer({ ok: false, reason: "failed", values }, 400);
  try {
    const wait = env.RATE_LIMIT ? await countAttempt(db, `booking ${address}`, BOOKING_LIMIT) : null;
    if (wait !== null) return answer({ ok: false, reason: "failed", values }, 429, { "Retry-After": String(wait) });
    const result = await requestExperience(db, {
      ...read.request,
      experienceId: params.id,
      language: languageFrom(params),
      submissionKey: submissionKey(values.key, [params.id, read.request]),
    });
    if (result.ok) return answer({ ok: true }, 200);
  } catch (error) {
    log.error({ err: error, requestId }, "could not store a request for an experience");
    return answer({ ok: false, reason: "failed", values }, 503);
  }
  throw notFound("Experience not found");
}

/** A lost connection is a failure like any other: it is said in the form, and what was typed stays. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ExperienceRequestResult> {
  try {
    return await serverAction();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) throw error;
    return { ok: false, reason: "failed" };
  }
}

/** Sending a request changes nothing on the page, and a page that cannot be read anew must not take the form away. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: { formMethod?: string; defaultShouldRevalidate: boolean }) {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ExperienceDetail({ loaderData }: Route.ComponentProps) {
  if (!loaderData.experience) return <ExperienceNotFound />;
  return <ExperiencePageView key={loaderData.experience.id} experience={loaderData.experience} stamp={loaderData.stamp} />;
}
