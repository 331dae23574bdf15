import { ChevronRight, Eye } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { useReturnPath } from "#app/ui/office/form/return-path";

interface FormHeaderProps {
  list: { name: string; to: string };
  /** The item's name as it is stored; none for a new one, and none for one that could not be read. */
  item: string | null;
  isLoadFailed?: boolean;
  heading: string;
  /** Its public page, or why it has none now. A new item has neither. */
  view?: { to: string } | { reason: string };
}

export function FormHeader({ list, item, isLoadFailed = false, heading, view }: FormHeaderProps) {
  const from = useReturnPath();
  const listTo = from?.split(/[?#]/)[0] === list.to ? from : list.to;
  return (
    <div className="office-head">
      <title>{`${heading} · Staff`}</title>
      <div>
        <nav className="breadcrumb" aria-label="Breadcrumb">
          <Link to={listTo}>{list.name}</Link>
          <ChevronRight aria-hidden />
          <bdi>{item ?? (isLoadFailed ? heading : "New")}</bdi>
        </nav>
        <h1>{heading}</h1>
      </div>
      {view && ("to" in view ? <ViewLink to={view.to} /> : <ViewUnavailable reason={view.reason} />)}
    </div>
  );
}

function ViewLink({ to }: { to: string }) {
  return (
    <Link className="button button-secondary" to={to} reloadDocument>
      <Eye aria-hidden />
      View
    </Link>
  );
}

function ViewUnavailable({ reason }: { reason: string }) {
  const id = useId();
  return (
    <div className="no-view">
      <small id={id}>{reason}</small>
      <button type="button" className="button button-secondary" disabled aria-describedby={id}>
        <Eye aria-hidden />
        View
      </button>
    </div>
  );
}
