import { Link } from "react-router";
import type { LatestInquiry } from "#app/features/analytics/dashboard/queries.server";
import { statusName } from "#app/features/inquiries/office/status-name";
import { RelativeTime } from "#app/ui/office/relative-time";
import { ADMIN_PREFIX } from "#app/urls";

const CUSTOMERS_PATH = `${ADMIN_PREFIX}/customers`;

export function LatestInquiries({ inquiries, now }: { inquiries: readonly LatestInquiry[]; now: Date }) {
  return (
    <section className="office-card" aria-labelledby="latest-inquiries">
      <div className="card-head">
        <h2 id="latest-inquiries">Latest inquiries</h2>
        <Link className="text-link" to={CUSTOMERS_PATH}>
          Customers
        </Link>
      </div>
      {inquiries.length === 0 ? (
        <p className="card-empty">Nobody has written yet. Messages appear here by themselves.</p>
      ) : (
        <table className="office-table latest-inquiries">
          <caption className="visually-hidden">Latest inquiries, newest first</caption>
          <thead>
            <tr>
              {["Name", "Category", "Message", "Received", "Status"].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inquiries.map(({ id, name, category, message, language, created_at, status }) => (
              <tr key={id}>
                <td className="inquiry-name">
                  <b dir="auto">{name}</b>
                </td>
                <td className="inquiry-category">{category}</td>
                <td className="inquiry-message" lang={language} dir="auto">
                  <span>{message}</span>
                </td>
                <td className="inquiry-received">
                  <RelativeTime at={created_at} now={now} />
                </td>
                <td className="inquiry-status">
                  <span className="badge status-badge" data-status={status}>
                    {statusName(status)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
