import { Avatar } from "#app/features/auth/components/avatar";
import { StatusMenu } from "#app/features/bookings/admin/status-menu";
import type { ExperienceInquiryRow } from "#app/features/bookings/queries.server";
import { formatDay } from "#app/platform/dates/dates";
import { Age } from "#app/ui/office/age";

interface RequestTableProps {
  rows: ExperienceInquiryRow[];
  now: Date;
  isFresh: (row: ExperienceInquiryRow) => boolean;
  onOpen: (row: ExperienceInquiryRow) => void;
}

export function RequestTable({ rows, now, isFresh, onOpen }: RequestTableProps) {
  return (
    <table className="office-table request-table">
      <caption className="visually-hidden">Experience booking requests, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Guest</th>
          <th scope="col">Experience</th>
          <th scope="col">Date</th>
          <th scope="col">People</th>
          <th scope="col">Received</th>
          <th scope="col">Status</th>
          <th scope="col">
            <span className="visually-hidden">Details</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={7} className="table-empty">
              No data found
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <tr key={row.id} data-fresh={isFresh(row) || undefined}>
            <td className="request-guest">
              <span className="guest">
                <Avatar name={row.full_name} />
                <span>
                  <b>{row.full_name}</b>
                  <small>{row.email}</small>
                </span>
              </span>
            </td>
            <td className="request-experience">{row.experience_title}</td>
            <td className="request-date">{formatDay(row.date, "en", "short")}</td>
            <td className="request-people">
              {row.participants}
              <span className="narrow-only">{row.participants === 1 ? " person" : " people"}</span>
            </td>
            <td className="request-received">
              <Age at={row.created_at} now={now} />
            </td>
            <td className="request-status">
              <StatusMenu id={row.id} fullName={row.full_name} status={row.status} />
            </td>
            <td className="request-details">
              <button type="button" className="small-button" onClick={() => onOpen(row)}>
                View Details
                <span className="visually-hidden">{` of ${row.full_name}`}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
