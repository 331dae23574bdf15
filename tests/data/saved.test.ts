/** Saved lists: read as things are now, shared under secret addresses, and sent as one message. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashToken } from "#app/features/cases/links/mutations.server";
import { case_messages, cases } from "#app/features/cases/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { readCase } from "#app/features/guests/case/queries.server";
import { readSubject } from "#app/features/guests/page/read.server";
import { saveInquiry } from "#app/features/inquiries/mutations.server";
import { LIST_TOPIC } from "#app/features/inquiries/schema";
import { inquiries } from "#app/features/inquiries/tables.server";
import type { SavedItem } from "#app/features/page/saved-key";
import { properties } from "#app/features/properties/tables.server";
import { listOffered, readCompared, readSavedThings } from "#app/features/saved/queries.server";
import { nameOf } from "#app/features/saved/rules";
import {
  deleteUnreadLists,
  endSharedList,
  markSharedListRead,
  sharedToken,
  shareList,
} from "#app/features/saved/sharing/mutations.server";
import { findSharedList } from "#app/features/saved/sharing/queries.server";
import { shared_lists } from "#app/features/saved/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";
import { seed } from "#db/seed/seed.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { createMailContext } from "#tests/support/mail-context";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe.each(DATABASE_KINDS)("saved lists on %s", (_, open) => {
  let database: Database;
  let db: Db;
  let items: SavedItem[];
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await seed(db, "demo");
    const first = async (kind: SavedItem["kind"], rows: Promise<{ id: string }[]>) => ({
      kind,
      id: oneRow(await rows).id,
    });
    items = [
      await first(
        "property",
        db.select({ id: properties.id }).from(properties).where(eq(properties.published, true)).limit(1),
      ),
      await first("stay", db.select({ id: stays.id }).from(stays).limit(1)),
      await first("experience", db.select({ id: experiences.id }).from(experiences).limit(1)),
      await first(
        "vehicle",
        db
          .select({ id: transportation_rentals.id })
          .from(transportation_rentals)
          .where(eq(transportation_rentals.available, true))
          .limit(1),
      ),
    ];
  });
  afterAll(() => database.close());
  beforeEach(() => db.execute(sql`delete from shared_lists`));

  const at = (n: number) => {
    const item = items[n];
    if (!item) throw new Error("there is no such item");
    return item;
  };

  it("GU-153: things of all kinds are read in the order of the list, in the language, with stars or none", async () => {
    const things = await readSavedThings(db, "de", items, null);
    expect(things.map(({ kind, id }) => ({ kind, id }))).toEqual(items);
    for (const thing of things) expect(thing.card && nameOf(thing)).toEqual(expect.any(String));
    expect(things[1]).toMatchObject({ card: { rating: expect.anything() as unknown }, offer: null });
    const english = await readSavedThings(db, "en", items, null);
    expect(things.map((thing) => thing.card && nameOf(thing))).not.toEqual(
      english.map((thing) => thing.card && nameOf(thing)),
    );
  });

  it("GU-153: with days it says what is free, for how much, and what is taken", async () => {
    const days = {
      span: { from: inDays(300), to: inDays(304) },
      guests: 1,
      rules: { today: inDays(0), furthestDays: 730, fillsGaps: true },
    };
    const stay = at(1);
    const read = async () => (await readSavedThings(db, "en", [stay], days))[0];
    const free = await read();
    expect(free).toMatchObject({ offer: { state: "free", total: expect.any(Number) as unknown } });
    await db.execute(
      sql`insert into occupancies (unit_id, kind, first_day, end_day, reason) select id, 'block', ${days.span.from}::date + 1, ${days.span.from}::date + 2, 'Paint' from units where stay_id = ${stay.id}`,
    );
    expect(await read()).toMatchObject({ offer: { state: "taken" } });
    await db.execute(sql`delete from occupancies where reason = 'Paint'`);
    // One for more guests than it has room for is neither.
    expect((await readSavedThings(db, "en", [stay], { ...days, guests: 99 }))[0]).toMatchObject({ offer: null });
    expect((await readSavedThings(db, "en", [at(3)], days))[0]).toMatchObject({ offer: { state: "free" } });
    const [experience] = await readSavedThings(db, "en", [at(2)], days);
    expect(experience).toMatchObject({ offer: { state: expect.stringMatching(/^(free|taken|request)$/) as unknown } });
  });

  it("GU-154: what is deleted, unpublished or unavailable says nothing but that it is gone", async () => {
    const [property, vehicle] = [at(0), at(3)];
    await db.update(properties).set({ published: false }).where(eq(properties.id, property.id));
    await db.update(transportation_rentals).set({ available: false }).where(eq(transportation_rentals.id, vehicle.id));
    const asked = [
      property,
      vehicle,
      { kind: "stay" as const, id: UNKNOWN },
      { kind: "stay" as const, id: property.id },
    ];
    expect(await readSavedThings(db, "en", asked, null)).toEqual(asked.map((item) => ({ ...item, card: null })));
    expect(await listOffered(db, "en", asked)).toEqual([]);
    await db.update(properties).set({ published: true }).where(eq(properties.id, property.id));
    await db.update(transportation_rentals).set({ available: true }).where(eq(transportation_rentals.id, vehicle.id));
  });

  it("GU-156: what is compared brings all its page says", async () => {
    const two = await db.select({ id: stays.id }).from(stays).limit(2);
    const compared = await readCompared(
      db,
      "en",
      [...two.map(({ id }) => ({ kind: "stay" as const, id })), { kind: "stay", id: UNKNOWN }],
      null,
    );
    expect(compared.map(({ id }) => id)).toEqual(two.map(({ id }) => id));
    expect(compared[0]).toMatchObject({ page: { amenities: expect.any(Array) as unknown } });
    // Properties are compared on a page of their own.
    for (const item of items)
      expect(await readCompared(db, "en", [item], null)).toHaveLength(item.kind === "property" ? 0 : 1);
  });

  it("GU-157: a copy opens by its address alone, its maker renews and ends it, and only the hash is stored", async () => {
    const owner = await shareList(db, items);
    const token = sharedToken(owner);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await findSharedList(db, token)).toMatchObject({ items });
    expect(await findSharedList(db, owner)).toBeNull();
    const rows = await db.select().from(shared_lists);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(owner);
    expect(rows[0]?.token_hash).toBe(hashToken(token));
    expect(await shareList(db, items.slice(0, 1), owner)).toBe(owner);
    expect(await findSharedList(db, token)).toMatchObject({ items: items.slice(0, 1) });
    // Whoever has the address alone cannot end it.
    await endSharedList(db, token);
    expect(await findSharedList(db, token)).not.toBeNull();
    await endSharedList(db, owner);
    expect(await findSharedList(db, token)).toBeNull();
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => shareList(db, items)))).size).toBe(20);
  });

  it("GU-158: not read for 12 months it goes, read it lives on, and that is written once a day", async () => {
    const tokens = [sharedToken(await shareList(db, items)), sharedToken(await shareList(db, items))] as const;
    const setRead = (token: string, ago: string) =>
      db.execute(
        sql`update shared_lists set last_read_on = current_date - ${ago}::interval where token_hash = ${hashToken(token)}`,
      );
    await setRead(tokens[0], "12 months 1 day");
    await setRead(tokens[1], "12 months");
    await deleteUnreadLists(db);
    expect(await findSharedList(db, tokens[0])).toBeNull();
    expect(await findSharedList(db, tokens[1])).not.toBeNull();
    const versionOf = () =>
      rowsOf(db, sql`select xmin::text as v from shared_lists where token_hash = ${hashToken(tokens[1])}`);
    await markSharedListRead(db, hashToken(tokens[1]), "2026-11-17");
    const written = await versionOf();
    await markSharedListRead(db, hashToken(tokens[1]), "2026-11-17");
    expect(await versionOf()).toEqual(written);
    expect(await findSharedList(db, tokens[1])).toMatchObject({ lastReadOn: "2026-11-17" });
  });

  it("GU-160: the table takes 1 to 60 items of kind and id, and nothing else", async () => {
    const insert = (value: unknown) =>
      db.execute(
        sql`insert into shared_lists (token_hash, items) values (${hashToken(JSON.stringify(value))}, ${JSON.stringify(value)}::jsonb)`,
      );
    for (const wrong of [
      [],
      {},
      "text",
      [{ kind: "stay" }],
      [{ kind: "boat", id: UNKNOWN }],
      [{ kind: "stay", id: "1; drop table" }],
      [at(0), 7],
      Array.from({ length: 61 }, () => at(0)),
    ])
      await expect(insert(wrong), JSON.stringify(wrong)).rejects.toThrow();
    await insert(items);
    await expect(db.execute(sql`insert into shared_lists (token_hash, items) values ('x', '[]')`)).rejects.toThrow();
  });

  it("GU-159: a question about a list is one message and one case of the kind list, which erasing erases", async () => {
    const listed = items.map((item) => ({ ...item, name: `Thing of kind ${item.kind}` }));
    const { receipt } = await saveInquiry(createMailContext(db), {
      name: "Hanna",
      email: "hanna.list@example.com",
      phone: null,
      topic: LIST_TOPIC,
      message: "Which?\n\n• Thing",
      items: listed,
      language: "de",
      submissionKey: "list-1",
    });
    const found = oneRow(
      await db
        .select()
        .from(cases)
        .where(eq(cases.reference, receipt.reference ?? "")),
    );
    expect(found).toMatchObject({
      kind: "list",
      title: "Saved list",
      name: "Hanna",
      language: "de",
      waiting_for: "us",
    });
    expect(await db.select().from(case_messages).where(eq(case_messages.case_id, found.id))).toHaveLength(1);
    expect(await readCase(db, found.id)).toMatchObject({ listed, items: [{ kind: "message", name: "Saved list" }] });
    expect(await readSubject(db, found, "de")).toMatchObject({ subject: { kind: "message", topic: "Saved list" } });
    const mine = eq(inquiries.case_id, found.id);
    await db.update(inquiries).set({ name: "Hanna Solberg" }).where(mine);
    expect(oneRow(await db.select().from(cases).where(eq(cases.id, found.id)))).toMatchObject({
      name: "Hanna Solberg",
    });
    await expect(db.update(inquiries).set({ items: null }).where(mine)).rejects.toThrow();
    await db.update(inquiries).set({ erased_at: new Date(), name: "(erased)", message: "(erased)" }).where(mine);
    expect(oneRow(await db.select().from(cases).where(eq(cases.id, found.id))).email).toBeNull();
    await db.delete(inquiries).where(mine);
    expect(await db.select().from(cases).where(eq(cases.id, found.id))).toEqual([]);
  });
});
