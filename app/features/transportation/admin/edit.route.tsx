import { ListingTabs } from "#app/features/availability/office/listing-tabs";
import { revalidateOnPathChange, saveFromClient } from "#app/features/history/office/client-save";
import { VEHICLE } from "#app/features/history/office/content-kinds";
import { contentEditClientLoader } from "#app/features/history/office/content-routes";
import { contentEditAction, contentEditLoader } from "#app/features/history/office/content-routes.server";
import { ContentEditPage } from "#app/features/history/office/content-screens";
import { VEHICLE_SHAPE, type VehicleDraft } from "#app/features/transportation/admin/form/draft";
import { VehicleForm } from "#app/features/transportation/admin/form/vehicle-form";
import { VEHICLE_RECORDS } from "#app/features/transportation/mutations.server";
import type { LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/edit.route";

export const shouldRevalidate = revalidateOnPathChange;

export const loader = contentEditLoader(VEHICLE, VEHICLE_RECORDS, VEHICLE_SHAPE);
export const clientLoader = contentEditClientLoader<LoaderData<typeof loader>>(VEHICLE);
export const action = contentEditAction(VEHICLE, VEHICLE_RECORDS, VEHICLE_SHAPE);

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveFromClient(serverAction);
}

export default function EditVehicle({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  return (
    <ContentEditPage
      kind={VEHICLE}
      id={id}
      screen={loaderData}
      nameOf={({ name }) => name}
      tabs={(itemId, name) => <ListingTabs listing={{ kind: "vehicle", id: itemId }} name={name} />}
      viewOf={viewOf}
    >
      {({ draft }, parts) => <VehicleForm saved={draft} problem={actionData} {...parts} />}
    </ContentEditPage>
  );
}

/** Its page is there only while it is available. */
function viewOf(id: string, { available }: VehicleDraft) {
  return available ? { to: `/transportation/${id}` } : { reason: "Visitors do not see it while it is unavailable" };
}
