import { Link, useLocation } from "react-router";

/** Stands where something could not be read. */
export function LoadFailure({ text }: { text: string }) {
  return (
    <div className="card-empty">
      <p>{text}</p>
      <Link className="button button-secondary" to={useLocation()} replace preventScrollReset>
        Try again
      </Link>
    </div>
  );
}
