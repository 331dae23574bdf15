import { useEffect } from "react";
import { LoadFailure } from "#app/ui/office/load-failure";
import { showToast } from "#app/ui/toasts";

/** Placeholder for a list that failed to load, plus a toast. */
export function ListFailure({ text }: { text: string }) {
  useEffect(() => showToast("error", text), [text]);
  return <LoadFailure text={text} />;
}
