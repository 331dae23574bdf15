/** J-3, G-21, G-23, G-24: numbers of reviews are counted by the database, whatever happens to the rows. */
import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { EXPERIENCE_RECORDS } from "#app/features/experiences/mutations.server";
import { createRecord, deletePermanently, deleteRecord, restoreRecord } from "#app/features/history/mutations.server";
import { listBin } from "#app/features/history/queries.server";
import { findReviews, withRatings } from "#app/features/reviews/queries.server";
import { readReviewQuery } from "#app/features/reviews/review-query";
import { review_stats, reviews } from "#app/features/reviews/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { countedReviews, reviewRow } from "#tests/support/reviews";
import { staff } from "#tests/support/staff";

const LISTINGS = Array.from({ length: 4 }, () => randomUUID());
const ALL = readReviewQuery(new URLSearchParams());

/** The same numbers every time. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe.each(DATABASE_KINDS)("numbers of reviews on %s", (kind, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(() => db.delete(reviews));

  const expectCounted = async () => {
    const { stats, counted } = await countedReviews(db);
    expect(stats).toEqual(counted);
  };

  it("J-3: equal a count over the rows after 300 random changes", async () => {
    const next = random(7);
    const states = ["pending", "approved", "rejected", "withdrawn"] as const;
    for (let step = 0; step < 300; step++) {
      const listing_id = LISTINGS[next(LISTINGS.length)]!;
      const state = states[next(4)]!;
      const decided = {
        state,
        reason: state === "rejected" ? ("other" as const) : null,
        decided_at: state === "approved" || state === "rejected" ? new Date() : null,
      };
      const row = reviewRow({
        listing_id,
        rating: 1 + next(5),
        origin: next(3) === 0 ? "demo" : "imported",
        listing_kind: next(2) === 0 ? "stay" : "experience",
        ...decided,
      });
      const what = next(6);
      const some = sql`id in (select id from reviews order by id limit ${1 + next(5)} offset ${next(10)})`;
      if (what < 3) await db.insert(reviews).values(what === 2 ? [row, { ...row }] : [row]);
      else if (what === 3) await db.update(reviews).set(decided).where(some);
      else if (what === 4)
        await db
          .update(reviews)
          .set({ rating: 1 + next(5), listing_id })
          .where(some);
      else await db.delete(reviews).where(some);
      if (step % 25 === 0) await expectCounted();
    }
    await expectCounted();
    const [sum] = await rowsOf<{ n: number }>(
      db,
      sql`select sum(ones + twos + threes + fours + fives)::int as n from review_stats`,
    );
    expect(sum!.n).toBeGreaterThan(0);
    await db.execute(sql`truncate reviews`);
    await expectCounted();
  });

  it("J-3: are written by nobody else", async () => {
    await db.insert(reviews).values(reviewRow({ listing_id: LISTINGS[0]!, state: "approved", decided_at: new Date() }));
    for (const statement of [
      sql`update review_stats set fives = fives + 1`,
      sql`delete from review_stats`,
      sql`insert into review_stats (listing_kind, listing_id, ones) values ('stay', gen_random_uuid(), 3)`,
    ])
      await expect(db.execute(statement)).rejects.toThrow();
    await expectCounted();
  });

  it("are rolled back with the transaction of the review", async () => {
    const before = await db.select().from(review_stats);
    await expect(
      db.transaction(async (tx) => {
        await tx
          .insert(reviews)
          .values(reviewRow({ listing_id: LISTINGS[1]!, state: "approved", decided_at: new Date() }));
        throw new Error("stop");
      }),
    ).rejects.toThrow("stop");
    expect(await db.select().from(review_stats)).toEqual(before);
  });

  if (kind === "PostgreSQL")
    it("GU-212: hold when 500 approve, withdraw and delete the same ones at once", async () => {
      const ids = Array.from({ length: 20 }, () => randomUUID());
      await db
        .insert(reviews)
        .values(ids.map((id, n) => reviewRow({ id, listing_id: LISTINGS[n % 2]!, rating: 1 + (n % 5) })));
      const next = random(3);
      await Promise.all(
        Array.from({ length: 500 }, async () => {
          const id = ids[next(ids.length)]!;
          const what = next(10);
          if (what === 0) await db.delete(reviews).where(eq(reviews.id, id));
          else if (what < 6)
            await db.update(reviews).set({ state: "approved", decided_at: new Date() }).where(eq(reviews.id, id));
          else await db.update(reviews).set({ state: "withdrawn", decided_at: null }).where(eq(reviews.id, id));
        }),
      );
      await expectCounted();
    });

  it("refuse what no review can be", async () => {
    const good = reviewRow({ listing_id: LISTINGS[0]! });
    const item = { origin: "guest" as const, item_table: "stay_bookings", item_id: randomUUID() };
    for (const [bad, name] of [
      [{ rating: 0 }, "reviews_rating"],
      [{ rating: 6 }, "reviews_rating"],
      [{ body: " " }, "reviews_body"],
      [{ body: "x".repeat(3_001) }, "reviews_body_length"],
      [{ author: "x".repeat(41) }, "reviews_author"],
      [{ place: "x".repeat(61) }, "reviews_place"],
      [{ month: "2026-13" }, "reviews_month"],
      [{ state: "rejected", decided_at: new Date() }, "reviews_rejected"],
      [{ reason: "abuse" }, "reviews_rejected"],
      [{ state: "approved" }, "reviews_decided"],
      [{ writings: 4 }, "reviews_writings"],
      [{ origin: "guest" }, "reviews_item_named"],
      [{ item_table: "stay_bookings", item_id: randomUUID() }, "reviews_item_named"],
      [{ reply: "x" }, "reviews_reply_whole"],
    ] as const)
      await expect(db.insert(reviews).values({ ...good, ...bad } as never), name).rejects.toMatchObject({
        cause: { constraint: name },
      });
    await db.insert(reviews).values(reviewRow({ listing_id: LISTINGS[0]!, ...item }));
    await expect(
      db.insert(reviews).values(reviewRow({ listing_id: LISTINGS[0]!, ...item })),
      "J-4: one review an item",
    ).rejects.toMatchObject({ cause: { constraint: "reviews_item" } });
  });

  it("GU-140: leave the demo catalogue's out from the first real one on", async () => {
    const listing = { kind: "stay" as const, id: randomUUID() };
    const approved = { listing_id: listing.id, state: "approved" as const, decided_at: new Date() };
    const demo = { ...approved, origin: "demo" as const };
    await db
      .insert(reviews)
      .values([reviewRow({ ...demo, rating: 3 }), reviewRow({ ...demo, rating: 4, language: "ru" })]);
    expect(await findReviews(db, listing, ALL)).toMatchObject({
      rating: { average: 3.5, count: 2 },
      isDemo: true,
      total: 2,
      languages: ["en", "ru"],
    });
    const [real] = await db
      .insert(reviews)
      .values(reviewRow({ ...approved, rating: 5 }))
      .returning();
    expect(await findReviews(db, listing, ALL)).toMatchObject({
      rating: { average: 5, count: 1 },
      isDemo: false,
      total: 1,
      languages: ["en"],
      rows: [{ id: real!.id }],
    });
    expect(await withRatings(db, "stay", [{ id: listing.id }, { id: randomUUID() }])).toMatchObject([
      { rating: { average: 5, count: 1 } },
      { rating: null },
    ]);
    await db.update(reviews).set({ state: "withdrawn", decided_at: null }).where(eq(reviews.id, real!.id));
    expect(await findReviews(db, listing, ALL)).toMatchObject({ isDemo: true, total: 2 });
  });

  it("GU-141: order, stars, language and page choose the rows", async () => {
    const listing = { kind: "vehicle" as const, id: randomUUID() };
    const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 3_600_000);
    await db.insert(reviews).values(
      Array.from({ length: 25 }, (_, n) =>
        reviewRow({
          listing_kind: "vehicle",
          listing_id: listing.id,
          body: `n${n}`,
          rating: 1 + (n % 5),
          language: n % 2 === 0 ? "de" : "ar",
          state: "approved",
          decided_at: at(n),
        }),
      ),
    );
    await db.insert(reviews).values(reviewRow({ listing_kind: "vehicle", listing_id: listing.id, body: "waits" }));
    const found = async (query: string) => {
      const { rows, ...rest } = await findReviews(db, listing, readReviewQuery(new URLSearchParams(query)));
      return { ...rest, bodies: rows.map(({ body }) => body) };
    };
    const number = (body: string) => Number(body.slice(1));
    expect((await found("")).bodies).toEqual(Array.from({ length: 10 }, (_, n) => `n${24 - n}`));
    expect(await found("reviews=3")).toMatchObject({
      total: 25,
      pages: 3,
      page: 3,
      bodies: ["n4", "n3", "n2", "n1", "n0"],
    });
    expect(await found("reviews=99")).toMatchObject({ page: 3 });
    const highest = [
      ...(await found("order=highest")).bodies,
      ...(await found("order=highest&reviews=2")).bodies,
      ...(await found("order=highest&reviews=3")).bodies,
    ].map(number);
    const expected = Array.from({ length: 25 }, (_, n) => n).toSorted((a, b) => (b % 5) - (a % 5) || b - a);
    expect(highest).toEqual(expected);
    expect((await found("order=lowest")).bodies.map(number)).toEqual(
      expected.toSorted((a, b) => (a % 5) - (b % 5) || b - a).slice(0, 10),
    );
    expect(await found("stars=5")).toMatchObject({ total: 5, bodies: ["n24", "n19", "n14", "n9", "n4"] });
    expect(await found("stars=5&order=lowest")).toMatchObject({ total: 5 });
    expect(await found("lang=de")).toMatchObject({ total: 13, pages: 2, rating: { count: 25 } });
    expect((await found("lang=de&order=lowest")).bodies.map(number).slice(0, 3)).toEqual([20, 10, 0]);
    expect(await found("lang=de&stars=1")).toMatchObject({ bodies: ["n20", "n10", "n0"] });
    expect(await found("lang=fr")).toMatchObject({ total: 25 });
  });

  it("GU-129: a booking that is no longer completed puts its published review back", async () => {
    const [booking] = await db
      .insert(stay_bookings)
      .values({
        stay_name: "House",
        full_name: "Hanna",
        email: "hanna@example.com",
        phone: "1",
        check_in: "2026-01-01",
        check_out: "2026-01-03",
        guests: 1,
        status: "completed",
        overbooked: true,
      })
      .returning();
    const listing_id = randomUUID();
    await db.insert(reviews).values(
      reviewRow({
        listing_id,
        origin: "guest",
        item_table: "stay_bookings",
        item_id: booking!.id,
        state: "approved",
        decided_at: new Date(),
      }),
    );
    await db
      .update(stay_bookings)
      .set({ status: "cancelled", overbooked: false })
      .where(eq(stay_bookings.id, booking!.id));
    const [row] = await db.select().from(reviews).where(eq(reviews.listing_id, listing_id));
    expect(row).toMatchObject({ state: "pending", is_reopened: true, decided_at: null });
    await expectCounted();
  });

  it("GU-147: a listing from the bin has its reviews again, and they go when it is deleted for good", async () => {
    const made = await createRecord(db, staff, EXPERIENCE_RECORDS, {
      title: "Sail",
      description: "D",
      category: "Nature",
      duration: "2 hours",
      price: 100,
    } as never);
    const id = (made as { id: string }).id;
    await db
      .insert(reviews)
      .values(reviewRow({ listing_kind: "experience", listing_id: id, state: "approved", decided_at: new Date() }));
    await deleteRecord(db, staff, EXPERIENCE_RECORDS, id);
    expect(await db.select().from(reviews)).toHaveLength(1);
    await restoreRecord(db, staff, (await listBin(db, 1)).rows[0]!.id);
    expect(await findReviews(db, { kind: "experience", id }, ALL)).toMatchObject({ total: 1 });
    await deleteRecord(db, staff, EXPERIENCE_RECORDS, id);
    await deletePermanently(db, staff, (await listBin(db, 1)).rows[0]!.id);
    expect(await db.select().from(reviews)).toHaveLength(0);
    await expectCounted();
  });
});
