import {
  Ban,
  Check,
  CircleCheck,
  CloudDownload,
  Hourglass,
  KeyRound,
  TriangleAlert,
  Wrench,
  type LucideIcon,
} from "lucide-react";
import { BAR_STATES, type BarState } from "#app/features/bookings/timeline/rules";

const ICONS: Record<BarState, LucideIcon> = {
  house: KeyRound,
  confirmed: CircleCheck,
  held: Hourglass,
  import: CloudDownload,
  block: Ban,
  out: Wrench,
  over: TriangleAlert,
  done: Check,
};

/** States are told by icon and word besides colour. */
export function StateIcon({ state }: { state: BarState }) {
  const Icon = ICONS[state];
  return <Icon aria-hidden />;
}

const idOf = (state: BarState) => `bar-icon-${state}`;

/** The icons of all bars, once in the page: written into each of some hundred they were a third of it. */
export function BarIcons() {
  return (
    <svg className="tl-icons" aria-hidden>
      {BAR_STATES.map((state) => {
        const Icon = ICONS[state];
        return <Icon key={state} id={idOf(state)} />;
      })}
    </svg>
  );
}

export function BarIcon({ state }: { state: BarState }) {
  return (
    <svg className="lucide" viewBox="0 0 24 24" aria-hidden>
      <use href={`#${idOf(state)}`} />
    </svg>
  );
}

/** A state as a chip. */
export function StateChip({ state, word }: { state: BarState; word: string }) {
  return (
    <span className="state" data-state={state}>
      <StateIcon state={state} />
      {word}
    </span>
  );
}
