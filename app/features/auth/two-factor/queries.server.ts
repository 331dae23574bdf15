import { symmetricDecrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { two_factors } from "#app/features/auth/tables.server";
import type { Db } from "#app/platform/db/db.server";

/** A secret that was shown and never confirmed is not kept waiting. */
export const SETUP_MINUTES = 15;

type TwoFactor =
  | { state: "off" }
  | { state: "begun"; secret: string }
  | { state: "on"; since: Date; codesLeft: number };

export async function findTwoFactor(db: Db, key: string, userId: string): Promise<TwoFactor> {
  const [row] = await db.select().from(two_factors).where(eq(two_factors.user_id, userId)).limit(1);
  if (row?.enabled_at) return { state: "on", since: row.enabled_at, codesLeft: row.backup_codes.length };
  if (!row || Date.now() - row.created_at.getTime() > SETUP_MINUTES * 60_000) return { state: "off" };
  return { state: "begun", secret: await symmetricDecrypt({ key, data: row.secret }) };
}
