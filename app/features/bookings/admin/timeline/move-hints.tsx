import { Move } from "lucide-react";
import type { Hand, Landing } from "#app/features/bookings/admin/timeline/use-move";
import { shortSpan } from "#app/features/bookings/timeline/rules";

/** What is in hand, where it would stand, and the keys; its button is for fingers. */
export function MoveHints({ hand, landing, onKeep }: { hand: Hand; landing: Landing; onKeep: () => void }) {
  return (
    <div className="tl-hints">
      <Move aria-hidden />
      <div>
        <b>
          <bdi>{hand.bar.booking.name}</bdi>
          {`, ${shortSpan(hand.from, hand.to)}`}
        </b>
        <span>{`${landing.unitName}, ${landing.refusal ?? "free"}`}</span>
      </div>
      <ul aria-hidden>
        <li>
          <kbd className="key">↑</kbd>
          <kbd className="key">↓</kbd> unit
        </li>
        <li>
          <kbd className="key">←</kbd>
          <kbd className="key">→</kbd> day
        </li>
        <li>
          <kbd className="key">Esc</kbd> put back
        </li>
      </ul>
      <button
        type="button"
        className="button button-primary"
        disabled={landing.refusal !== null && !landing.swap}
        onClick={onKeep}
      >
        {landing.swap ? "Swap units" : "Keep here"}
      </button>
    </div>
  );
}
