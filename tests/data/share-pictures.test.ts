import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepSharePicture, noteUse, removeUnusedSharePictures } from "#app/features/share/mutations.server";
import { findKept, findShared } from "#app/features/share/queries.server";
import { SHARE_KINDS, type ShareAddress } from "#app/features/share/schema";
import { addDays } from "#app/platform/dates/dates";
import { share_pictures } from "#app/features/share/tables.server";
import { rowsOf } from "#app/platform/db/rows.server";
import type { Database } from "#app/platform/db/db.server";
import type { Storage } from "#app/platform/storage/storage.server";
import { DATABASE_KINDS } from "#tests/support/databases";

const TODAY = "2027-05-01";

describe.each(DATABASE_KINDS)("kept share pictures on the %s database", (_, open) => {
  let database: Database;
  const removed: string[] = [];
  // Only what is removed is looked at: the files themselves are of no interest here.
  const storage = { remove: async (path: string) => void removed.push(path) } as unknown as Storage;
  const stores = () => ({ db: database.db, storage });
  const address = (hash: string, id: string = randomUUID()): ShareAddress => ({
    kind: "stay",
    id,
    language: "ar",
    hash,
  });
  const keep = (asked: ShareAddress, day = TODAY) =>
    keepSharePicture(stores(), asked, { path: `share/${asked.id}-${asked.hash}.jpg`, bytes: 90_000 }, day);

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("are found by their hash, kept twice without harm, and note the day they were asked for", async () => {
    const asked = address("0123456789abcdef");
    await keep(asked, addDays(TODAY, -5));
    await keep(asked, addDays(TODAY, -5));
    const kept = await findKept(database.db, asked);
    expect(kept).toEqual({ path: `share/${asked.id}-${asked.hash}.jpg`, used_on: addDays(TODAY, -5) });
    await noteUse(database.db, kept!.path, TODAY);
    expect(await findKept(database.db, asked)).toMatchObject({ used_on: TODAY });
    expect(await findKept(database.db, { ...asked, hash: "0000000000000000" })).toBeNull();
  });

  it("go after 90 days without a reader, or 30 days after another took their place", async () => {
    const { db } = database;
    const [unread, read] = [address("00000000000000a1"), address("00000000000000a2")];
    await keep(unread, addDays(TODAY, -91));
    await keep(read, addDays(TODAY, -90));
    const id = randomUUID();
    const [oldest, newest] = [address("00000000000000b1", id), address("00000000000000b2", id)];
    await keep(oldest);
    await db.execute(sql`update share_pictures set made_at = now() - interval '60 days' where hash = ${oldest.hash}`);
    await keep(newest);
    await removeUnusedSharePictures(stores(), TODAY);
    expect(await findKept(db, unread)).toBeNull();
    for (const each of [read, oldest, newest]) expect(await findKept(db, each), each.hash).not.toBeNull();
    await db.execute(sql`update share_pictures set made_at = now() - interval '31 days' where hash = ${newest.hash}`);
    await removeUnusedSharePictures(stores(), TODAY);
    expect(await findKept(db, oldest)).toBeNull();
    expect(await findKept(db, newest)).not.toBeNull();
    expect(removed).toEqual([`share/${unread.id}-${unread.hash}.jpg`, `share/${oldest.id}-${oldest.hash}.jpg`]);
  });

  it("PL-193: are 5,000 at most: the ones unread for longest make room", async () => {
    const { db } = database;
    await db.execute(
      sql`insert into share_pictures (kind, item_id, language, hash, path, bytes, used_on) select 'article', gen_random_uuid(), 'en', '00000000000000c1', 'share/old-' || n, 1, '2027-01-01'::date + n / 100 from generate_series(1, 5000) n`,
    );
    await keep(address("00000000000000d1"));
    expect(await rowsOf(db, sql`select 1 from share_pictures where path = 'share/old-1'`)).toEqual([]);
    expect(await db.$count(share_pictures)).toBeLessThanOrEqual(5_000);
  });

  it("PL-171: what is not there is nobody's to share, whatever it is called", async () => {
    for (const kind of SHARE_KINDS)
      for (const id of [randomUUID(), "no-id", "' or true"])
        expect(await findShared(database.db, kind, id, "en")).toBeNull();
  });

  it.each([
    ["a kind without pages", sql`update share_pictures set kind = 'place'`],
    ["a language nobody reads", sql`update share_pictures set language = 'pt'`],
    ["a hash of another form", sql`update share_pictures set hash = '../../etc'`],
    ["a picture too heavy to be shown", sql`update share_pictures set bytes = 300001`],
  ])("refuse %s", async (_what, statement) => {
    await expect(database.db.execute(statement)).rejects.toThrow();
  });
});
