import { Trash2 } from "lucide-react";
import { Link } from "react-router";
import { addressOfItem, ROOM_NAMES } from "#app/features/history/office/room-names";
import { listActors, listChanges, type Change } from "#app/features/history/queries.server";
import { RECORDED_ROOMS } from "#app/features/history/schema";
import { textParam } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { RelativeTime } from "#app/ui/office/relative-time";
import { readPage } from "#app/ui/office/data-table/view-params";
import { DataTable, type Column } from "#app/ui/office/data-table/data-table";
import { TextDiff } from "#app/ui/office/text-diff";
import { fieldName } from "#app/ui/office/form/field-name";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/history.route";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const asked = url.searchParams;
  const filters = {
    room: RECORDED_ROOMS.find((room) => room === asked.get("room")) ?? ("" as const),
    item: textParam(asked, "item"),
    user: textParam(asked, "user"),
  };
  const [{ rows, ...paged }, people] = await Promise.all([listChanges(db, filters, readPage(asked)), listActors(db)]);
  return { rows, paged, people, isOneItem: filters.item !== "" };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

const ROOMS = RECORDED_ROOMS.map((room) => ({ value: room, name: ROOM_NAMES[room] }));

const COLUMNS: readonly Column<Change>[] = [
  { key: "what", name: "What", cell: (change) => <What change={change} /> },
  { key: "room", name: "Where", phonePlacement: "line", cell: ({ room }) => ROOM_NAMES[room] },
  { key: "who", name: "Who", phonePlacement: "line", cell: ({ user_name }) => <bdi>{user_name}</bdi> },
  {
    key: "when",
    name: "When",
    phonePlacement: "line",
    cell: ({ created_at }) => (
      <span className="no-wrap">
        <RelativeTime at={created_at} />
      </span>
    ),
  },
];

export default function History({ loaderData }: Route.ComponentProps) {
  const { rows, paged, people, isOneItem } = loaderData;
  return (
    <div className="office-page">
      <title>History · Staff</title>
      <div className="office-head">
        <div>
          <h1>History</h1>
          <p>
            {isOneItem ? (
              <>
                Everything done to one item. <Link to={`${ADMIN_PREFIX}/history`}>Show all</Link>
              </>
            ) : (
              "Who did what, newest first."
            )}
          </p>
        </div>
        <Link className="button button-secondary" to={`${ADMIN_PREFIX}/bin`}>
          <Trash2 aria-hidden />
          Bin
        </Link>
      </div>
      <div className="office-card">
        <DataTable
          caption="Who did what, newest first"
          columns={COLUMNS}
          rows={rows}
          paged={paged}
          fixedSize={25}
          nameOf={({ item_name, action }) => item_name ?? action}
          filters={[
            { name: "room", label: "Where", options: ROOMS },
            { name: "user", label: "Who", options: people.map(({ id, name }) => ({ value: id, name })) },
          ]}
        />
      </div>
    </div>
  );
}

function What({ change }: { change: Change }) {
  const { action, room, item_id, item_name, fields } = change;
  const address =
    item_id && item_name && action !== "deleted" && action !== "removed"
      ? addressOfItem(room, item_id, item_name)
      : null;
  const changed = Object.entries(fields);
  return (
    <div className="change">
      <p>
        <span className="change-action" data-action={action}>
          {action}
        </span>{" "}
        {item_name && <b dir="auto">{address ? <Link to={address}>{item_name}</Link> : item_name}</b>}
      </p>
      {changed.length > 0 && (
        <details>
          <summary>
            {changed.length > 3 ? `${changed.length} fields` : changed.map(([name]) => fieldName(name)).join("; ")}
          </summary>
          {changed.map(([name, { from, to }]) => (
            <div key={name}>
              <h2>{fieldName(name)}</h2>
              <TextDiff from={from} to={to} />
            </div>
          ))}
        </details>
      )}
    </div>
  );
}
