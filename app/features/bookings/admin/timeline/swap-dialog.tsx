import { ArrowLeftRight } from "lucide-react";
import { useFetcher } from "react-router";
import { calendarPath } from "#app/features/bookings/admin/timeline/paths";
import type { MovedBar } from "#app/features/bookings/admin/timeline/use-move";
import { shortSpan } from "#app/features/bookings/timeline/rules";
import { autoFocusRef, closeParentModal, Modal } from "#app/ui/office/modal";

export interface Swap {
  bar: MovedBar;
  other: MovedBar;
  /** Where they stand now, in that order. */
  unitNames: readonly [string, string];
}

/** After a booking was dropped on another of the same days: the two change units by one button. */
export function SwapDialog({ swap: { bar, other, unitNames }, onClose }: { swap: Swap; onClose: () => void }) {
  const { kind, id } = bar.booking;
  const saving = useFetcher({ key: `swap-${id}` });
  const places = [
    { moved: bar, from: unitNames[0], to: unitNames[1] },
    { moved: other, from: unitNames[1], to: unitNames[0] },
  ];
  return (
    <Modal label="Swap units" className="office-dialog mv-dialog" onClose={onClose}>
      <saving.Form method="post" action={calendarPath()} className="mv-form" onSubmit={closeParentModal}>
        <h2>Swap units</h2>
        <input type="hidden" name="intent" value="swap" />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="other" value={other.booking.id} />
        <div className="mv-change">
          {places.map(({ moved, from, to }) => (
            <p key={moved.id} data-new>
              <small>{from}</small>
              <span>
                <bdi>{moved.booking.name}</bdi>
                {`, ${shortSpan(moved.from, moved.to)}`}
              </span>
              <b>{`to ${to}`}</b>
            </p>
          ))}
        </div>
        <p>Days and prices stay as they are, and no mail is sent.</p>
        <div className="mv-foot">
          <button type="button" className="button button-secondary" onClick={closeParentModal}>
            Put back
          </button>
          <button ref={autoFocusRef} type="submit" className="button button-primary">
            <ArrowLeftRight aria-hidden />
            Swap units
          </button>
        </div>
      </saving.Form>
    </Modal>
  );
}
