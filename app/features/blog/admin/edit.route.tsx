import { data } from "react-router";
import { OFFICE } from "#app/brand";
import { ArticleForm } from "#app/features/blog/admin/form/article-form";
import { EMPTY_ARTICLE } from "#app/features/blog/admin/form/draft";
import { articleShape } from "#app/features/blog/admin/form/shape.server";
import type { Category } from "#app/features/blog/input";
import { ARTICLE_RECORDS } from "#app/features/blog/mutations.server";
import { listCategories } from "#app/features/blog/queries.server";
import { ItemHistory } from "#app/features/history/office/item-history";
import { readRecord, saveRecord } from "#app/features/history/office/record.server";
import { saveFromClient } from "#app/features/history/office/client-save";
import { dayAt, type Day } from "#app/platform/dates/dates";
import { requireForm } from "#app/platform/http/form";
import { servicesContext, type Services } from "#app/services.server";
import { readDraft } from "#app/ui/office/form/draft";
import { FormHeader } from "#app/ui/office/form/form-header";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/edit.route";

export { revalidateOnPathChange as shouldRevalidate } from "#app/features/history/office/client-save";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const categories = await readCategories(context.get(servicesContext));
  const { draft, history } = await readRecord(context, ARTICLE_RECORDS, articleShape(categories ?? []), params.id);
  const today = todayOnTheIsland();
  return {
    draft: params.id ? draft : { ...draft, published_date: today },
    history,
    categories: categories?.map(({ name }) => name) ?? null,
    today,
    host: url.host,
  };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

export async function action({ request, params, context }: Route.ActionArgs) {
  const categories = await readCategories(context.get(servicesContext));
  // Without them nothing can be checked; what was typed stays.
  if (!categories)
    return data(
      { errors: {}, failure: "ours" as const, draft: readDraft(await requireForm(request), EMPTY_ARTICLE) },
      { status: 500 },
    );
  return saveRecord(context, ARTICLE_RECORDS, articleShape(categories), {
    request,
    id: params.id,
    to: (outcome) => `${ADMIN_PREFIX}?saved=article-${outcome}`,
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveFromClient(serverAction);
}

function todayOnTheIsland(): Day {
  return dayAt(new Date(), OFFICE.hoursAheadOfUtc);
}

/** An article can be written without them: the form says that they are missing, and asks again. */
async function readCategories({ db, log }: Services): Promise<Category[] | null> {
  try {
    return await listCategories(db);
  } catch (error) {
    log.error({ err: error }, "could not read the categories of articles");
    return null;
  }
}

export default function EditArticle({ loaderData, actionData, params }: Route.ComponentProps) {
  const { id } = params;
  const { draft, history, ...rest } = loaderData;
  return (
    <ArticleForm
      {...rest}
      key={id ?? "new"}
      saved={draft}
      problem={actionData}
      isNew={!id}
      history={id && <ItemHistory room="blog" id={id} history={history} />}
      head={
        <FormHeader
          list={{ name: "Blog", to: `${ADMIN_PREFIX}/blog` }}
          item={id ? draft.title : null}
          heading={id ? "Edit Article" : "Add Article"}
          view={id ? { to: `/blog/${encodeURIComponent(draft.slug)}` } : undefined}
        />
      }
    />
  );
}
