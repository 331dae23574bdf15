import { Link, useLocation } from "react-router";
import { FormHeader } from "#app/ui/office/form/form-header";

/** Shown instead of a form whose record failed to load. */
export function FormLoadFailure({
  list,
  heading,
  text,
}: {
  list: { name: string; to: string };
  heading: string;
  text: string;
}) {
  return (
    <div className="office-page">
      <FormHeader list={list} item={null} isLoadFailed heading={heading} />
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
