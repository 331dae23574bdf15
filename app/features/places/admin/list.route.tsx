import { PLACE } from "#app/features/history/office/content-kinds";
import { contentListClientAction, contentListClientLoader } from "#app/features/history/office/content-routes";
import { contentListAction, contentListLoader } from "#app/features/history/office/content-routes.server";
import { ContentListPage, countContent, useContentDelete } from "#app/features/history/office/content-screens";
import { PLACE_COLUMNS } from "#app/features/places/admin/columns";
import { readPlaceList, type PlaceListRow } from "#app/features/places/admin/list.server";
import { KIND_OPTIONS } from "#app/features/places/admin/names";
import { PLACE_RECORDS } from "#app/features/places/mutations.server";
import { DataTable } from "#app/ui/office/data-table/data-table";
import { revalidateUnlessQuery } from "#app/ui/office/data-table/revalidate-unless-query";
import { deleteAction, editAction, viewAction, viewUnavailable } from "#app/ui/office/data-table/row-actions";
import type { LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/list.route";

export const loader = contentListLoader(PLACE, readPlaceList);
export const clientLoader = contentListClientLoader<LoaderData<typeof loader>>(PLACE);
export const action = contentListAction(PLACE_RECORDS, { intent: "publish", column: "published" });
export const clientAction = contentListClientAction(PLACE, () => ({
  success: "Status updated",
  failure: "Failed to change the place",
  gone: "This place is gone already",
}));
export const shouldRevalidate = revalidateUnlessQuery;

export default function PlaceList({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ContentListPage
      kind={PLACE}
      list={list}
      summary={list && `${countContent(PLACE, list.length)} on the maps of the site`}
    >
      {(rows) => <PlaceTable rows={rows} />}
    </ContentListPage>
  );
}

function PlaceTable({ rows }: { rows: PlaceListRow[] }) {
  const { deletingIds, confirmAndDelete } = useContentDelete(PLACE);
  return (
    <DataTable
      caption="Places, by kind"
      columns={PLACE_COLUMNS}
      rows={rows}
      nameOf={({ name }) => name}
      search={{
        label: "Search places",
        placeholder: "Search name",
        texts: ({ name, key, otherNames }) => [name, key, ...otherNames],
      }}
      filters={[{ name: "kind", label: "Kind", options: KIND_OPTIONS, of: ({ kind }) => kind }]}
      deletingIds={deletingIds}
      actions={({ id, key, published }) => [
        published ? viewAction(`/map?place=${key}`) : viewUnavailable("Visitors do not see it until it is published"),
        editAction(`${PLACE.listPath}/${id}/edit`),
        deleteAction(() => confirmAndDelete(id)),
      ]}
    />
  );
}
