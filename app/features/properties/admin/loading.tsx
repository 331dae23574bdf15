import { LoaderCircle } from "lucide-react";
import { useNavigation } from "react-router";
import { useReadFailure } from "#app/ui/office/loading/read-failure";

/** Whether somebody has asked for a property's form and waits for it. While it cannot be read, the list stays. */
export function useIsOpening(): boolean {
  const { location } = useNavigation();
  const trouble = useReadFailure();
  return !trouble && /\/properties\/[^/]+\/edit$/.test(location?.pathname ?? "");
}

/** Stands where the form will be, until the property has been read. */
export function PropertyLoading() {
  return (
    <div className="office-page">
      <title>Edit Property · Staff</title>
      <div className="office-head">
        <h1>Edit Property</h1>
      </div>
      <output className="form-loading">
        <LoaderCircle aria-hidden />
        Loading the property…
      </output>
    </div>
  );
}
