import { useEffect, useRef, type PointerEvent } from "react";
import { shifted, type Hand, type MovedBar, type MoveMode } from "#app/features/bookings/admin/timeline/use-move";

/** Below this a press is a click. */
const THRESHOLD_PX = 5;
/** So close to an end, the end is drawn and not the bar. */
const EDGE_PX = 9;

interface Drag {
  pointer: number;
  bar: MovedBar;
  listing: string;
  unit: string | null;
  mode: MoveMode;
  x: number;
  y: number;
  dayWidth: number;
  sign: 1 | -1;
  hand: Hand | null;
}

interface Options {
  onHand: (hand: Hand | null) => void;
  onDrop: (hand: Hand) => void;
}

/**
 * Dragging a bar or its edge with a mouse or pen. Fingers scroll: they use the menu. The pointer is followed on the
 * window, so that a list that is read anew meanwhile takes nothing out of the hand.
 */
export function useDrag({ onHand, onDrop }: Options) {
  const drag = useRef<Drag | null>(null);
  const handlers = useRef({ onHand, onDrop });
  useEffect(() => {
    handlers.current = { onHand, onDrop };
  });
  const wasDragged = useRef(false);

  useEffect(() => {
    const move = (event: globalThis.PointerEvent) => {
      const held = drag.current;
      if (!held || event.pointerId !== held.pointer) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.hand && Math.hypot(dx, dy) < THRESHOLD_PX) return;
      wasDragged.current = true;
      const row = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-unit]");
      const start: Hand = {
        bar: held.bar,
        mode: held.mode,
        listing: held.listing,
        unit: held.unit,
        from: held.bar.from,
        to: held.bar.to,
      };
      const unit = held.mode === "move" ? (row?.dataset.unit ?? held.hand?.unit ?? held.unit) : held.unit;
      held.hand = { ...shifted(start, held.bar, Math.round((dx * held.sign) / held.dayWidth)), unit };
      handlers.current.onHand(held.hand);
    };
    const end = (event: Event) => {
      const held = drag.current;
      drag.current = null;
      const hand = held?.hand;
      if (!hand) return;
      // Later: a dialog that opens while the button goes up is closed again by that, as if it was outside of it.
      if (event.type === "pointerup") setTimeout(() => handlers.current.onDrop(hand));
      else handlers.current.onHand(null);
    };
    const cancelByKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && drag.current) end(event);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    // Before the keys of the grid, which end the event there.
    window.addEventListener("keydown", cancelByKey, { capture: true });
    return () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      window.removeEventListener("keydown", cancelByKey, { capture: true });
    };
  }, []);

  function press(event: PointerEvent<HTMLElement>, bar: MovedBar, listing: string, unit: string | null, days: number) {
    wasDragged.current = false;
    if (event.button !== 0 || event.pointerType === "touch") return;
    const track = event.currentTarget.closest<HTMLElement>(".tl-track");
    if (!track) return;
    const box = event.currentTarget.getBoundingClientRect();
    const isRtl = getComputedStyle(track).direction === "rtl";
    const fromLeft = event.clientX - box.left < EDGE_PX;
    const fromRight = box.right - event.clientX < EDGE_PX;
    const atStart = isRtl ? fromRight : fromLeft;
    const atEnd = isRtl ? fromLeft : fromRight;
    const canResize = bar.kind !== "overbooked" && box.width > EDGE_PX * 3;
    drag.current = {
      pointer: event.pointerId,
      bar,
      listing,
      unit,
      mode: canResize && atEnd ? "end" : canResize && atStart ? "start" : "move",
      x: event.clientX,
      y: event.clientY,
      dayWidth: track.getBoundingClientRect().width / days,
      sign: isRtl ? -1 : 1,
      hand: null,
    };
  }

  /** Whether the click that follows a press ends a drag. */
  return { press, wasDragged: () => wasDragged.current };
}
