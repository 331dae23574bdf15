import { Link } from "react-router";
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
      <tbody>
        {views.map((view) => (
          <tr key={view.id} data-fresh={isNewRow(view.received) || undefined}>
            <td className="request-guest">
              <GuestCell name={view.person} email={view.email} />
              {view.assignee && (
                <small className="request-for">
                  For <bdi>{view.assignee}</bdi>
                </small>
              )}
              {view.conversation.plan && (
                <small className="request-for">
                  <Link className="text-link" to={casePath(view.conversation.id)}>
                    {`Trip plan ${view.conversation.plan}`}
                  </Link>
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
    </table>
  );
}
