import { EXPERIENCE_SHAPE } from "#app/features/experiences/admin/form/draft";
import { ExperienceForm } from "#app/features/experiences/admin/form/experience-form";
import { EXPERIENCE_RECORDS } from "#app/features/experiences/mutations.server";
import { ItemHistory } from "#app/features/history/office/item-history";
import { readRecord, saveRecord } from "#app/features/history/office/record.server";
import { saveFromClient } from "#app/features/history/office/client-save";
import { FormHeader } from "#app/ui/office/form/form-header";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/edit.route";

export { revalidateOnPathChange as shouldRevalidate } from "#app/features/history/office/client-save";

export function loader({ params, context }: Route.LoaderArgs) {
  return readRecord(context, EXPERIENCE_RECORDS, EXPERIENCE_SHAPE, params.id);
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

export function action({ request, params, context }: Route.ActionArgs) {
  return saveRecord(context, EXPERIENCE_RECORDS, EXPERIENCE_SHAPE, {
    request,
    id: params.id,
    to: (outcome) => `${ADMIN_PREFIX}?saved=experience-${outcome}`,
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveFromClient(serverAction);
}

export default function EditExperience({ loaderData: { draft, history }, actionData, params }: Route.ComponentProps) {
  const { id } = params;
  return (
    <ExperienceForm
      key={id ?? "new"}
      saved={draft}
      problem={actionData}
      isNew={!id}
      history={id && <ItemHistory room="experiences" id={id} history={history} />}
      head={
        <FormHeader
          list={{ name: "Experiences", to: `${ADMIN_PREFIX}/experiences` }}
          item={id ? draft.title : null}
          heading={id ? "Edit Experience" : "Add Experience"}
          view={id ? { to: `/experiences/${id}` } : undefined}
        />
      }
    />
  );
}
