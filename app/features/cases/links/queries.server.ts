import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { hashToken } from "#app/features/cases/links/mutations.server";
import type { LinkTarget } from "#app/features/cases/schema";
import { cases, secret_links, subscribers } from "#app/features/cases/tables.server";
import type { Db } from "#app/platform/db/db.server";

/** Differs whenever something of a case did. */
const NEWS = sql<string>`concat_ws(' ', ${cases.messages}, extract(epoch from ${cases.updated_at}), ${cases.waiting_for})`;

/** The case that a token opens; null for one that is unknown, malformed, revoked, or whose sender was erased. */
export async function findLinkedCase(db: Db, token: string) {
  const [row] = await db
    .select({
      tokenHash: secret_links.token_hash,
      lastUsedOn: secret_links.last_used_on,
      id: cases.id,
      reference: cases.reference,
      kind: cases.kind,
      title: cases.title,
      name: cases.name,
      email: cases.email,
      language: cases.language,
      waiting_for: cases.waiting_for,
      waiting_since: cases.waiting_since,
      last_message_at: cases.last_message_at,
      last_day: cases.last_day,
      created_at: cases.created_at,
      unread_by_guest: cases.unread_by_guest,
      messages: cases.messages,
      news: NEWS,
    })
    .from(secret_links)
    .innerJoin(cases, eq(cases.id, secret_links.case_id))
    .where(
      and(
        // A malformed token is looked for like any other: how long the answer takes tells nothing.
        eq(secret_links.token_hash, hashToken(token)),
        eq(secret_links.opens, "page"),
        isNull(secret_links.revoked_at),
        isNull(cases.erased_at),
      ),
    );
  return row ?? null;
}
export type LinkedCase = NonNullable<Awaited<ReturnType<typeof findLinkedCase>>>;

/** Whose mail a token ends; null for one that is unknown or whose sender was erased. */
export async function findStopLink(db: Db, token: string): Promise<{ email: string | null } | null> {
  const [row] = await db
    .select({ email: cases.email })
    .from(secret_links)
    .innerJoin(cases, eq(cases.id, secret_links.case_id))
    .where(and(eq(secret_links.token_hash, hashToken(token)), eq(secret_links.opens, "stop"), isNull(cases.erased_at)));
  return row ?? null;
}

/** The subscriber whose page, or whose stop, a token opens; null for one that is unknown. */
export async function findSubscriberLink(db: Db, token: string, opens: LinkTarget) {
  const [row] = await db
    .select({
      tokenHash: secret_links.token_hash,
      lastUsedOn: secret_links.last_used_on,
      id: subscribers.id,
      email: subscribers.email,
    })
    .from(secret_links)
    .innerJoin(subscribers, eq(subscribers.id, secret_links.subscriber_id))
    .where(
      and(
        eq(secret_links.token_hash, hashToken(token)),
        eq(secret_links.opens, opens),
        isNull(secret_links.revoked_at),
      ),
    );
  return row ?? null;
}

/** The addresses of the page of a case, newest first: never what they are. */
export function listLinks(db: Db, caseId: string) {
  return db
    .select({
      made_for: secret_links.made_for,
      created_at: secret_links.created_at,
      last_used_on: secret_links.last_used_on,
      revoked_at: secret_links.revoked_at,
    })
    .from(secret_links)
    .where(and(eq(secret_links.case_id, caseId), eq(secret_links.opens, "page")))
    .orderBy(desc(secret_links.created_at))
    .limit(100);
}
