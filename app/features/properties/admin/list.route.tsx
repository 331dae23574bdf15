import { HandCoins, Plus } from "lucide-react";
import { data, Link } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { deleteRecord, updateRecord } from "#app/features/history/mutations.server";
import { PROPERTY_COLUMNS } from "#app/features/properties/admin/columns";
import { PropertyLoading, useIsOpening } from "#app/features/properties/admin/loading";
import { LISTING_NAMES, optionsOf, STATUS_NAMES, TYPE_NAMES } from "#app/features/properties/admin/names";
import { PROPERTY_RECORDS } from "#app/features/properties/mutations.server";
import { countPropertiesForOffice, listPropertiesForOffice, type OfficeProperty } from "#app/features/properties/office-list/queries.server";
import { OFFICE_ORDERS, OFFICE_PAGE_SIZE, readOfficeFilters } from "#app/features/properties/schema";
import { requireForm, searchText, textsOf } from "#app/platform/http/form";
import { countText, MOST_STORED } from "#app/platform/db/bounded";
import type { RowPage } from "#app/platform/db/newest.server";
import { servicesContext } from "#app/services.server";
import { readPage, readSort } from "#app/ui/office/data-table/address";
import { DataTable } from "#app/ui/office/data-table/data-table";
import { deleteAction, editAction, viewAction } from "#app/ui/office/data-table/row-actions";
import { useAskedDelete } from "#app/ui/office/data-table/use-asked-delete";
import { useFormAddress } from "#app/ui/office/form/opened-from";
import { ListFailure } from "#app/ui/office/list-failure";
import { officeLoader } from "#app/ui/office/reading/office-loader";
import { sayOutcome } from "#app/ui/office/say-outcome";
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
    search: searchText(url.searchParams, "search"),
    sort: readSort(url.searchParams, OFFICE_ORDERS),
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

export const clientLoader = officeLoader<Screen>({ failure: LOAD_FAILURE, isRead: ({ list }) => list !== null });

/** The answer is a success to HTTP even when the row was gone already, so that the list is read anew. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const { intent, id = "", published } = textsOf(await requireForm(request));
  if (intent === "delete") return deleteRecord(db, staff, PROPERTY_RECORDS, id);
  if (intent !== "publish") return data({ ok: false }, { status: 400 });
  const { ok } = await updateRecord(db, staff, PROPERTY_RECORDS, id, () => ({ values: { published: published === "true" } }));
  return { ok };
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent, published } = textsOf(await request.clone().formData());
  if (intent === "delete") return sayOutcome(serverAction, { success: "Property deleted successfully", failure: "Failed to delete property", gone: "This property is gone already" });
  return sayOutcome(serverAction, { success: published === "true" ? "Property published" : "Property unpublished", failure: "Failed to update status" });
}

export default function PropertyList({ loaderData: { list, counts } }: Route.ComponentProps) {
  const formAddress = useFormAddress();
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
  const listings = all === 1 ? "1 listing" : `${countText(all, MOST_STORED)} listings`;
  return waiting > 0 ? `${listings}, ${countText(waiting)} waiting for review` : listings;
}

function PropertyTable({ rows, ...paged }: RowPage<OfficeProperty>) {
  const { leaving, askAndDelete } = useAskedDelete("Are you sure you want to delete this property?");
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
      leaving={leaving}
      actions={({ id, slug }) => [
        viewAction(`/real-estate/${encodeURIComponent(slug)}`),
        editAction(`${LIST}/${id}/edit`),
        { name: "Record booking", icon: HandCoins, to: `${LIST}/bookings?property=${id}` },
        deleteAction(() => askAndDelete(id)),
      ]}
    />
  );
}
