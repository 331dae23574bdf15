import { Plus } from "lucide-react";
import { data, Link } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
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
import { deleteRecord } from "#app/features/history/mutations.server";
import { readPage, readSort } from "#app/ui/office/data-table/view-params";
import { DataTable } from "#app/ui/office/data-table/data-table";
import { deleteAction, editAction, viewAction } from "#app/ui/office/data-table/row-actions";
import { useConfirmedDelete } from "#app/ui/office/data-table/use-confirmed-delete";
import { useFormPath } from "#app/ui/office/form/return-path";
import { ListFailure } from "#app/ui/office/list-failure";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { toastOutcome } from "#app/ui/office/outcome-toast";
import type { Db } from "#app/platform/db/db.server";
import { formatCappedCount, MAX_STORED_COUNT } from "#app/platform/db/capped-count";
import { requireForm, textParam, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/list.route";

const LIST = `${ADMIN_PREFIX}/experiences`;
const LOAD_FAILURE = "Failed to load experiences";

type ReadList = Awaited<ReturnType<typeof readList>>;
interface Screen {
  /** Null when it could not be read. */
  list: ReadList | null;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  try {
    return data<Screen>({ list: await readList(db, url) });
  } catch (error) {
    log.error({ err: error }, "could not read the experiences");
    return data<Screen>({ list: null }, { status: 500 });
  }
}

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

export const clientLoader = officeLoader<Screen>({ failure: LOAD_FAILURE, isComplete: ({ list }) => list !== null });

/** The answer is a success to HTTP even when the row was gone already, so that the list is read anew. */
export async function action({ request, context }: Route.ActionArgs) {
  const { intent, id = "" } = textFields(await requireForm(request));
  if (intent !== "delete") return data({ ok: false }, { status: 400 });
  return deleteRecord(context.get(servicesContext).db, context.get(staffContext), EXPERIENCE_RECORDS, id);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return toastOutcome(serverAction, {
    success: "Experience deleted successfully",
    failure: "Failed to delete experience",
    gone: "This experience is gone already",
  });
}

export default function ExperienceList({ loaderData: { list } }: Route.ComponentProps) {
  const formAddress = useFormPath();
  return (
    <div className="office-page">
      <title>Experiences · Staff</title>
      <div className="office-head">
        <div>
          <h1>Experiences</h1>
          {list && (
            <p>{list.all === 1 ? "1 experience" : `${formatCappedCount(list.all, MAX_STORED_COUNT)} experiences`}</p>
          )}
        </div>
        <Link className="button button-primary" to={formAddress(`${LIST}/new`)}>
          <Plus aria-hidden />
          Add Experience
        </Link>
      </div>
      <div className="office-card">{list ? <ExperienceTable {...list} /> : <ListFailure text={LOAD_FAILURE} />}</div>
    </div>
  );
}

function ExperienceTable({ rows, paged, size, categories }: ReadList) {
  const { leaving, askAndDelete } = useConfirmedDelete("Are you sure you want to delete this experience?");
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
      deletingIds={leaving}
      actions={({ id }) => [
        viewAction(`/experiences/${id}`),
        editAction(`${LIST}/${id}/edit`),
        deleteAction(() => askAndDelete(id)),
      ]}
    />
  );
}
