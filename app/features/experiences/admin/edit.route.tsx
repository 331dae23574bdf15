import { ChevronRight, Eye } from "lucide-react";
import { Link } from "react-router";
import { EXPERIENCE_SHAPE } from "#app/features/experiences/admin/form/draft";
import { ExperienceForm } from "#app/features/experiences/admin/form/experience-form";
import { EXPERIENCE_RECORDS } from "#app/features/experiences/mutations.server";
import { ItemHistory } from "#app/features/history/admin/item-history";
import { readRecord, saveRecord } from "#app/features/history/admin/record.server";
import { saveInBrowser } from "#app/features/history/admin/save-in-browser";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/edit.route";

export { onlyOtherForms as shouldRevalidate } from "#app/features/history/admin/save-in-browser";

export function loader({ params, context }: Route.LoaderArgs) {
  return readRecord(context, EXPERIENCE_RECORDS, EXPERIENCE_SHAPE, params.id);
}

export function action({ request, params, context }: Route.ActionArgs) {
  return saveRecord(context, EXPERIENCE_RECORDS, EXPERIENCE_SHAPE, { request, id: params.id, to: (outcome) => `${ADMIN_PREFIX}?saved=experience-${outcome}` });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveInBrowser(serverAction);
}

export default function EditExperience({ loaderData, actionData, params }: Route.ComponentProps) {
  const heading = params.id ? "Edit Experience" : "Add Experience";
  return (
    <>
      <title>{`${heading} · Staff`}</title>
      <ExperienceForm
        key={params.id ?? "new"}
        saved={loaderData.draft}
        problem={actionData}
        isNew={!params.id}
        history={params.id && <ItemHistory room="experiences" id={params.id} history={loaderData.history} />}
        head={
          <div className="office-head">
            <div>
              <nav className="breadcrumb" aria-label="Breadcrumb">
                <Link to={`${ADMIN_PREFIX}/experiences`}>Experiences</Link>
                <ChevronRight aria-hidden />
                <span>{params.id ? loaderData.draft.title : "New"}</span>
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
