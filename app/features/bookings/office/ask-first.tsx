import { ASK_FIRST } from "#app/features/bookings/office/status-conflicts";

/** In a form that sets a status: what the guest is told of is asked about in a dialog, without scripts on its screen. */
export function AskFirst() {
  return <input type="hidden" name={ASK_FIRST} value="1" />;
}
