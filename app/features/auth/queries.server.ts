import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";
import { admin_users, users } from "#app/features/auth/tables.server";

/** The role of a person, or null: asked on every request, so that taking a role away works at once. */
export async function findRole(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ role: admin_users.role }).from(admin_users).where(eq(admin_users.user_id, userId)).limit(1);
  return row?.role ?? null;
}

export function listAdmins(db: Db) {
  return db
    .select({ id: users.id, name: users.name, email: users.email, role: admin_users.role, since: admin_users.created_at })
    .from(admin_users)
    .innerJoin(users, eq(users.id, admin_users.user_id))
    .orderBy(asc(users.email));
}

export async function findUserByEmail(db: Db, email: string) {
  const [row] = await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.email, email.toLowerCase())).limit(1);
  return row ?? null;
}
