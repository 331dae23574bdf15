import { ChevronRight, Eye } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { useOpenedFrom } from "#app/ui/office/form/opened-from";

interface FormHeadProps {
  list: { name: string; to: string };
  /** The item's name as it is stored; none for a new one, and none for one that could not be read. */
  item: string | null;
  isUnread?: boolean;
  heading: string;
  /** Its public page, or why it has none now. A new item has neither. */
  view?: { to: string } | { reason: string };
}

export function FormHead({ list, item, isUnread = false, heading, view }: FormHeadProps) {
  const from = useOpenedFrom();
  const listTo = from?.split(/[?#]/)[0] === list.to ? from : list.to;
  return (
    <div className="office-head">
      <title>{`${heading} · Staff`}</title>
      <div>
        <nav className="breadcrumb" aria-label="Breadcrumb">
          <Link to={listTo}>{list.name}</Link>
          <ChevronRight aria-hidden />
          <bdi>{item ?? (isUnread ? heading : "New")}</bdi>
        </nav>
        <h1>{heading}</h1>
      </div>
      {view && ("to" in view ? <ViewLink to={view.to} /> : <NoView reason={view.reason} />)}
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

function NoView({ reason }: { reason: string }) {
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
