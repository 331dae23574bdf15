import { and, eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import {
  accountKey,
  codeKey,
  DEVICE_KEY_PREFIX,
  networkKey,
  passwordCheckKey,
  NETWORK_KEY_PREFIX,
} from "#app/features/auth/attempts/rate-limit-keys";
import { findUserByEmail } from "#app/features/auth/queries.server";
import { describeDevice } from "#app/features/auth/rules";
import type { Staff, WeekStart } from "#app/features/auth/schema";
import {
  accounts,
  admin_users,
  app_secrets,
  password_resets,
  rate_limits,
  sessions,
  users,
} from "#app/features/auth/tables.server";
import { recordChange } from "#app/features/history/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import { oneRow } from "#app/platform/db/rows.server";

/** A key made once and kept in the database. */
export async function findOrMakeSecret(db: Db, name: string): Promise<string> {
  await db
    .insert(app_secrets)
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  return oneRow(await db.select().from(app_secrets).where(eq(app_secrets.name, name))).value;
}

export interface RateLimit {
  attempts: number;
  seconds: number;
}

/** Counts one attempt, or as many at once as are given. Null when it is within the limit, else the seconds to wait. */
export function countAttempt(db: Db, key: string, limit: RateLimit, attempts = 1): Promise<number | null> {
  return count(db, key, limit, attempts, {});
}

/**
 * The same with synchronous_commit off, outside a transaction: visible to everybody at once, and only a database
 * crash loses the last half second. Waiting for the disk would double the time of a submission.
 */
export function countAttemptUnsynced(db: Db, key: string, limit: RateLimit): Promise<number | null> {
  return count(db, key, limit, 1, { quickly: sql`set_config('synchronous_commit', 'off', true)` });
}

async function count(
  db: Db,
  key: string,
  limit: RateLimit,
  attempts: number,
  extraColumns: Record<string, SQL>,
): Promise<number | null> {
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
    .returning({ count: rate_limits.count, window_start: rate_limits.window_start, ...extraColumns });
  if (!row || row.count <= limit.attempts) return null;
  return Math.max(1, Math.ceil((row.window_start.getTime() + limit.seconds * 1000 - Date.now()) / 1000));
}

/** An attempt that turned out well does not count. */
export async function undoAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(rate_limits)
    .set({ count: sql`greatest(${rate_limits.count} - 1, 0)` })
    .where(eq(rate_limits.key, key));
}

export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.delete(rate_limits).where(eq(rate_limits.key, key));
}

/** With a new password the wrong ones before it do not count any more, wherever they came from. */
export async function clearSignInAttempts(tx: Db, person: { id: string; email: string }): Promise<void> {
  const endsWithEmail = sql`right(${rate_limits.key}, length(${person.email}) + 1) = ' ' || ${person.email}::text`;
  const codes = codeKey(person.id, null);
  const gone = await tx
    .delete(rate_limits)
    .where(
      or(
        inArray(rate_limits.key, [accountKey(person.email), codes, passwordCheckKey(person.id)]),
        sql`starts_with(${rate_limits.key}, ${`${codes} `})`,
        sql`(starts_with(${rate_limits.key}, ${NETWORK_KEY_PREFIX}) or starts_with(${rate_limits.key}, ${DEVICE_KEY_PREFIX})) and ${endsWithEmail}`,
      ),
    )
    .returning({ key: rate_limits.key });
  // One of these networks is hers.
  const networks = gone
    .filter(({ key }) => key.startsWith(NETWORK_KEY_PREFIX))
    .map(({ key }) => networkKey(key.slice(NETWORK_KEY_PREFIX.length, -person.email.length - 1)));
  if (networks.length > 0) await tx.delete(rate_limits).where(inArray(rate_limits.key, networks));
}

/** Deletes rate limit windows older than a day. */
export async function deleteExpiredAttempts(db: Db): Promise<void> {
  await db.delete(rate_limits).where(sql`${rate_limits.window_start} < now() - interval '1 day'`);
}

