import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { islandToday } from "#app/features/availability/rules";
import { requestStay } from "#app/features/bookings/mutations.server";
import { checkStayRequest, stayProblems, stayRequest } from "#app/features/bookings/stay-request";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { readFields } from "#app/features/forms/schema";
import { findStayPage, listStayCards, listStays, filtersWhere, stayIds } from "#app/features/stays/queries.server";
import { readFilters } from "#app/features/stays/filters";
import { stays } from "#app/features/stays/tables.server";
import { addDays } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { PAGE_SIZE } from "#app/platform/http/paging";
import { DATABASE_KINDS, insertMany } from "#tests/support/databases";
import { createMailContext, VISIT } from "#tests/support/mail-context";

const row = {
  name: "House",
  description: "By the sea",
  location: "Wete",
  type: "villa",
  price: 52_000,
  max_guests: 8,
} as const;
const NO_FILTERS = readFilters(new URLSearchParams(), []);
const RATES = [{ code: "EUR", rate: 0.5 }] as const;
const request = {
  full_name: "Amina Mbarouk",
  email: "amina@example.com",
  phone: "+971 50 000 0000",
  check_in: "2027-08-20",
  check_out: "2027-08-23",
  guests: 4,
  special_requests: null,
  language: "de",
} as const;

