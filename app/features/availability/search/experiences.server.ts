import { listDeparturePlans } from "#app/features/availability/departures/queries.server";
import { listExperienceRates } from "#app/features/availability/prices/queries.server";
import { quoteExperience } from "#app/features/availability/quotes/experience";
import { firstDeparture } from "#app/features/availability/search/departure-search";
import {
  NEAREST_RANGE_DAYS,
  pickSpans,
  spansAround,
  type FreeSpan,
} from "#app/features/availability/search/nearest-spans";
import type { SearchRules } from "#app/features/availability/search/rules";
import type { SearchSpan } from "#app/features/availability/search/search-days";
import { addDays, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import type { Cents } from "#app/platform/money/money";

/** A departure of an experience that has seats for all. */
export interface ExperienceOffer {
  day: Day;
  start_time: string;
  people: number;
  total: Cents;
  /** How many seats are left, where it is few. */
  seatsLeft: number | null;
}

export interface FoundExperiences {
  /** By the experience. */
  offers: Record<string, ExperienceOffer>;
  /** Without departures: any day may be asked for. */
  onRequest: string[];
  nearest: FreeSpan[];
}

/** The same number from which the page of an experience tells it. */
const FEW_SEATS = 5;

/** Which of some experiences have a departure with seats in the days, and which are on request. */
export async function searchExperiences(
  db: Db,
  ids: readonly string[],
  { span, people }: { span: SearchSpan; people: number },
  { today, furthestDays }: Pick<SearchRules, "today" | "furthestDays">,
  now = new Date(),
): Promise<FoundExperiences> {
  if (ids.length === 0) return { offers: {}, onRequest: [], nearest: [] };
  const plans = await listDeparturePlans(db, ids, { first: span.from, end: addDays(span.to, 1) });
  const planned = ids.filter((id) => plans.has(id));
  const found = planned.flatMap((id) => {
    const plan = plans.get(id);
    const departure = plan ? firstDeparture(plan, span, { people, now }) : null;
    return departure ? [{ id, departure }] : [];
  });
  const rates = await listExperienceRates(
    db,
    found.map(({ id }) => id),
  );
  const offers = found.flatMap(({ id, departure: { day, start_time, capacity, seats_taken } }) => {
    const prices = rates.get(id);
    if (!prices) return [];
    const { total } = quoteExperience(prices, { date: day, participants: people, children: 0 });
    const left = capacity - seats_taken;
    return [[id, { day, start_time, people, total, seatsLeft: left <= FEW_SEATS ? left : null }] as const];
  });
  const latest = addDays(today, furthestDays);
  return {
    offers: Object.fromEntries(offers),
    onRequest: ids.filter((id) => !plans.has(id)),
    nearest:
      offers.length === 0 && planned.length > 0
        ? await findNearestDays(db, planned, { span, people, now }, { earliest: today, latest })
        : [],
  };
}

async function findNearestDays(
  db: Db,
  ids: readonly string[],
  { span, people, now }: { span: SearchSpan; people: number; now: Date },
  bounds: { earliest: Day; latest: Day },
): Promise<FreeSpan[]> {
  const plans = await listDeparturePlans(db, ids, {
    first: addDays(span.from, -NEAREST_RANGE_DAYS),
    end: addDays(span.to, NEAREST_RANGE_DAYS + 1),
  });
  return pickSpans(
    spansAround(span, bounds),
    (days) =>
      ids.filter((id) => {
        const plan = plans.get(id);
        return plan && firstDeparture(plan, days, { people, now }) !== null;
      }).length,
  );
}