/** A session that has ended says no longer from where it was opened. */
export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now()`);
}

type Actor = Pick<Staff, "id" | "name">;

/** Whoever runs the site and its admin command. Needs no role: the database is theirs anyway. */
export const OPERATOR: Actor = { id: "operator", name: "Command line" };

export const NEW_PASSWORD = { password: { from: "(the old one)", to: "(a new one)" } };

/**
 * Makes a person staff, as a new account or an existing one, with this password; lets somebody who is disabled in
 * again.
 */
export async function saveAdmin(db: Db, admin: { email: string; name: string; passwordHash: string }): Promise<void> {
  const email = admin.email.toLowerCase();
  await db.transaction(async (tx) => {
    const existing = await findUserByEmail(tx, email);
    const id = existing?.id ?? randomBytes(16).toString("hex");
    if (!existing) await tx.insert(users).values({ id, email, name: admin.name, emailVerified: true });
    await setPassword(tx, id, admin.passwordHash);
    await clearSignInAttempts(tx, { id, email });
    const [before] = await tx.select().from(admin_users).where(eq(admin_users.user_id, id)).for("update");
    await tx
      .insert(admin_users)
      .values({ user_id: id })
      .onConflictDoUpdate({ target: admin_users.user_id, set: { disabled_at: null } });
    const item = { id, name: existing?.name ?? admin.name };
    if (!before)
      await recordChange(tx, OPERATOR, {
        room: "staff",
        action: "created",
        item,
        fields: { email: { from: null, to: email } },
      });
    else
      await recordChange(tx, OPERATOR, {
        room: "staff",
        action: before.disabled_at ? "enabled" : "changed",
        item,
        fields: NEW_PASSWORD,
      });
  });
}

/** For somebody who has forgotten hers. */
export async function resetPassword(db: Db, person: Actor & { email: string }, passwordHash: string): Promise<void> {
  await db.transaction(async (tx) => {
    await setPassword(tx, person.id, passwordHash);
    await clearSignInAttempts(tx, person);
    await recordChange(tx, OPERATOR, {
      room: "staff",
      action: "changed",
      item: { id: person.id, name: person.name },
      fields: NEW_PASSWORD,
    });
  });
}

/**
 * A new password ends every session and every link to set one that the old one opened, but the one it was changed in.
 * Called in a transaction.
 */
export async function setPassword(
  tx: Db,
  userId: string,
  passwordHash: string,
  currentSessionId?: string,
): Promise<void> {
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
  await tx.insert(accounts).values({
    id: randomBytes(16).toString("hex"),
    accountId: userId,
    providerId: "credential",
    userId,
    password: passwordHash,
  });
  await tx.delete(password_resets).where(eq(password_resets.user_id, userId));
  await tx
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), currentSessionId === undefined ? undefined : ne(sessions.id, currentSessionId)),
    );
}

export async function changeOwnPassword(
  db: Db,
  staff: Actor,
  change: { passwordHash: string; currentSessionId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await setPassword(tx, staff.id, change.passwordHash, change.currentSessionId);
    await recordChange(tx, staff, { room: "staff", action: "changed", item: staff, fields: NEW_PASSWORD });
  });
}

export async function setWeekStart(db: Db, staff: Actor, week_start: WeekStart): Promise<void> {
  await db.update(admin_users).set({ week_start }).where(eq(admin_users.user_id, staff.id));
}

/** Ends the session somebody works in. */
export async function signOut(db: Db, person: Actor, session: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(sessions).where(eq(sessions.id, session)).returning({ id: sessions.id });
    if (gone) await recordChange(tx, person, { room: "staff", action: "signed out" });
  });
}

/** Ends one of one's own sessions, on another device. */
export async function endSession(db: Db, staff: Actor, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, staff.id)))
      .returning();
    if (!gone) return false;
    await recordChange(tx, staff, {
      room: "staff",
      action: "signed out",
      item: { id: staff.id, name: describeDevice(gone.userAgent) },
    });
    return true;
  });
}

/** Ends all of one's sessions but this one. How many they were. */
export async function endOtherSessions(db: Db, staff: Actor, currentSessionId: string): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, staff.id), ne(sessions.id, currentSessionId)))
      .returning();
    if (gone.length > 0)
      await recordChange(tx, staff, {
        room: "staff",
        action: "signed out",
        item: { id: staff.id, name: "Other devices" },
        fields: { sessions: { from: gone.length + 1, to: 1 } },
      });
    return gone.length;
  });
}
