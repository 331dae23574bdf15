import { checkDays } from "#app/features/availability/calendar-days";
import { seatsLeft, type Departure } from "#app/features/availability/departure-plan";
import { listUnitDays } from "#app/features/availability/ledger/queries.server";
import { listExperienceRates, listStayRates, listVehicleRates } from "#app/features/availability/prices/queries.server";
import { quoteExperience } from "#app/features/availability/quotes/experience";
import type { Quote } from "#app/features/availability/quotes/price-lines";
import { quoteStay } from "#app/features/availability/quotes/stay";
import { quoteVehicles } from "#app/features/availability/quotes/vehicles";
import { canBeAsked, islandToday } from "#app/features/availability/rules";
import type { UnitListing } from "#app/features/availability/schema";
import { minimumNights, type Season } from "#app/features/availability/seasons";
import { listAskableDepartures } from "#app/features/bookings/requests/seats/mutations.server";
import { listExperienceCards } from "#app/features/experiences/queries.server";
import type { PlannedThing } from "#app/features/plans/conflicts/rules";
import { durationMinutes } from "#app/features/plans/duration";
import { inTripOrder, planKey, type PlanDays, type PlanItem, type PlanKind } from "#app/features/plans/plan-item";
import type { BookingSettings } from "#app/features/settings/queries.server";
import { listStayCardsOf } from "#app/features/stays/queries.server";
import { listVehicles } from "#app/features/transportation/queries.server";
import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";

/** A thing of a plan as it is now: its name, whether it is free on its days, and what it costs then. */
export interface PlanThing extends PlannedThing {
  item: PlanItem;
  image: string | null;
  /** Of its page: the slug of a stay, the id of anything else. */
  listing: string;
  quote: Quote;
  /** Its days cannot be asked for: past, or too far ahead. */
  isUnaskable: boolean;
}

export interface Plan {
  /** In the order of the trip. */
  things: PlanThing[];
  /** What is no longer offered. */
  gone: PlanItem[];
}

interface Rules {
  today: Day;
  furthestDays: number;
  fillsGaps: boolean;
}

/**
 * The things of a plan, in one language. One statement after the other: it is also read inside the transaction that
 * sends the plan, under the locks of its listings.
 */
export async function readPlan(
  db: Db,
  language: Language,
  items: readonly PlanItem[],
  settings: BookingSettings,
): Promise<Plan> {
  const rules = { today: islandToday(), furthestDays: settings.furthest_days, fillsGaps: settings.short_gaps };
  const of = (kind: PlanKind) => items.filter((item) => item.kind === kind);
  const things = [
    ...(await readStays(db, language, of("stay"), rules)),
    ...(await readVehicles(db, language, of("vehicle"), rules)),
    ...(await readExperiences(db, language, of("experience"), settings)),
  ];
  const found = new Set(things.map(({ key }) => key));
  // As they were added, before they are put in the order of the trip.
  const ordered = items.flatMap((item) => things.find(({ key }) => key === planKey(item)) ?? []);
  return { things: inTripOrder(ordered), gone: items.filter((item) => !found.has(planKey(item))) };
}

const idsOf = (items: readonly PlanItem[]) => [...new Set(items.map(({ id }) => id))];

async function readStays(db: Db, language: Language, items: PlanItem[], rules: Rules): Promise<PlanThing[]> {
  const ids = idsOf(items);
  const cards = await listStayCardsOf(db, language, ids);
  const rates = await listStayRates(db, ids);
  const things: PlanThing[] = [];
  for (const item of items) {
    const card = cards.find(({ id }) => id === item.id);
    const own = rates.get(item.id);
    if (!card || !own) continue;
    const quote = (days: PlanDays) => quoteStay(own, { check_in: days.from, check_out: days.to, guests: item.people });
    things.push({
      ...base(item, rules),
      ...(await unitOffer(db, { kind: "stay", id: item.id }, item, own, rules)),
      name: card.name,
      image: card.image,
      listing: card.slug,
      most: card.max_guests,
      quote: quote(item),
      priceOf: (days) => quote(days).total,
    });
  }
  return things;
}

const ALL_VEHICLES = { type: "", maxPrice: null, withDriver: false } as const;

async function readVehicles(db: Db, language: Language, items: PlanItem[], rules: Rules): Promise<PlanThing[]> {
  const ids = idsOf(items);
  if (ids.length === 0) return [];
  const cards = await listVehicles(db, language, ALL_VEHICLES, ids);
  const rates = await listVehicleRates(db, ids);
  const things: PlanThing[] = [];
  for (const asked of items) {
    const card = cards.find(({ id }) => id === asked.id);
    const own = rates.get(asked.id);
    if (!card || !own) continue;
    // A driver may no longer be offered with it. The key stays: by it the cookie has it.
    const item = { ...asked, withDriver: asked.withDriver && card.with_driver };
    const quote = ({ from: pickup_date, to: return_date }: PlanDays) =>
      quoteVehicles(own, { pickup_date, return_date, with_driver: item.withDriver, vehicles: item.vehicles });
    things.push({
      ...base(item, rules),
      ...(await unitOffer(db, { kind: "vehicle", id: item.id }, item, own, rules)),
      key: planKey(asked),
      name: card.name,
      image: card.image,
      listing: card.id,
      quote: quote(item),
      priceOf: (days) => quote(days).total,
    });
  }
  return things;
}

