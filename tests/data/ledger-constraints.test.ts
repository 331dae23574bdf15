/** BK-272: what migrations write by hand and Drizzle does not know of is there. A generated migration may drop it. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { DATABASE_KINDS } from "#tests/support/databases";

const CONSTRAINTS = [
  "case_messages case_messages_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE",
  "departure_seats departure_seats_inquiry_id_fk FOREIGN KEY (inquiry_id) REFERENCES experience_inquiries(id) ON DELETE CASCADE",
  "departures departures_seats CHECK (((seats_taken >= 0) AND (seats_taken <= capacity)))",
  "experience_inquiries experience_inquiries_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED",
  "occupancies occupancies_free EXCLUDE USING gist (unit_id WITH =, daterange(first_day, end_day, '[)'::text) WITH &&) DEFERRABLE",
  "occupancies occupancies_stay_booking_id_fk FOREIGN KEY (stay_booking_id) REFERENCES stay_bookings(id) ON DELETE CASCADE",
  "occupancies occupancies_transportation_booking_id_fk FOREIGN KEY (transportation_booking_id) REFERENCES transportation_bookings(id) ON DELETE CASCADE",
  "stay_bookings stay_bookings_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED",
  "transportation_bookings transportation_bookings_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED",
  'units units_rental_position UNIQUE (rental_id, "position") DEFERRABLE',
  'units units_stay_position UNIQUE (stay_id, "position") DEFERRABLE',
];

const TRIGGERS: Record<string, string[]> = {
  booking_payments: ["payment_is_kept"],
  case_messages: ["keep_case"],
  channels: ["announce_change", "announce_changed_state"],
  departure_patterns: ["announce_change"],
  departure_seats: ["booking_is_seated", "count_seats"],
  departures: ["announce_change", "begin_without_seats", "seats_are_counted"],
  experience_inquiries: [
    "announce_change",
    "announce_insert",
    "booking_is_seated",
    "close_asks",
    "drop_case",
    "follow_booking",
    "index_for_search",
    "make_case",
    "mark_cancelled",
    "reopen_review",
    "settle_booking",
  ],
  long_stay_discounts: ["announce_change"],
  occupancies: ["announce_change", "booking_is_placed", "unit_is_in_use"],
  seasons: ["announce_change"],
  stay_bookings: [
    "announce_change",
    "announce_insert",
    "booking_is_placed",
    "close_asks",
    "drop_case",
    "follow_booking",
    "index_for_search",
    "make_case",
    "mark_cancelled",
    "reopen_review",
    "settle_booking",
  ],
  stays: ["announce_change", "index_for_search", "make_first_unit", "put_site_search"],
  transportation_bookings: [
    "announce_change",
    "announce_insert",
    "booking_is_placed",
    "close_asks",
    "drop_case",
    "follow_booking",
    "index_for_search",
    "make_case",
    "mark_cancelled",
    "reopen_review",
    "settle_booking",
  ],
  transportation_rentals: ["announce_change", "index_for_search", "make_first_unit", "put_site_search"],
  units: ["announce_change", "unit_is_in_use", "unit_is_kept"],
};

const INDEXES = [
  "occupancies_unit_days CREATE INDEX occupancies_unit_days ON public.occupancies USING btree (unit_id, end_day) INCLUDE (first_day, kind, hold_until)",
];

/** What is not as it should be; nothing when all is there. */
async function missing(db: Db): Promise<string[]> {
  const constraints = await rowsOf<{ it: string }>(
    db,
    sql`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as it from pg_constraint where connamespace = 'public'::regnamespace and convalidated`,
  );
  const triggers = await rowsOf<{ it: string }>(
    db,
    sql`select tgrelid::regclass || ' ' || tgname as it from pg_trigger where not tgisinternal and tgenabled = 'O'`,
  );
  const indexes = await rowsOf<{ it: string }>(
    db,
    sql`select indexname || ' ' || indexdef as it from pg_indexes where schemaname = 'public'`,
  );
  const there = new Set([...constraints, ...triggers, ...indexes].map(({ it }) => it));
  const wanted = [
    ...CONSTRAINTS,
    ...Object.entries(TRIGGERS).flatMap(([table, names]) => names.map((name) => `${table} ${name}`)),
    ...INDEXES,
  ];
  return wanted.filter((part) => !there.has(part));
}

class Undo extends Error {}

describe.each(DATABASE_KINDS)("what was written by hand, on %s", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("is all there", async () => {
    expect(await missing(database.db)).toEqual([]);
  });

  it("names every trigger of these tables", async () => {
    const live = await rowsOf<{ table: string; names: string[] }>(
      database.db,
      sql`select tgrelid::regclass::text as table, json_agg(tgname order by tgname) as names from pg_trigger where not tgisinternal group by 1`,
    );
    const listed = Object.fromEntries(
      live.filter(({ table }) => table in TRIGGERS).map(({ table, names }) => [table, names]),
    );
    expect(listed).toEqual(TRIGGERS);
  });

  it.each([
    "alter table occupancies drop constraint occupancies_free",
    "drop trigger booking_is_placed on occupancies",
    "alter table departure_seats disable trigger count_seats",
    "alter table stay_bookings drop constraint stay_bookings_case_id_cases_id_fk",
    "drop index occupancies_unit_days",
  ])("BK-272, TR-09: is missed after: %s", async (statement) => {
    const found: string[] = [];
    await database.db
      .transaction(async (tx) => {
        await tx.execute(sql.raw(statement));
        found.push(...(await missing(tx)));
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
    expect(found).toHaveLength(1);
  });
});
