import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";
import type { WeekStart } from "#app/features/auth/schema";
import { accounts, admin_users, two_factors, users } from "#app/features/auth/tables.server";

/**
 * The role of a person, or null: asked on every request, so that taking a role away, or disabling somebody, works at
 * once.
 */
export async function findRole(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ role: admin_users.role })
    .from(admin_users)
    .where(and(eq(admin_users.user_id, userId), isNull(admin_users.disabled_at)))
    .limit(1);
  return row?.role ?? null;
}

/** The day weeks begin with for a member of staff. */
export async function findWeekStart(db: Db, userId: string): Promise<WeekStart> {
  const [row] = await db
    .select({ week_start: admin_users.week_start })
    .from(admin_users)
    .where(eq(admin_users.user_id, userId))
    .limit(1);
  return row?.week_start ?? "monday";
}

export function listAdmins(db: Db) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: admin_users.role,
      since: admin_users.created_at,
      disabled_at: admin_users.disabled_at,
    })
    .from(admin_users)
    .innerJoin(users, eq(users.id, admin_users.user_id))
    .orderBy(asc(users.email));
}

export async function findUserByEmail(db: Db, email: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
    .limit(1);
  return row ?? null;
}

/**
 * What a sign-in is checked against. Everything in one query, so that an unknown person takes as long as a known one.
 */
export async function findCredentials(db: Db, by: { email: string } | { id: string }) {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      passwordHash: accounts.password,
      isDisabled: sql<boolean>`${admin_users.disabled_at} is not null`,
      hasTwoFactor: sql<boolean>`${two_factors.enabled_at} is not null`,
    })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .leftJoin(admin_users, eq(admin_users.user_id, users.id))
    .leftJoin(two_factors, eq(two_factors.user_id, users.id))
    .where("email" in by ? eq(users.email, by.email.toLowerCase()) : eq(users.id, by.id))
    .limit(1);
  return row ?? null;
}
export type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;
