import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import { countAttempt, OPERATOR, setPassword, type RateLimit } from "#app/features/auth/mutations.server";
import { findUserByEmail } from "#app/features/auth/queries.server";
import { INVITATION_DAYS, isLastEnabled } from "#app/features/auth/rules";
import type { Staff } from "#app/features/auth/schema";
import { matchesToken } from "#app/features/auth/staff/queries.server";
import { hashToken, makeToken } from "#app/features/auth/staff/token.server";
import { admin_users, invitations, sessions, two_factors, users } from "#app/features/auth/tables.server";
import { recordChange } from "#app/features/history/mutations.server";
import { invitationEmail } from "#app/features/mail/account-emails";
import { queueStaffEmail } from "#app/features/mail/mutations.server";
import { canonicalMailbox } from "#app/features/mail/rules";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";
import { oneRow } from "#app/platform/db/rows.server";

type Actor = Pick<Staff, "id" | "name">;

export type Refusal = "missing" | "last" | "self" | "denied";
export type Outcome = { ok: true; name: string } | { ok: false; reason: Refusal };

/** Sessions end at once; the person stays in the list and can be let in again. */
export function disableStaff(db: Db, by: Actor, userId: string): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const found = await lockStaff(tx, by, userId);
    if (!found.ok) return found;
    const problem = removalRefusal(found, by);
    if (problem) return { ok: false, reason: problem };
    if (found.person.disabled_at === null) {
      await tx
        .update(admin_users)
        .set({ disabled_at: sql`now()` })
        .where(eq(admin_users.user_id, userId));
      await revokeAccess(tx, by, userId);
      await recordChange(tx, by, { room: "staff", action: "disabled", item: found.person });
    }
    return { ok: true, name: found.person.name };
  });
}

export function enableStaff(db: Db, by: Actor, userId: string): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const found = await lockStaff(tx, by, userId);
    if (!found.ok) return found;
    if (found.person.disabled_at !== null) {
      await tx.update(admin_users).set({ disabled_at: null }).where(eq(admin_users.user_id, userId));
      await recordChange(tx, by, { room: "staff", action: "enabled", item: found.person });
    }
    return { ok: true, name: found.person.name };
  });
}

/** Takes the role away. What the person did stays under her name. */
export function removeStaff(db: Db, by: Actor, userId: string): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const found = await lockStaff(tx, by, userId);
    if (!found.ok) return found;
    const problem = removalRefusal(found, by);
    if (problem) return { ok: false, reason: problem };
    await tx.delete(admin_users).where(eq(admin_users.user_id, userId));
    await tx.delete(two_factors).where(eq(two_factors.user_id, userId));
    await revokeAccess(tx, by, userId);
    await recordChange(tx, by, { room: "staff", action: "removed", item: found.person });
    return { ok: true, name: found.person.name };
  });
}

interface LockedStaff {
  ok: true;
  person: { id: string; name: string; disabled_at: Date | null };
  /** Whether nobody else can come in. */
  isLast: boolean;
}

/**
 * Locks the whole list, which is short: of two people who disable each other at once, the second finds the list as the
 * first left it, and herself no longer in it.
 */
async function lockStaff(tx: Db, by: Actor, userId: string): Promise<LockedStaff | { ok: false; reason: Refusal }> {
  const staff = await tx
    .select({ id: admin_users.user_id, disabled_at: admin_users.disabled_at })
    .from(admin_users)
    .orderBy(asc(admin_users.user_id))
    .for("update");
  if (by !== OPERATOR && !staff.some(({ id, disabled_at }) => id === by.id && disabled_at === null))
    return { ok: false, reason: "denied" };
  const row = staff.find(({ id }) => id === userId);
  const [user] = row ? await tx.select({ name: users.name }).from(users).where(eq(users.id, userId)) : [];
  if (!row || !user) return { ok: false, reason: "missing" };
  return { ok: true, person: { ...row, name: user.name }, isLast: isLastEnabled(row, staff) };
}

/** Why a person cannot be disabled or removed: nobody removes herself, and one enabled person must remain. */
function removalRefusal({ person, isLast }: LockedStaff, by: Actor): Refusal | null {
  if (isLast) return "last";
  return person.id === by.id ? "self" : null;
}

