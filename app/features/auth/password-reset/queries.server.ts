import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { hashToken } from "#app/features/auth/staff/token.server";
import { admin_users, password_resets, users } from "#app/features/auth/tables.server";
import type { Db } from "#app/platform/db/db.server";

/** Whose password a link sets; null when it is unknown, used or too old, or the person may not come in. */
export async function findReset(db: Db, token: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(password_resets)
    .innerJoin(users, eq(users.id, password_resets.user_id))
    .innerJoin(admin_users, and(eq(admin_users.user_id, users.id), isNull(admin_users.disabled_at)))
    .where(and(eq(password_resets.token_hash, hashToken(token)), gt(password_resets.expires_at, sql`now()`)))
    .limit(1);
  return row ?? null;
}

/** Somebody who may come in. */
export async function findEnabledStaff(db: Db, email: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .innerJoin(admin_users, and(eq(admin_users.user_id, users.id), isNull(admin_users.disabled_at)))
    .where(eq(users.email, email.toLowerCase()))
    .limit(1);
  return row ?? null;
}
