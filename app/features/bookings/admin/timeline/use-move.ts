import { useState } from "react";
import { findInTheWay, nameOfUnit, barTitle, shortSpan, signedDays } from "#app/features/bookings/timeline/rules";
import type { BarBooking, TimelineBar, TimelineUnit } from "#app/features/bookings/timeline/schema";
import { addDays, type Day } from "#app/platform/dates/dates";

/** "start" and "end": the edge that is drawn; "move": the whole bar. */
export type MoveMode = "move" | "start" | "end";

export type MovedBar = TimelineBar & { booking: BarBooking & { kind: "stay" | "vehicle" } };

/** A booking in hand: where it would land. Nothing is stored. */
export interface Hand {
  bar: MovedBar;
  mode: MoveMode;
  /** Of the listing it belongs to. */
  listing: string;
  /** Null in the lane without units. */
  unit: string | null;
  from: Day;
  to: Day;
}

export function isMovable(bar: TimelineBar): bar is MovedBar {
  return bar.booking !== null && bar.booking.kind !== "experience" && bar.kind !== "import" && bar.booking.people > 0;
}

/** Days forward or back; a bar never gets shorter than a day. */
export function shifted(hand: Hand, origin: { from: Day; to: Day }, days: number): Hand {
  const { mode } = hand;
  if (mode === "move") return { ...hand, from: addDays(origin.from, days), to: addDays(origin.to, days) };
  if (mode === "end") {
    const to = addDays(origin.to, days);
    return { ...hand, from: origin.from, to: signedDays(origin.from, to) >= 1 ? to : addDays(origin.from, 1) };
  }
  const from = addDays(origin.from, days);
  return { ...hand, to: origin.to, from: signedDays(from, origin.to) >= 1 ? from : addDays(origin.to, -1) };
}

export interface Landing {
  unitName: string;
  /** Why it cannot land; null when it can. */
  refusal: string | null;
  /** The booking in the way that it could change units with. */
  swap: MovedBar | null;
}

export function landingOf(hand: Hand, units: readonly TimelineUnit[], now: Date): Landing {
  const unit = units.find(({ id }) => id === hand.unit);
  const refused = (unitName: string, refusal: string) => ({ unitName, refusal, swap: null });
  if (!unit) return refused("Without a unit", hand.unit === null ? "Choose a unit" : "Not on this page");
  const unitName = nameOfUnit(unit);
  if (unit.listing !== hand.listing) return refused(unitName, "Another listing");
  const inTheWay = findInTheWay(unit, hand, [hand.bar.booking.id], now);
  if (inTheWay === "retired") return refused(unitName, "Retired by then");
  if (!inTheWay) return { unitName, refusal: null, swap: null };
  const canSwap = isMovable(inTheWay) && isSwap(hand, inTheWay, units, now);
  return { unitName, refusal: `Taken: ${barTitle(inTheWay)}`, swap: canSwap ? inTheWay : null };
}

/** Whether two confirmed bookings, on one unit each, can change units without touching their days. */
function isSwap(hand: Hand, other: MovedBar, units: readonly TimelineUnit[], now: Date): boolean {
  const { bar } = hand;
  const own = units.find(({ bars }) => bars.some(({ id }) => id === bar.id));
  const target = units.find(({ id }) => id === hand.unit);
  const isOnOneUnit = ({ kind, booking }: MovedBar) =>
    kind === "booking" && (booking.kind === "stay" || booking.people === 1);
  if (!own || !target || hand.from !== bar.from || hand.to !== bar.to || ![bar, other].every(isOnOneUnit)) return false;
  const both = [bar.booking.id, other.booking.id];
  return !findInTheWay(target, bar, both, now) && !findInTheWay(own, other, both, now);
}

/** What the live region says. */
export function describeHand(hand: Hand, { unitName, refusal, swap }: Landing): string {
  return `${unitName}, ${refusal ?? "free"}, ${shortSpan(hand.from, hand.to)}${swap ? ", Enter swaps units" : ""}`;
}

/** The booking in hand, and how the keys change it. */
export function useHand(units: readonly TimelineUnit[]) {
  const [hand, setHand] = useState<Hand | null>(null);

  function take(bar: MovedBar, listing: string, unit: string | null, mode: MoveMode) {
    setHand({ bar, mode, listing, unit, from: bar.from, to: bar.to });
  }

  /** Up or down among the units of its own listing. */
  function step(rows: number) {
    setHand((held) => {
      if (!held || held.mode !== "move") return held;
      const own = units.filter(({ listing }) => listing === held.listing);
      const at = own.findIndex(({ id }) => id === held.unit);
      const next = own[Math.min(own.length - 1, Math.max(0, at + rows))];
      return next ? { ...held, unit: next.id } : held;
    });
  }

  function shift(days: number) {
    setHand((held) => held && shifted(held, held, days));
  }

  return { hand, setHand, take, step, shift };
}
