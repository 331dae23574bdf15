import { and, asc, eq, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import { recordMailFailed, recordMailSent } from "#app/features/cases/mutations.server";
import { recordChange } from "#app/features/history/mutations.server";
import { notifySenders } from "#app/features/mail/outbox/mutations.server";
import { oneLine, retryDelaySeconds } from "#app/features/mail/rules";
import { SENT_RETENTION_DAYS, STALE_AFTER_DAYS, type MailedLink } from "#app/features/mail/schema";
import { outbox } from "#app/features/mail/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

/** Lease on a claimed message, longer than any attempt: after it another worker retries. */
const LEASE_MINUTES = 10;

export type ClaimedMail = typeof outbox.$inferSelect;

/** Takes the message that has been due the longest, so that no other process sends it meanwhile. */
export async function claimNextMail(db: Db): Promise<ClaimedMail | null> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sent_at), lte(outbox.next_attempt_at, sql`now()`)))
    .orderBy(asc(outbox.next_attempt_at))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      last_error: null,
      next_attempt_at: sql`now() + make_interval(mins => ${LEASE_MINUTES})`,
    })
    // Compared with one value and not with a list: so the database asks for it once.
    .where(eq(outbox.id, sql`(${due})`))
    .returning();
  return claimed ?? null;
}

export async function markSent(
  db: Db,
  { id, case_id, purpose }: Pick<ClaimedMail, "id" | "case_id" | "purpose">,
): Promise<void> {
  await db
    .update(outbox)
    .set({ sent_at: sql`now()`, next_attempt_at: null, last_error: null })
    .where(eq(outbox.id, id));
  if (case_id && purpose !== "notice") await recordMailSent(db, case_id);
}

const LONGEST_REASON = 500;

/** Retries with increasing delays; never after a permanent failure. */
export async function markFailed(
  db: Db,
  claimed: Pick<ClaimedMail, "id" | "attempts" | "case_id" | "purpose">,
  { reason, isPermanent }: { reason: string; isPermanent: boolean },
): Promise<void> {
  const delay = isPermanent ? null : retryDelaySeconds(claimed.attempts);
  const [failed] = await db
    .update(outbox)
    .set({
      last_error: oneLine(reason).slice(0, LONGEST_REASON) || "Unknown",
      next_attempt_at: delay === null ? null : sql`now() + make_interval(secs => ${delay})`,
    })
    // Ignored when another worker has claimed the message since.
    .where(and(eq(outbox.id, claimed.id), eq(outbox.attempts, claimed.attempts), isNull(outbox.sent_at)))
    .returning({ id: outbox.id });
  // Nobody tries again by himself: whoever waits for this message waits for us.
  if (failed && delay === null && claimed.case_id && claimed.purpose !== "notice")
    await recordMailFailed(db, claimed.case_id);
}

/** Takes the other messages to the same guest about bookings of the same case that nobody has begun to send. */
export async function takeOtherGuestMails(tx: Db, mail: ClaimedMail): Promise<ClaimedMail[]> {
  if (!mail.case_id) return [];
  const taken = await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.case_id, mail.case_id),
        eq(outbox.recipient, mail.recipient),
        isNotNull(outbox.guest_news),
        ne(outbox.id, mail.id),
        isNull(outbox.sent_at),
        eq(outbox.attempts, 0),
      ),
    )
    .returning();
  return taken.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

/** Keeps what a message says that was composed only now. */
export async function saveComposed(
  db: Db,
  { id }: Pick<ClaimedMail, "id">,
  { subject, text, html, links }: Pick<ClaimedMail, "subject" | "text" | "html"> & { links: MailedLink[] },
): Promise<void> {
  await db.update(outbox).set({ subject, text, html, links }).where(eq(outbox.id, id));
}

/** Gives a message back that is not to leave yet. It counts as not tried. */
export async function postponeMail(db: Db, { id }: Pick<ClaimedMail, "id">, seconds: number): Promise<void> {
  await db
    .update(outbox)
    .set({ attempts: 0, next_attempt_at: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(outbox.id, id));
}

/** For a message to somebody who is not to have it any more. */
export async function discardMail(db: Db, { id }: Pick<ClaimedMail, "id">): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}

/** Pauses mail that was unsent for days (no mail server or no worker) until staff resend it. */
export async function pauseStaleMail(db: Db): Promise<void> {
  await db
    .update(outbox)
    .set({ next_attempt_at: null, last_error: `Held back: it had waited for more than ${STALE_AFTER_DAYS} days` })
    .where(
      and(isNull(outbox.sent_at), lt(outbox.next_attempt_at, sql`now() - make_interval(days => ${STALE_AFTER_DAYS})`)),
    );
}

const hasFailed = and(isNull(outbox.sent_at), isNotNull(outbox.last_error));
const RETRY_FROM_START = { attempts: 0, last_error: null, next_attempt_at: sql`now()` };

/** Sends a message that failed once more, from the first attempt on. */
export async function resendMail(db: Db, staff: Staff, id: string): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .update(outbox)
      .set(RETRY_FROM_START)
      .where(and(eq(outbox.id, id), hasFailed))
      .returning({ recipient: outbox.recipient });
    if (!mail) return { ok: false };
    await recordChange(tx, staff, {
      room: "customers",
      action: "changed",
      item: { id, name: `Mail to ${mail.recipient}` },
      fields: { mail: { from: "failed", to: "waiting" } },
    });
    await notifySenders(tx);
    return { ok: true };
  });
}

/** The same for all of them, as after a mail server was down. */
export async function resendAllMail(db: Db, staff: Staff): Promise<{ ok: boolean }> {
  return db.transaction(async (tx) => {
    const resent = await tx.update(outbox).set(RETRY_FROM_START).where(hasFailed).returning({ id: outbox.id });
    if (resent.length === 0) return { ok: false };
    await recordChange(tx, staff, {
      room: "customers",
      action: "changed",
      fields: { failed_mail: { from: resent.length, to: 0 } },
    });
    await notifySenders(tx);
    return { ok: true };
  });
}

/** Deletes a message that failed and that nobody needs to send any more. What it was about stays. */
export async function dismissMail(db: Db, staff: Staff, id: string): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .delete(outbox)
      .where(and(eq(outbox.id, id), hasFailed))
      .returning({ recipient: outbox.recipient });
    if (!mail) return { ok: false };
    await recordChange(tx, staff, {
      room: "customers",
      action: "removed",
      item: { id, name: `Mail to ${mail.recipient}` },
    });
    return { ok: true };
  });
}

/**
 * What was sent long ago, and answers to whoever looked for his requests that nobody could send within a day. The rest
 * waits for a mail server or for staff, however long that takes.
 */
export async function deleteOldSentMail(db: Db): Promise<void> {
  const isOld = and(
    isNotNull(outbox.sent_at),
    lt(outbox.created_at, sql`now() - make_interval(days => ${SENT_RETENTION_DAYS})`),
  );
  const isForgotten = and(
    eq(outbox.purpose, "found"),
    isNull(outbox.sent_at),
    lt(outbox.created_at, sql`now() - interval '1 day'`),
  );
  await db.delete(outbox).where(or(isOld, isForgotten));
}