/** Ends all sessions of a person and withdraws the invitations she sent. */
async function revokeAccess(tx: Db, by: Actor, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  const withdrawn = await tx
    .delete(invitations)
    .where(eq(invitations.invited_by, userId))
    .returning({ id: invitations.id, name: invitations.name });
  for (const item of withdrawn) await recordChange(tx, by, { room: "staff", action: "uninvited", item });
}

/** How often one mailbox is invited by mail in a day; the link can be copied all the same. */
const INVITATION_MAILS: RateLimit = { attempts: 5, seconds: 24 * 60 * 60 };

export type Invited = { ok: true; token: string; isMailed: boolean } | { ok: false; reason: "taken" | "denied" };

/**
 * Makes a link for somebody, and mails another one to her. Made again for the same address, the links before are worth
 * nothing any more.
 */
export async function inviteStaff(
  db: Db,
  by: Actor,
  { name, email }: { name: string; email: string },
  {
    siteNameForMail = null,
  }: { /** The name of the site, to mail the link too. */ siteNameForMail?: string | null } = {},
): Promise<Invited> {
  const token = makeToken();
  return db.transaction(async (tx) => {
    // Against somebody who is being disabled at this moment: her row is waited for.
    const [me] = await tx
      .select()
      .from(admin_users)
      .where(and(eq(admin_users.user_id, by.id), isNull(admin_users.disabled_at)))
      .for("share");
    if (!me) return { ok: false, reason: "denied" };
    if (await isStaff(tx, email)) return { ok: false, reason: "taken" };
    const invitation = {
      name,
      token_hash: hashToken(token),
      mailed_token_hash: null,
      invited_by: by.id,
      expires_at: sql`now() + make_interval(days => ${INVITATION_DAYS})`,
      created_at: sql`now()`,
    };
    const { id } = oneRow(
      await tx
        .insert(invitations)
        .values({ email, ...invitation })
        .onConflictDoUpdate({ target: invitations.email, set: invitation })
        .returning({ id: invitations.id }),
    );
    await recordChange(tx, by, {
      room: "staff",
      action: "invited",
      item: { id, name },
      fields: { email: { from: null, to: email } },
    });
    const isMailed =
      siteNameForMail !== null &&
      (await countAttempt(tx, `invitation ${canonicalMailbox(email)}`, INVITATION_MAILS)) === null;
    if (isMailed)
      await queueStaffEmail(tx, {
        purpose: "invitation",
        recipient: email,
        about: { table: "invitations", id },
        letter: invitationEmail({ name, invitedBy: by.name, siteName: siteNameForMail }),
      });
    return { ok: true, token, isMailed };
  });
}

export async function revokeInvitation(db: Db, by: Actor, id: string): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(invitations).where(eq(invitations.id, id)).returning();
    if (!gone) return { ok: false };
    await recordChange(tx, by, { room: "staff", action: "uninvited", item: { id, name: gone.name } });
    return { ok: true };
  });
}

/** Makes the invited person staff, once. Null when the link is unknown, used, revoked or too old. */
export async function acceptInvitation(
  db: Db,
  { token, name, passwordHash }: { token: string; name: string; passwordHash: string },
): Promise<{ id: string; email: string } | null> {
  return db.transaction(async (tx) => {
    const [invitation] = await tx
      .delete(invitations)
      .where(and(matchesToken(token), gt(invitations.expires_at, sql`now()`)))
      .returning();
    if (!invitation) return null;
    // Somebody made staff in another way since keeps her own password.
    if (await isStaff(tx, invitation.email)) return null;
    const existing = await findUserByEmail(tx, invitation.email);
    const id = existing?.id ?? randomBytes(16).toString("hex");
    if (existing) await tx.update(users).set({ name }).where(eq(users.id, id));
    else await tx.insert(users).values({ id, email: invitation.email, name, emailVerified: true });
    await setPassword(tx, id, passwordHash);
    await tx.insert(admin_users).values({ user_id: id });
    await recordChange(tx, { id, name }, { room: "staff", action: "joined", item: { id, name } });
    return { id, email: invitation.email };
  });
}

async function isStaff(tx: Db, email: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(admin_users, eq(admin_users.user_id, users.id))
    .where(eq(users.email, email))
    .limit(1);
  return row !== undefined;
}
