import { ClashMark } from "#app/pages/admin/customers/clash-mark";
import { GuestCell } from "#app/pages/admin/customers/guest-cell";
import { StatusMenu } from "#app/pages/admin/customers/status-menu";
import type { RequestView } from "#app/pages/admin/customers/view";
import { Age } from "#app/ui/office/age";

interface RequestTableProps {
  caption: string;
  /** What the visitors are called, and what they ask about. */
  names: { person: string; listing: string };
  views: readonly RequestView[];
  now: Date;
  isFresh: (received: Date) => boolean;
  onOpen: (view: RequestView) => void;
}

/** Requests about something: bookings, and questions about a property. */
export function RequestTable({ caption, names, views, now, isFresh, onOpen }: RequestTableProps) {
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
          <tr key={view.id} data-fresh={isFresh(view.received) || undefined}>
            <td className="request-guest">
              <GuestCell name={view.person} email={view.email} />
            </td>
            <td className="request-listing" dir="auto">
              {view.listing?.name}
              <ClashMark clashes={view.clashes} />
            </td>
            {view.cells.map(({ name, text }) => (
              <td key={name} className={name === "Message" ? "request-message" : "request-fact"} dir="auto">
                {name === "Message" ? <span lang={view.language}>{text}</span> : text}
              </td>
            ))}
            <td className="request-received">
              {view.section !== "property" && <span className="narrow-only request-summary">{view.summary}</span>}
              <Age at={view.received} now={now} />
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
