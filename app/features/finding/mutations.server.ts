import { eq, sql } from "drizzle-orm";
import { MAX_MISSED, type FoundKind } from "#app/features/finding/schema";
import { search_misses } from "#app/features/finding/tables.server";
import { seeds } from "#app/features/translations/tables.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import type { Language } from "#app/platform/i18n/languages";

/** The tables whose items are found. Triggers write what is saved; what was there before them is filled in. */
const FILLED: [FoundKind, string][] = [
  ["place", "places"],
  ["experience", "experiences"],
  ["stay", "stays"],
  ["vehicle", "transportation_rentals"],
  ["article", "blog_articles"],
  ["property", "properties"],
];
/** In nine languages they make 450 entries. */
const ITEMS_A_BATCH = 50;
const SEED = "site-search";
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/**
 * Fills in the entries of what was published before there was a search, a batch at a time. Killed at any moment it goes
 * on at the next start; once it is done it is not tried again.
 */
export async function fillSiteSearch(db: Db, stopping: AbortSignal): Promise<void> {
  const [done] = await db.select().from(seeds).where(eq(seeds.name, SEED));
  if (done) return;
  for (const [kind, table] of FILLED) {
    let after: string | null = FIRST_ID;
    while (after !== null) {
      if (stopping.aborted) return;
      after = await fillBatch(db, kind, table, after);
    }
  }
  await db.insert(seeds).values({ name: SEED, fingerprint: "1" }).onConflictDoNothing();
}

/** Gives the last item of the batch; null when there are no more. */
async function fillBatch(db: Db, kind: FoundKind, table: string, after: string): Promise<string | null> {
  const items = sql.identifier(table);
  const [batch] = await rowsOf<{ last: string | null }>(
    db,
    sql`with missing as materialized (
        select item.id from ${items} item where item.id > ${after}::uuid
          and not exists (select from site_search_entries where kind = ${kind} and item_id = item.id::text)
          order by item.id limit ${ITEMS_A_BATCH}
      ), filled as (
        insert into site_search_entries (kind, item_id, language, title, detail, aliases, own_language, location, picture, amount, latitude, longitude, address, weight, sorted_at)
          select ${kind}, item.id::text, entry.* from ${items} item cross join lateral site_search_rows(item) entry
            where item.id in (select id from missing)
            -- Who changes or deletes it meanwhile waits, and then writes what is right.
            for share of item
          on conflict do nothing
      )
      select id as last from missing order by id desc limit 1`,
  );
  return batch?.last ?? null;
}

export interface Miss {
  language: Language;
  /** Folded. */
  words: string;
  mendedTo: string | null;
  day: Day;
}

/** Counts a search that found nothing. What is too long to have been meant is left out. */
export async function countMiss(db: Db, { language, words, mendedTo, day }: Miss): Promise<void> {
  if (words === "" || Array.from(words).length > MAX_MISSED) return;
  await db
    .insert(search_misses)
    .values({ language, words, month: day.slice(0, "2027-03".length), last_on: day, mended_to: mendedTo })
    .onConflictDoUpdate({
      target: [search_misses.language, search_misses.words, search_misses.month],
      set: { searches: sql`${search_misses.searches} + 1`, last_on: day, mended_to: mendedTo },
    });
}

const RARE_DAYS = 30;
const KEPT_DAYS = 180;
const MOST_ROWS = 5_000;
const RARE_SEARCHES = 3;

/** What was missed rarely goes after a month, all of it after half a year; the rarest go first where there are too many. */
export async function deleteOldMisses(db: Db, isCounting: boolean, today: Day): Promise<void> {
  if (!isCounting) {
    await db.delete(search_misses);
    return;
  }
  await db.execute(sql`delete from ${search_misses} where last_on < ${today}::date - ${KEPT_DAYS}::int
    or (searches < ${RARE_SEARCHES} and last_on < ${today}::date - ${RARE_DAYS}::int)`);
  await db.execute(sql`delete from ${search_misses} where ctid in (
    select ctid from ${search_misses} order by searches desc, last_on desc, language, words offset ${MOST_ROWS})`);
}

/** What was sold so long ago that no list shows it is not found either. */
export async function forgetSoldProperties(db: Db): Promise<void> {
  await db.execute(
    sql`delete from site_search_entries where kind = 'property' and item_id in (select id::text from properties where published and sold_at is not null and not is_listed(sold_at))`,
  );
}

/** Nor is a holiday that is over: the guide no longer tells of it. */
export async function forgetPastHolidays(db: Db): Promise<void> {
  await db.execute(
    sql`delete from site_search_entries where kind = 'guide' and item_id in (select id::text from guide_items where published and is_over(guide_items))`,
  );
}