describe.each(DATABASE_KINDS)("stays on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.delete(stay_bookings);
    await db.delete(stays);
  });

  const add = async (slug: string, values: Partial<typeof stays.$inferInsert> = {}) => {
    const [made] = await db
      .insert(stays)
      .values({ ...row, slug, ...values })
      .returning();
    return made!;
  };
  const slugs = async (query: string) => {
    const { rows } = await listStays(db, "en", readFilters(new URLSearchParams(query), RATES), 1);
    return rows.map(({ slug }) => slug);
  };

  it("are listed newest first, in the visitor's language", async () => {
    await add("older", { created_at: new Date("2026-01-01") });
    await add("newer", {
      name_fr: "Maison",
      name_de: " ",
      images: ["/a.webp", "/b.webp"],
      created_at: new Date("2026-02-01"),
    });
    const french = await listStayCards(db, "fr", { limit: 3 });
    expect(french.map(({ slug, name, image }) => [slug, name, image])).toEqual([
      ["newer", "Maison", "/a.webp"],
      ["older", "House", null],
    ]);
    expect((await listStayCards(db, "de", { limit: 1 })).map(({ name }) => name)).toEqual(["House"]);
  });

  it("say when one comes and goes, where one sleeps and what is asked, in the visitor's language", async () => {
    await add("plain");
    expect(await findStayPage(db, "plain", "fr")).toMatchObject({
      beds: null,
      check_in_from: null,
      check_out_until: null,
      house_rules: null,
      cancel_text: null,
    });
    await add("told", {
      beds: "Two beds",
      beds_fr: "Deux lits",
      check_in_from: "14:00",
      check_out_until: "10:30",
      house_rules: "Quiet",
      cancel_text_fr: "Gratuite",
    });
    expect(await findStayPage(db, "told", "fr")).toMatchObject({
      beds: "Deux lits",
      check_in_from: "14:00",
      check_out_until: "10:30",
      house_rules: "Quiet",
      cancel_text: "Gratuite",
    });
    expect(await findStayPage(db, "told", "en")).toMatchObject({ beds: "Two beds", cancel_text: null });
  });

  it("are filtered by type, by price up to and with the bound, and by guests above one", async () => {
    await add("villa", { created_at: new Date("2026-03-01") });
    await add("hotel", { type: "hotel", price: 12_800, max_guests: 2, created_at: new Date("2026-02-01") });
    await add("room", { type: "hotel", price: 12_801, max_guests: 1, created_at: new Date("2026-01-01") });
    expect(await slugs("type=hotel")).toEqual(["hotel", "room"]);
    expect(await slugs("type=castle&price=abc&guests=none")).toEqual(["villa", "hotel", "room"]);
    expect(await slugs("price=128")).toEqual(["hotel"]);
    expect(await slugs("price=128.01")).toEqual(["hotel", "room"]);
    for (const guests of ["1", "0", "-1"]) expect(await slugs(`guests=${guests}`)).toHaveLength(3);
    expect(await slugs("guests=2")).toEqual(["villa", "hotel"]);
    expect(await slugs("guests=99")).toEqual([]);
    for (const guests of ["100", "99999999999", "1.5", "two"])
      expect(await slugs(`guests=${guests}`), guests).toHaveLength(3);
    expect(await slugs("type=hotel&price=128&guests=4")).toEqual([]);
  });

  it("are filtered by a price in another currency, as it is shown", async () => {
    await add("cheap", { price: 12_800, created_at: new Date("2026-02-01") });
    await add("dear", { price: 12_802, created_at: new Date("2026-01-01") });
    expect(await slugs("price=64&currency=EUR")).toEqual(["cheap"]);
    expect(await slugs("price=64.01&currency=EUR")).toEqual(["cheap", "dear"]);
    expect(await slugs("price=64&currency=GBP")).toEqual(["cheap", "dear"]);
  });

  it("are sorted by price either way, and each is on one page", async () => {
    await add("b", { price: 200 });
    await add("a", { price: 100, type: "hotel" });
    await add("c", { price: 300, type: "hotel" });
    expect(await slugs("sort=price_asc")).toEqual(["a", "b", "c"]);
    expect(await slugs("sort=price_desc")).toEqual(["c", "b", "a"]);
    expect(await slugs("sort=price_desc&type=hotel")).toEqual(["c", "a"]);
    expect(await slugs("sort=name")).toHaveLength(3);
    await db.delete(stays);
    await db.insert(stays).values(Array.from({ length: PAGE_SIZE + 5 }, (_, n) => ({ ...row, slug: `stay-${n}` })));
    for (const sort of ["price_asc", "price_desc"]) {
      const filters = readFilters(new URLSearchParams({ sort }), []);
      const pages = await Promise.all([1, 2].map((page) => listStays(db, "en", filters, page)));
      expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(PAGE_SIZE + 5);
    }
  });

  it("use an index for every order and filter", async () => {
    await insertMany(
      db,
      5_000,
      (rows) => sql`insert into stays (slug, name, description, location, type, price, max_guests, created_at)
        select 's-' || n, 'S ' || n, repeat('Sea and sand. ', 40), 'Wete', (array['hotel','resort','villa','apartment'])[1 + n % 4], n * 7919 % 900, 1 + n % 12, now() - n * interval '1 minute'
        from ${rows} n`,
    );
    await db.execute(sql`analyze stays`);
    for (const filter of ["", "type=villa", "price=200", "guests=4", "type=villa&price=200&guests=4"]) {
      for (const sort of ["latest", "price_asc", "price_desc"] as const) {
        const filters = readFilters(new URLSearchParams(`${filter}&sort=${sort}`), []);
        const plan = JSON.stringify(
          await db.execute(
            sql`explain ${stayIds(db, { where: filtersWhere(filters), sort, limit: PAGE_SIZE }).getSQL()}`,
          ),
        );
        expect(plan, `${filter} ${sort}`).not.toContain("Seq Scan");
        expect(plan, `${filter} ${sort}`).not.toContain("Sort");
      }
    }
  });

  it("come in pages, and a page beyond the last is the last", async () => {
    await db.insert(stays).values(Array.from({ length: PAGE_SIZE + 1 }, (_, n) => ({ ...row, slug: `stay-${n}` })));
    const first = await listStays(db, "en", NO_FILTERS, 1);
    const last = await listStays(db, "en", NO_FILTERS, 9);
    expect([first.rows.length, first.total, first.pages]).toEqual([PAGE_SIZE, PAGE_SIZE + 1, 2]);
    expect([last.rows.length, last.page]).toEqual([1, 2]);
    expect(new Set([...first.rows, ...last.rows].map(({ id }) => id)).size).toBe(PAGE_SIZE + 1);
  });

  it("are found by their own slug first, then by the language's, then by any", async () => {
    const own = await add("haus");
    const german = await add("house", { slug_de: "villa-am-meer", slug_fr: "maison" });
    const other = await add("home", { slug_de: "maison", slug_it: "casa" });
    expect((await findStayPage(db, "haus", "de"))?.id).toBe(own.id);
    expect((await findStayPage(db, "villa-am-meer", "de"))?.id).toBe(german.id);
    expect((await findStayPage(db, "maison", "fr"))?.id).toBe(german.id);
    expect((await findStayPage(db, "maison", "de"))?.id).toBe(other.id);
    expect((await findStayPage(db, "casa", "en"))?.id).toBe(other.id);
    for (const slug of ["nope", "", "\0", "%"]) expect(await findStayPage(db, slug, "sw")).toBeNull();
  });

  it("show what they have, and nothing they have not", async () => {
    await add("house", { features: { gym: true, wifi: true, pool: false }, amenities: { tv: true } });
    expect(await findStayPage(db, "house", "en")).toMatchObject({
      slug: "house",
      features: ["wifi", "gym"],
      amenities: ["tv"],
    });
  });

  it("take a request with the name and the total of that day, once", async () => {
    const { id } = await add("house", { name_de: "Haus" });
    const send = () =>
      requestStay(createMailContext(db), { ...request, ...VISIT, slug: "house", submissionKey: "one" });
    const first = await send();
    expect(first).toMatchObject({ ok: true, receipt: { total: "156000" } });
    // The same key again is the same request, with a link of its own.
    const again = await send();
    expect(again).toMatchObject({
      ok: true,
      receipt: { reference: ("receipt" in first && first.receipt?.reference) || "", total: "156000" },
    });
    const rows = await db.select().from(stay_bookings);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ...request,
      stay_id: id,
      stay_name: "House",
      quoted_total: 156_000,
      status: "pending",
    });
  });

  it("take no more guests than they have room for, and none once they are gone", async () => {
    await add("house", { max_guests: 3 });
    expect(
      await requestStay(createMailContext(db), { ...request, ...VISIT, slug: "house", submissionKey: "many" }),
    ).toEqual({
      ok: false,
      reason: "invalid",
      errors: { guests: "guests" },
    });
    expect(
      await requestStay(createMailContext(db), { ...request, ...VISIT, slug: "no-house", submissionKey: "gone" }),
    ).toEqual({
      ok: false,
      reason: "gone",
    });
    expect(await db.select().from(stay_bookings)).toEqual([]);
  });
});

