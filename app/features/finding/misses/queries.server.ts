import { and, desc, eq, gte, max, sql, sum } from "drizzle-orm";
import type { MissFilters } from "#app/features/finding/misses/filters";
import { search_misses } from "#app/features/finding/tables.server";
import { addDays, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { oneRow } from "#app/platform/db/rows.server";
import type { Language } from "#app/platform/i18n/languages";

export const MISSES_PAGE_SIZE = 50;

export interface MissRow {
  language: Language;
  words: string;
  searches: number;
  last_on: Day;
  mended_to: string | null;
}

function grouped(db: Db, { language, days }: MissFilters, today: Day) {
  return db
    .select({
      language: search_misses.language,
      words: search_misses.words,
      searches: sum(search_misses.searches).mapWith(Number).as("all_searches"),
      last_on: sql<Day>`${max(search_misses.last_on)}::text`.as("last_day"),
      mended_to: sql<
        string | null
      >`(array_agg(${search_misses.mended_to} order by ${search_misses.last_on} desc))[1]`.as("last_mended"),
    })
    .from(search_misses)
    .where(
      and(
        gte(search_misses.last_on, addDays(today, -days)),
        language ? eq(search_misses.language, language) : undefined,
      ),
    )
    .groupBy(search_misses.language, search_misses.words);
}

/** What visitors missed, the most searched first: its months together. */
export async function listMisses(db: Db, filters: MissFilters, today: Day, asked: number) {
  const misses = grouped(db, filters, today).as("misses");
  const { n: total } = oneRow(await db.select({ n: sql<number>`count(*)::int` }).from(misses));
  const pages = Math.max(1, Math.ceil(total / MISSES_PAGE_SIZE));
  const page = Math.min(asked, pages);
  const rows = await inOrder(db, filters, today)
    .limit(MISSES_PAGE_SIZE)
    .offset((page - 1) * MISSES_PAGE_SIZE);
  return { rows, total, page, pages };
}

/** All of them: there are 5,000 at most. */
export function listAllMisses(db: Db, filters: MissFilters, today: Day): Promise<MissRow[]> {
  return inOrder(db, filters, today);
}

function inOrder(db: Db, filters: MissFilters, today: Day) {
  const misses = grouped(db, filters, today).as("misses");
  return db.select().from(misses).orderBy(desc(misses.searches), desc(misses.last_on), misses.language, misses.words);
}
