import { and, eq, inArray, sql } from "drizzle-orm";
import type { ShareAddress } from "#app/features/share/schema";
import { share_pictures } from "#app/features/share/tables.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import type { Storage } from "#app/platform/storage/storage.server";

/** So many are kept at most, some 500 MB: whoever asks for all of them must not fill the disk. */
const MAX_KEPT = 5_000;
const BATCH = 100;
const UNUSED_DAYS = 90;
/** A picture that another has taken the place of is kept for those who have shared its address. */
const REPLACED_DAYS = 30;

export interface ShareStores {
  db: Db;
  storage: Storage;
}

/** Notes a picture that was put into the storage. */
export async function keepSharePicture(
  stores: ShareStores,
  { kind, id, language, hash }: ShareAddress,
  file: { path: string; bytes: number },
  today: Day,
): Promise<void> {
  const { db } = stores;
  if ((await db.$count(share_pictures)) >= MAX_KEPT) await removeLeastUsed(stores, BATCH);
  await db
    .insert(share_pictures)
    .values({ kind, item_id: id, language, hash, ...file, used_on: today })
    .onConflictDoUpdate({
      target: [share_pictures.kind, share_pictures.item_id, share_pictures.language, share_pictures.hash],
      set: { ...file, used_on: today, made_at: sql`now()` },
    });
}

/** Notes that a picture was asked for, once a day. */
export async function noteUse(db: Db, path: string, today: Day): Promise<void> {
  await db
    .update(share_pictures)
    .set({ used_on: today })
    .where(and(eq(share_pictures.path, path), sql`${share_pictures.used_on} < ${today}`));
}

/** Removes pictures nobody has asked for in a long time, and those that others have taken the place of. */
export async function removeUnusedSharePictures(stores: ShareStores, today: Day): Promise<void> {
  const unused = sql`used_on < ${today}::date - ${sql.raw(String(UNUSED_DAYS))}`;
  const replaced = sql`exists (select from share_pictures newer where newer.kind = share_pictures.kind and newer.item_id = share_pictures.item_id
    and newer.language = share_pictures.language and newer.made_at > share_pictures.made_at and newer.made_at < now() - make_interval(days => ${REPLACED_DAYS}))`;
  for (;;) {
    const rows = await stores.db
      .select({ path: share_pictures.path })
      .from(share_pictures)
      .where(sql`${unused} or ${replaced}`)
      .limit(BATCH);
    if (rows.length === 0) return;
    await remove(stores, rows);
  }
}

async function removeLeastUsed(stores: ShareStores, count: number): Promise<void> {
  const rows = await stores.db
    .select({ path: share_pictures.path })
    .from(share_pictures)
    .orderBy(share_pictures.used_on, share_pictures.made_at)
    .limit(count);
  await remove(stores, rows);
}

/** The rows go last: what could not be removed is tried again. */
async function remove({ db, storage }: ShareStores, rows: { path: string }[]): Promise<void> {
  for (const { path } of rows) await storage.remove(path);
  await db.delete(share_pictures).where(
    inArray(
      share_pictures.path,
      rows.map(({ path }) => path),
    ),
  );
}
