import { hoursOf } from "#app/features/plans/conflicts/rules";
import type { PlanThing } from "#app/features/plans/queries.server";

/** What the page shows of a thing: all but its functions. */
export function shownThing(thing: PlanThing) {
  const { key, kind, name, image, listing, from, to, time, minutes, people, item, quote, state, isUnaskable } = thing;
  const hours = minutes === null ? null : hoursOf({ time, minutes });
  return {
    key,
    kind,
    name,
    image,
    listing,
    from,
    to,
    time,
    /** When an experience ends, as "15:00", where somebody said how long it takes and it ends on its day. */
    ends: hours && hours.end < 24 * 60 ? clock(hours.end) : null,
    people,
    vehicles: item.vehicles,
    quote,
    state,
    isUnaskable,
  };
}
export type ShownThing = ReturnType<typeof shownThing>;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
