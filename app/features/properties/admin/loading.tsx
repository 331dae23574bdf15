import { LoaderCircle } from "lucide-react";
import { useNavigation } from "react-router";

/** Whether somebody has asked for a property's form and waits for it. */
export function useIsOpening(): boolean {
  return /\/properties\/[^/]+\/edit$/.test(useNavigation().location?.pathname ?? "");
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
