import { Link } from "react-router";
import { ADMIN_PREFIX } from "#app/urls";

export function SaveBar(props: { submitLabel: string; isDirty: boolean; isUploading: boolean; isSaving: boolean; onCancel: () => void }) {
  return (
    <div className="save-bar">
      <output>
        {props.isUploading ? (
          "Files are still uploading"
        ) : props.isDirty ? (
          <>
            <i aria-hidden />
            Unsaved changes
          </>
        ) : null}
      </output>
      <Link className="button button-secondary" to={`${ADMIN_PREFIX}/experiences`} onClick={props.onCancel}>
        Cancel
      </Link>
      <button type="submit" className="button button-primary" disabled={props.isSaving || props.isUploading}>
        {props.isSaving ? "Saving..." : props.submitLabel}
      </button>
    </div>
  );
}
