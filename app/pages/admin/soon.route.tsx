import { ArrowLeft, Hammer } from "lucide-react";
import { Link, useLocation } from "react-router";
import { ADMIN_PREFIX } from "#app/urls";

/** Stands in every room of the office that is not built yet. */
export default function Soon() {
  const segment = useLocation().pathname.split("/").findLast(Boolean) ?? "";
  const name = segment.charAt(0).toUpperCase() + segment.slice(1);
  return (
    <div className="office-page office-empty">
      <title>{`${name} · Staff`}</title>
      <span className="office-empty-icon">
        <Hammer aria-hidden />
      </span>
      <h1>{name}</h1>
      <p>This room is not built yet. It comes with one of the next releases.</p>
      <Link className="button button-secondary" to={ADMIN_PREFIX}>
        <ArrowLeft aria-hidden />
        Back to the dashboard
      </Link>
    </div>
  );
}
