import { findStopLink } from "#app/features/cases/links/queries.server";
import { hashMailbox } from "#app/features/mail/stops/mailbox-hash.server";
import { mail_stops } from "#app/features/mail/tables.server";
import type { Db } from "#app/platform/db/db.server";

/** Ends the messages that a link stops: invitations to review, and nothing else. Twice is once. */
export async function stopByLink(db: Db, token: string): Promise<{ ok: boolean }> {
  const found = await findStopLink(db, token);
  if (!found) return { ok: false };
  if (found.email) {
    const mailbox_hash = await hashMailbox(db, found.email);
    await db.insert(mail_stops).values({ mailbox_hash, kind: "reviews" }).onConflictDoNothing();
  }
  return { ok: true };
}
