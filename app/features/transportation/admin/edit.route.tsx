import { ItemHistory } from "#app/features/history/office/item-history";
import { saveRecord, tryReadRecord } from "#app/features/history/office/record.server";
import { saveFromClient } from "#app/features/history/office/client-save";
import { VEHICLE_SHAPE, type VehicleDraft } from "#app/features/transportation/admin/form/draft";
import { VehicleForm } from "#app/features/transportation/admin/form/vehicle-form";
import { VEHICLE_RECORDS } from "#app/features/transportation/mutations.server";
import { FormHeader } from "#app/ui/office/form/form-header";
import { FormLoadFailure } from "#app/ui/office/form/form-load-failure";
import { officeLoader, type LoaderData } from "#app/ui/office/loading/office-loader";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/edit.route";

const LOAD_FAILURE = "Failed to load vehicle";

export { revalidateOnPathChange as shouldRevalidate } from "#app/features/history/office/client-save";

export function loader({ params, context }: Route.LoaderArgs) {
  return tryReadRecord(context, VEHICLE_RECORDS, VEHICLE_SHAPE, params.id);
}

export const clientLoader = officeLoader<LoaderData<typeof loader>>({
  failure: LOAD_FAILURE,
  isComplete: (screen) => screen !== null,
});

export function action({ request, params, context }: Route.ActionArgs) {
  return saveRecord(context, VEHICLE_RECORDS, VEHICLE_SHAPE, {
    request,
    id: params.id,
    to: (outcome) => `${ADMIN_PREFIX}?saved=vehicle-${outcome}`,
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveFromClient(serverAction);
}

export default function EditVehicle({ loaderData, actionData, params }: Route.ComponentProps) {
  const { id } = params;
  const list = { name: "Transportation", to: `${ADMIN_PREFIX}/transportation` };
  const heading = id ? "Edit Vehicle" : "Add Vehicle";
  if (!loaderData) return <FormLoadFailure list={list} heading={heading} text={LOAD_FAILURE} />;
  const { draft, history } = loaderData;
  return (
    <VehicleForm
      key={id ?? "new"}
      saved={draft}
      problem={actionData}
      isNew={!id}
      history={id && <ItemHistory room="transportation" id={id} history={history} />}
      head={
        <FormHeader
          list={list}
          item={id ? draft.name : null}
          heading={heading}
          view={id ? viewOf(id, draft) : undefined}
        />
      }
    />
  );
}

/** Its page is there only while it is available. */
function viewOf(id: string, { available }: VehicleDraft) {
  return available ? { to: `/transportation/${id}` } : { reason: "Visitors do not see it while it is unavailable" };
}
