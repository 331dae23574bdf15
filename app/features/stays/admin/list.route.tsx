import { Plus } from "lucide-react";
import { data, Link } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { deleteRecord } from "#app/features/history/mutations.server";
import { STAY_COLUMNS } from "#app/features/stays/admin/columns";
import { typeName } from "#app/features/stays/office/type-name";
import { STAY_RECORDS } from "#app/features/stays/mutations.server";
import { listStaysForOffice, type StayCard } from "#app/features/stays/queries.server";
import { STAY_TYPES } from "#app/features/stays/schema";
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

const LIST = `${ADMIN_PREFIX}/stays`;
const LOAD_FAILURE = "Failed to load stays";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  try {
    return { rows: await listStaysForOffice(db) };
  } catch (error) {
    log.error({ err: error }, "could not read the stays");
    return data({ rows: null }, { status: 500 });
  }
}

export const clientLoader = officeLoader<{ rows: StayCard[] | null }>({
  failure: LOAD_FAILURE,
  isComplete: ({ rows }) => rows !== null,
});

export const shouldRevalidate = revalidateUnlessQuery;

/** The answer is a success to HTTP even when the row was gone already, so that the list is read anew. */
export async function action({ request, context }: Route.ActionArgs) {
  const { intent, id = "" } = textFields(await requireForm(request));
  if (intent !== "delete") return data({ ok: false }, { status: 400 });
  return deleteRecord(context.get(servicesContext).db, context.get(staffContext), STAY_RECORDS, id);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return toastOutcome(serverAction, {
    success: "Stay deleted successfully",
    failure: "Failed to delete stay",
    gone: "This stay is gone already",
  });
}

export default function StayList({ loaderData: { rows } }: Route.ComponentProps) {
  const formAddress = useFormPath();
  return (
    <div className="office-page">
      <title>Stays · Staff</title>
      <div className="office-head">
        <div>
          <h1>Stays</h1>
          {rows && <p>{rows.length === 1 ? "1 stay" : `${rows.length} stays`}</p>}
        </div>
        <Link className="button button-primary" to={formAddress(`${LIST}/new`)}>
          <Plus aria-hidden />
          Add Stay
        </Link>
      </div>
      <div className="office-card">{rows ? <StayTable rows={rows} /> : <ListFailure text={LOAD_FAILURE} />}</div>
    </div>
  );
}

function StayTable({ rows }: { rows: StayCard[] }) {
  const { leaving, askAndDelete } = useConfirmedDelete("Are you sure you want to delete this stay?");
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
      deletingIds={leaving}
      actions={({ id, slug }) => [
        viewAction(`/stays/${slug}`),
        editAction(`${LIST}/${id}/edit`),
        deleteAction(() => askAndDelete(id)),
      ]}
    />
  );
}
