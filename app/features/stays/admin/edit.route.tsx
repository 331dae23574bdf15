import { ItemHistory } from "#app/features/history/office/item-history";
import { saveRecord, tryReadRecord } from "#app/features/history/office/record.server";
import { saveFromClient } from "#app/features/history/office/client-save";
import { STAY_SHAPE } from "#app/features/stays/admin/form/draft";
import { StayForm } from "#app/features/stays/admin/form/stay-form";
import { STAY_RECORDS } from "#app/features/stays/mutations.server";
import { FormHeader } from "#app/ui/office/form/form-header";
import { FormLoadFailure } from "#app/ui/office/form/form-load-failure";
import { officeLoader, type LoaderData } from "#app/ui/office/loading/office-loader";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/edit.route";

const LOAD_FAILURE = "Failed to load stay";

export { revalidateOnPathChange as shouldRevalidate } from "#app/features/history/office/client-save";

export function loader({ params, context }: Route.LoaderArgs) {
  return tryReadRecord(context, STAY_RECORDS, STAY_SHAPE, params.id);
}

export const clientLoader = officeLoader<LoaderData<typeof loader>>({
  failure: LOAD_FAILURE,
  isComplete: (screen) => screen !== null,
});

export function action({ request, params, context }: Route.ActionArgs) {
  return saveRecord(context, STAY_RECORDS, STAY_SHAPE, {
    request,
    id: params.id,
    to: (outcome) => `${ADMIN_PREFIX}?saved=stay-${outcome}`,
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveFromClient(serverAction);
}

export default function EditStay({ loaderData, actionData, params }: Route.ComponentProps) {
  const { id } = params;
  const list = { name: "Stays", to: `${ADMIN_PREFIX}/stays` };
  const heading = id ? "Edit Stay" : "Add Stay";
  if (!loaderData) return <FormLoadFailure list={list} heading={heading} text={LOAD_FAILURE} />;
  const { draft, history } = loaderData;
  return (
    <StayForm
      key={id ?? "new"}
      saved={draft}
      problem={actionData}
      isNew={!id}
      history={id && <ItemHistory room="stays" id={id} history={history} />}
      head={
        <FormHeader
          list={list}
          item={id ? draft.name : null}
          heading={heading}
          view={id ? { to: `/stays/${encodeURIComponent(draft.slug)}` } : undefined}
        />
      }
    />
  );
}
