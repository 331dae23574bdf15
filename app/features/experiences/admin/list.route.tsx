import { Plus } from "lucide-react";
import { data, Link, useFetchers, useSubmit } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { ExperienceTable } from "#app/features/experiences/admin/table";
import { EXPERIENCE_RECORDS } from "#app/features/experiences/mutations.server";
import { deleteRecord } from "#app/features/history/mutations.server";
import { listCategories, listForOffice } from "#app/features/experiences/queries.server";
import { categoriesInUse } from "#app/features/experiences/rules";
import { EXPERIENCE_CATEGORIES } from "#app/features/experiences/schema";
import { attempt } from "#app/ui/office/attempt";
import { FilterBar } from "#app/ui/office/filter-bar";
import { readPage, TableFoot, useIsReloading } from "#app/ui/office/table-foot";
import { textsOf } from "#app/platform/http/form";
import { searchText } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { keepLastRead } from "#app/ui/office/keep-last-read";
import { showToast } from "#app/ui/toasts";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/list.route";

const LIST = `${ADMIN_PREFIX}/experiences`;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const search = searchText(url.searchParams, "search");
  const category = searchText(url.searchParams, "category");
  const [{ rows, ...counts }, inUse] = await Promise.all([
    listForOffice(db, { search, category, page: readPage(url.searchParams) }),
    listCategories(db),
  ]);
  return {
    ...counts,
    rows: rows.map(({ images, ...row }) => ({ ...row, image: images[0] ?? null })),
    filters: { search, category },
    categories: categoriesInUse([...EXPERIENCE_CATEGORIES.map(({ name }) => name), ...inUse]),
  };
}

/** The answer is a success to HTTP even when the row was gone already, so that the list is read anew. */
export const clientLoader = keepLastRead<Awaited<ReturnType<typeof loader>>>();

export async function action({ request, context }: Route.ActionArgs) {
  const { intent, id = "" } = textsOf(await request.formData());
  if (intent !== "delete") return data({ ok: false }, { status: 400 });
  return deleteRecord(context.get(servicesContext).db, context.get(staffContext), EXPERIENCE_RECORDS, id);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result = await attempt(serverAction);
  if (result?.ok) showToast("success", "Experience deleted successfully");
  else showToast("error", "Failed to delete experience");
  return result ?? data({ ok: false }, { status: 503 });
}

export default function ExperienceList({ loaderData }: Route.ComponentProps) {
  const { rows, total, all, page, pages, filters, categories } = loaderData;
  const submit = useSubmit();
  const beingDeleted = useFetchers().map(({ formData }) => formData?.get("id"));

  function askAndDelete(id: string) {
    if (!window.confirm("Are you sure you want to delete this experience?")) return;
    void submit({ intent: "delete", id }, { method: "post", navigate: false, fetcherKey: `delete-${id}` });
  }

  return (
    <div className="office-page">
      <title>Experiences · Staff</title>
      <div className="office-head">
        <div>
          <h1>Experiences</h1>
          <p>{all === 1 ? "1 experience" : `${all} experiences`}</p>
        </div>
        <Link className="button button-primary" to={`${LIST}/new`}>
          <Plus aria-hidden />
          Add Experience
        </Link>
      </div>
      <div className="office-card">
        <FilterBar
          path={LIST}
          search={{ name: "search", value: filters.search, label: "Search experiences", placeholder: "Search title or description" }}
          choice={{ name: "category", value: filters.category, label: "Category", options: categories.map((name) => ({ name, value: name })) }}
        />
        <div className="table-area" aria-busy={useIsReloading()}>
          <ExperienceTable rows={rows.filter(({ id }) => !beingDeleted.includes(id))} onDelete={askAndDelete} />
        </div>
        <TableFoot shown={rows.length} total={total} page={page} pages={pages} />
      </div>
    </div>
  );
}
