import { useEffect } from "react";
import { useFetcher } from "react-router";
import { MoveFields, type MoveRead } from "#app/features/bookings/admin/timeline/move-form";
import { calendarPath, movePath } from "#app/features/bookings/admin/timeline/paths";
import type { Hand } from "#app/features/bookings/admin/timeline/use-move";
import { autoFocusRef, closeParentModal, Modal } from "#app/ui/office/modal";

/** After a drop: old and new days, unit and price, saved by one button. Nothing is stored before. */
export function MoveDialog({ hand, onClose }: { hand: Hand; onClose: () => void }) {
  const preview = useFetcher<MoveRead>();
  const { kind, id } = hand.bar.booking;
  const path = movePath({ kind, id }, { unit: hand.unit, from: hand.from, to: hand.to });
  const { load } = preview;
  useEffect(() => {
    void load(path);
  }, [load, path]);
  const saving = useFetcher({ key: `move-${id}` });
  if (!preview.data) return null;
  const { move, mail } = preview.data;
  return (
    <Modal label={`Move ${hand.bar.booking.name}`} className="office-dialog mv-dialog" onClose={onClose}>
      <saving.Form method="post" action={calendarPath()} className="mv-form" onSubmit={closeParentModal}>
        <h2>
          Move <bdi>{hand.bar.booking.name}</bdi>
        </h2>
        <MoveFields move={move} mail={mail} />
        <input type="hidden" name="from" value={hand.from} />
        <input type="hidden" name="to" value={hand.to} />
        <input type="hidden" name="unit" value={hand.unit ?? ""} />
        <div className="mv-foot">
          <button type="button" className="button button-secondary" onClick={closeParentModal}>
            Put back
          </button>
          <button ref={autoFocusRef} type="submit" className="button button-primary">
            {`Keep in ${move.after.unitName ?? "the best unit"}`}
          </button>
        </div>
      </saving.Form>
    </Modal>
  );
}
