import { Plus } from "lucide-react";
import { data, Link } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { deleteRecord } from "#app/features/history/mutations.server";
import { ARTICLE_COLUMNS } from "#app/features/blog/admin/columns";
import { ARTICLE_RECORDS } from "#app/features/blog/mutations.server";
import { listArticlesForOffice, type OfficeArticle } from "#app/features/blog/queries.server";
import { offeredCategories } from "#app/features/blog/rules";
import { DataTable } from "#app/ui/office/data-table/data-table";
import { revalidateUnlessQuery } from "#app/ui/office/data-table/revalidate-unless-query";
import { deleteAction, editAction, viewAction } from "#app/ui/office/data-table/row-actions";
import { useConfirmedDelete } from "#app/ui/office/data-table/use-confirmed-delete";
import { useFormPath } from "#app/ui/office/form/return-path";
import { ListFailure } from "#app/ui/office/list-failure";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { toastOutcome } from "#app/ui/office/outcome-toast";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/list.route";

const LIST = `${ADMIN_PREFIX}/blog`;
const LOAD_FAILURE = "Failed to load articles";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  try {
    return { rows: await listArticlesForOffice(db) };
  } catch (error) {
    log.error({ err: error }, "could not read the articles");
    return data({ rows: null }, { status: 500 });
  }
}

export const clientLoader = officeLoader<{ rows: OfficeArticle[] | null }>({
  failure: LOAD_FAILURE,
  isComplete: ({ rows }) => rows !== null,
});

export const shouldRevalidate = revalidateUnlessQuery;

/** The answer is a success to HTTP even when the row was gone already, so that the list is read anew. */
export async function action({ request, context }: Route.ActionArgs) {
  const { intent, id = "" } = textFields(await requireForm(request));
  if (intent !== "delete") return data({ ok: false }, { status: 400 });
  return deleteRecord(context.get(servicesContext).db, context.get(staffContext), ARTICLE_RECORDS, id);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return toastOutcome(serverAction, {
    success: "Article deleted successfully",
    failure: "Failed to delete article",
    gone: "This article is gone already",
  });
}

export default function ArticleList({ loaderData: { rows } }: Route.ComponentProps) {
  const formAddress = useFormPath();
  return (
    <div className="office-page">
      <title>Blog · Staff</title>
      <div className="office-head">
        <div>
          <h1>Blog</h1>
          {rows && <p>{rows.length === 1 ? "1 article" : `${rows.length} articles`}</p>}
        </div>
        <Link className="button button-primary" to={formAddress(`${LIST}/new`)}>
          <Plus aria-hidden />
          Add Article
        </Link>
      </div>
      <div className="office-card">{rows ? <ArticleTable rows={rows} /> : <ListFailure text={LOAD_FAILURE} />}</div>
    </div>
  );
}

function ArticleTable({ rows }: { rows: OfficeArticle[] }) {
  const categories = offeredCategories(
    [...new Set(rows.map(({ category }) => category))].toSorted((a, b) => a.localeCompare(b, "en")),
  );
  const { leaving, askAndDelete } = useConfirmedDelete("Are you sure you want to delete this article?");
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
      deletingIds={leaving}
      actions={({ id, slug }) => [
        viewAction(`/blog/${slug}`),
        editAction(`${LIST}/${id}/edit`),
        deleteAction(() => askAndDelete(id)),
      ]}
    />
  );
}
