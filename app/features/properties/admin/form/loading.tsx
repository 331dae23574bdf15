import { LoaderCircle } from "lucide-react";

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