async function readExperiences(
  db: Db,
  language: Language,
  items: PlanItem[],
  settings: BookingSettings,
): Promise<PlanThing[]> {
  const ids = idsOf(items);
  if (ids.length === 0) return [];
  const rules = { today: islandToday(), furthestDays: settings.furthest_days };
  const cards = await listExperienceCards(db, language, { ids });
  const rates = await listExperienceRates(db, ids);
  const things: PlanThing[] = [];
  for (const item of items) {
    const card = cards.find(({ id }) => id === item.id);
    const own = rates.get(item.id);
    if (!card || !own) continue;
    const quote = ({ from: date }: PlanDays) =>
      quoteExperience(own, { date, participants: item.people, children: item.children });
    const askable = await listAskableDepartures(db, { experience: item.id, settings });
    things.push({
      ...base(item, rules),
      ...departureOffer(item, askable, rules),
      name: card.title,
      image: card.image,
      listing: card.id,
      minutes: durationMinutes(card.duration),
      quote: quote(item),
      priceOf: (days) => quote(days).total,
    });
  }
  return things;
}

function base(item: PlanItem, rules: Omit<Rules, "fillsGaps">) {
  const { from, to, time, kind, people } = item;
  const days = kind === "experience" ? { from } : { from, to };
  return {
    item,
    key: planKey(item),
    kind,
    people,
    from,
    to,
    time,
    most: null,
    least: 1,
    minutes: null,
    isUnaskable: canBeAsked(days, rules) !== null,
  };
}

type Offer = Pick<PlannedThing, "state" | "canHave" | "nearest" | "most" | "least" | "time">;

/** How far around the days of a unit its taken days are read, and how far other days are looked for. */
const READ_DAYS = 120;
const OFFER_DAYS = 30;
const MAX_OFFERS = 3;

/** Whether units of a listing are free, and when else they are. */
async function unitOffer(
  db: Db,
  listing: UnitListing,
  item: PlanItem,
  rates: { min_nights: number; seasons: readonly Season[] },
  { fillsGaps, ...rules }: Rules,
): Promise<Omit<Offer, "most" | "time">> {
  const { from, to } = item;
  const units = await listUnitDays(db, listing, { first: addDays(from, -READ_DAYS), end: addDays(to, READ_DAYS) });
  const stateOf = (days: Pick<PlanDays, "from" | "to">) => {
    const minimum = minimumNights(rates, days.from);
    const wanted = { check_in: days.from, check_out: days.to };
    return checkDays(units, wanted, { today: rules.today, minimum, fillsGaps, needed: item.vehicles });
  };
  const canHave = (days: PlanDays) => canBeAsked(days, rules) === null && stateOf(days) === "free";
  const length = daysBetween(from, to);
  const nearest = Array.from({ length: OFFER_DAYS }, (_, index) => [index + 1, -index - 1])
    .flat()
    .map((shift) => addDays(from, shift))
    .map((start) => ({ from: start, to: addDays(start, length), time: null }));
  const state = stateOf(item);
  return {
    state: state === "minimum" ? "short" : state,
    least: minimumNights(rates, from),
    canHave,
    nearest: state === "taken" ? nearest.filter(canHave).slice(0, MAX_OFFERS) : [],
  };
}

const MINUTES_A_DAY = 24 * 60;

/** Whether there are seats for all, and which other departures have them, the nearest first. */
function departureOffer(
  item: PlanItem,
  askable: readonly Departure[] | null,
  rules: Omit<Rules, "fillsGaps">,
): Omit<Offer, "least"> {
  if (askable === null) {
    const canHave = ({ from }: PlanDays) => canBeAsked({ from }, rules) === null;
    return { state: "request", most: null, time: null, nearest: [], canHave };
  }
  const roomAt = ({ from, time }: PlanDays) => {
    const found = askable.find(({ day, start_time }) => day === from && start_time === time);
    return found ? seatsLeft(found) : 0;
  };
  const left = roomAt(item);
  const minutesOf = (time: string | null) => Number(time?.slice(0, 2) ?? 0) * 60 + Number(time?.slice(3, 5) ?? 0);
  const apart = ({ from, time }: PlanDays) =>
    (daysBetween(from, item.from) + daysBetween(item.from, from)) * MINUTES_A_DAY +
    Math.abs(minutesOf(time) - minutesOf(item.time));
  const nearest = askable
    .filter((departure) => seatsLeft(departure) >= item.people)
    .map(({ day, start_time }) => ({ from: day, to: day, time: start_time }))
    .filter(({ from, time }) => from !== item.from || time !== item.time)
    .toSorted((a, b) => apart(a) - apart(b));
  const state = left >= item.people ? "free" : left > 0 ? "few" : "taken";
  return {
    state,
    most: state === "few" ? left : null,
    time: item.time,
    nearest,
    canHave: (days) => roomAt(days) >= item.people,
  };
}
