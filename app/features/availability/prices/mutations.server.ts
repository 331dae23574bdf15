import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { lockExperience } from "#app/features/availability/departures/mutations.server";
import type { SeasonInput, StayRatesInput } from "#app/features/availability/input";
import { lockListing } from "#app/features/availability/ledger/mutations.server";
import { SEASON_COLUMNS, type PricedListing } from "#app/features/availability/prices/queries.server";
import { MAX_SEASONS } from "#app/features/availability/schema";
import { long_stay_discounts, seasons } from "#app/features/availability/tables.server";
import { EXPERIENCE_RECORDS } from "#app/features/experiences/mutations.server";
import { recordChange, updateRecord, type Actor } from "#app/features/history/mutations.server";
import type { RecordedRoom } from "#app/features/history/schema";
import { STAY_RECORDS } from "#app/features/stays/mutations.server";
import { VEHICLE_RECORDS } from "#app/features/transportation/mutations.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";
import { usdInputValue } from "#app/platform/money/money";

/** Full: a listing has no more seasons than that. */
export type PriceOutcome = { ok: true } | { ok: false; reason: "missing" | "full" };

const ROOMS = { stay: "stays", vehicle: "transportation", experience: "experiences" } as const satisfies Record<
  PricedListing["kind"],
  RecordedRoom
>;
const MISSING: PriceOutcome = { ok: false, reason: "missing" };

const lock = (tx: Db, listing: PricedListing) =>
  listing.kind === "experience"
    ? lockExperience(tx, listing.id)
    : lockListing(tx, { kind: listing.kind, id: listing.id });

/** Works on the seasons of a listing, in their order, while nobody else does. */
function withSeasons(
  db: Db,
  listing: PricedListing,
  work: (tx: Db, stored: (typeof seasons.$inferSelect)[]) => Promise<PriceOutcome>,
): Promise<PriceOutcome> {
  if (!isUuid(listing.id)) return Promise.resolve(MISSING);
  return db.transaction(async (tx) => {
    if (!(await lock(tx, listing))) return MISSING;
    const stored = await tx
      .select()
      .from(seasons)
      .where(eq(SEASON_COLUMNS[listing.kind], listing.id))
      .orderBy(asc(seasons.position));
    return work(tx, stored);
  });
}

const describe = ({
  name,
  first_day,
  last_day,
  price,
}: {
  name: string;
  first_day: Day;
  last_day: Day;
  price: number;
}) => `${name}, ${first_day} to ${last_day}, $${usdInputValue(price)}`;

function recordSeason(tx: Db, staff: Actor, { kind, id }: PricedListing, name: string, [from, to]: [unknown, unknown]) {
  return recordChange(tx, staff, {
    room: ROOMS[kind],
    action: "changed",
    item: { id, name },
    fields: { season: { from, to } },
  });
}

/**
 * Writes a season down: over the one of this id, or as the last of the list. The id of a new one comes from its form,
 * so that sending it twice makes one.
 */
export function saveSeason(
  db: Db,
  staff: Actor,
  listing: PricedListing,
  { id, isNew, values }: { id: string; isNew: boolean; values: SeasonInput },
): Promise<PriceOutcome> {
  return withSeasons(db, listing, async (tx, stored) => {
    const before = stored.find((season) => season.id === id);
    if (before) {
      await tx.update(seasons).set(values).where(eq(seasons.id, id));
      await recordSeason(tx, staff, listing, values.name, [describe(before), describe(values)]);
      return { ok: true };
    }
    if (!isNew || !isUuid(id)) return MISSING;
    if (stored.length >= MAX_SEASONS) return { ok: false, reason: "full" };
    const made = await tx
      .insert(seasons)
      .values({
        ...values,
        id,
        [SEASON_COLUMNS[listing.kind].name]: listing.id,
        position: (stored.at(-1)?.position ?? 0) + 1,
      })
      .onConflictDoNothing({ target: seasons.id })
      .returning({ id: seasons.id });
    // The id is that of another listing's season.
    if (made.length === 0) return MISSING;
    await recordSeason(tx, staff, listing, values.name, [null, describe(values)]);
    return { ok: true };
  });
}

export function deleteSeason(db: Db, staff: Actor, listing: PricedListing, id: string): Promise<PriceOutcome> {
  return withSeasons(db, listing, async (tx, stored) => {
    const season = stored.find((each) => each.id === id);
    if (!season) return MISSING;
    await tx.delete(seasons).where(eq(seasons.id, id));
    await recordSeason(tx, staff, listing, season.name, [describe(season), null]);
    return { ok: true };
  });
}

/** Puts a season one place up or down: the first that matches a night prices it. */
export function moveSeason(
  db: Db,
  staff: Actor,
  listing: PricedListing,
  id: string,
  steps: 1 | -1,
): Promise<PriceOutcome> {
  return withSeasons(db, listing, async (tx, stored) => {
    const at = stored.findIndex((season) => season.id === id);
    const [season, other] = [stored[at], stored[at + steps]];
    if (!season) return MISSING;
    if (!other) return { ok: true };
    // Both in one statement: places are unique, and looked at when it ends.
    await tx
      .update(seasons)
      .set({
        position: sql`case when ${seasons.id} = ${season.id} then ${other.position}::int else ${season.position}::int end`,
      })
      .where(and(inArray(seasons.id, [season.id, other.id])));
    await recordSeason(tx, staff, listing, season.name, [`Place ${at + 1}`, `Place ${at + steps + 1}`]);
    return { ok: true };
  });
}

/** What a stay asks besides its price. Tiers are replaced as a whole. */
export function saveStayRates(
  db: Db,
  staff: Actor,
  id: string,
  { tiers, ...values }: StayRatesInput,
): Promise<PriceOutcome> {
  return db.transaction(async (tx) => {
    const saved = await updateRecord(tx, staff, STAY_RECORDS, id, () => ({ values }));
    if (!saved.ok) return MISSING;
    const before = await tx
      .delete(long_stay_discounts)
      .where(eq(long_stay_discounts.stay_id, id))
      .returning({ from_nights: long_stay_discounts.from_nights, percent: long_stay_discounts.percent });
    if (tiers.length > 0) await tx.insert(long_stay_discounts).values(tiers.map((tier) => ({ ...tier, stay_id: id })));
    const [from, to] = [tiersText(before), tiersText(tiers)];
    if (from !== to)
      await recordChange(tx, staff, {
        room: "stays",
        action: "changed",
        item: { id, name: "Long stays" },
        fields: { long_stay_discounts: { from, to } },
      });
    return { ok: true };
  });
}

const tiersText = (tiers: readonly { from_nights: number; percent: number }[]) =>
  tiers
    .toSorted((a, b) => a.from_nights - b.from_nights)
    .map(({ from_nights, percent }) => `${percent} % from ${from_nights} nights`)
    .join(", ") || null;

export async function saveVehicleRates(
  db: Db,
  staff: Actor,
  id: string,
  values: { min_days: number },
): Promise<PriceOutcome> {
  const saved = await updateRecord(db, staff, VEHICLE_RECORDS, id, () => ({ values }));
  return saved.ok ? { ok: true } : MISSING;
}

export async function saveChildPrice(
  db: Db,
  staff: Actor,
  id: string,
  values: { child_price: number | null; child_max_age: number | null },
): Promise<PriceOutcome> {
  const saved = await updateRecord(db, staff, EXPERIENCE_RECORDS, id, () => ({ values }));
  return saved.ok ? { ok: true } : MISSING;
}
