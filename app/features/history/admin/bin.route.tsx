import { RotateCcw, Trash2 } from "lucide-react";
import { data, useFetchers, useSubmit } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { ROOM_NAMES } from "#app/features/history/office/room-names";
import { deletePermanently, restoreRecord } from "#app/features/history/mutations.server";
import { listBin } from "#app/features/history/queries.server";
import { BIN_DAYS } from "#app/features/history/schema";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { RelativeTime } from "#app/ui/office/relative-time";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { readPage } from "#app/ui/office/data-table/view-params";
import { DataTable, type Column } from "#app/ui/office/data-table/data-table";
import { NameCell } from "#app/ui/office/data-table/name-cell";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { showToast } from "#app/ui/toasts";
import type { Route } from "./+types/bin.route";

const DAY_MS = 24 * 60 * 60 * 1000;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { rows, ...paged } = await listBin(context.get(servicesContext).db, readPage(url.searchParams));
  const now = Date.now();
  return {
    rows: rows.map((row) => ({
      ...row,
      daysLeft: Math.max(0, BIN_DAYS - Math.floor((now - row.created_at.getTime()) / DAY_MS)),
    })),
    paged,
  };
}
type BinRow = Awaited<ReturnType<typeof loader>>["rows"][number];

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const { intent, id = "" } = textFields(await requireForm(request));
  if (intent === "restore") return { intent, ...(await restoreRecord(db, staff, id)) };
  if (intent === "remove") return { intent, ...(await deletePermanently(db, staff, id)) };
  return data({ intent: null, ok: false }, { status: 400 });
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const { intent } = textFields(await request.clone().formData());
  const result = await attemptWrite(serverAction);
  const [kind, text] = describe(intent, result);
  showToast(kind, text);
  return result ?? data({ intent: null, ok: false }, { status: 503 });
}

function describe(
  intent: string | undefined,
  result: { ok: boolean; reason?: string; name?: string } | null,
): ["success" | "info" | "error", string] {
  if (result?.reason === "missing") return ["info", "It is not in the bin any more"];
  if (intent === "remove") return result?.ok ? ["success", "Removed for good"] : ["error", "Failed to remove it"];
  if (result?.ok) return ["success", `${result.name} is back`];
  if (result?.reason === "taken")
    return ["error", "Another item has its address by now. Change that one first, then restore."];
  return ["error", "Failed to restore it"];
}

const COLUMNS: readonly Column<BinRow>[] = [
  { key: "name", name: "Name", cell: ({ item_name }) => <NameCell name={item_name} /> },
  { key: "room", name: "Where", phonePlacement: "line", cell: ({ room }) => ROOM_NAMES[room] },
  { key: "by", name: "Deleted by", phonePlacement: "none", cell: ({ deleted_by }) => <bdi>{deleted_by}</bdi> },
  {
    key: "when",
    name: "Deleted",
    phonePlacement: "line",
    cell: ({ created_at }) => <RelativeTime at={created_at} />,
  },
  {
    key: "left",
    name: "Kept for",
    phonePlacement: "line",
    cell: ({ daysLeft }) => (daysLeft === 1 ? "1 more day" : `${daysLeft} more days`),
  },
];

export default function Bin({ loaderData }: Route.ComponentProps) {
  const { rows, paged } = loaderData;
  const submit = useSubmit();
  const leaving = new Set(
    useFetchers().flatMap(({ formData }) =>
      typeof formData?.get("id") === "string" ? [formData.get("id") as string] : [],
    ),
  );
  const send = (intent: "restore" | "remove", id: string) =>
    void submit({ intent, id }, { method: "post", navigate: false, fetcherKey: `bin-${id}` });
  return (
    <div className="office-page">
      <title>Bin · Staff</title>
      <div className="office-head">
        <div>
          <h1>Bin</h1>
          <p>{`What was deleted can be brought back for ${BIN_DAYS} days, with its pictures and everything that hung on it.`}</p>
        </div>
      </div>
      <div className="office-card">
        <DataTable
          caption="Deleted items, the last one first"
          columns={COLUMNS}
          rows={rows}
          paged={paged}
          fixedSize={25}
          nameOf={({ item_name }) => item_name}
          deletingIds={leaving}
          empty="The bin is empty"
          actions={({ id, item_name }) => [
            { name: "Restore", icon: RotateCcw, onSelect: () => send("restore", id) },
            {
              name: "Remove for good",
              icon: Trash2,
              isDanger: true,
              onSelect: () => {
                if (window.confirm(`Remove “${item_name}” for good? This cannot be undone.`)) send("remove", id);
              },
            },
          ]}
        />
      </div>
    </div>
  );
}
