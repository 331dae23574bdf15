import { eq, lt, sql } from "drizzle-orm";
import {
  countAttempt,
  clearSignInAttempts,
  NEW_PASSWORD,
  setPassword,
  type RateLimit,
} from "#app/features/auth/mutations.server";
import { findEnabledStaff, findReset } from "#app/features/auth/password-reset/queries.server";
import { RESET_MINUTES } from "#app/features/auth/rules";
import { hashToken } from "#app/features/auth/staff/token.server";
import { password_resets } from "#app/features/auth/tables.server";
import { recordChange } from "#app/features/history/mutations.server";
import { passwordResetEmail } from "#app/features/mail/account-emails";
import { queueStaffEmail } from "#app/features/mail/mutations.server";
import type { Db } from "#app/platform/db/db.server";

const HOUR = 60 * 60;
const RESETS_PER_ADDRESS: RateLimit = { attempts: 3, seconds: HOUR };
const RESETS_PER_NETWORK: RateLimit = { attempts: 10, seconds: HOUR };

/** Counts a request for a new password, for an address of nobody as well. The seconds to wait, or null. */
export async function countReset(
  db: Db,
  { email, network }: { email: string; network: string },
): Promise<number | null> {
  return (
    (await countAttempt(db, `reset network ${network}`, RESETS_PER_NETWORK)) ??
    countAttempt(db, `reset account ${email}`, RESETS_PER_ADDRESS)
  );
}

/** Mails a link to set a new password, to nobody but staff. It says nothing of whether there is such a person. */
export async function requestReset(db: Db, email: string, siteName: string): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await findEnabledStaff(tx, email);
    if (!person) return;
    const [reset] = await tx
      .insert(password_resets)
      .values({ user_id: person.id, expires_at: sql`now() + make_interval(mins => ${RESET_MINUTES})` })
      .returning({ id: password_resets.id });
    if (reset)
      await queueStaffEmail(tx, {
        purpose: "password_reset",
        recipient: person.email,
        about: { table: "password_resets", id: reset.id },
        letter: passwordResetEmail({ name: person.name, siteName }),
      });
  });
}

/** Sets a new password by a link, once. Every session ends; the second step is still asked for. */
export async function completeReset(db: Db, token: string, passwordHash: string): Promise<{ email: string } | null> {
  return db.transaction(async (tx) => {
    // Of two at once the second waits here, and then finds no row.
    await tx
      .select({ id: password_resets.id })
      .from(password_resets)
      .where(eq(password_resets.token_hash, hashToken(token)))
      .for("update");
    const person = await findReset(tx, token);
    if (!person) return null;
    await setPassword(tx, person.id, passwordHash);
    await clearSignInAttempts(tx, person);
    await recordChange(tx, person, {
      room: "staff",
      action: "changed",
      item: { id: person.id, name: person.name },
      fields: NEW_PASSWORD,
    });
    return { email: person.email };
  });
}

export async function deleteExpiredResets(db: Db): Promise<void> {
  await db.delete(password_resets).where(lt(password_resets.expires_at, sql`now()`));
}
