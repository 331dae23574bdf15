import { Link } from "react-router";

interface SaveBarProps {
  submitLabel: string;
  /** Where Cancel leads. */
  cancelTo: string;
  isDirty: boolean;
  isSaving: boolean;
  /** What is under way. */
  note: string | null;
  /** Why saving has to wait, if it has. */
  blockedReason: string | null;
}

export function SaveBar(props: SaveBarProps) {
  return (
    <div className="save-bar">
      <output>
        {props.blockedReason ??
          props.note ??
          (props.isDirty ? (
            <>
              <i aria-hidden />
              Unsaved changes
            </>
          ) : null)}
      </output>
      <Link className="button button-secondary" to={props.cancelTo}>
        Cancel
      </Link>
      <button type="submit" className="button button-primary" disabled={props.isSaving || props.blockedReason !== null}>
        {props.isSaving ? "Saving..." : props.submitLabel}
      </button>
    </div>
  );
}
