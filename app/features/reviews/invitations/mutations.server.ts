import { and, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { countAttempt } from "#app/features/auth/mutations.server";
import { islandToday } from "#app/features/availability/rules";
import { queueReviewMail } from "#app/features/mail/guests/mutations.server";
import { canMailPages, CONFIRMATION_LIMIT, type MailServices } from "#app/features/mail/outbox/mutations.server";
import { canonicalMailbox } from "#app/features/mail/rules";
import { isMailStopped } from "#app/features/mail/stops/queries.server";
import { listDueItems, listItemsAround, type FoundItem } from "#app/features/reviews/invitations/queries.server";
import { dueDays, skipReason, type SkipReason } from "#app/features/reviews/invitations/rules";
import { review_invitations } from "#app/features/reviews/tables.server";
import { GUEST_LIMITS } from "#app/features/settings/schema";
import type { SiteSettings } from "#app/features/settings/queries.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";

type InvitingServices = Pick<MailServices, "db" | "env"> & {
  settings: { value: Pick<SiteSettings, "review_invite_days"> | null };
};

/** So many are looked at in one run; the next one goes on. */
const MOST_AT_ONCE = 1_000;

/** Asks guests who have been how it was, each booking once in its life. How many messages were queued. */
export async function inviteReviewers({ db, env, settings }: InvitingServices, now = new Date()): Promise<number> {
  const after = settings.value ? settings.value.review_invite_days : GUEST_LIMITS.review_invite_days.default;
  // What cannot be sent now is asked later, if it is not too late by then.
  if (after === null || !canMailPages(env)) return 0;
  const days = dueDays(after, now);
  const handled = new Set<string>();
  let queued = 0;
  for (const item of await listDueItems(db, days, MOST_AT_ONCE)) {
    if (handled.has(item.id)) continue;
    const group = await gatherItems(db, item, days.until);
    for (const { id } of group) handled.add(id);
    if (group.length > 0 && (await inviteOnce(db, env, group, islandToday(now)))) queued += 1;
  }
  return queued;
}

/** What one message asks about. Nothing yet while something else of the same guest is not due before long. */
async function gatherItems(db: Db, item: FoundItem, until: Day): Promise<FoundItem[]> {
  if (!item.email) return [item];
  const around = await listItemsAround(db, item.email, item.lastDay);
  if (around.some(({ lastDay }) => lastDay > until)) return [];
  return around.filter(({ status, isInvited }) => status === "completed" && !isInvited);
}

/** Whoever inserts the rows sends the message: two processes at once are one invitation. */
function inviteOnce(db: Db, env: MailServices["env"], group: FoundItem[], today: Day): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [{ email, language }] = group as [FoundItem];
    const isStopped = email !== null && (await isMailStopped(tx, email, "reviews"));
    const judged = group.map((item) => ({ item, why: skipReason(item, { today, isStopped }) }));
    const isWanted = judged.some(({ why }) => why === null);
    if (email && isWanted && env.RATE_LIMIT) {
      // Too many automatic messages today: it is asked for again in an hour.
      const wait = await countAttempt(tx, `mail ${canonicalMailbox(email)}`, CONFIRMATION_LIMIT);
      if (wait !== null) return false;
    }
    const mailing = randomUUID();
    const made = await tx
      .insert(review_invitations)
      .values(judged.map(({ item, why }) => ({ ...invitation(item, why), mailing })))
      .onConflictDoNothing()
      .returning({ state: review_invitations.state });
    if (!email || !made.some(({ state }) => state === "sent")) return false;
    await queueReviewMail(tx, { recipient: email, language, mailing });
    return true;
  });
}

function invitation({ table, id }: FoundItem, why: SkipReason | null) {
  return { item_table: table, item_id: id, state: why === null ? ("sent" as const) : ("skipped" as const), why };
}

/** Writes down why a booking was left out of a message after all. */
export async function skipInvitation(db: Db, { table, id }: FoundItem, why: SkipReason): Promise<void> {
  await db
    .update(review_invitations)
    .set({ state: "skipped", why })
    .where(and(eq(review_invitations.item_table, table), eq(review_invitations.item_id, id)));
}
