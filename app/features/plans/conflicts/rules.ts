import type { PlanDays, PlanKind } from "#app/features/plans/plan-item";
import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";
import type { Cents } from "#app/platform/money/money";

/** A thing of a plan with what is known of it now. */
export interface PlannedThing extends PlanDays {
  key: string;
  kind: PlanKind;
  name: string;
  people: number;
  /** How many people there is room for at most; null: not known, or no matter. */
  most: number | null;
  /** How long an experience takes, in minutes; null: nobody said. */
  minutes: number | null;
  /** The fewest nights, or days, that it can be had for from its first day on. */
  least: number;
  /** Few: there are seats, but not for all. Short: under its fewest nights. Request: nothing can be free or taken. */
  state: "free" | "few" | "short" | "taken" | "request";
  /** Whether it could be had on other days, by what is free now. */
  canHave: (days: PlanDays) => boolean;
  /** Other days on which it can be had, the nearest first. */
  nearest: readonly PlanDays[];
  priceOf: (days: PlanDays) => Cents;
}

/** What solves a conflict, and can be done now. */
export type ConflictFix =
  | { do: "move"; item: string; name: string; days: PlanDays; /** What it costs more than now. */ more: Cents }
  | { do: "people"; item: string; name: string; people: number }
  | { do: "remove"; item: string; name: string }
  | { do: "find"; kind: "stay" | "vehicle"; from: Day; to: Day };

export type ConflictKind =
  | "overlap"
  | "outside"
  | "nightless"
  | "twoStays"
  | "twoVehicles"
  | "taken"
  | "short"
  | "people"
  | "backEarly";

/** Something that does not fit. It is told, never in the way of sending. */
export interface PlanConflict {
  kind: ConflictKind;
  day: Day;
  /** The first day that fits again: of nights without a stay, and of a vehicle that is back early. */
  until: Day | null;
  /** The keys of the things, and what they are called. */
  items: string[];
  names: string[];
  /** How many people there is room for, or nights it must be. */
  n: number;
  fix: ConflictFix;
}

