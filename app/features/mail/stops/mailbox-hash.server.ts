import { createHmac } from "node:crypto";
import { findOrMakeSecret } from "#app/features/auth/mutations.server";
import { canonicalMailbox } from "#app/features/mail/rules";
import type { Db } from "#app/platform/db/db.server";

/** A mailbox as it is kept where it must be known again and never read: keyed, so that guessing addresses is no way. */
export async function hashMailbox(db: Db, mailbox: string): Promise<string> {
  const secret = await findOrMakeSecret(db, "mail_stops");
  return createHmac("sha256", secret).update(canonicalMailbox(mailbox)).digest("hex");
}
