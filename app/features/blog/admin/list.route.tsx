import { ARTICLE_COLUMNS } from "#app/features/blog/admin/columns";
import { ARTICLE_RECORDS } from "#app/features/blog/mutations.server";
import { listArticlesForOffice, type OfficeArticle } from "#app/features/blog/queries.server";
import { offeredCategories } from "#app/features/blog/rules";
import { ARTICLE } from "#app/features/history/office/content-kinds";
import { contentListClientAction, contentListClientLoader } from "#app/features/history/office/content-routes";
import { contentListAction, contentListLoader } from "#app/features/history/office/content-routes.server";
import { ContentListPage, countContent, useContentDelete } from "#app/features/history/office/content-screens";
import { DataTable } from "#app/ui/office/data-table/data-table";
import { revalidateUnlessQuery } from "#app/ui/office/data-table/revalidate-unless-query";
import { deleteAction, editAction, viewAction } from "#app/ui/office/data-table/row-actions";
import type { LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/list.route";

export const loader = contentListLoader(ARTICLE, listArticlesForOffice);
export const clientLoader = contentListClientLoader<LoaderData<typeof loader>>(ARTICLE);
export const action = contentListAction(ARTICLE_RECORDS);
export const clientAction = contentListClientAction(ARTICLE);
export const shouldRevalidate = revalidateUnlessQuery;

export default function ArticleList({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ContentListPage kind={ARTICLE} list={list} summary={list && countContent(ARTICLE, list.length)}>
      {(rows) => <ArticleTable rows={rows} />}
    </ContentListPage>
  );
}

function ArticleTable({ rows }: { rows: OfficeArticle[] }) {
  const categories = offeredCategories(
    [...new Set(rows.map(({ category }) => category))].toSorted((a, b) => a.localeCompare(b, "en")),
  );
  const { deletingIds, confirmAndDelete } = useContentDelete(ARTICLE);
  return (
    <DataTable
      caption="Articles, newest first"
      columns={ARTICLE_COLUMNS}
      rows={rows}
      nameOf={({ title }) => title}
      search={{ label: "Search articles", placeholder: "Search title", texts: ({ title, slug }) => [title, slug] }}
      filters={[
        {
          name: "category",
          label: "Category",
          options: categories.map((name) => ({ value: name, name })),
          of: ({ category }) => category,
        },
      ]}
      deletingIds={deletingIds}
      actions={({ id, slug }) => [
        viewAction(`/blog/${slug}`),
        editAction(`${ARTICLE.listPath}/${id}/edit`),
        deleteAction(() => confirmAndDelete(id)),
      ]}
    />
  );
}
