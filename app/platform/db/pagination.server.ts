import type { SQL } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";
import { countUpTo } from "#app/platform/db/rows.server";
import { PAGE_SIZE, type Paged } from "#app/platform/http/paging";

/**
 * Rows of a list are counted and paged this far: nobody leafs through a hundred pages, and what comes later is found by
 * filters.
 */
const MAX_PAGED_ROWS = 100 * PAGE_SIZE;

/** Where a page stands among the rows a statement finds: the one asked for, or the last there is. */
export async function countAndPaginate(
  db: Db,
  rows: SQL,
  asked: number,
): Promise<Omit<Paged<never>, "rows"> & { offset: number }> {
  const counted = await countUpTo(db, rows, MAX_PAGED_ROWS + 1);
  return paginate(counted, MAX_PAGED_ROWS, asked, PAGE_SIZE);
}

/** The same of rows that were counted already: as far as `far`, and one more if there are more. */
export function paginate(counted: number, countLimit: number, asked: number, size: number) {
  const isMore = counted > countLimit;
  const total = Math.min(counted, countLimit);
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pages);
  return { total, isMore, page, pages, offset: (page - 1) * size };
}
