import { readListingKey } from "#app/features/plans/listing-key";
import { isPlanItem, planKey, planProblem, planSpan, type PlanItem } from "#app/features/plans/plan-item";
import { addDays, daysBetween, isDay, isTime } from "#app/platform/dates/dates";

type Fields = Readonly<Record<string, string | undefined>>;
/** Why a plan was not changed. Failed: the server did not answer. */
export type PlanProblem = "noDays" | "missing" | "full" | "long" | "unsendable" | "failed";
export type PlanChange = { items: PlanItem[]; item: PlanItem } | { problem: Exclude<PlanProblem, "failed"> };

/** What a form for booking says of its days and people, as a thing of a plan; null when it lacks days. */
export function readAddedItem(fields: Fields): PlanItem | null {
  const listing = readListingKey(fields.add ?? "");
  if (!listing) return null;
  const count = (name: string) => Number(/^\d{1,3}$/.test(fields[name] ?? "") ? fields[name] : 0);
  const shared = { ...listing, time: null, children: 0, vehicles: 1, withDriver: false };
  const item = itemOf();
  return item && isPlanItem(item) ? item : null;

  function itemOf(): PlanItem | null {
    if (listing?.kind === "stay")
      return {
        ...shared,
        kind: "stay",
        from: fields.check_in ?? "",
        to: fields.check_out ?? "",
        people: count("guests"),
      };
    if (listing?.kind === "vehicle")
      return {
        ...shared,
        kind: "vehicle",
        from: fields.pickup_date ?? "",
        to: fields.return_date ?? "",
        people: 1,
        vehicles: count("vehicles") || 1,
        withDriver: fields.with_driver === "true",
      };
    const children = fields.adults === undefined ? 0 : count("children");
    const people = fields.adults === undefined ? count("participants") : count("adults") + children;
    const day = fields.date ?? "";
    const time = fields.start_time && isTime(fields.start_time) ? fields.start_time : null;
    return { ...shared, kind: "experience", from: day, to: day, time, people, children };
  }
}

export function addItem(items: readonly PlanItem[], item: PlanItem): PlanChange {
  const others = items.filter((one) => planKey(one) !== planKey(item));
  return checked([...others, item], item);
}

/** An item on other days or for other people, in place of what it was. Days that make no sense are left as they are. */
export function changeItem(items: readonly PlanItem[], key: string, fields: Fields): PlanChange {
  const item = items.find((one) => planKey(one) === key);
  if (!item) return { problem: "missing" };
  const changed = { ...item, ...daysOf(item, fields), ...peopleOf(item, fields) };
  if (!isPlanItem(changed)) return { problem: "noDays" };
  return replaceItem(items, item, changed);
}

export function replaceItem(items: readonly PlanItem[], before: PlanItem, after: PlanItem): PlanChange {
  const others = items.filter((one) => planKey(one) !== planKey(after) || one === before);
  return checked(
    others.map((one) => (planKey(one) === planKey(before) ? after : one)),
    after,
  );
}

export function removeItem(items: readonly PlanItem[], key: string): PlanItem[] {
  return items.filter((one) => planKey(one) !== key);
}

/** The whole plan, beginning on another day. */
export function shiftItems(items: readonly PlanItem[], first: string): PlanItem[] | null {
  const span = planSpan(items);
  if (!span || !isDay(first)) return null;
  const by = daysBetween(span.first, first) - daysBetween(first, span.first);
  return items.map((item) => ({ ...item, from: addDays(item.from, by), to: addDays(item.to, by) }));
}

function checked(items: PlanItem[], item: PlanItem): PlanChange {
  const problem = planProblem(items);
  return problem ? { problem } : { items, item };
}

const STEPS: Readonly<Record<string, number>> = { earlier: -1, later: 1 };

function daysOf({ kind, from, to, time }: PlanItem, fields: Fields) {
  const step = STEPS[fields.intent ?? ""];
  const start = step === undefined ? (fields.from ?? from) : addDays(from, step);
  if (!isDay(start)) return { from: start, to: start };
  const asked = fields.time && isTime(fields.time) ? fields.time : time;
  if (kind === "experience") return { from: start, to: start, time: asked };
  const typed = step === undefined ? fields.to : undefined;
  // Who changes the first day alone keeps the length.
  return { from: start, to: typed && typed > start ? typed : addDays(start, daysBetween(from, to)) };
}

function peopleOf({ people, children }: PlanItem, fields: Fields) {
  const typed = Number(fields.people);
  const count = Number.isInteger(typed) && typed >= 1 ? typed : people;
  return { people: count, children: Math.min(children, count - 1) };
}
