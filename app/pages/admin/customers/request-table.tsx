import { Link } from "react-router";
import { planProgress, type PlanOfItem } from "#app/features/cases/plan-progress";
import { casePath } from "#app/features/guests/inbox/filters";
import { OverlapBadge } from "#app/pages/admin/customers/overlap-badge";
import { GuestCell } from "#app/pages/admin/customers/guest-cell";
import { StatusMenu } from "#app/pages/admin/customers/status-menu";
import type { RequestView } from "#app/pages/admin/customers/view";
import { RelativeTime } from "#app/ui/office/relative-time";

interface RequestTableProps {
  caption: string;
  /** What the visitors are called, and what they ask about. */
  names: { person: string; listing: string };
  views: readonly RequestView[];
  now: Date;
  isNewRow: (received: Date) => boolean;
  onOpen: (view: RequestView) => void;
}

/** Requests about something: bookings, and questions about a property. */
export function RequestTable({ caption, names, views, now, isNewRow, onOpen }: RequestTableProps) {
  const [first] = views;
  const hasStatus = first?.status != null;
  const columns = 4 + (first?.cells.length ?? 0) + (hasStatus ? 1 : 0);
  return (
    <table className="office-table request-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{names.person}</th>
          <th scope="col">{names.listing}</th>
          {first?.cells.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Received</th>
          {hasStatus && <th scope="col">Status</th>}
          <th scope="col">
            <span className="visually-hidden">Details</span>
          </th>
        </tr>
      </thead>
      {groupByPlan(views).map(({ key, plan, rows }) => (
        <tbody key={key} data-plan={plan ? "" : undefined}>
          {plan && (
            <tr className="plan-row">
              <th colSpan={columns} scope="rowgroup">
                <Link className="text-link" to={casePath(plan.caseId)}>{`Trip plan ${plan.reference}`}</Link>
                <span className="state">{planProgress(plan.statuses)}</span>
              </th>
            </tr>
          )}
          {rows.map((view) => (
            <tr key={view.id} data-fresh={isNewRow(view.received) || undefined}>
              <td className="request-guest">
                <GuestCell name={view.person} email={view.email} />
                {view.assignee && (
                  <small className="request-for">
                    For <bdi>{view.assignee}</bdi>
                  </small>
                )}
              </td>
              <td className="request-listing" dir="auto">
                {view.listing?.name}
                <OverlapBadge clashes={view.clashes} isOverbooked={view.isOverbooked} />
              </td>
              {view.cells.map(({ name, text }) => (
                <td key={name} className={name === "Message" ? "request-message" : "request-fact"} dir="auto">
                  {name === "Message" ? <span lang={view.language}>{text}</span> : text}
                </td>
              ))}
              <td className="request-received">
                {view.section !== "property" && <span className="narrow-only request-summary">{view.summary}</span>}
                <RelativeTime at={view.received} now={now} />
              </td>
              {hasStatus && (
                <td className="request-status">
                  <StatusMenu view={view} />
                </td>
              )}
              <td className="request-details">
                <button type="button" className="small-button" onClick={() => onOpen(view)}>
                  View Details
                  <span className="visually-hidden">{` of ${view.person}`}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Neighbours of one trip plan stand under its name: they came in together, so in the order of arrival all of them do. */
function groupByPlan(views: readonly RequestView[]) {
  const groups: { key: string; plan: (PlanOfItem & { caseId: string }) | null; rows: RequestView[] }[] = [];
  for (const view of views) {
    const { id: caseId, plan } = view.conversation;
    const last = groups.at(-1);
    if (last && last.plan?.caseId === (plan ? caseId : undefined)) last.rows.push(view);
    else groups.push({ key: view.id, plan: plan && { ...plan, caseId }, rows: [view] });
  }
  return groups;
}
