import { HandCoins, Plus } from "lucide-react";
import { data, Link } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { deleteRecord, updateRecord } from "#app/features/history/mutations.server";
import { PROPERTY_COLUMNS } from "#app/features/properties/admin/columns";
import { PropertyLoading, useIsOpening } from "#app/features/properties/admin/loading";
import { LISTING_NAMES, optionsOf, STATUS_NAMES, TYPE_NAMES } from "#app/features/properties/office/names";
import { PROPERTY_RECORDS } from "#app/features/properties/mutations.server";
import {
  countPropertiesForOffice,
  listPropertiesForOffice,
  type OfficeProperty,
} from "#app/features/properties/office-list/queries.server";
import { OFFICE_SORT_KEYS, OFFICE_PAGE_SIZE, readOfficeFilters } from "#app/features/properties/schema";
import { requireForm, textParam, textFields } from "#app/platform/http/form";
import { formatCappedCount, MAX_STORED_COUNT } from "#app/platform/db/capped-count";
import type { RowPage } from "#app/platform/db/paginated-list.server";
import { servicesContext } from "#app/services.server";
import { readPage, readSort } from "#app/ui/office/data-table/view-params";
import { DataTable } from "#app/ui/office/data-table/data-table";
import { deleteAction, editAction, viewAction } from "#app/ui/office/data-table/row-actions";
import { useConfirmedDelete } from "#app/ui/office/data-table/use-confirmed-delete";
import { useFormPath } from "#app/ui/office/form/return-path";
import { ListFailure } from "#app/ui/office/list-failure";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { toastOutcome } from "#app/ui/office/outcome-toast";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/list.route";

const LIST = `${ADMIN_PREFIX}/properties`;
const LOAD_FAILURE = "Failed to load properties";

interface Screen {
  /** Null when it could not be read. */
  list: RowPage<OfficeProperty> | null;
  counts: { all: number; waiting: number } | null;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const asked = {
    ...readOfficeFilters(url.searchParams),
    search: textParam(url.searchParams, "search"),
    sort: readSort(url.searchParams, OFFICE_SORT_KEYS),
    page: readPage(url.searchParams),
  };
  try {
    const [list, counts] = await Promise.all([listPropertiesForOffice(db, asked), countPropertiesForOffice(db)]);
    return { list, counts } satisfies Screen;
  } catch (error) {
    log.error({ err: error }, "could not read the properties");
    return data<Screen>({ list: null, counts: null }, { status: 500 });
  }
}

export const clientLoader = officeLoader<Screen>({ failure: LOAD_FAILURE, isComplete: ({ list }) => list !== null });

/** The answer is a success to HTTP even when the row was gone already, so that the list is read anew. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const { intent, id = "", published } = textFields(await requireForm(request));
  if (intent === "delete") return deleteRecord(db, staff, PROPERTY_RECORDS, id);
  if (intent !== "publish") return data({ ok: false }, { status: 400 });
  const { ok } = await updateRecord(db, staff, PROPERTY_RECORDS, id, () => ({
    values: { published: published === "true" },
  }));
  return { ok };
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent, published } = textFields(await request.clone().formData());
  if (intent === "delete")
    return toastOutcome(serverAction, {
      success: "Property deleted successfully",
      failure: "Failed to delete property",
      gone: "This property is gone already",
    });
  return toastOutcome(serverAction, {
    success: published === "true" ? "Property published" : "Property unpublished",
    failure: "Failed to update status",
  });
}

export default function PropertyList({ loaderData: { list, counts } }: Route.ComponentProps) {
  const formAddress = useFormPath();
  if (useIsOpening()) return <PropertyLoading />;
  return (
    <div className="office-page">
      <title>Properties · Staff</title>
      <div className="office-head">
        <div>
          <h1>Properties</h1>
          {counts && <p>{describe(counts)}</p>}
        </div>
        <div className="office-head-actions">
          <Link className="button button-secondary" to={`${LIST}/bookings`}>
            <HandCoins aria-hidden />
            Bookings
          </Link>
          <Link className="button button-primary" to={formAddress(`${LIST}/new`)}>
            <Plus aria-hidden />
            Add Property
          </Link>
        </div>
      </div>
      <div className="office-card">{list ? <PropertyTable {...list} /> : <ListFailure text={LOAD_FAILURE} />}</div>
    </div>
  );
}

function describe({ all, waiting }: { all: number; waiting: number }): string {
  const listings = all === 1 ? "1 listing" : `${formatCappedCount(all, MAX_STORED_COUNT)} listings`;
  return waiting > 0 ? `${listings}, ${formatCappedCount(waiting)} waiting for review` : listings;
}

function PropertyTable({ rows, ...paged }: RowPage<OfficeProperty>) {
  const { leaving, askAndDelete } = useConfirmedDelete("Are you sure you want to delete this property?");
  return (
    <DataTable
      caption="Properties, newest first"
      columns={PROPERTY_COLUMNS}
      rows={rows}
      paged={paged}
      fixedSize={OFFICE_PAGE_SIZE}
      nameOf={({ title }) => title}
      search={{ label: "Search properties", placeholder: "Search title or location" }}
      filters={[
        { name: "type", label: "Type", options: optionsOf(TYPE_NAMES) },
        { name: "status", label: "Status", options: optionsOf(STATUS_NAMES) },
        { name: "listing", label: "Listing", options: optionsOf(LISTING_NAMES) },
      ]}
      deletingIds={leaving}
      actions={({ id, slug }) => [
        viewAction(`/real-estate/${encodeURIComponent(slug)}`),
        editAction(`${LIST}/${id}/edit`),
        { name: "Record booking", icon: HandCoins, to: `${LIST}/bookings?property=${id}` },
        deleteAction(() => askAndDelete(id)),
      ]}
    />
  );
}
