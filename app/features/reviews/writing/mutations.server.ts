import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { cases } from "#app/features/cases/tables.server";
import { reviews } from "#app/features/reviews/tables.server";
import { listCaseItems, type CaseItem } from "#app/features/reviews/writing/queries.server";
import type { ReviewFields } from "#app/features/reviews/writing/review-form";
import { canWrite, writingOf, type Writing } from "#app/features/reviews/writing/rules";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";

export type WritingOutcome = { ok: true } | { ok: false; reason: "gone" | Writing };

interface Place {
  caseId: string;
  /** The place of the booking among those of the case, from 0: a form names no row. */
  position: number;
}

/** Whoever holds the case writes alone: a thousand at once make one review. */
async function lockItem(tx: Db, { caseId, position }: Place): Promise<CaseItem | null> {
  const [held] = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.id, caseId), isNull(cases.erased_at)))
    .for("no key update");
  return held ? ((await listCaseItems(tx, caseId))[position] ?? null) : null;
}

/** Writes a review, changes one nobody has decided about, or writes anew. */
export async function writeReview(
  db: Db,
  place: Place,
  { stars, body, author, place: home, language }: ReviewFields,
  today: Day,
): Promise<WritingOutcome> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, place);
    if (!item?.listingId) return { ok: false, reason: "gone" };
    const writing = writingOf(item, today);
    if (!canWrite(writing)) return { ok: false, reason: writing };
    const words = { rating: stars, body, author, place: home, language };
    if (!item.review) {
      await tx.insert(reviews).values({
        ...words,
        listing_kind: item.kind,
        listing_id: item.listingId,
        listing_name: item.listingName,
        origin: "guest",
        item_table: item.table,
        item_id: item.id,
        case_id: place.caseId,
        month: item.lastDay.slice(0, "2026-01".length),
      });
      return { ok: true };
    }
    await tx
      .update(reviews)
      .set({
        ...words,
        state: "pending",
        reason: null,
        reason_words: null,
        decided_by: null,
        decided_at: null,
        is_reopened: false,
        // One that waits is changed; one that was decided or taken back is written anew, and waits from now on.
        ...(writing === "open" && { writings: item.review.writings + 1, created_at: sql`now()` }),
      })
      .where(eq(reviews.id, item.review.id));
    return { ok: true };
  });
}

/** Takes a review back, also one that is published. The same twice is one. */
export async function withdrawReview(db: Db, place: Place): Promise<WritingOutcome> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, place);
    if (!item?.review) return { ok: false, reason: "gone" };
    if (item.review.state === "pending" || item.review.state === "approved")
      await tx
        .update(reviews)
        .set({ state: "withdrawn", decided_by: null, decided_at: null, is_reopened: false })
        .where(eq(reviews.id, item.review.id));
    return { ok: true };
  });
}

/** Deletes what was said about bookings, published or not: whoever said it wants to be forgotten. How many there were. */
export async function deleteReviewsAbout(tx: Db, table: CaseItem["table"], ids: readonly string[]): Promise<number> {
  const gone = await tx
    .delete(reviews)
    .where(and(eq(reviews.item_table, table), inArray(reviews.item_id, [...ids])))
    .returning({ id: reviews.id });
  return gone.length;
}
