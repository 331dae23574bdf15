import { eq, sql } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import { recordChange } from "#app/features/history/mutations.server";
import type { FieldChanges } from "#app/features/history/schema";
import { maskPassages, readPassages } from "#app/features/reviews/moderation/rules";
import {
  MAX_REPLY_LENGTH,
  REJECTION_REASONS,
  type RejectionReason,
  type ReviewState,
} from "#app/features/reviews/schema";
import { reviews } from "#app/features/reviews/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";
import { isLanguage } from "#app/platform/i18n/languages";

export type ModerationOutcome =
  | { ok: true }
  | { ok: false; reason: "missing" | "reason" | "words" | "passage" | "reply" }
  // Somebody was faster, or the guest has changed it: what it is now.
  | { ok: false; reason: "decided" | "changed"; state: ReviewState; by: string | null };

type Review = typeof reviews.$inferSelect;

/** What whoever decides has read: another text since then is not what he decided about. */
export const versionOf = ({ updated_at }: Pick<Review, "updated_at">) => String(updated_at.getTime());

async function lockReview(tx: Db, id: string): Promise<Review | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update");
  return row ?? null;
}

const record = (tx: Db, staff: Staff, review: Review, fields: FieldChanges) =>
  recordChange(tx, staff, {
    room: "customers",
    action: "changed",
    item: { id: review.id, name: `Review of ${review.listing_name}` },
    fields,
  });

/** Publishes a review that waits, or turns it down for one of the reasons. One decision: the second is told. */
export async function decideReview(
  db: Db,
  staff: Staff,
  { id, seen }: { id: string; seen: string },
  decision: { state: "approved" } | { state: "rejected"; reason: string; words: string },
): Promise<ModerationOutcome> {
  const rejection = decision.state === "rejected" ? readRejection(decision) : null;
  if (typeof rejection === "string") return { ok: false, reason: rejection };
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) return { ok: false, reason: "missing" };
    const { state, decided_by: by } = review;
    if (state !== "pending") return { ok: false, reason: "decided", state, by };
    if (versionOf(review) !== seen) return { ok: false, reason: "changed", state, by };
    await tx
      .update(reviews)
      .set({
        state: decision.state,
        reason: rejection?.reason ?? null,
        reason_words: rejection?.words ?? null,
        decided_by: staff.name,
        decided_at: sql`now()`,
        is_reopened: false,
      })
      .where(eq(reviews.id, id));
    await record(tx, staff, review, {
      state: { from: state, to: decision.state },
      ...(rejection && { reason: { from: null, to: rejection.reason } }),
    });
    return { ok: true };
  });
}

const MAX_REASON_LENGTH = 500;

/** The reason and its words, or which of the two is wrong. */
function readRejection({
  reason,
  words,
}: {
  reason: string;
  words: string;
}): { reason: RejectionReason; words: string | null } | "reason" | "words" {
  const known = REJECTION_REASONS.find((each): each is RejectionReason => each === reason);
  if (!known) return "reason";
  const text = words.trim().slice(0, MAX_REASON_LENGTH);
  if (known === "other" && text === "") return "words";
  return { reason: known, words: known === "other" ? text : null };
}

/** Takes a published review back: it waits again, and is neither shown nor counted. */
export async function takeBackReview(db: Db, staff: Staff, id: string): Promise<ModerationOutcome> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) return { ok: false, reason: "missing" };
    const { state, decided_by: by } = review;
    if (state !== "approved") return { ok: false, reason: "decided", state, by };
    await tx.update(reviews).set({ state: "pending", decided_by: null, decided_at: null }).where(eq(reviews.id, id));
    await record(tx, staff, review, { state: { from: state, to: "pending" } });
    return { ok: true };
  });
}

/** Covers passages of a guest's words. What stood there is kept nowhere, also not in the history. */
export async function maskReview(db: Db, staff: Staff, id: string, typed: string): Promise<ModerationOutcome> {
  const passages = readPassages(typed);
  if (passages.length === 0) return { ok: false, reason: "passage" };
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) return { ok: false, reason: "missing" };
    const body = maskPassages(review.body, passages);
    if (body === null) return { ok: false, reason: "passage" };
    await tx.update(reviews).set({ body }).where(eq(reviews.id, id));
    await record(tx, staff, review, { masked: { from: null, to: passages.length } });
    return { ok: true };
  });
}

/** Our answer below a review. Without words it is removed. */
export async function replyToReview(
  db: Db,
  staff: Staff,
  id: string,
  { text, language }: { text: string; language: string },
): Promise<ModerationOutcome> {
  const reply = text.trim();
  if (reply.length > MAX_REPLY_LENGTH || (reply !== "" && !isLanguage(language))) return { ok: false, reason: "reply" };
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) return { ok: false, reason: "missing" };
    await tx
      .update(reviews)
      .set(
        reply === "" || !isLanguage(language)
          ? { reply: null, reply_language: null, replied_by: null, replied_at: null }
          : { reply, reply_language: language, replied_by: staff.name, replied_at: sql`now()` },
      )
      .where(eq(reviews.id, id));
    // An answer may name the guest: the history says that there is one, not what it says.
    const told = (text: string | null) => (text ? "written" : null);
    await record(tx, staff, review, { reply: { from: told(review.reply), to: told(reply) } });
    return { ok: true };
  });
}

/** Deletes every review that came with the demo catalogue, and nothing else. How many there were. */
export async function removeDemoReviews(db: Db, staff: Staff): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx.delete(reviews).where(eq(reviews.origin, "demo")).returning({ id: reviews.id });
    if (gone.length > 0)
      await recordChange(tx, staff, {
        room: "customers",
        action: "removed",
        item: { id: "demo reviews", name: `${gone.length} demo reviews` },
      });
    return gone.length;
  });
}
