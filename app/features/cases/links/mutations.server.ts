import { and, eq, isNull, sql } from "drizzle-orm";
import { createHash, randomBytes } from "node:crypto";
import type { LinkPurpose, LinkTarget } from "#app/features/cases/schema";
import { cases, secret_links, subscribers } from "#app/features/cases/tables.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import type { Logger } from "#app/platform/log.server";
import { alertsPagePath, guestPagePath, mailStopPath } from "#app/urls";

const TOKEN_BYTES = 32;

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * Makes a secret address of a case and gives its path: the only moment in which it is known. Null when the case is gone,
 * or says no longer whose it was.
 */
export async function makeLink(
  db: Db,
  caseId: string,
  madeFor: LinkPurpose,
  opens: LinkTarget = "page",
): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const made = await rowsOf(
    db,
    sql`insert into ${secret_links} (token_hash, case_id, made_for, opens)
      select ${hashToken(token)}, id, ${madeFor}, ${opens} from ${cases} where id = ${caseId} and erased_at is null returning case_id`,
  );
  if (made.length === 0) return null;
  return opens === "stop" ? mailStopPath(token) : guestPagePath(token);
}

/** The same for whoever is told of properties. Null when he is gone. */
export async function makeSubscriberLink(
  db: Db,
  subscriberId: string,
  opens: LinkTarget = "page",
): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const made = await rowsOf(
    db,
    sql`insert into ${secret_links} (token_hash, subscriber_id, made_for, opens)
      select ${hashToken(token)}, id, 'mail', ${opens} from ${subscribers} where id = ${subscriberId} returning subscriber_id`,
  );
  if (made.length === 0) return null;
  return opens === "stop" ? mailStopPath(token) : alertsPagePath(token);
}

/** Ends every address of the page of a case at once. How many there were. One that ends mail goes on doing so. */
export async function revokeLinks(tx: Db, caseId: string): Promise<number> {
  const ended = await tx
    .update(secret_links)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(secret_links.case_id, caseId), eq(secret_links.opens, "page"), isNull(secret_links.revoked_at)))
    .returning({ hash: secret_links.token_hash });
  return ended.length;
}

/**
 * Writes down the day a link was used, once a day at most and beside what is read: a page that cannot write it down is a
 * page all the same.
 */
export function noteLinkUse(
  { db, log }: { db: Db; log: Logger },
  { tokenHash, lastUsedOn }: { tokenHash: string; lastUsedOn: Day | null },
  today: Day,
): void {
  if (lastUsedOn === today) return;
  db.update(secret_links)
    .set({ last_used_on: today })
    .where(
      and(eq(secret_links.token_hash, tokenHash), sql`${secret_links.last_used_on} is distinct from ${today}::date`),
    )
    .catch((error: unknown) => log.warn({ err: error }, "could not write down that a link was used"));
}
