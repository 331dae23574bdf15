import { eq } from "drizzle-orm";
import { hashToken } from "#app/features/cases/links/mutations.server";
import { shared_lists } from "#app/features/saved/tables.server";
import type { Db } from "#app/platform/db/db.server";

/** The list that a token opens; a malformed one is looked for like any other. */
export async function findSharedList(db: Db, token: string) {
  const [row] = await db
    .select({ tokenHash: shared_lists.token_hash, items: shared_lists.items, lastReadOn: shared_lists.last_read_on })
    .from(shared_lists)
    .where(eq(shared_lists.token_hash, hashToken(token)));
  return row ?? null;
}
