import { X } from "lucide-react";
import { data, useFetcher } from "react-router";
import { removeSubscriber } from "#app/features/alerts/mutations.server";
import {
  countSubscriptions,
  listSubscribers,
  SUBSCRIBERS_PAGE_SIZE,
  type SubscriberRow,
} from "#app/features/alerts/queries.server";
import { UNSTARTED_DAYS } from "#app/features/alerts/schema";
import { staffContext } from "#app/features/auth/context.server";
import { requireForm, textFields, textParam } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { DataTable, type Column } from "#app/ui/office/data-table/data-table";
import { readPage } from "#app/ui/office/data-table/view-params";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { toastOutcome } from "#app/ui/office/outcome-toast";
import { RelativeTime } from "#app/ui/office/relative-time";
import type { Route } from "./+types/alerts.route";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [{ rows, ...paged }, counts] = await Promise.all([
    listSubscribers(db, textParam(url.searchParams, "search"), readPage(url.searchParams)),
    countSubscriptions(db),
  ]);
  return { rows, paged, counts, pageSize: SUBSCRIBERS_PAGE_SIZE };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const { intent, id = "" } = textFields(await requireForm(request));
  if (intent !== "remove") return data({ ok: false }, { status: 400 });
  return removeSubscriber(db, context.get(staffContext), id);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return toastOutcome(serverAction, {
    success: "Removed: it is written to no more",
    failure: "Failed to remove. Please try again.",
  });
}

const COLUMNS: readonly Column<SubscriberRow>[] = [
  { key: "email", name: "Mailbox", cell: (subscriber) => <bdi dir="ltr">{subscriber.email}</bdi> },
  { key: "alerts", name: "Alerts", phonePlacement: "line", cell: ({ alerts }) => `${alerts}` },
  { key: "watched", name: "Prices watched", phonePlacement: "line", cell: ({ watched }) => `${watched}` },
  { key: "language", name: "Language", phonePlacement: "line", cell: ({ language }) => language },
  {
    key: "sent",
    name: "Last message",
    phonePlacement: "line",
    cell: ({ last_sent_at }) =>
      last_sent_at ? (
        <span className="no-wrap">
          <RelativeTime at={last_sent_at} />
        </span>
      ) : (
        "None yet"
      ),
  },
  { key: "remove", name: "Remove", cell: (subscriber) => <RemoveButton subscriber={subscriber} /> },
];

function RemoveButton({ subscriber: { id, email } }: { subscriber: SubscriberRow }) {
  const fetcher = useFetcher({ key: `subscriber-${id}` });
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value="remove"
        className="small-button"
        disabled={fetcher.state !== "idle"}
        aria-label={`Remove ${email}`}
      >
        <X aria-hidden />
        Remove
      </button>
    </fetcher.Form>
  );
}

export default function Alerts({ loaderData }: Route.ComponentProps) {
  const { rows, paged, counts, pageSize } = loaderData;
  const waiting = counts.alertsWaiting + counts.watchedWaiting;
  return (
    <div className="office-page">
      <title>Alerts · Staff</title>
      <div className="office-head">
        <div>
          <h1>Alerts</h1>
          <p>{`Who is told of new and cheaper properties. What nobody starts within ${UNSTARTED_DAYS} days goes by itself. The hour is set under Settings, Guests.`}</p>
        </div>
      </div>
      <dl className="office-card alert-counts">
        <Count name="Mailboxes" n={counts.mailboxes} />
        <Count name="Alerts running" n={counts.alerts} />
        <Count name="Prices watched" n={counts.watched} />
        <Count name="Not started yet" n={waiting} />
      </dl>
      <div className="office-card">
        <DataTable
          caption="Mailboxes, newest first"
          columns={COLUMNS}
          rows={rows}
          paged={paged}
          fixedSize={pageSize}
          nameOf={({ email }) => email}
          search={{ label: "Search mailboxes", placeholder: "Search by address" }}
          empty="Nobody has asked to be told yet"
        />
      </div>
    </div>
  );
}

function Count({ name, n }: { name: string; n: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{n.toLocaleString("en")}</dd>
    </div>
  );
}
