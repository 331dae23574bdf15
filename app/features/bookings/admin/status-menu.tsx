import { Check, ChevronDown } from "lucide-react";
import { useFetcher } from "react-router";
import { statusName } from "#app/features/bookings/admin/status-name";
import { BOOKING_STATUSES, isBookingStatus, type BookingStatus } from "#app/features/bookings/schema";
import { Menu } from "#app/ui/office/menu";
import { closeModalAround } from "#app/ui/office/modal";

/**
 * The status of a request, to be set to any other. What was chosen shows at once, and goes back if it could not be saved. Inside
 * the details it closes them: the toast that tells how it went would lie behind.
 */
export function StatusMenu({ id, fullName, status }: { id: string; fullName: string; status: BookingStatus }) {
  const fetcher = useStatusFetcher(id);
  const shown = fetcher.chosen ?? status;
  return (
    <fetcher.Form method="post" onSubmit={closeModalAround}>
      <input type="hidden" name="id" value={id} />
      <Menu
        label={`${statusName(shown)}, status of ${fullName}`}
        className="status-button"
        button={
          <>
            <i className="status-dot" data-status={shown} aria-hidden />
            {statusName(shown)}
            <ChevronDown aria-hidden />
          </>
        }
      >
        {BOOKING_STATUSES.map((option) => (
          <button key={option} type="submit" role="menuitemradio" aria-checked={option === shown} name="status" value={option}>
            <i className="status-dot" data-status={option} aria-hidden />
            {statusName(option)}
            {option === shown && <Check aria-hidden />}
          </button>
        ))}
      </Menu>
    </fetcher.Form>
  );
}

/** One a request, whichever button on the screen sets it. */
export function useStatusFetcher(id: string) {
  const fetcher = useFetcher({ key: `status-${id}` });
  const chosen = fetcher.formData?.get("status");
  return { ...fetcher, chosen: isBookingStatus(chosen) ? chosen : null };
}
