import { listingActions } from "#app/features/availability/office/listing-actions";
import { EXPERIENCE_COLUMNS } from "#app/features/experiences/admin/columns";
import { EXPERIENCE_RECORDS } from "#app/features/experiences/mutations.server";
import {
  listCategories,
  listForOffice,
  OFFICE_ORDERS,
  OFFICE_PAGE_SIZE,
} from "#app/features/experiences/queries.server";
import { categoriesInUse } from "#app/features/experiences/rules";
import { EXPERIENCE_CATEGORIES } from "#app/features/experiences/schema";
import { EXPERIENCE } from "#app/features/history/office/content-kinds";
import { contentListClientAction, contentListClientLoader } from "#app/features/history/office/content-routes";
import { contentListAction, contentListLoader } from "#app/features/history/office/content-routes.server";
import { ContentListPage, countContent, useContentDelete } from "#app/features/history/office/content-screens";
import { formatCappedCount, MAX_STORED_COUNT } from "#app/platform/db/capped-count";
import type { Db } from "#app/platform/db/db.server";
import { textParam } from "#app/platform/http/form";
import { DataTable } from "#app/ui/office/data-table/data-table";
import { deleteAction, editAction, viewAction } from "#app/ui/office/data-table/row-actions";
import { readPage, readSort } from "#app/ui/office/data-table/view-params";
import type { LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/list.route";

export const loader = contentListLoader(EXPERIENCE, readList);
export const clientLoader = contentListClientLoader<LoaderData<typeof loader>>(EXPERIENCE);
export const action = contentListAction(EXPERIENCE_RECORDS);
export const clientAction = contentListClientAction(EXPERIENCE);

async function readList(db: Db, url: URL) {
  const asked = {
    search: textParam(url.searchParams, "search"),
    category: textParam(url.searchParams, "category"),
    sort: readSort(url.searchParams, OFFICE_ORDERS),
    page: readPage(url.searchParams),
  };
  const [{ rows, all, ...paged }, inUse] = await Promise.all([listForOffice(db, asked), listCategories(db)]);
  return {
    all,
    paged,
    size: OFFICE_PAGE_SIZE,
    rows: rows.map(({ images, ...row }) => ({ ...row, image: images[0] ?? null })),
    categories: categoriesInUse([...EXPERIENCE_CATEGORIES.map(({ name }) => name), ...inUse]),
  };
}

export default function ExperienceList({ loaderData: { list } }: Route.ComponentProps) {
  const summary = list && countContent(EXPERIENCE, list.all, formatCappedCount(list.all, MAX_STORED_COUNT));
  return (
    <ContentListPage kind={EXPERIENCE} list={list} summary={summary}>
      {(read) => <ExperienceTable {...read} />}
    </ContentListPage>
  );
}

function ExperienceTable({ rows, paged, size, categories }: Awaited<ReturnType<typeof readList>>) {
  const { deletingIds, confirmAndDelete } = useContentDelete(EXPERIENCE);
  return (
    <DataTable
      caption="Experiences, newest first"
      columns={EXPERIENCE_COLUMNS}
      rows={rows}
      paged={paged}
      fixedSize={size}
      nameOf={({ title }) => title}
      search={{ label: "Search experiences", placeholder: "Search title or description" }}
      filters={[{ name: "category", label: "Category", options: categories.map((name) => ({ name, value: name })) }]}
      deletingIds={deletingIds}
      actions={({ id }) => [
        viewAction(`/experiences/${id}`),
        editAction(`${EXPERIENCE.listPath}/${id}/edit`),
        ...listingActions({ kind: "experience", id }),
        deleteAction(() => confirmAndDelete(id)),
      ]}
    />
  );
}
