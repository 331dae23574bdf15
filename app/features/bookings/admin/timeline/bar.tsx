import type { CSSProperties, PointerEvent } from "react";
import { BarIcon } from "#app/features/bookings/admin/timeline/state-icon";
import { barEdges, barState, barTitle, shortSpan } from "#app/features/bookings/timeline/rules";
import type { TimelineBar, UnplacedBar } from "#app/features/bookings/timeline/schema";
import type { Day } from "#app/platform/dates/dates";

export interface TimelineWindow {
  from: Day;
  days: number;
  today: Day;
  now: Date;
}

/** Where something stands between the first and the last day: in days, of which timeline.css makes the place. */
export function placeStyle(span: { from: Day; to: Day }, window: TimelineWindow): CSSProperties {
  const { start, end } = barEdges(span, window);
  return { "--from": start, "--span": end - start } as CSSProperties;
}

/** Fewer days have no room for an icon beside the word. */
const ICON_DAYS = 2.2;

interface BarProps {
  bar: TimelineBar | UnplacedBar;
  window: TimelineWindow;
  isCurrent: boolean;
  isOpen: boolean;
  isLifted: boolean;
  /** Which line of the lane without units it stands in. */
  line?: number;
  onFocus: () => void;
  onPress: (event: PointerEvent<HTMLElement>) => void;
  onOpen: () => void;
}

/** Days that are taken, from midday to midday, with who took them and the state in words. */
export function Bar({ bar, window, isCurrent, isOpen, isLifted, line, onFocus, onPress, onOpen }: BarProps) {
  const { state, word } = barState(bar, window.today, window.now);
  const { start, end, isCutBefore, isCutAfter } = barEdges(bar, window);
  const title = barTitle(bar);
  const place = "listingName" in bar ? bar : null;
  return (
    <button
      type="button"
      className="tl-bar"
      data-bar={bar.id}
      data-state={state}
      data-open={`${isCutBefore ? "before" : ""} ${isCutAfter ? "after" : ""}`.trim() || undefined}
      data-selected={isOpen || undefined}
      data-lifted={isLifted || undefined}
      data-dim={bar.matches ? undefined : ""}
      style={{ ...placeStyle(bar, window), ...(line !== undefined && { "--line": line }) }}
      tabIndex={isCurrent ? 0 : -1}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onFocus={onFocus}
      onPointerDown={onPress}
      onClick={onOpen}
    >
      <b>
        <bdi>{title}</bdi>
      </b>
      {place && <em>{place.listingName}</em>}
      <span>
        {end - start > ICON_DAYS && !place && <BarIcon state={state} />}
        {place?.freeUnit ? "A unit is free: place it" : word}
        <i className="visually-hidden">{`, ${shortSpan(bar.from, bar.to)}`}</i>
      </span>
    </button>
  );
}
