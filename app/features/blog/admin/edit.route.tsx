import { data } from "react-router";
import { OFFICE } from "#app/brand";
import { ArticleForm } from "#app/features/blog/admin/form/article-form";
import { EMPTY_ARTICLE } from "#app/features/blog/admin/form/draft";
import { articleShape } from "#app/features/blog/admin/form/shape.server";
import type { Category } from "#app/features/blog/input";
import { ARTICLE_RECORDS } from "#app/features/blog/mutations.server";
import { listCategories } from "#app/features/blog/queries.server";
import { revalidateOnPathChange, saveFromClient } from "#app/features/history/office/client-save";
import { ARTICLE } from "#app/features/history/office/content-kinds";
import { contentEditClientLoader } from "#app/features/history/office/content-routes";
import { contentEditAction, contentScreen } from "#app/features/history/office/content-routes.server";
import { ContentEditPage } from "#app/features/history/office/content-screens";
import { readRecord } from "#app/features/history/office/record.server";
import { dayAt, type Day } from "#app/platform/dates/dates";
import { requireForm } from "#app/platform/http/form";
import { servicesContext, type Services } from "#app/services.server";
import { readDraft } from "#app/ui/office/form/draft";
import type { LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/edit.route";

export const shouldRevalidate = revalidateOnPathChange;

export function loader({ url, params, context }: Route.LoaderArgs) {
  return contentScreen(context, ARTICLE, async () => {
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
  });
}

export const clientLoader = contentEditClientLoader<LoaderData<typeof loader>>(ARTICLE);

export async function action(args: Route.ActionArgs) {
  const categories = await readCategories(args.context.get(servicesContext));
  // Without them nothing can be checked; what was typed stays.
  if (!categories)
    return data(
      { errors: {}, failure: "ours" as const, draft: readDraft(await requireForm(args.request), EMPTY_ARTICLE) },
      { status: 500 },
    );
  return contentEditAction(ARTICLE, ARTICLE_RECORDS, articleShape(categories))(args);
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

export default function EditArticle({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  return (
    <ContentEditPage
      kind={ARTICLE}
      id={id}
      screen={loaderData}
      nameOf={({ title }) => title}
      viewOf={(_, { slug }) => ({ to: `/blog/${encodeURIComponent(slug)}` })}
    >
      {({ draft, categories, today, host }, parts) => (
        <ArticleForm saved={draft} problem={actionData} categories={categories} today={today} host={host} {...parts} />
      )}
    </ContentEditPage>
  );
}
