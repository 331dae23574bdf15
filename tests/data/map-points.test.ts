import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPropertyFilters } from "#app/features/properties/filters";
import { distanceKm, type Coordinates } from "#app/features/maps/island/projection";
import { countOtherProperties, listPropertyPins } from "#app/features/properties/pins/queries.server";
import { listPropertyCards } from "#app/features/properties/queries.server";
import { properties } from "#app/features/properties/tables.server";
import { readFilters } from "#app/features/stays/filters";
import { countOtherStays, listStayPins } from "#app/features/stays/pins/queries.server";
import { listStays } from "#app/features/stays/queries.server";
import { stays } from "#app/features/stays/tables.server";
import type { Database } from "#app/platform/db/db.server";
import { defined } from "#app/platform/defined";
import { DATABASE_KINDS, insertMany } from "#tests/support/databases";

const TRUE_POINT = { latitude: -5.123456, longitude: 39.754321 };

const property = (n: number, values: Partial<typeof properties.$inferInsert> = {}) => ({
  slug: `home-${n}`,
  title: `Home ${n}`,
  description: "A home",
  type: "villa" as const,
  location: "Wete",
  price: 10_000_000 + n,
  published: true,
  ...values,
});

const stay = (n: number, values: Partial<typeof stays.$inferInsert> = {}) => ({
  slug: `stay-${n}`,
  name: `Stay ${n}`,
  description: "A stay",
  type: "hotel" as const,
  location: "Wete",
  price: 10_000,
  max_guests: 2,
  ...values,
});

