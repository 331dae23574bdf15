import { useFetcher } from "react-router";
import type { InquiryRow } from "#app/features/inquiries/queries.server";
import { ChoiceMenu, CUSTOMERS_PATH } from "#app/pages/admin/customers/choice-menu";
import { CATEGORY_OPTIONS } from "#app/pages/admin/customers/options";
import { GuestCell } from "#app/pages/admin/customers/guest-cell";
import { StatusMenu } from "#app/pages/admin/customers/status-menu";
import { messageView } from "#app/pages/admin/customers/views/message";
import { RelativeTime } from "#app/ui/office/relative-time";

interface MessageTableProps {
  rows: readonly InquiryRow[];
  now: Date;
  isNewRow: (received: Date) => boolean;
  onOpen: (row: InquiryRow) => void;
}

/** What visitors wrote, in one list. A message is read once somebody has clicked on it. */
export function MessageTable({ rows, ...props }: MessageTableProps) {
  return (
    <table className="office-table request-table message-table">
      <caption className="visually-hidden">General inquiries</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Category</th>
          <th scope="col">Message</th>
          <th scope="col">Received</th>
          <th scope="col">Status</th>
          <th scope="col">
            <span className="visually-hidden">Details</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MessageRow key={row.id} row={row} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function MessageRow({ row, now, isNewRow, onOpen }: { row: InquiryRow } & Omit<MessageTableProps, "rows">) {
  const fetcher = useFetcher({ key: `read-${row.id}` });
  const isUnread = !row.read && fetcher.state === "idle";
  function markRead() {
    if (isUnread)
      void fetcher.submit(
        { kind: "general", intent: "read", id: row.id, read: "true" },
        { method: "post", action: CUSTOMERS_PATH },
      );
  }
  return (
    // The button inside does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr data-unread={isUnread || undefined} data-fresh={isNewRow(row.created_at) || undefined} onClick={markRead}>
      <td className="request-guest">
        {isUnread && <span className="visually-hidden">Unread: </span>}
        <GuestCell name={row.name} email={row.email} />
      </td>
      <td className="message-category">
        <ChoiceMenu
          section="general"
          id={row.id}
          field="category"
          value={row.category}
          options={CATEGORY_OPTIONS}
          person={row.name}
        />
        {(row.topic !== "General Inquiry" || row.category !== "General") && <small>{row.topic}</small>}
      </td>
      <td className="request-message" dir="auto">
        <span lang={row.language}>{row.message}</span>
      </td>
      <td className="request-received">
        <RelativeTime at={row.created_at} now={now} />
      </td>
      <td className="request-status">
        <StatusMenu view={messageView(row)} />
      </td>
      <td className="request-details">
        <button type="button" className="small-button" onClick={() => onOpen(row)}>
          View Details
          <span className="visually-hidden">{` of ${row.name}`}</span>
        </button>
      </td>
    </tr>
  );
}
