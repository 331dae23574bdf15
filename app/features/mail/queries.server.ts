import { and, asc, count, eq, gt, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { admin_users, users } from "#app/features/auth/tables.server";
import type { MailState } from "#app/features/mail/schema";
import { outbox } from "#app/features/mail/tables.server";
import { admin_notification_preferences } from "#app/features/notifications/tables.server";
import { MAX_PENDING_COUNT } from "#app/platform/db/capped-count";
import type { Db } from "#app/platform/db/db.server";
import { containingAnyCase } from "#app/platform/db/like";
import { newestFirst } from "#app/platform/db/order";
import { oneRow, upTo } from "#app/platform/db/rows.server";

/** Staff who want a message about everything that comes in; nobody who is disabled. */
export async function listNoticeRecipients(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(admin_notification_preferences)
    .innerJoin(admin_users, eq(admin_users.user_id, admin_notification_preferences.user_id))
    .innerJoin(users, eq(users.id, admin_users.user_id))
    .where(and(eq(admin_notification_preferences.email_notifications, true), isNull(admin_users.disabled_at)))
    .orderBy(asc(users.email));
  return rows.map(({ email }) => email);
}

const HAS_STATE: Readonly<Record<MailState, SQL | undefined>> = {
  waiting: and(isNull(outbox.sent_at), isNull(outbox.last_error)),
  sent: isNotNull(outbox.sent_at),
  failed: and(isNull(outbox.sent_at), isNotNull(outbox.last_error)),
};

export const MAIL_PAGE_SIZE = 25;

/** The outbox, newest first, one page at a time. */
export async function listMail(db: Db, { search, state }: { search: string; state: MailState | null }, page: number) {
  const pattern = containingAnyCase(search);
  const where = and(
    state ? HAS_STATE[state] : undefined,
    search ? or(sql`${outbox.recipient} ~ ${pattern}`, sql`${outbox.subject} ~ ${pattern}`) : undefined,
  );
  const [counted] = await db.select({ n: count() }).from(outbox).where(where);
  const total = counted?.n ?? 0;
  const pages = Math.max(1, Math.ceil(total / MAIL_PAGE_SIZE));
  const current = Math.min(page, pages);
  const rows = await db
    .select({
      id: outbox.id,
      purpose: outbox.purpose,
      recipient: outbox.recipient,
      language: outbox.language,
      subject: outbox.subject,
      text: outbox.text,
      links: outbox.links,
      attempts: outbox.attempts,
      next_attempt_at: outbox.next_attempt_at,
      sent_at: outbox.sent_at,
      last_error: outbox.last_error,
      created_at: outbox.created_at,
    })
    .from(outbox)
    .where(where)
    .orderBy(newestFirst(outbox.created_at), outbox.id)
    .limit(MAIL_PAGE_SIZE)
    .offset((current - 1) * MAIL_PAGE_SIZE);
  return { rows, total, page: current, pages };
}
export type MailRow = Awaited<ReturnType<typeof listMail>>["rows"][number];

export async function countMail(db: Db): Promise<{ waiting: number; failed: number }> {
  const counts = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${outbox.last_error} is null))::int`,
      failed: sql<number>`(count(*) filter (where ${outbox.last_error} is not null))::int`,
    })
    .from(outbox)
    .where(isNull(outbox.sent_at));
  return oneRow(counts);
}

/** How many messages with a way to start alerts wait because too many people asked for them within an hour. */
export async function countPostponedOptIns(db: Db): Promise<number> {
  const isPostponed = and(
    eq(outbox.purpose, "optin"),
    isNull(outbox.sent_at),
    eq(outbox.attempts, 0),
    gt(outbox.next_attempt_at, sql`now()`),
  );
  return oneRow(await db.select({ n: count() }).from(outbox).where(isPostponed)).n;
}

/**
 * How many messages wait for somebody who mends what keeps them, as far as MAX_PENDING_COUNT: for every screen of the
 * office.
 */
export const FAILED_MAIL = upTo(
  sql`select 1 from ${outbox} where ${outbox.sent_at} is null and ${outbox.last_error} is not null`,
  MAX_PENDING_COUNT,
);
