import { Link } from "react-router";
import type { ChangeSummary } from "#app/features/history/queries.server";
import type { RecordedRoom } from "#app/features/history/schema";
import { fieldName } from "#app/ui/office/form/field-name";
import { RelativeTime } from "#app/ui/office/relative-time";
import { ADMIN_PREFIX } from "#app/urls";

/** Who did what to this item, at the side of its form. */
export function ItemHistory({ room, id, history }: { room: RecordedRoom; id: string; history: ChangeSummary[] }) {
  return (
    <section className="office-card item-history">
      <h2>History</h2>
      {history.length === 0 && <p>Nothing was changed since it came with the site.</p>}
      <ol>
        {history.map((note) => (
          <li key={note.id}>
            <b>{note.user_name}</b>
            <span>{describe(note)}</span>
            <RelativeTime at={note.created_at} />
          </li>
        ))}
      </ol>
      {history.length > 0 && (
        <Link className="text-link" to={`${ADMIN_PREFIX}/history?${new URLSearchParams({ room, item: id })}`}>
          All changes
        </Link>
      )}
    </section>
  );
}

const NAMED = 2;

function describe({ action, fields }: ChangeSummary): string {
  if (fields.length === 0) return action;
  const named = fields.slice(0, NAMED).map(fieldName).join("; ");
  const others = fields.length - NAMED;
  return `${action} ${named}${others > 0 ? ` and ${others} more` : ""}`;
}