/** All that does not fit in a plan, by days. */
export function findConflicts(things: readonly PlannedThing[]): PlanConflict[] {
  const plan = new Plan(things);
  return [
    ...plan.overlaps(),
    ...plan.outsideStays(),
    ...plan.nightsWithout(),
    ...plan.doubles("stay", "twoStays"),
    ...plan.doubles("vehicle", "twoVehicles"),
    ...plan.taken(),
    ...plan.tooShort(),
    ...plan.tooManyPeople(),
    ...plan.backEarly(),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

const startsFirst = (a: PlannedThing, b: PlannedThing) =>
  `${a.from} ${a.time ?? ""}` < `${b.from} ${b.time ?? ""}` ? -1 : 1;

class Plan {
  readonly #things: readonly PlannedThing[];
  readonly #stays: PlannedThing[];
  readonly #experiences: PlannedThing[];
  readonly #vehicles: PlannedThing[];

  constructor(things: readonly PlannedThing[]) {
    this.#things = things;
    const ofKind = (kind: PlanKind) => things.filter((thing) => thing.kind === kind).toSorted(startsFirst);
    this.#stays = ofKind("stay");
    this.#experiences = ofKind("experience");
    this.#vehicles = ofKind("vehicle");
  }

  /** Two experiences at one time. What is on request has no time yet. */
  overlaps(): PlanConflict[] {
    return pairsOf(this.#experiences)
      .filter(([a, b]) => areAtOneTime(a, b))
      .map(([a, b]) => conflict("overlap", b.from, [a, b], { fix: this.#moveWithin(b) ?? this.#moveWithin(a) }));
  }

  /** An experience before the first or after the last day of the stays. */
  outsideStays(): PlanConflict[] {
    const { first, last } = this;
    if (!first || !last) return [];
    return this.#experiences
      .filter(({ from }) => from < first.from || from > last.to)
      .map((thing) =>
        conflict("outside", thing.from, [thing, thing.from < first.from ? first : last], {
          fix: this.#moveWithin(thing),
          remove: thing,
        }),
      );
  }

  /** Nights between two stays. Before the first and after the last one nobody has to sleep with us. */
  nightsWithout(): PlanConflict[] {
    const found: PlanConflict[] = [];
    let before = this.#stays[0];
    for (const next of this.#stays.slice(1)) {
      if (!before) break;
      const [from, to] = [before.to, next.from];
      if (from < to) {
        const fix = moveTo(before, { to }) ?? moveTo(next, { from }) ?? { do: "find" as const, kind: "stay", from, to };
        found.push(conflict("nightless", from, [before, next], { until: to, fix }));
      }
      if (next.to > before.to) before = next;
    }
    return found;
  }

  /** Two stays for one night, or two vehicles for one day: the second is sent as a wish. */
  doubles(kind: "stay" | "vehicle", as: ConflictKind): PlanConflict[] {
    return pairsOf(kind === "stay" ? this.#stays : this.#vehicles)
      .filter(([a, b]) => b.from < a.to)
      .map(([a, b]) => {
        const shorter = b.from > a.from ? moveTo(a, { to: b.from }) : null;
        const later = b.to > a.to ? moveTo(b, { from: a.to }) : null;
        return conflict(as, b.from, [a, b], { fix: shorter ?? later });
      });
  }

  /** Others have it. */
  taken(): PlanConflict[] {
    return this.#things
      .filter(({ state }) => state === "taken")
      .map((thing) => {
        const [nearest] = thing.nearest;
        return conflict("taken", thing.from, [thing], {
          fix: this.#moveWithin(thing) ?? (nearest ? moveTo(thing, nearest) : null),
        });
      });
  }

  /** Fewer nights or days than it can be had for. */
  tooShort(): PlanConflict[] {
    return this.#things
      .filter(({ state }) => state === "short")
      .map((thing) =>
        conflict("short", thing.from, [thing], {
          n: thing.least,
          fix: moveTo(thing, { to: addDays(thing.from, thing.least) }),
        }),
      );
  }

  /** More people than there is room for: in a stay, or on a departure. */
  tooManyPeople(): PlanConflict[] {
    return this.#things
      .filter(({ most, people, state }) => state !== "taken" && most !== null && most > 0 && people > most)
      .map((thing) =>
        conflict("people", thing.from, [thing], {
          n: thing.most ?? 1,
          fix: (thing.state === "few" ? this.#moveWithin(thing) : null) ?? {
            do: "people",
            item: thing.key,
            name: thing.name,
            people: thing.most ?? 1,
          },
        }),
      );
  }

  /** A vehicle from the day of arrival on, or until the day before leaving, that does not last until then. */
  backEarly(): PlanConflict[] {
    const { first, last } = this;
    const vehicle = lastOf(this.#vehicles);
    if (!first || !last || !vehicle || vehicle.to >= last.to || vehicle.to <= first.from) return [];
    const isForAll = vehicle.from <= first.from || daysBetween(vehicle.to, last.to) === 1;
    if (!isForAll) return [];
    const { to } = last;
    const fix = moveTo(vehicle, { to }) ?? { do: "find" as const, kind: "vehicle", from: vehicle.to, to };
    return [conflict("backEarly", vehicle.to, [vehicle, last], { until: to, fix })];
  }

  get first(): PlannedThing | undefined {
    return this.#stays[0];
  }

  /** The stay one leaves last. */
  get last(): PlannedThing | undefined {
    return lastOf(this.#stays);
  }

  /** To the nearest time at which nothing else is and, where there are stays, during them. */
  #moveWithin(thing: PlannedThing): ConflictFix | null {
    if (thing.kind !== "experience") return null;
    const { first, last } = this;
    const others = this.#experiences.filter(({ key }) => key !== thing.key);
    const days = (thing.state === "request" ? this.#daysOfStays(thing) : thing.nearest).find((one) => {
      const isDuringStays = !first || !last || (one.from >= first.from && one.from <= last.to);
      return isDuringStays && thing.canHave(one) && !others.some((other) => areAtOneTime({ ...thing, ...one }, other));
    });
    return days ? moveTo(thing, days) : null;
  }

  /** What is on request can be asked for on every day: the nearest first. */
  #daysOfStays({ from: day }: PlannedThing): PlanDays[] {
    const { first, last } = this;
    if (!first || !last) return [];
    const apart = ({ from }: PlanDays) => daysBetween(day, from) + daysBetween(from, day);
    return Array.from({ length: daysBetween(first.from, last.to) + 1 }, (_, index) => {
      const one = addDays(first.from, index);
      return { from: one, to: one, time: null };
    })
      .filter(({ from }) => from !== day)
      .toSorted((a, b) => apart(a) - apart(b));
  }
}

function lastOf(things: readonly PlannedThing[]): PlannedThing | undefined {
  return things.toSorted((a, b) => (a.to < b.to ? -1 : 1)).at(-1);
}

function pairsOf(things: readonly PlannedThing[]): [PlannedThing, PlannedThing][] {
  return things.flatMap((a, index) => things.slice(index + 1).map((b): [PlannedThing, PlannedThing] => [a, b]));
}

const DAY_MINUTES = 24 * 60;

function areAtOneTime(a: PlannedThing, b: PlannedThing): boolean {
  const [one, other] = [hoursOf(a), hoursOf(b)];
  return a.from === b.from && one !== null && other !== null && one.start < other.end && other.start < one.end;
}

/** From when to when on its day, in minutes. Of one of which nobody said how long it takes: its start. */
export function hoursOf({ time, minutes }: Pick<PlannedThing, "time" | "minutes">) {
  if (time === null) return null;
  const start = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return { start, end: Math.min(start + Math.max(minutes ?? 1, 1), DAY_MINUTES) };
}

/** Null when it cannot be had then. */
function moveTo(thing: PlannedThing, change: Partial<PlanDays>): ConflictFix | null {
  const { from, to, time } = thing;
  const days = { from, to, time, ...change };
  if (!thing.canHave(days)) return null;
  const more = thing.priceOf(days) - thing.priceOf(thing);
  return { do: "move", item: thing.key, name: thing.name, days, more };
}

/** Without any other way out the last thing can be taken out. */
function conflict(
  kind: ConflictKind,
  day: Day,
  things: readonly PlannedThing[],
  more: { until?: Day; n?: number; fix: ConflictFix | null; remove?: PlannedThing },
): PlanConflict {
  const { key, name } = more.remove ?? things.at(-1) ?? { key: "", name: "" };
  return {
    kind,
    day,
    until: more.until ?? null,
    items: things.map((thing) => thing.key),
    names: things.map((thing) => thing.name),
    n: more.n ?? 0,
    fix: more.fix ?? { do: "remove", item: key, name },
  };
}
