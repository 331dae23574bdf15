import { eq, sql } from "drizzle-orm";
import { IN_ORDER } from "#app/features/guests/replies/queries.server";
import { canned_replies } from "#app/features/guests/tables.server";
import { recordChange, type Actor, type RecordKind } from "#app/features/history/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

export const REPLY_RECORDS: RecordKind<typeof canned_replies> = {
  room: "replies",
  table: canned_replies,
  nameOf: ({ name }) => name,
};

export type MoveOutcome = { ok: true } | { ok: false; reason: "missing" };

/** Puts a reply one place up or down. All get places of their own: new ones share the last. */
export async function moveReply(db: Db, staff: Actor, id: string, steps: 1 | -1): Promise<MoveOutcome> {
  return db.transaction(async (tx) => {
    const stored = await tx
      .select({ id: canned_replies.id, name: canned_replies.name })
      .from(canned_replies)
      .orderBy(...IN_ORDER)
      .for("update");
    const at = stored.findIndex((reply) => reply.id === id);
    const [reply, other] = [stored[at], stored[at + steps]];
    if (!reply) return { ok: false, reason: "missing" };
    if (!other) return { ok: true };
    const order = stored.map(({ id: each }) => (each === reply.id ? other.id : each === other.id ? reply.id : each));
    await tx.execute(
      sql`update canned_replies set position = wanted.position, updated_at = now() from jsonb_array_elements_text(${JSON.stringify(order)}::jsonb) with ordinality as wanted(id, position) where canned_replies.id = wanted.id::uuid and canned_replies.position <> wanted.position`,
    );
    await recordChange(tx, staff, {
      room: "replies",
      action: "changed",
      item: reply,
      fields: { position: { from: at + 1, to: at + steps + 1 } },
    });
    return { ok: true };
  });
}

/** Counts a reply that was sent and began with this one. Whoever names one that is gone has sent a reply all the same. */
export async function countUse(tx: Db, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await tx
    .update(canned_replies)
    // Using it does not change it.
    .set({ used: sql`${canned_replies.used} + 1`, last_used_at: sql`now()`, updated_at: canned_replies.updated_at })
    .where(eq(canned_replies.id, id));
}
