import { and, eq } from "drizzle-orm";
import { hashMailbox } from "#app/features/mail/stops/mailbox-hash.server";
import type { MailStopKind } from "#app/features/mail/schema";
import { mail_stops } from "#app/features/mail/tables.server";
import type { Db } from "#app/platform/db/db.server";

/** Whether a mailbox wants no more messages of a kind. */
export async function isMailStopped(db: Db, mailbox: string, kind: MailStopKind): Promise<boolean> {
  const rows = await db
    .select({ kind: mail_stops.kind })
    .from(mail_stops)
    .where(and(eq(mail_stops.mailbox_hash, await hashMailbox(db, mailbox)), eq(mail_stops.kind, kind)));
  return rows.length > 0;
}
