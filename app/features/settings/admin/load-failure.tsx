import { useEffect } from "react";
import { Link } from "react-router";
import { showToast } from "#app/ui/toasts";
import { ADMIN_PREFIX } from "#app/urls";

export const LOAD_FAILURE = "Failed to load settings";

export function LoadFailure() {
  useEffect(() => showToast("error", LOAD_FAILURE), []);
  return (
    <div className="office-card">
      <div className="card-empty">
        <p>{LOAD_FAILURE}</p>
        {/* The screen does not read itself anew while it is open: see shouldRevalidate. */}
        <Link className="button button-secondary" to={`${ADMIN_PREFIX}/settings`} reloadDocument>
          Try again
        </Link>
      </div>
    </div>
  );
}
