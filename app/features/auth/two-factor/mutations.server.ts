import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import { two_factors } from "#app/features/auth/tables.server";
import { findStep, hashBackupCode, makeBackupCodes, makeSecret } from "#app/features/auth/two-factor/codes.server";
import { SETUP_MINUTES } from "#app/features/auth/two-factor/queries.server";
import { recordChange } from "#app/features/history/mutations.server";
import type { Db } from "#app/platform/db/db.server";

type Actor = Pick<Staff, "id" | "name">;

/** Begins to set it up, or begins again. One that is on stays as it is. */
export async function beginTwoFactor(db: Db, key: string, userId: string): Promise<void> {
  const secret = await symmetricEncrypt({ key, data: makeSecret() });
  await db
    .insert(two_factors)
    .values({ user_id: userId, secret })
    .onConflictDoUpdate({
      target: two_factors.user_id,
      set: { secret, created_at: sql`now()` },
      setWhere: isNull(two_factors.enabled_at),
    });
}

export async function cancelTwoFactor(db: Db, userId: string): Promise<void> {
  await db.delete(two_factors).where(and(eq(two_factors.user_id, userId), isNull(two_factors.enabled_at)));
}

export type Confirmed = { ok: true; codes: string[] } | { ok: false; reason: "missing" | "wrong" };

/**
 * Switches it on once a code shows that the person's app has the secret. The backup codes are given here and never
 * again.
 */
export async function confirmTwoFactor(db: Db, key: string, staff: Actor, code: string): Promise<Confirmed> {
  return db.transaction(async (tx) => {
    const row = await lockRow(tx, staff.id);
    if (!row || row.enabled_at || Date.now() - row.created_at.getTime() > SETUP_MINUTES * 60_000)
      return { ok: false, reason: "missing" };
    const step = findStep(await symmetricDecrypt({ key, data: row.secret }), plainCode(code));
    if (step === null) return { ok: false, reason: "wrong" };
    const codes = makeBackupCodes();
    await tx
      .update(two_factors)
      .set({ enabled_at: sql`now()`, last_step: step, backup_codes: codes.map((one) => hashBackupCode(key, one)) })
      .where(eq(two_factors.user_id, staff.id));
    await recordChange(tx, staff, {
      room: "staff",
      action: "changed",
      item: staff,
      fields: { two_factor: { from: false, to: true } },
    });
    return { ok: true, codes };
  });
}

/** Ten new backup codes. The old ones are worth nothing any more. */
export async function renewBackupCodes(db: Db, key: string, staff: Actor): Promise<Confirmed> {
  return db.transaction(async (tx) => {
    const row = await lockRow(tx, staff.id);
    if (!row?.enabled_at) return { ok: false, reason: "missing" };
    const codes = makeBackupCodes();
    await tx
      .update(two_factors)
      .set({ backup_codes: codes.map((one) => hashBackupCode(key, one)) })
      .where(eq(two_factors.user_id, staff.id));
    await recordChange(tx, staff, {
      room: "staff",
      action: "changed",
      item: staff,
      fields: { backup_codes: { from: row.backup_codes.length, to: codes.length } },
    });
    return { ok: true, codes };
  });
}

/** Whether it was on. */
export async function disableTwoFactor(db: Db, by: Actor, person: Actor): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(two_factors).where(eq(two_factors.user_id, person.id)).returning();
    if (!gone?.enabled_at) return false;
    await recordChange(tx, by, {
      room: "staff",
      action: "changed",
      item: person,
      fields: { two_factor: { from: true, to: false } },
    });
    return true;
  });
}

export type UsedCode = { by: "app" } | { by: "backup"; left: number };

/**
 * Takes a code at sign-in. Each is good once: the row is locked, so that two requests with the same one do not both get
 * in.
 */
export async function consumeCode(db: Db, key: string, userId: string, code: string): Promise<UsedCode | null> {
  return db.transaction(async (tx) => {
    const row = await lockRow(tx, userId);
    if (!row?.enabled_at) return null;
    const typed = plainCode(code);
    if (/^\d{6}$/.test(typed)) {
      const step = findStep(await symmetricDecrypt({ key, data: row.secret }), typed);
      if (step === null || step <= (row.last_step ?? 0)) return null;
      await tx.update(two_factors).set({ last_step: step }).where(eq(two_factors.user_id, userId));
      return { by: "app" };
    }
    const used = hashBackupCode(key, typed);
    if (!row.backup_codes.includes(used)) return null;
    const left = row.backup_codes.filter((hash) => hash !== used);
    await tx.update(two_factors).set({ backup_codes: left }).where(eq(two_factors.user_id, userId));
    return { by: "backup", left: left.length };
  });
}

async function lockRow(tx: Db, userId: string) {
  const [row] = await tx.select().from(two_factors).where(eq(two_factors.user_id, userId)).for("update");
  return row ?? null;
}

/** Apps show their codes in two groups. */
function plainCode(code: string): string {
  return code.replaceAll(/\s/g, "");
}
