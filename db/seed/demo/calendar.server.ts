import { and, eq } from "drizzle-orm";
import { givesDeparture } from "#app/features/availability/departure-plan";
import { findExperienceRates, findStayRates, findVehicleRates } from "#app/features/availability/prices/queries.server";
import { quoteExperience } from "#app/features/availability/quotes/experience";
import type { Quote } from "#app/features/availability/quotes/price-lines";
import { quoteStay } from "#app/features/availability/quotes/stay";
import { quoteVehicles } from "#app/features/availability/quotes/vehicles";
import { islandToday } from "#app/features/availability/rules";
import {
  channel_events,
  channels,
  departure_patterns,
  long_stay_discounts,
  occupancies,
  seasons,
  units,
} from "#app/features/availability/tables.server";
import type { Claim } from "#app/features/availability/ledger/mutations.server";
import {
  EXPERIENCES,
  STAYS,
  VEHICLES,
  type BookingTable,
  type PlacedKind,
} from "#app/features/bookings/placement/mutations.server";
import {
  booking_payments,
  experience_inquiries,
  stay_bookings,
  transportation_bookings,
} from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { addDays, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { oneRow } from "#app/platform/db/rows.server";
import {
  EXPERIENCE_GUESTS,
  EXPERIENCE_PATTERNS,
  STAY_INVENTORY,
  STAY_RATES,
  VEHICLE_INVENTORY,
  type SampleBar,
  type SampleInventory,
  type SamplePattern,
  type SampleRates,
} from "#db/seed/demo/calendar";
import { en as experienceWords, type ExperienceKey } from "#db/seed/demo/experiences/en";
import type { StayKey } from "#db/seed/demo/stays/en";
import { en as vehicleWords, type VehicleKey } from "#db/seed/demo/vehicles/en";

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const inDays = (days: number): Day => addDays(islandToday(), days);

/** Units, prices, departures and a month of bookings, so that the calendar of a new office shows what it can. */
export async function seedDemoCalendar(tx: Db): Promise<void> {
  for (const [slug, rates] of entriesOf<StayKey, SampleRates>(STAY_RATES)) {
    const id = await findStay(tx, slug);
    if (id) await seedRates(tx, id, rates);
  }
  for (const [slug, inventory] of entriesOf<StayKey, SampleInventory>(STAY_INVENTORY)) {
    const id = await findStay(tx, slug);
    if (id) await seedStay(tx, id, inventory);
  }
  for (const [key, inventory] of entriesOf<VehicleKey, SampleInventory>(VEHICLE_INVENTORY)) {
    const [rental] = await tx
      .select({ id: transportation_rentals.id })
      .from(transportation_rentals)
      .where(eq(transportation_rentals.name, vehicleWords[key].name));
    if (rental) await seedVehicle(tx, rental.id, inventory);
  }
  for (const [key, pattern] of entriesOf<ExperienceKey, SamplePattern>(EXPERIENCE_PATTERNS)) {
    const [experience] = await tx
      .select({ id: experiences.id, title: experiences.title })
      .from(experiences)
      .where(eq(experiences.title, experienceWords[key].title));
    if (experience) await seedDepartures(tx, experience, pattern);
  }
}

function entriesOf<Key extends string, Value>(record: Partial<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}

async function findStay(tx: Db, slug: StayKey): Promise<string | undefined> {
  const [stay] = await tx.select({ id: stays.id }).from(stays).where(eq(stays.slug, slug));
  return stay?.id;
}

async function seedRates(tx: Db, stay_id: string, rates: SampleRates): Promise<void> {
  const year = Number(islandToday().slice(0, 4));
  await tx
    .update(stays)
    .set({ min_nights: rates.minNights, cleaning_fee: rates.cleaningDollars * 100 })
    .where(eq(stays.id, stay_id));
  await tx
    .insert(long_stay_discounts)
    .values(rates.longStays.map(([from_nights, percent]) => ({ stay_id, from_nights, percent })));
  const ofYears = rates.seasons.flatMap((season) =>
    [year, year + 1].map((from) => ({
      name: season.name,
      first_day: `${from}-${season.first}`,
      last_day: `${season.last < season.first ? from + 1 : from}-${season.last}`,
      price: season.dollars * 100,
      min_nights: season.minNights,
    })),
  );
  await tx.insert(seasons).values(ofYears.map((season, index) => ({ ...season, stay_id, position: index + 1 })));
}

/** The first unit is there: a trigger made it with the listing. */
async function seedUnits(
  tx: Db,
  owner: { stay_id: string } | { rental_id: string },
  names: (string | null)[],
): Promise<string[]> {
  const mine = "stay_id" in owner ? eq(units.stay_id, owner.stay_id) : eq(units.rental_id, owner.rental_id);
  await tx
    .update(units)
    .set({ name: names[0] })
    .where(and(mine, eq(units.position, 1)));
  const more = names.slice(1).map((name, index) => ({ ...owner, name, position: index + 2 }));
  if (more.length > 0) await tx.insert(units).values(more);
  const rows = await tx.select({ id: units.id }).from(units).where(mine).orderBy(units.position);
  return rows.map(({ id }) => id);
}

/** What is not a booking: blocks, days out of service, and what other channels have sold. */
async function seedTakenDays(tx: Db, ids: string[], { blocks = [], channels: others = [] }: SampleInventory) {
  const unitAt = (position: number) => ids[position - 1] ?? "";
  if (blocks.length > 0)
    await tx.insert(occupancies).values(
      blocks.map(({ unit, from, to, kind, reason }) => ({
        unit_id: unitAt(unit),
        kind,
        reason,
        first_day: inDays(from),
        end_day: inDays(to),
      })),
    );
  for (const [index, { name, unit, error, events }] of others.entries()) {
    const unit_id = unitAt(unit);
    const channel = oneRow(
      await tx
        .insert(channels)
        .values({
          unit_id,
          name,
          // An address that answers nobody: the demo asks no other site.
          url: `https://calendar.example.org/${unit_id}/${index}.ics`,
          is_active: error !== null,
          events_seen: events.length,
          last_tried_at: fromNow(-1),
          last_success_at: fromNow(error ? -30 : -1),
          last_error: error,
          failures: error ? 6 : 0,
          next_poll_at: fromNow(6),
        })
        .returning({ id: channels.id }),
    );
    await tx.insert(channel_events).values(
      events.map(({ from, to, freeFrom }) => ({
        channel_id: channel.id,
        uid: `${name}-${from}@example.org`,
        first_day: inDays(from),
        end_day: inDays(to),
        summary: "Reserved",
        clash: freeFrom !== undefined,
      })),
    );
    await tx.insert(occupancies).values(
      events.map(({ from, to, freeFrom = from }) => ({
        unit_id,
        kind: "import" as const,
        channel_id: channel.id,
        first_day: inDays(freeFrom),
        end_day: inDays(to),
      })),
    );
  }
}

async function seedStay(tx: Db, stay_id: string, inventory: SampleInventory): Promise<void> {
  const ids = await seedUnits(tx, { stay_id }, inventory.units);
  await seedTakenDays(tx, ids, inventory);
  const [stay] = await tx.select({ name: stays.name, slug: stays.slug }).from(stays).where(eq(stays.id, stay_id));
  const rates = await findStayRates(tx, stay_id);
  if (!stay || !rates) return;
  for (const bar of inventory.bars) {
    const days = { check_in: inDays(bar.from), check_out: inDays(bar.to) };
    const guests = bar.people ?? 1;
    const values = {
      ...requestOf(bar, quoteStay(rates, { ...days, guests }), `/stays/${stay.slug}`),
      ...days,
      guests,
      stay_id,
      stay_name: stay.name,
      special_requests: bar.words ?? null,
    };
    const row = oneRow(await tx.insert(stay_bookings).values(values).returning());
    await place(tx, STAYS, row, bar, ids);
    await seedPayment(tx, { stay_booking_id: row.id }, bar);
  }
}

async function seedVehicle(tx: Db, rental_id: string, inventory: SampleInventory): Promise<void> {
  const ids = await seedUnits(tx, { rental_id }, inventory.units);
  await seedTakenDays(tx, ids, inventory);
  const [rental] = await tx.select().from(transportation_rentals).where(eq(transportation_rentals.id, rental_id));
  const rates = await findVehicleRates(tx, rental_id);
  if (!rental || !rates) return;
  for (const bar of inventory.bars) {
    const days = { pickup_date: inDays(bar.from), return_date: inDays(bar.to) };
    const values = {
      ...requestOf(
        bar,
        quoteVehicles(rates, { ...days, with_driver: false, vehicles: 1 }),
        `/transportation/${rental_id}`,
      ),
      ...days,
      rental_id,
      rental_name: rental.name,
      rental_type: rental.type,
    };
    const row = oneRow(await tx.insert(transportation_bookings).values(values).returning());
    await place(tx, VEHICLES, row, bar, ids);
    await seedPayment(tx, { transportation_booking_id: row.id }, bar);
  }
}

/** So many days before the arrival it was asked for. */
const ASKED_DAYS_BEFORE = 16;
const STATUSES = {
  completed: "completed",
  in_house: "confirmed",
  confirmed: "confirmed",
  overbooked: "confirmed",
  wish: "pending",
} as const;

/** What the three kinds share. */
function requestOf({ name, state, from, to, language = "en", origin = "site" }: SampleBar, quote: Quote, page: string) {
  const isHeld = typeof state === "object";
  const arrived = state === "in_house" || state === "completed";
  return {
    full_name: name,
    email: origin === "site" ? `${emailName(name, from)}@example.org` : null,
    phone: "+255 700 000 0" + String(10 + (Math.abs(from) % 90)),
    status: isHeld ? ("pending" as const) : STATUSES[state],
    language,
    origin,
    page: origin === "site" ? page : null,
    quoted_total: quote.total,
    price_lines: quote.lines,
    is_wish: state === "wish",
    overbooked: state === "overbooked",
    hold_until: isHeld ? fromNow(state.heldHours) : null,
    arrived_at: arrived ? atHour(from, 15) : null,
    left_at: state === "completed" ? atHour(to, 9) : null,
    created_at: isHeld
      ? fromNow(state.heldHours - DAY_HOURS)
      : fromNow((Math.min(from, 0) - ASKED_DAYS_BEFORE) * DAY_HOURS),
  };
}

const LATIN = /^[a-z]+$/;
/** Names in other scripts get an address by the day they come. */
function emailName(name: string, from: number): string {
  const first = name.split(" ")[0]?.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase() ?? "";
  return LATIN.test(first) ? first : `guest${from + 100}`;
}

/** An hour of a day on the island, but not later than now. */
function atHour(days: number, hour: number): Date {
  const moment = Date.parse(`${inDays(days)}T${String(hour).padStart(2, "0")}:00:00+03:00`);
  return new Date(Math.min(moment, Date.now()));
}

async function place<Row extends { id: string }>(
  tx: Db,
  kind: PlacedKind<Row>,
  row: Row,
  { unit, state }: Pick<SampleBar, "unit" | "state">,
  ids: readonly string[],
): Promise<void> {
  if (state === "overbooked" || state === "wish") return;
  const claim: Claim =
    typeof state === "object" ? { kind: "hold", until: fromNow(state.heldHours) } : { kind: "booking" };
  const placed = await kind.claim(tx, row, claim, { unit: unit === undefined ? undefined : ids[unit - 1] });
  if (placed === "taken") await setOverbooked(tx, kind.table, row.id);
}

async function setOverbooked(tx: Db, table: BookingTable, id: string): Promise<void> {
  await tx.update(table).set({ overbooked: true, hold_until: null }).where(eq(table.id, id));
}

async function seedPayment(
  tx: Db,
  owner: { stay_booking_id: string } | { transportation_booking_id: string },
  { paid, from }: SampleBar,
): Promise<void> {
  if (!paid) return;
  const day = inDays(Math.min(from, 0));
  const amount = paid.dollars.toFixed(2);
  await tx.insert(booking_payments).values({
    ...owner,
    kind: "payment",
    amount,
    currency: "USD",
    usd_amount: paid.dollars * 100,
    method: paid.method,
    day,
  });
}

/** How many days of departures are filled. */
const FILLED_DAYS = 10;
const FIRST_FILLED = -1;

async function seedDepartures(tx: Db, experience: { id: string; title: string }, sample: SamplePattern): Promise<void> {
  const pattern = {
    experience_id: experience.id,
    first_day: inDays(-60),
    last_day: null,
    weekdays: sample.weekdays,
    start_time: sample.time,
    seats: sample.seats,
    cutoff_hours: sample.cutoffHours,
  };
  await tx.insert(departure_patterns).values(pattern);
  if (sample.child)
    await tx
      .update(experiences)
      .set({ child_price: sample.child.dollars * 100, child_max_age: sample.child.maxAge })
      .where(eq(experiences.id, experience.id));
  const rates = await findExperienceRates(tx, experience.id);
  if (!rates) return;
  const days = Array.from({ length: FILLED_DAYS }, (_, index) => index + FIRST_FILLED).filter((offset) =>
    givesDeparture(pattern, inDays(offset)),
  );
  const groups = days.flatMap((offset, index) => (sample.groups[index] ?? []).map((people) => ({ offset, people })));
  for (const [index, { offset, people }] of groups.entries()) {
    const guest = EXPERIENCE_GUESTS[index % EXPERIENCE_GUESTS.length];
    if (!guest) continue;
    const date = inDays(offset);
    const bar: SampleBar = {
      ...guest,
      from: offset,
      to: offset,
      state: date < islandToday() ? "completed" : "confirmed",
    };
    const { phone, ...request } = requestOf(
      bar,
      quoteExperience(rates, { date, participants: people, children: 0 }),
      `/experiences/${experience.id}`,
    );
    const values = {
      ...request,
      phone: phone.replace("+255 ", ""),
      country_code: "+255",
      accommodation: "Tumbe Tide Hotel",
      experience_id: experience.id,
      experience_title: experience.title,
      participants: people,
      date,
      start_time: sample.time,
    };
    const row = oneRow(await tx.insert(experience_inquiries).values(values).returning());
    await place(tx, EXPERIENCES, row, bar, []);
  }
}
