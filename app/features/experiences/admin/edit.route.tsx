import { ChevronRight, Eye } from "lucide-react";
import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import * as v from "valibot";
import { staffContext } from "#app/features/auth/context.server";
import { draftErrors, draftOf, EMPTY_DRAFT, readDraft, type ExperienceDraft, type SaveProblem } from "#app/features/experiences/admin/form/draft";
import { ExperienceForm } from "#app/features/experiences/admin/form/experience-form";
import { createExperience, updateExperience } from "#app/features/experiences/mutations.server";
import { findExperience } from "#app/features/experiences/queries.server";
import { experienceForm } from "#app/features/experiences/input";
import { isGateAnswer } from "#app/ui/office/attempt";
import { notFound } from "#app/platform/http/answers";
import { servicesContext, type Services } from "#app/services.server";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/edit.route";

export async function loader({ params, context }: Route.LoaderArgs): Promise<ExperienceDraft> {
  if (!params.id) return EMPTY_DRAFT;
  const experience = await findExperience(context.get(servicesContext).db, params.id);
  if (!experience) throw notFound("Page Not Found");
  return draftOf(experience);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const draft = readDraft(form);
  const input = v.safeParse(experienceForm, { ...draft, image_texts: form.get("image_texts") ?? "" });
  if (!input.success) {
    const { nested } = v.flatten<typeof experienceForm>(input.issues);
    return data<SaveProblem>({ errors: draftErrors(nested ?? {}), draft }, { status: 400 });
  }
  const staff = context.get(staffContext);
  const isSaved = await save(services, () => (params.id ? updateExperience(services.db, staff, params.id, input.output) : createExperience(services.db, staff, input.output)));
  if (!isSaved) return data<SaveProblem>({ errors: {}, draft }, { status: 500 });
  return redirect(`${ADMIN_PREFIX}?saved=${params.id ? "updated" : "created"}`, { status: 303 });
}

/** What was typed is worth more than an error page: a failure is logged here and shown in the form. */
async function save({ log }: Services, write: () => Promise<string | { ok: boolean }>): Promise<boolean> {
  try {
    const result = await write();
    return typeof result === "string" || result.ok;
  } catch (error) {
    log.error({ err: error }, "could not save an experience");
    return false;
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error(error);
    return data<SaveProblem>({ errors: {}, isSignedOut: isGateAnswer(error) }, { status: 503 });
  }
}

/** The form holds what is being typed: news from elsewhere, or the row being deleted there, must not take it away. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function EditExperience({ loaderData, actionData, params }: Route.ComponentProps) {
  const heading = params.id ? "Edit Experience" : "Add Experience";
  return (
    <>
      <title>{`${heading} · Staff`}</title>
      <ExperienceForm
        key={params.id ?? "new"}
        saved={loaderData}
        problem={actionData}
        submitLabel={params.id ? "Update Experience" : "Create Experience"}
        head={
          <div className="office-head">
            <div>
              <nav className="breadcrumb" aria-label="Breadcrumb">
                <Link to={`${ADMIN_PREFIX}/experiences`}>Experiences</Link>
                <ChevronRight aria-hidden />
                <span>{params.id ? loaderData.title : "New"}</span>
              </nav>
              <h1>{heading}</h1>
            </div>
            {params.id && (
              <Link className="button button-secondary" to={`/experiences/${params.id}`} reloadDocument>
                <Eye aria-hidden />
                View
              </Link>
            )}
          </div>
        }
      />
    </>
  );
}