describe("a request for a stay", () => {
  const today = islandToday();
  const rules = { today, furthestDays: 730 };
  const form = (changes: Record<string, string> = {}) => {
    const data = new FormData();
    const fields = {
      full_name: "Amina",
      email: "a@example.com",
      phone: "+255 777 123 456",
      check_in: today,
      check_out: addDays(today, 1),
      guests: "2",
      ...changes,
    };
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };

  it("names what is wrong", () => {
    const errors = (changes: Record<string, string>) => {
      const read = readFields(stayRequest, form(changes));
      const typed = Object.fromEntries(form(changes)) as Record<string, string>;
      return { ...stayProblems(typed, { max_guests: 8 }, rules), ...(!read.ok && read.errors) };
    };
    expect(errors({})).toEqual({});
    expect(errors({ full_name: " ", email: "", phone: "" })).toEqual({
      full_name: "required",
      email: "required",
      phone: "required",
    });
    expect(errors({ check_out: today })).toEqual({ check_out: "checkOut" });
    expect(errors({ check_in: addDays(today, -1) })).toEqual({ check_in: "past" });
    expect(errors({ check_in: "2027-02-30" })).toHaveProperty("check_in", "date");
    expect(errors({ check_out: "9999-12-31" })).toEqual({ check_out: { code: "tooFar", n: 730 } });
    expect(errors({ check_out: addDays(today, 91) })).toEqual({ check_out: { code: "nightsMost", n: 90 } });
    for (const guests of ["0", "1.5", "-1", "x"]) expect(errors({ guests })).toEqual({ guests: "guests" });
  });

  it("is held in the browser to the island's today and to the room there is", () => {
    const stay = { max_guests: 8 };
    expect(checkStayRequest(form(), stay, rules)).toEqual({});
    expect(checkStayRequest(form(), stay, { ...rules, today: addDays(today, 1) })).toEqual({ check_in: "past" });
    expect(checkStayRequest(form({ guests: "9" }), stay, rules)).toEqual({ guests: "guests" });
  });
});
