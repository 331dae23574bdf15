import { eq, sql } from "drizzle-orm";
import { IN_ORDER } from "#app/features/guide/queries.server";
import { guide_items } from "#app/features/guide/tables.server";
import { recordChange, updateRecord, type Actor, type RecordKind } from "#app/features/history/mutations.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

/** Created, changed and deleted as every item staff keep: see the history room. */
export const GUIDE_RECORDS: RecordKind<typeof guide_items> = {
  room: "guide",
  table: guide_items,
  nameOf: ({ title }) => title,
};

export type GuideOutcome = { ok: true } | { ok: false; reason: "missing" };

/** Notes that somebody has looked at an item today and found it right. */
export async function checkGuideItem(db: Db, staff: Actor, id: string, today: Day): Promise<GuideOutcome> {
  const values = { checked_on: today, checked_by: staff.id };
  const { ok } = await updateRecord(db, staff, GUIDE_RECORDS, id, () => ({ values }));
  return ok ? { ok } : { ok, reason: "missing" };
}

/**
 * Puts an item before or after the nearest one of its kind in its section: the page shows each kind in its own place.
 * All of the section get places of their own: new ones share the last.
 */
export async function moveGuideItem(db: Db, staff: Actor, id: string, steps: 1 | -1): Promise<GuideOutcome> {
  if (!isUuid(id)) return { ok: false, reason: "missing" };
  return db.transaction(async (tx) => {
    const [moved] = await tx.select({ section: guide_items.section }).from(guide_items).where(eq(guide_items.id, id));
    if (!moved) return { ok: false, reason: "missing" };
    const stored = await tx
      .select({ id: guide_items.id, name: guide_items.title, kind: guide_items.kind })
      .from(guide_items)
      .where(eq(guide_items.section, moved.section))
      .orderBy(...IN_ORDER)
      .for("update");
    const item = stored.find((each) => each.id === id);
    if (!item) return { ok: false, reason: "missing" };
    const alike = stored.filter(({ kind }) => kind === item.kind);
    const at = alike.indexOf(item);
    const other = alike[at + steps];
    if (!other) return { ok: true };
    const order = stored.map(({ id: each }) => (each === item.id ? other.id : each === other.id ? item.id : each));
    await tx.execute(
      sql`update guide_items set position = wanted.position, updated_at = now() from jsonb_array_elements_text(${JSON.stringify(order)}::jsonb) with ordinality as wanted(id, position) where guide_items.id = wanted.id::uuid and guide_items.position <> wanted.position`,
    );
    await recordChange(tx, staff, {
      room: "guide",
      action: "changed",
      item: { id: item.id, name: item.name },
      fields: { position: { from: at + 1, to: at + steps + 1 } },
    });
    return { ok: true };
  });
}
