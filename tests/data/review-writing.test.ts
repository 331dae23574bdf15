/** What a guest writes about his booking: when, how often, by whom, and what becomes of it. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { islandToday } from "#app/features/availability/rules";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { decideReview, versionOf } from "#app/features/reviews/moderation/mutations.server";
import { reviews } from "#app/features/reviews/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { withdrawReview, writeReview } from "#app/features/reviews/writing/mutations.server";
import { listReviewPlaces } from "#app/features/reviews/writing/queries.server";
import { erasePerson, eraseExpiredSenders } from "#app/features/privacy/mutations.server";
import { findPerson } from "#app/features/privacy/queries.server";
import { addDays } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { countedReviews } from "#tests/support/reviews";
import { staff } from "#tests/support/staff";

const today = islandToday();
/** How often all meet at one review; tests/hard/guests.test.ts says how often the contract wants it. */
const RUNS = Number(process.env.GUEST_RUNS ?? 8);
const words = { stars: 4, body: "Good beds.", author: "Hanna", place: "Oslo", language: "de" as const };

describe.each(DATABASE_KINDS)("reviews of guests on %s", (kind, open) => {
  let database: Database;
  let db: Db;
  let stayId: string;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    const [stay] = await db
      .insert(stays)
      .values({
        slug: "h",
        name: "House",
        description: "D",
        location: "Wete",
        type: "villa",
        price: 100,
        max_guests: 4,
      })
      .returning();
    stayId = stay!.id;
  });
  afterAll(() => database.close());
  beforeEach(() => db.delete(reviews));

  async function book(over: Partial<typeof stay_bookings.$inferInsert> = {}) {
    const [row] = await db
      .insert(stay_bookings)
      .values({
        stay_id: stayId,
        stay_name: "House",
        full_name: "Hanna Solberg",
        email: "hanna@example.com",
        phone: "+4791234567",
        check_in: addDays(today, -5),
        check_out: addDays(today, -2),
        guests: 2,
        status: "completed",
        overbooked: true,
        ...over,
      })
      .returning();
    return { caseId: row!.case_id, id: row!.id, position: 0 };
  }
  const only = async () => {
    const rows = await db.select().from(reviews);
    expect(rows).toHaveLength(1);
    return rows[0]!;
  };

  it("GU-125: names the booking of the case, whatever the form says", async () => {
    const place = await book();
    expect(await writeReview(db, place, words, today)).toEqual({ ok: true });
    expect(await only()).toMatchObject({
      origin: "guest",
      listing_kind: "stay",
      listing_id: stayId,
      listing_name: "House",
      item_table: "stay_bookings",
      item_id: place.id,
      case_id: place.caseId,
      month: addDays(today, -2).slice(0, 7),
      state: "pending",
      rating: 4,
      language: "de",
    });
    expect(await writeReview(db, { ...place, position: 1 }, words, today)).toEqual({ ok: false, reason: "gone" });
  });

  it("GU-123 GU-125: is refused for a booking that is not completed, too early or too late, or erased", async () => {
    for (const [over, reason] of [
      [{ status: "pending", overbooked: false }, "not_completed"],
      [{ status: "cancelled", overbooked: false }, "not_completed"],
      [{ check_out: addDays(today, 1) }, "early"],
      [{ check_in: addDays(today, -100), check_out: addDays(today, -91) }, "late"],
    ] as const)
      expect(await writeReview(db, await book(over as never), words, today)).toEqual({ ok: false, reason });
    const place = await book();
    await db.execute(sql`update cases set erased_at = now() where id = ${place.caseId}`);
    expect(await writeReview(db, place, words, today)).toEqual({ ok: false, reason: "gone" });
    expect(await db.select().from(reviews)).toEqual([]);
  });

  it("GU-126 GU-128: can be changed until decided, taken back, and written anew twice", async () => {
    const place = await book();
    await writeReview(db, place, words, today);
    await writeReview(db, place, { ...words, stars: 2, body: "Changed." }, today);
    expect(await only()).toMatchObject({ rating: 2, body: "Changed.", writings: 1 });
    const decide = (set: Partial<typeof reviews.$inferInsert>) =>
      db.update(reviews).set({ decided_at: new Date(), ...set });
    await decide({ state: "approved" });
    expect(await writeReview(db, place, words, today)).toEqual({ ok: false, reason: "decided" });
    expect(await listReviewPlaces(db, place.caseId, today)).toMatchObject([
      { writing: "decided", review: { state: "approved" } },
    ]);
    expect(await withdrawReview(db, place)).toEqual({ ok: true });
    expect(await withdrawReview(db, place)).toEqual({ ok: true });
    expect(await only()).toMatchObject({ state: "withdrawn" });
    await writeReview(db, place, words, today);
    expect(await only()).toMatchObject({ state: "pending", writings: 2 });
    await decide({ state: "rejected", reason: "abuse" });
    await writeReview(db, place, words, today);
    expect(await only()).toMatchObject({ state: "pending", writings: 3, reason: null });
    await decide({ state: "rejected", reason: "other", reason_words: "x" });
    expect(await writeReview(db, place, words, today)).toEqual({ ok: false, reason: "used_up" });
    await db.update(stay_bookings).set({ stay_id: null }).where(eq(stay_bookings.id, place.id));
    expect(await writeReview(db, place, words, today)).toEqual({ ok: false, reason: "gone" });
  });

  it("GU-195 GU-197: is found and deleted with the person who wrote it, published or not", async () => {
    const who = { email: "forget@example.com" };
    const [one, two] = [await book({ email: who.email }), await book({ email: who.email })];
    for (const place of [one, two]) await writeReview(db, place, { ...words, body: "Unforgettable" }, today);
    await db.update(reviews).set({ state: "approved", decided_at: new Date() }).where(eq(reviews.item_id, one.id));
    expect((await findPerson(db, who)).records.reviews).toHaveLength(2);
    expect(await erasePerson(db, staff as never, who)).toMatchObject({ ok: true });
    expect(await db.select().from(reviews)).toEqual([]);
    const { stats, counted } = await countedReviews(db);
    expect(stats).toEqual(counted);
    const [history] = await rowsOf<{ all: string }>(db, sql`select jsonb_agg(to_jsonb(c))::text as all from changes c`);
    expect(history!.all).not.toContain("Unforgettable");
  });

  it("GU-200: of an old sender stays when it is published, and says no longer whose it is", async () => {
    const [kept, gone] = [await book(), await book()];
    await writeReview(db, kept, words, today);
    await writeReview(db, gone, words, today);
    await db.update(reviews).set({ state: "approved", decided_at: new Date() }).where(eq(reviews.item_id, kept.id));
    await db.execute(
      sql`update stay_bookings set created_at = now() - interval '20 years', check_in = '2001-01-01', check_out = '2001-01-03'`,
    );
    await eraseExpiredSenders(db);
    expect(await only()).toMatchObject({
      state: "approved",
      body: "Good beds.",
      detached: true,
      author: null,
      place: null,
      case_id: null,
      item_id: null,
    });
    const { stats, counted } = await countedReviews(db);
    expect(stats).toEqual(counted);
    expect(stats).toHaveLength(1);
  });

  it(`GU-126: is one, of ${kind === "PostgreSQL" ? "1,000" : "50"} at once`, async () => {
    const place = await book();
    const times = kind === "PostgreSQL" ? 1_000 : 50;
    const outcomes = await Promise.all(Array.from({ length: times }, () => writeReview(db, place, words, today)));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await only()).toMatchObject({ writings: 1 });
  });

  it(
    "GU-212 GU-214: approved, withdrawn and erased at once: counts equal the reviews (J-3), and nobody meets a deadlock",
    { timeout: RUNS * 2_000 + 60_000 },
    async () => {
      for (let run = 0; run < RUNS; run++) {
        const email = `hanna${run}@example.com`;
        const place = await book({ email });
        await writeReview(db, place, { ...words, stars: 1 + (run % 5) }, today);
        const review = await only();
        const [decided] = await Promise.all([
          decideReview(db, staff, { id: review.id, seen: versionOf(review) }, { state: "approved" }),
          withdrawReview(db, place),
          // One in two stays, withdrawn or approved.
          run % 2 === 0 ? erasePerson(db, staff, { email }) : writeReview(db, place, { ...words, stars: 2 }, today),
        ]);
        const { stats, counted } = await countedReviews(db);
        expect(stats).toEqual(counted);
        const [left] = await db.select().from(reviews);
        if (run % 2 === 0) expect(left).toBeUndefined();
        if (!decided.ok) expect(["missing", "decided", "changed"]).toContain(decided.reason);
        await db.delete(reviews);
      }
    },
  );
});
