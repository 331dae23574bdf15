/** What staff do with reviews: one decision, six reasons, no other word changed. */
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changes } from "#app/features/history/tables.server";
import {
  decideReview,
  maskReview,
  removeDemoReviews,
  replyToReview,
  takeBackReview,
  versionOf,
} from "#app/features/reviews/moderation/mutations.server";
import { countDecided, PENDING_REVIEWS, listModeratedReviews } from "#app/features/reviews/moderation/queries.server";
import { REJECTION_REASONS } from "#app/features/reviews/schema";
import { reviews } from "#app/features/reviews/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { readCounts } from "#app/platform/db/rows.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { countedReviews, reviewRow } from "#tests/support/reviews";
import { staff } from "#tests/support/staff";

const LISTING = randomUUID();
const actor = staff as never;
const APPROVE = { state: "approved" } as const;

describe.each(DATABASE_KINDS)("moderation of reviews on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.delete(reviews);
    await db.delete(changes);
  });

  const add = async (given: Partial<typeof reviews.$inferInsert> = {}) => {
    const [row] = await db
      .insert(reviews)
      .values(reviewRow({ listing_id: LISTING, ...given }))
      .returning();
    return { id: row!.id, seen: versionOf(row!) };
  };
  const read = async (id: string) => (await db.select().from(reviews).where(eq(reviews.id, id)))[0]!;

  it("GU-130: the oldest wait first, with the version that was read; decided ones are counted by stars and reason", async () => {
    const old = await add({ created_at: new Date("2026-01-01"), body: "old" });
    const young = await add({ created_at: new Date("2026-02-01"), body: "young", rating: 2 });
    expect((await listModeratedReviews(db, "pending", 1)).rows).toMatchObject([
      { body: "old", version: old.seen, booking: null },
      { body: "young", version: young.seen },
    ]);
    expect(await readCounts(db, { waiting: PENDING_REVIEWS })).toEqual({ waiting: 2 });
    await decideReview(db, actor, old, APPROVE);
    await decideReview(db, actor, young, { state: "rejected", reason: "abuse", words: "" });
    await add({ origin: "demo", state: "approved", decided_at: new Date() });
    const figures = await countDecided(db, { from: "2026-01-01", to: "2099-01-01" });
    expect(figures.byStars).toEqual([
      { stars: 5, approved: 1, rejected: 0 },
      { stars: 4, approved: 0, rejected: 0 },
      { stars: 3, approved: 0, rejected: 0 },
      { stars: 2, approved: 0, rejected: 1 },
      { stars: 1, approved: 0, rejected: 0 },
    ]);
    expect(figures.byReason).toEqual([{ reason: "abuse", n: 1 }]);
    expect((await countDecided(db, { from: "2020-01-01", to: "2020-02-01" })).byReason).toEqual([]);
  });

  it("GU-131: needs one of six reasons, and words for another one", async () => {
    const reject = (at: { id: string; seen: string }, reason: string, words = "") =>
      decideReview(db, actor, at, { state: "rejected", reason, words });
    const review = await add();
    for (const bad of ["", "too few stars", "rating"])
      expect(await reject(review, bad)).toEqual({ ok: false, reason: "reason" });
    expect(await reject(review, "other", " ")).toEqual({ ok: false, reason: "words" });
    expect(await read(review.id)).toMatchObject({ state: "pending" });
    for (const reason of REJECTION_REASONS) {
      const each = await add();
      expect(await reject(each, reason, "Not here")).toEqual({ ok: true });
      expect(await read(each.id)).toMatchObject({
        state: "rejected",
        reason,
        reason_words: reason === "other" ? "Not here" : null,
      });
    }
  });

  it("GU-134: of many decisions at once one holds, and the others are told", async () => {
    const review = await add();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (__, n) =>
        decideReview(db, actor, review, n % 2 ? APPROVE : { state: "rejected", reason: "abuse", words: "" }),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const { state } = await read(review.id);
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome).toMatchObject({ reason: "decided", state });
    expect(await db.select().from(changes)).toHaveLength(1);
  });

  it("is not decided about words that nobody has read", async () => {
    const review = await add();
    await db
      .update(reviews)
      .set({ body: "Other words", updated_at: new Date(Date.now() + 5_000) })
      .where(eq(reviews.id, review.id));
    expect(await decideReview(db, actor, review, APPROVE)).toMatchObject({ ok: false, reason: "changed" });
    expect(await read(review.id)).toMatchObject({ state: "pending" });
  });

  it("GU-132: covers passages; what stood there is kept nowhere, and nothing else can be changed", async () => {
    const review = await add({ body: "Ring Rashid on 0777 010 442." });
    expect(await maskReview(db, actor, review.id, "Juma")).toEqual({ ok: false, reason: "passage" });
    expect(await maskReview(db, actor, review.id, " ")).toEqual({ ok: false, reason: "passage" });
    expect(await maskReview(db, actor, review.id, "Rashid\n0777 010 442")).toEqual({ ok: true });
    expect(await read(review.id)).toMatchObject({ body: "Ring … on ….", rating: 5 });
    expect(JSON.stringify(await db.select().from(changes))).not.toMatch(/Rashid|0777/);
  });

  it("GU-133 GU-228: an answer is saved with its language, changed, removed, and stands in the history", async () => {
    const review = await add({ state: "approved", decided_at: new Date() });
    expect(await replyToReview(db, actor, review.id, { text: "x".repeat(2_001), language: "en" })).toMatchObject({
      reason: "reply",
    });
    expect(await replyToReview(db, actor, review.id, { text: "Asante", language: "xx" })).toMatchObject({
      reason: "reply",
    });
    await replyToReview(db, actor, review.id, { text: " Asante ", language: "sw" });
    expect(await read(review.id)).toMatchObject({ reply: "Asante", reply_language: "sw", replied_by: staff.name });
    await replyToReview(db, actor, review.id, { text: "", language: "sw" });
    expect(await read(review.id)).toMatchObject({ reply: null, reply_language: null });
    expect((await db.select().from(changes)).map(({ item_name }) => item_name)).toEqual([
      "Review of House",
      "Review of House",
    ]);
  });

  it("GU-135 GU-136 GT-27: one can be taken back; all of the demo catalogue go, and no other", async () => {
    const review = await add();
    await decideReview(db, actor, review, APPROVE);
    expect(await takeBackReview(db, actor, review.id)).toEqual({ ok: true });
    expect(await takeBackReview(db, actor, review.id)).toMatchObject({ ok: false, reason: "decided" });
    await add({ origin: "demo", state: "approved", decided_at: new Date() });
    await add({ origin: "demo", state: "approved", decided_at: new Date() });
    expect(await removeDemoReviews(db, actor)).toBe(2);
    expect(await db.select().from(reviews)).toMatchObject([{ id: review.id, origin: "imported" }]);
    const { stats, counted } = await countedReviews(db);
    expect(stats).toEqual(counted);
    expect(await decideReview(db, actor, { id: "x", seen: "" }, APPROVE)).toEqual({ ok: false, reason: "missing" });
  });
});
