import { Link, useLocation } from "react-router";
import { FormHead } from "#app/ui/office/form/form-head";

/** Stands in the place of a form whose item could not be read. */
export function UnreadForm({ list, heading, text }: { list: { name: string; to: string }; heading: string; text: string }) {
  return (
    <div className="office-page">
      <FormHead list={list} item={null} isUnread heading={heading} />
      <div className="office-card">
        <div className="card-empty">
          <p>{text}</p>
          {/* A form is not read again while it stays where it is: only the whole page is. */}
          <Link className="button button-secondary" to={useLocation()} reloadDocument replace>
            Try again
          </Link>
        </div>
      </div>
    </div>
  );
}
