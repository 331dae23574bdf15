import type { CSSProperties, PointerEvent } from "react";
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
  return styleOf(barEdges(span, window));
}

const styleOf = ({ start, end }: { start: number; end: number }) =>
  ({ "--from": start, "--span": end - start }) as CSSProperties;

/** Which ends lie outside the window. */
function openEnds({ isCutBefore, isCutAfter }: ReturnType<typeof barEdges>): string | undefined {
  if (isCutBefore) return isCutAfter ? "before after" : "before";
  return isCutAfter ? "after" : undefined;
}

/** Fewer days have no room for an icon beside the word. */
const ICON_DAYS = 2.2;

interface BarProps {
  bar: TimelineBar | UnplacedBar;
  window: TimelineWindow;
  isCurrent: boolean;
  isOpen: boolean;
  /** Part of the trip plan of which a bar is open. */
  isOfOpenPlan: boolean;
  isLifted: boolean;
  /** Which line of the lane without units it stands in. */
  line?: number;
  onFocus: () => void;
  onPress: (event: PointerEvent<HTMLElement>) => void;
  onOpen: () => void;
}

/**
 * Days that are taken, from midday to midday, with who took them and the state in words. Some hundred of them are in a
 * page: each has as few elements as can be.
 */
export function Bar(props: BarProps) {
  const { bar, window, isCurrent, isOpen, isOfOpenPlan, isLifted, line, onFocus, onPress, onOpen } = props;
  const { state, word } = barState(bar, window.today, window.now);
  const edges = barEdges(bar, window);
  const title = barTitle(bar);
  const place = "listingName" in bar ? bar : null;
  const said = place?.freeUnit ? "A unit is free: place it" : word;
  const hasIcon = edges.end - edges.start > ICON_DAYS && !place;
  return (
    <button
      type="button"
      className={hasIcon ? "tl-bar state-icon" : "tl-bar"}
      data-state={state}
      data-open={openEnds(edges)}
      data-selected={isOpen || undefined}
      data-plan={isOfOpenPlan || undefined}
      data-lifted={isLifted || undefined}
      data-dim={bar.matches ? undefined : ""}
      style={{ ...styleOf(edges), ...(line !== undefined && { "--line": line }) }}
      tabIndex={isCurrent ? 0 : -1}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      // Begins with what can be seen, for those who speak to their computer.
      aria-label={`${title} ${place ? `${place.listingName} ` : ""}${said}, ${shortSpan(bar.from, bar.to)}`}
      onFocus={onFocus}
      onPointerDown={onPress}
      onClick={onOpen}
    >
      <bdi>{title}</bdi>
      {place && <em>{` ${place.listingName}`}</em>}
      {` ${said}`}
    </button>
  );
}
