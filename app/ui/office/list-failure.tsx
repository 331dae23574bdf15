import { useEffect } from "react";
import { LoadFailure } from "#app/ui/office/load-failure";
import { showToast } from "#app/ui/toasts";

/** Stands in a card whose list could not be read; the others stay usable. */
export function ListFailure({ text }: { text: string }) {
  useEffect(() => showToast("error", text), [text]);
  return <LoadFailure text={text} />;
}
