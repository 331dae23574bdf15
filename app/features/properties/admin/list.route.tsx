import { HandCoins } from "lucide-react";
import { Link } from "react-router";
import { PROPERTY } from "#app/features/history/office/content-kinds";
import { contentListClientAction, contentListClientLoader } from "#app/features/history/office/content-routes";
import { contentListAction, contentListLoader } from "#app/features/history/office/content-routes.server";
import { ContentListPage, useContentDelete } from "#app/features/history/office/content-screens";
import { PROPERTY_COLUMNS } from "#app/features/properties/admin/columns";
import { PropertyLoading, useIsOpening } from "#app/features/properties/admin/loading";
import { PROPERTY_RECORDS } from "#app/features/properties/mutations.server";
import {
  countPropertiesForOffice,
  listPropertiesForOffice,
  type OfficeProperty,
} from "#app/features/properties/office-list/queries.server";
import {
  LISTING_NAMES,
  MARKET_NAMES,
  optionsOf,
  STATUS_NAMES,
  TYPE_NAMES,
} from "#app/features/properties/office/names";
import { OFFICE_PAGE_SIZE, OFFICE_SORT_KEYS, readOfficeFilters } from "#app/features/properties/schema";
import { formatCappedCount, MAX_STORED_COUNT } from "#app/platform/db/capped-count";
import type { RowPage } from "#app/platform/db/paginated-list.server";
import { textParam } from "#app/platform/http/form";
import { DataTable } from "#app/ui/office/data-table/data-table";
import { deleteAction, editAction, viewAction } from "#app/ui/office/data-table/row-actions";
import { readPage, readSort } from "#app/ui/office/data-table/view-params";
import type { LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/list.route";

export const loader = contentListLoader(PROPERTY, async (db, { searchParams }) => {
  const query = {
    ...readOfficeFilters(searchParams),
    search: textParam(searchParams, "search"),
    sort: readSort(searchParams, OFFICE_SORT_KEYS),
    page: readPage(searchParams),
  };
  const [page, counts] = await Promise.all([listPropertiesForOffice(db, query), countPropertiesForOffice(db)]);
  return { page, counts };
});

export const clientLoader = contentListClientLoader<LoaderData<typeof loader>>(PROPERTY);
export const action = contentListAction(PROPERTY_RECORDS, { intent: "publish", column: "published" });
export const clientAction = contentListClientAction(PROPERTY, ({ published }) => ({
  success: published === "true" ? "Property published" : "Property unpublished",
  failure: "Failed to update status",
}));

export default function PropertyList({ loaderData: { list } }: Route.ComponentProps) {
  if (useIsOpening()) return <PropertyLoading />;
  const bookings = (
    <Link className="button button-secondary" to={`${PROPERTY.listPath}/bookings`}>
      <HandCoins aria-hidden />
      Bookings
    </Link>
  );
  return (
    <ContentListPage kind={PROPERTY} list={list} summary={list && describe(list.counts)} links={bookings}>
      {({ page }) => <PropertyTable {...page} />}
    </ContentListPage>
  );
}

function describe({ all, waiting }: { all: number; waiting: number }): string {
  const listings = all === 1 ? "1 listing" : `${formatCappedCount(all, MAX_STORED_COUNT)} listings`;
  return waiting > 0 ? `${listings}, ${formatCappedCount(waiting)} waiting for review` : listings;
}

function PropertyTable({ rows, ...paged }: RowPage<OfficeProperty>) {
  const { deletingIds, confirmAndDelete } = useContentDelete(PROPERTY);
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
        { name: "market", label: "Market", options: optionsOf(MARKET_NAMES) },
      ]}
      deletingIds={deletingIds}
      actions={({ id, slug }) => [
        viewAction(`/real-estate/${encodeURIComponent(slug)}`),
        editAction(`${PROPERTY.listPath}/${id}/edit`),
        { name: "Record booking", icon: HandCoins, to: `${PROPERTY.listPath}/bookings?property=${id}` },
        deleteAction(() => confirmAndDelete(id)),
      ]}
    />
  );
}
