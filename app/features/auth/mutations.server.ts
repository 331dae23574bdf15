import { and, eq, sql } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import { findUserByEmail } from "#app/features/auth/queries.server";
import { accounts, admin_users, app_secrets, rate_limits, sessions, users } from "#app/features/auth/tables.server";
import type { Db } from "#app/platform/db/db.server";

/** A key made once and kept in the database. */
export async function findOrMakeSecret(db: Db, name: string): Promise<string> {
  await db
    .insert(app_secrets)
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select().from(app_secrets).where(eq(app_secrets.name, name));
  return row!.value;
}

export interface Limit {
  attempts: number;
  seconds: number;
}

/** Counts one attempt, or as many at once as are given. Null when it is within the limit, else the seconds to wait. */
export async function countAttempt(db: Db, key: string, limit: Limit, attempts = 1): Promise<number | null> {
  const expired = sql`${rate_limits.window_start} <= now() - make_interval(secs => ${limit.seconds})`;
  const [row] = await db
    .insert(rate_limits)
    .values({ key, window_start: sql`now()`, count: attempts })
    .onConflictDoUpdate({
      target: rate_limits.key,
      set: {
        count: sql`case when ${expired} then ${attempts}::integer else ${rate_limits.count} + ${attempts}::integer end`,
        window_start: sql`case when ${expired} then now() else ${rate_limits.window_start} end`,
      },
    })
    .returning();
  if (!row || row.count <= limit.attempts) return null;
  return Math.max(1, Math.ceil((row.window_start.getTime() + limit.seconds * 1000 - Date.now()) / 1000));
}

/** An attempt that turned out well does not count. */
export async function takeBackAttempt(db: Db, key: string): Promise<void> {
  await db.update(rate_limits).set({ count: sql`greatest(${rate_limits.count} - 1, 0)` }).where(eq(rate_limits.key, key));
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(rate_limits).where(eq(rate_limits.key, key));
}

/** Windows that ended long ago say nothing any more. */
export async function sweepAttempts(db: Db): Promise<void> {
  await db.delete(rate_limits).where(sql`${rate_limits.window_start} < now() - interval '1 day'`);
}

/** Makes a person staff, as a new account or an existing one, with this password. */
export async function saveAdmin(db: Db, admin: { email: string; name: string; passwordHash: string }): Promise<void> {
  const email = admin.email.toLowerCase();
  await db.transaction(async (tx) => {
    const existing = await findUserByEmail(tx, email);
    const id = existing?.id ?? randomBytes(16).toString("hex");
    if (!existing) await tx.insert(users).values({ id, email, name: admin.name, emailVerified: true });
    await setPassword(tx, id, admin.passwordHash);
    await tx.insert(admin_users).values({ user_id: id }).onConflictDoNothing();
  });
}

/** A new password ends every session that the old one opened. */
export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
  await db.insert(accounts).values({
    id: randomBytes(16).toString("hex"),
    accountId: userId,
    providerId: "credential",
    userId,
    password: passwordHash,
  });
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function removeAdmin(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(admin_users).where(eq(admin_users.user_id, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
  });
}