describe.each(DATABASE_KINDS)("points on the %s database", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const publicPoint = async (id: string): Promise<Coordinates> => {
    const [row] = await database.db.select().from(properties).where(eq(properties.id, id));
    return {
      latitude: defined(row?.public_latitude, "the public latitude"),
      longitude: defined(row?.public_longitude, "the public longitude"),
    };
  };
  const insert = async (n: number, values: Partial<typeof properties.$inferInsert>) => {
    const [row] = await database.db.insert(properties).values(property(n, values)).returning();
    return defined(row, "the new property");
  };
  const metres = (a: Coordinates, b: Coordinates) => 1000 * distanceKm(a, b);

  it("PL-042 PT-15: the circle holds the true point and is not centred on it; directions are spread evenly", async () => {
    const { db } = database;
    await db.execute(sql`insert into properties (slug, title, description, type, location, price, published, blurred, latitude, longitude)
      select 'blurred-' || n, 'Home', 'A home', 'villa', 'Wete', 1, false, true, ${TRUE_POINT.latitude}, ${TRUE_POINT.longitude}
      from generate_series(1, 1000) as n`);
    const rows = await db
      .select({ public_latitude: properties.public_latitude, public_longitude: properties.public_longitude })
      .from(properties);
    expect(rows).toHaveLength(1000);
    const eighths = Array.from({ length: 8 }, () => 0);
    for (const row of rows) {
      const shown = { latitude: row.public_latitude!, longitude: row.public_longitude! };
      expect(metres(shown, TRUE_POINT)).toBeGreaterThan(297);
      expect(metres(shown, TRUE_POINT)).toBeLessThan(603);
      const direction = Math.atan2(shown.latitude - TRUE_POINT.latitude, shown.longitude - TRUE_POINT.longitude);
      eighths[Math.min(7, Math.floor(((direction + Math.PI) / (2 * Math.PI)) * 8))]! += 1;
    }
    // 125 each; six standard deviations are 63.
    for (const count of eighths) expect(Math.abs(count - 125)).toBeLessThan(63);
    await db.delete(properties).where(eq(properties.published, false));
  });

  it("PL-043: saving again, hiding it again and moving it within the circle keep the public point", async () => {
    const { db } = database;
    const { id } = await insert(1, { ...TRUE_POINT, blurred: true });
    const first = await publicPoint(id);
    for (let n = 0; n < 50; n++)
      await db
        .update(properties)
        .set({ title: `Home ${n}`, ...TRUE_POINT })
        .where(eq(properties.id, id));
    expect(await publicPoint(id)).toEqual(first);
    await db.update(properties).set({ blurred: false }).where(eq(properties.id, id));
    expect(await publicPoint(id)).toEqual(TRUE_POINT);
    await db.update(properties).set({ blurred: true }).where(eq(properties.id, id));
    expect(await publicPoint(id)).toEqual(first);
    const nearer = { latitude: (TRUE_POINT.latitude + first.latitude) / 2, longitude: TRUE_POINT.longitude };
    await db.update(properties).set(nearer).where(eq(properties.id, id));
    expect(await publicPoint(id)).toEqual(first);
    const far = { latitude: TRUE_POINT.latitude + 0.05, longitude: TRUE_POINT.longitude };
    await db.update(properties).set(far).where(eq(properties.id, id));
    const moved = await publicPoint(id);
    expect(moved).not.toEqual(first);
    expect(metres(moved, far)).toBeLessThan(603);
    await db.update(properties).set({ latitude: null, longitude: null }).where(eq(properties.id, id));
    await db.delete(properties).where(eq(properties.id, id));
  });

  it("PL-043: a row that comes back from the bin or a backup brings its public point", async () => {
    const { db } = database;
    const row = await insert(2, { ...TRUE_POINT, blurred: true });
    await db.delete(properties).where(eq(properties.id, row.id));
    const { land_m2: _land, map_cell: _cell, search_text: _search, words_text: _words, ...stored } = row;
    await db.insert(properties).values(stored);
    expect(await publicPoint(row.id)).toEqual({ latitude: row.public_latitude, longitude: row.public_longitude });
    await db.delete(properties).where(eq(properties.id, row.id));
  });

  it("J-3 PL-041 PL-044 PT-14: cards, pins and areas know the public point alone", async () => {
    const { db } = database;
    const row = await insert(3, { ...TRUE_POINT, blurred: true });
    const shown = { latitude: row.public_latitude!, longitude: row.public_longitude! };
    const read = (area: string) => readPropertyFilters(new URLSearchParams({ area }), [], []);
    const found = async (area: string) => (await listPropertyCards(db, "en", read(area), 1)).rows.length;
    // Halving areas lead to the public point, and to nothing else.
    let [west, south, east, north] = [39.3, -5.7, 40.1, -4.7];
    for (let n = 0; n < 20 && east - west > 0.002; n++) {
      const middle = Math.round(((west + east) / 2) * 1000) / 1000;
      if ((await found([west, south, middle, north].join(","))) > 0) east = middle;
      else west = middle;
    }
    expect(Math.abs(shown.longitude - (west + east) / 2)).toBeLessThan(0.003);
    const pins = await listPropertyPins(db, "en", read(""));
    expect(pins.pins).toMatchObject([shown]);
    const everything = JSON.stringify([pins, await listPropertyCards(db, "en", read(""), 1)]);
    expect(everything).not.toContain(String(TRUE_POINT.latitude));
    expect(everything).not.toContain(String(TRUE_POINT.longitude));
    await db.delete(properties).where(eq(properties.id, row.id));
  });

  it("PL-016 PL-032 PL-036: pins and numbers add up to the list, beyond 2,000 they are numbers alone", async () => {
    const { db } = database;
    await insertMany(
      db,
      2_100,
      (rows) => sql`insert into stays (slug, name, description, type, location, price, max_guests, latitude, longitude)
        select 'stay-' || n, 'Stay ' || n, 'A stay', case when n % 10 = 7 then 'villa' else 'hotel' end, 'Wete', 100, 2,
          case when n <= 2090 then -5.4 + (n % 50) * 0.01 end, case when n <= 2090 then 39.65 + (n % 17) * 0.01 end
        from ${rows} as n`,
    );
    const filters = readFilters(new URLSearchParams(), []);
    const { rows } = await listStays(db, "en", filters, 1);
    const crowds = await countOtherStays(
      db,
      filters,
      rows.map(({ id }) => id),
    );
    const onMap = rows.filter(({ point }) => point).length + crowds.reduce((sum, { n }) => sum + n, 0);
    expect(onMap).toBe(2090);
    expect(crowds.length).toBeLessThan(100);
    for (const { latitude, longitude, area } of crowds) {
      expect(latitude).toBeGreaterThanOrEqual(area.south);
      expect(longitude).toBeLessThanOrEqual(area.east);
    }
    const all = await listStayPins(db, "en", filters);
    expect(all.pins).toEqual([]);
    expect(all.crowds.reduce((sum, { n }) => sum + n, 0)).toBe(2090);
    const villas = readFilters(new URLSearchParams({ type: "villa" }), []);
    const some = await listStayPins(db, "en", villas);
    expect(some.pins).toHaveLength(209);
    expect(some.pins[0]).toEqual({
      id: expect.any(String) as string,
      latitude: expect.any(Number) as number,
      longitude: expect.any(Number) as number,
      price: 10_000,
      title: expect.stringContaining("Stay") as string,
    });
    const area = readFilters(new URLSearchParams({ area: "39.65,-5.4,39.7,-5.3" }), []);
    const within = await listStayPins(db, "en", area);
    const listed = await listStays(db, "en", area, 1);
    expect(within.pins.length).toBe(listed.total);
    expect(within.pins.length).toBeGreaterThan(0);
    for (const { latitude, longitude } of within.pins) {
      expect(latitude).toBeLessThanOrEqual(-5.3);
      expect(longitude).toBeLessThanOrEqual(39.7);
    }
    await db.execute(sql`truncate stays cascade`);
  });

  it("numbers of properties keep to the filters and the words that are searched for", async () => {
    const { db } = database;
    const [a] = [
      await insert(4, { ...TRUE_POINT, title: "Baobab house" }),
      await insert(5, { ...TRUE_POINT, published: false }),
    ];
    const read = (query: Record<string, string>) => readPropertyFilters(new URLSearchParams(query), [], []);
    const count = async (query: Record<string, string>, onPage: string[] = []) =>
      (await countOtherProperties(db, "en", read(query), { onPage })).reduce((sum, { n }) => sum + n, 0);
    expect(await count({})).toBe(1);
    expect(await count({ search: "baobab" })).toBe(1);
    expect(await count({ search: "mango" })).toBe(0);
    expect(await count({ listing: "rent" })).toBe(0);
    expect(await count({}, [a.id])).toBe(0);
    await db.delete(properties);
  });

  it.each([
    ["half a point", sql`update properties set latitude = null`],
    ["half a point of a stay", sql`update stays set latitude = -5`],
    ["a latitude that is none", sql`update stays set latitude = 95, longitude = 39.7`],
  ])("refuses %s", async (_what, statement) => {
    await insert(6, TRUE_POINT);
    await database.db.insert(stays).values(stay(1));
    await expect(database.db.execute(statement)).rejects.toThrow();
    await database.db.delete(properties);
    await database.db.delete(stays);
  });

  it("a public point that somebody writes by hand is mended", async () => {
    const { id } = await insert(7, TRUE_POINT);
    await database.db.update(properties).set({ public_latitude: -5 }).where(eq(properties.id, id));
    expect(await publicPoint(id)).toEqual(TRUE_POINT);
  });
});
