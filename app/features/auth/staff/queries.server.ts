import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import { hashToken } from "#app/features/auth/staff/token.server";
import { admin_users, invitations, sessions, two_factors, users } from "#app/features/auth/tables.server";
import { changes } from "#app/features/history/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { newestFirst } from "#app/platform/db/order";

/** Everybody with a role. Last seen is the last use of a session or, when all are ended, the last thing recorded. */
export function listStaff(db: Db) {
  const used = sql`(select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${admin_users.user_id})`;
  const did = sql`(select max(${changes.created_at}) from ${changes} where ${changes.user_id} = ${admin_users.user_id})`;
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: admin_users.role,
      since: admin_users.created_at,
      disabled_at: admin_users.disabled_at,
      lastSeen: sql<Date | null>`greatest(${used}, ${did})`.mapWith(sessions.updatedAt),
      hasTwoFactor: sql<boolean>`${two_factors.enabled_at} is not null`,
    })
    .from(admin_users)
    .innerJoin(users, eq(users.id, admin_users.user_id))
    .leftJoin(two_factors, eq(two_factors.user_id, admin_users.user_id))
    .orderBy(asc(users.name), asc(users.id));
}
export type StaffRow = Awaited<ReturnType<typeof listStaff>>[number];

export function listInvitations(db: Db) {
  return db
    .select({
      id: invitations.id,
      name: invitations.name,
      email: invitations.email,
      invitedBy: users.name,
      created_at: invitations.created_at,
      expires_at: invitations.expires_at,
      isExpired: sql<boolean>`${invitations.expires_at} <= now()`,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invited_by))
    .orderBy(newestFirst(invitations.created_at), invitations.id);
}
export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

/** Of an invitation whose link was copied, or mailed. */
export function matchesToken(token: string) {
  const hash = hashToken(token);
  return or(eq(invitations.token_hash, hash), eq(invitations.mailed_token_hash, hash));
}

export async function findInvitation(db: Db, token: string) {
  const [row] = await db
    .select({ name: invitations.name, email: invitations.email })
    .from(invitations)
    .where(and(matchesToken(token), gt(invitations.expires_at, sql`now()`)))
    .limit(1);
  return row ?? null;
}

/** Where somebody is signed in. */
export function listSessions(db: Db, userId: string) {
  return db
    .select({
      id: sessions.id,
      address: sessions.ipAddress,
      userAgent: sessions.userAgent,
      created_at: sessions.createdAt,
      lastUsed: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(newestFirst(sessions.updatedAt), sessions.id);
}
