import { listingActions } from "#app/features/availability/office/listing-actions";
import { STAY } from "#app/features/history/office/content-kinds";
import { contentListClientAction, contentListClientLoader } from "#app/features/history/office/content-routes";
import { contentListAction, contentListLoader } from "#app/features/history/office/content-routes.server";
import { ContentListPage, countContent, useContentDelete } from "#app/features/history/office/content-screens";
import { STAY_COLUMNS } from "#app/features/stays/admin/columns";
import { STAY_RECORDS } from "#app/features/stays/mutations.server";
import { typeName } from "#app/features/stays/office/type-name";
import { listStaysForOffice, type StayCard } from "#app/features/stays/queries.server";
import { STAY_TYPES } from "#app/features/stays/schema";
import { DataTable } from "#app/ui/office/data-table/data-table";
import { revalidateUnlessQuery } from "#app/ui/office/data-table/revalidate-unless-query";
import { deleteAction, editAction, viewAction } from "#app/ui/office/data-table/row-actions";
import type { LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/list.route";

export const loader = contentListLoader(STAY, listStaysForOffice);
export const clientLoader = contentListClientLoader<LoaderData<typeof loader>>(STAY);
export const action = contentListAction(STAY_RECORDS);
export const clientAction = contentListClientAction(STAY);
export const shouldRevalidate = revalidateUnlessQuery;

export default function StayList({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ContentListPage kind={STAY} list={list} summary={list && countContent(STAY, list.length)}>
      {(rows) => <StayTable rows={rows} />}
    </ContentListPage>
  );
}

function StayTable({ rows }: { rows: StayCard[] }) {
  const { deletingIds, confirmAndDelete } = useContentDelete(STAY);
  return (
    <DataTable
      caption="Stays, newest first"
      columns={STAY_COLUMNS}
      rows={rows}
      nameOf={({ name }) => name}
      search={{
        label: "Search stays",
        placeholder: "Search name or location",
        texts: ({ name, location, slug }) => [name, location, slug],
      }}
      filters={[
        {
          name: "type",
          label: "Type",
          options: STAY_TYPES.map((value) => ({ value, name: typeName(value) })),
          of: ({ type }) => type,
        },
      ]}
      deletingIds={deletingIds}
      actions={({ id, slug }) => [
        viewAction(`/stays/${slug}`),
        editAction(`${STAY.listPath}/${id}/edit`),
        ...listingActions({ kind: "stay", id }),
        deleteAction(() => confirmAndDelete(id)),
      ]}
    />
  );
}
