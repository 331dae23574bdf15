import { listingActions } from "#app/features/availability/office/listing-actions";
import { VEHICLE } from "#app/features/history/office/content-kinds";
import { contentListClientAction, contentListClientLoader } from "#app/features/history/office/content-routes";
import { contentListAction, contentListLoader } from "#app/features/history/office/content-routes.server";
import { ContentListPage, countContent, useContentDelete } from "#app/features/history/office/content-screens";
import { VEHICLE_COLUMNS } from "#app/features/transportation/admin/columns";
import { VEHICLE_RECORDS } from "#app/features/transportation/mutations.server";
import { typeName } from "#app/features/transportation/office/type-name";
import { listVehiclesForOffice, type OfficeVehicle } from "#app/features/transportation/queries.server";
import { VEHICLE_TYPES } from "#app/features/transportation/schema";
import { DataTable } from "#app/ui/office/data-table/data-table";
import { revalidateUnlessQuery } from "#app/ui/office/data-table/revalidate-unless-query";
import { deleteAction, editAction, viewAction, viewUnavailable } from "#app/ui/office/data-table/row-actions";
import type { LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/list.route";

export const loader = contentListLoader(VEHICLE, listVehiclesForOffice);
export const clientLoader = contentListClientLoader<LoaderData<typeof loader>>(VEHICLE);
export const action = contentListAction(VEHICLE_RECORDS, { intent: "available", column: "available" });
export const clientAction = contentListClientAction(VEHICLE, () => ({
  success: "Status updated successfully",
  failure: "Failed to update status",
}));
export const shouldRevalidate = revalidateUnlessQuery;

export default function VehicleList({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ContentListPage kind={VEHICLE} list={list} summary={list && countContent(VEHICLE, list.length)}>
      {(rows) => <VehicleTable rows={rows} />}
    </ContentListPage>
  );
}

function VehicleTable({ rows }: { rows: OfficeVehicle[] }) {
  const { deletingIds, confirmAndDelete } = useContentDelete(VEHICLE);
  return (
    <DataTable
      caption="Vehicles, newest first"
      columns={VEHICLE_COLUMNS}
      rows={rows}
      nameOf={({ name }) => name}
      search={{ label: "Search vehicles", placeholder: "Search name", texts: ({ name }) => [name] }}
      filters={[
        {
          name: "type",
          label: "Type",
          options: VEHICLE_TYPES.map((value) => ({ value, name: typeName(value) })),
          of: ({ type }) => type,
        },
        {
          name: "available",
          label: "Available",
          options: [
            { value: "yes", name: "Yes" },
            { value: "no", name: "No" },
          ],
          of: ({ available }) => (available ? "yes" : "no"),
        },
      ]}
      deletingIds={deletingIds}
      actions={({ id, available }) => [
        available
          ? viewAction(`/transportation/${id}`)
          : viewUnavailable("Visitors do not see it while it is unavailable"),
        editAction(`${VEHICLE.listPath}/${id}/edit`),
        ...listingActions({ kind: "vehicle", id }),
        deleteAction(() => confirmAndDelete(id)),
      ]}
    />
  );
}
