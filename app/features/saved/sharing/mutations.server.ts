import { and, eq, lt, ne, sql } from "drizzle-orm";
import { createHash, randomBytes } from "node:crypto";
import { hashToken } from "#app/features/cases/links/mutations.server";
import type { SavedItem } from "#app/features/page/saved-key";
import { shared_lists } from "#app/features/saved/tables.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";

const SECRET_BYTES = 32;

/**
 * The token in the address of a shared list is the hash of its maker's secret: whoever got the address can read the
 * list, and only the browser that has the secret can renew or end it.
 */
export function sharedToken(owner: string): string {
  return createHash("sha256").update(owner).digest("base64url");
}

/** Puts a copy of the list under the address of its maker, a new one if he has none. Gives his secret. */
export async function shareList(
  db: Db,
  items: SavedItem[],
  owner = randomBytes(SECRET_BYTES).toString("base64url"),
): Promise<string> {
  await db
    .insert(shared_lists)
    .values({ token_hash: hashToken(sharedToken(owner)), items })
    .onConflictDoUpdate({ target: shared_lists.token_hash, set: { items, last_read_on: sql`current_date` } });
  return owner;
}

export async function endSharedList(db: Db, owner: string): Promise<void> {
  await db.delete(shared_lists).where(eq(shared_lists.token_hash, hashToken(sharedToken(owner))));
}

/** Writes down the day a list was read, once a day at most. */
export async function markSharedListRead(db: Db, tokenHash: string, day: Day): Promise<void> {
  await db
    .update(shared_lists)
    .set({ last_read_on: day })
    .where(and(eq(shared_lists.token_hash, tokenHash), ne(shared_lists.last_read_on, day)));
}

/** Those nobody has read for 12 months. */
export async function deleteUnreadLists(db: Db): Promise<void> {
  await db.delete(shared_lists).where(lt(shared_lists.last_read_on, sql`(current_date - interval '12 months')::date`));
}
