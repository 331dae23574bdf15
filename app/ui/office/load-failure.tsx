import { Link, useLocation } from "react-router";

/** Placeholder with a retry link, for data that failed to load. */
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
