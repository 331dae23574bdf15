import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { hashToken, makeToken } from "#app/features/auth/staff/token.server";
import { admin_users, invitations, password_resets } from "#app/features/auth/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { ADMIN_PREFIX } from "#app/urls";

export type LinkPurpose = "password_reset" | "invitation";

/**
 * Makes the link of a message that is about to be sent, and stores its hash; a link that was made for it before does
 * not work any more. The path, or null when nobody is to have it any more.
 */
export async function issueMailedLink(
  db: Db,
  { purpose, id }: { purpose: LinkPurpose; id: string },
): Promise<string | null> {
  const token = makeToken();
  if (purpose === "invitation") {
    const [row] = await db
      .update(invitations)
      .set({ mailed_token_hash: hashToken(token) })
      .where(and(eq(invitations.id, id), gt(invitations.expires_at, sql`now()`)))
      .returning({ id: invitations.id });
    return row ? `${ADMIN_PREFIX}/invitation/${token}` : null;
  }
  const isStaff = sql`exists (select 1 from ${admin_users} where ${and(eq(admin_users.user_id, password_resets.user_id), isNull(admin_users.disabled_at))})`;
  const [row] = await db
    .update(password_resets)
    .set({ token_hash: hashToken(token) })
    .where(and(eq(password_resets.id, id), gt(password_resets.expires_at, sql`now()`), isStaff))
    .returning({ id: password_resets.id });
  return row ? `${ADMIN_PREFIX}/reset-password/${token}` : null;
}
