import { KIND_LETTERS } from "#app/features/page/saved-key";
import { MAX_VEHICLES } from "#app/features/availability/schema";
import { MAX_PARTICIPANTS } from "#app/features/experiences/schema";
import { addDays, daysBetween, isDay, isTime, type Day } from "#app/platform/dates/dates";

/** What a trip is planned of. */
export const PLAN_KINDS = ["stay", "experience", "vehicle"] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export const MAX_PLAN_ITEMS = 20;
/** From the first to the last day, both included. */
export const MAX_PLAN_DAYS = 60;

/** When something of a plan is: the day of leaving or returning is `to`; of an experience both are its day. */
export interface PlanDays {
  from: Day;
  to: Day;
  /** Of the departure of an experience, as "08:00". Null: on request, or not chosen. */
  time: string | null;
}

/** One thing of a plan, as the visitor wants it. */
export interface PlanItem extends PlanDays {
  kind: PlanKind;
  id: string;
  /** All who come, children included. */
  people: number;
  children: number;
  vehicles: number;
  withDriver: boolean;
}

const NO_TIME = "----";
const pad = (n: number, width: number) => String(n).padStart(width, "0");

/** An item as it stands in the cookie, and as the forms of the page name it. */
export function planKey({ kind, id, from, to, time, people, children, vehicles, withDriver }: PlanItem): string {
  const day = from.replaceAll("-", "").slice(2);
  const counts = pad(people, 3) + pad(children, 3) + pad(vehicles, 2) + (withDriver ? "1" : "0");
  return (
    KIND_LETTERS[kind] +
    id.replaceAll("-", "") +
    day +
    pad(daysBetween(from, to), 2) +
    (time?.replace(":", "") ?? NO_TIME) +
    counts
  );
}

const KEY =
  /([sxv])([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})(\d{2})(\d{2})(\d{2})(\d{2})(\d{4}|-{4})(\d{3})(\d{3})(\d{2})([01])/g;

/** The items whose keys stand in a text that may be anything: each once, as many as fit into a plan. */
export function readPlanKeys(text: string): PlanItem[] {
  const found = new Map<string, PlanItem>();
  for (const [key, ...parts] of text.matchAll(KEY)) {
    const item = itemOf(parts);
    if (item) found.set(key, item);
    if (found.size >= MAX_PLAN_ITEMS) break;
  }
  const items: PlanItem[] = [];
  for (const item of found.values()) if (planProblem([...items, item]) === null) items.push(item);
  return items;
}

function itemOf([letter, a, b, c, d, e, year, month, day, length, time = "", ...counts]: string[]): PlanItem | null {
  const kind = PLAN_KINDS.find((one) => KIND_LETTERS[one] === letter);
  const from = `20${year}-${month}-${day}`;
  if (!kind || !isDay(from)) return null;
  const [people = 0, children = 0, vehicles = 0, withDriver = 0] = counts.map(Number);
  const item: PlanItem = {
    kind,
    id: [a, b, c, d, e].join("-"),
    from,
    to: addDays(from, Number(length)),
    time: time === NO_TIME ? null : `${time.slice(0, 2)}:${time.slice(2)}`,
    people,
    children,
    vehicles,
    withDriver: withDriver === 1,
  };
  return isPlanItem(item) ? item : null;
}

/** Whether days and counts make sense, whatever the listing says. */
export function isPlanItem({ kind, from, to, time, people, children, vehicles }: PlanItem): boolean {
  if (!isDay(from) || !isDay(to)) return false;
  const length = daysBetween(from, to);
  const hasLength = kind === "experience" ? length === 0 : length >= 1 && length < MAX_PLAN_DAYS;
  const hasTime = time === null || (kind === "experience" && isTime(time));
  const hasPeople = people >= 1 && people <= MAX_PARTICIPANTS && children >= 0 && children < people;
  return hasLength && hasTime && hasPeople && vehicles >= 1 && vehicles <= MAX_VEHICLES;
}

/** The first and the last day of a plan; null when there is nothing in it. */
export function planSpan(items: readonly PlanDays[]): { first: Day; last: Day } | null {
  const first = items.map(({ from }) => from).toSorted()[0];
  const last = items
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

/** Why these are no plan: too many things, or too many days from the first to the last. */
export function planProblem(items: readonly PlanItem[]): "full" | "long" | null {
  if (items.length > MAX_PLAN_ITEMS) return "full";
  const span = planSpan(items);
  return span && daysBetween(span.first, span.last) >= MAX_PLAN_DAYS ? "long" : null;
}

/** In the order of the trip: what begins first, then what was added first. */
export function inTripOrder<Item extends PlanDays>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => compare(a.from, b.from) || compare(a.time ?? "", b.time ?? ""));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
