import type { Day } from "#app/platform/dates/dates";
import { PAGE_SIZE } from "#app/platform/http/paging";

/** What a search for days has to know besides them. */
export interface SearchRules {
  today: Day;
  furthestDays: number;
  fillsGaps: boolean;
}

/** Results for days are not leafed through any further. */
const MAX_PAGES = 10;

/**
 * One page of what is free, and one more row that tells whether there is a next. Nothing is counted; who asks for a
 * page that is not there gets the last one.
 */
export async function searchPage<Row>(
  asked: number,
  read: (range: { limit: number; offset: number }) => Promise<Row[]>,
): Promise<{ free: Row[]; page: number; pages: number; isMore: boolean }> {
  const page = Math.min(asked, MAX_PAGES);
  const found = await read({ limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE });
  if (found.length > 0 || page === 1) {
    const isMore = found.length > PAGE_SIZE;
    return { free: found.slice(0, PAGE_SIZE), page, pages: isMore ? Math.min(page + 1, MAX_PAGES) : page, isMore };
  }
  const all = await read({ limit: (page - 1) * PAGE_SIZE, offset: 0 });
  const last = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  return { free: all.slice((last - 1) * PAGE_SIZE), page: last, pages: last, isMore: false };
}
