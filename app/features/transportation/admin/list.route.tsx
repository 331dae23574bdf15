import { Plus } from "lucide-react";
import { data, Link } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { deleteRecord, updateRecord } from "#app/features/history/mutations.server";
import { VEHICLE_COLUMNS } from "#app/features/transportation/admin/columns";
import { typeName } from "#app/features/transportation/office/type-name";
import { VEHICLE_RECORDS } from "#app/features/transportation/mutations.server";
import { listVehiclesForOffice, type OfficeVehicle } from "#app/features/transportation/queries.server";
import { VEHICLE_TYPES } from "#app/features/transportation/schema";
import { DataTable } from "#app/ui/office/data-table/data-table";
import { revalidateUnlessQuery } from "#app/ui/office/data-table/revalidate-unless-query";
import { deleteAction, editAction, viewAction, viewUnavailable } from "#app/ui/office/data-table/row-actions";
import { useConfirmedDelete } from "#app/ui/office/data-table/use-confirmed-delete";
import { useFormPath } from "#app/ui/office/form/return-path";
import { ListFailure } from "#app/ui/office/list-failure";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { toastOutcome } from "#app/ui/office/outcome-toast";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/list.route";

const LIST = `${ADMIN_PREFIX}/transportation`;
const LOAD_FAILURE = "Failed to load vehicles";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  try {
    return { rows: await listVehiclesForOffice(db) };
  } catch (error) {
    log.error({ err: error }, "could not read the vehicles");
    return data({ rows: null }, { status: 500 });
  }
}

export const clientLoader = officeLoader<{ rows: OfficeVehicle[] | null }>({
  failure: LOAD_FAILURE,
  isComplete: ({ rows }) => rows !== null,
});

export const shouldRevalidate = revalidateUnlessQuery;

/** The answer is a success to HTTP even when the row was gone already, so that the list is read anew. */
export async function action({ request, context }: Route.ActionArgs) {
  const { intent, id = "", available } = textFields(await requireForm(request));
  const { db } = context.get(servicesContext);
  const staff = context.get(staffContext);
  if (intent === "delete") return deleteRecord(db, staff, VEHICLE_RECORDS, id);
  if (intent !== "available" || (available !== "true" && available !== "false"))
    return data({ ok: false }, { status: 400 });
  const { ok } = await updateRecord(db, staff, VEHICLE_RECORDS, id, () => ({
    values: { available: available === "true" },
  }));
  return { ok };
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent } = textFields(await request.clone().formData());
  return toastOutcome(
    serverAction,
    intent === "delete"
      ? {
          success: "Vehicle deleted successfully",
          failure: "Failed to delete vehicle",
          gone: "This vehicle is gone already",
        }
      : { success: "Status updated successfully", failure: "Failed to update status" },
  );
}

export default function VehicleList({ loaderData: { rows } }: Route.ComponentProps) {
  const formAddress = useFormPath();
  return (
    <div className="office-page">
      <title>Transportation · Staff</title>
      <div className="office-head">
        <div>
          <h1>Transportation</h1>
          {rows && <p>{rows.length === 1 ? "1 vehicle" : `${rows.length} vehicles`}</p>}
        </div>
        <Link className="button button-primary" to={formAddress(`${LIST}/new`)}>
          <Plus aria-hidden />
          Add Vehicle
        </Link>
      </div>
      <div className="office-card">{rows ? <VehicleTable rows={rows} /> : <ListFailure text={LOAD_FAILURE} />}</div>
    </div>
  );
}

function VehicleTable({ rows }: { rows: OfficeVehicle[] }) {
  const { leaving, askAndDelete } = useConfirmedDelete("Are you sure you want to delete this vehicle?");
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
      deletingIds={leaving}
      actions={({ id, available }) => [
        available
          ? viewAction(`/transportation/${id}`)
          : viewUnavailable("Visitors do not see it while it is unavailable"),
        editAction(`${LIST}/${id}/edit`),
        deleteAction(() => askAndDelete(id)),
      ]}
    />
  );
}
