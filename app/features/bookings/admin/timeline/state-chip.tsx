import type { BarState } from "#app/features/bookings/timeline/rules";

/** States are told by icon (state-icons.css) and word besides colour. */
export function StateChip({ state, word }: { state: BarState; word: string }) {
  return (
    <span className="state state-icon" data-state={state}>
      {word}
    </span>
  );
}
