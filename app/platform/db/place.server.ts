import type { SQL } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";
import { countUpTo } from "#app/platform/db/rows.server";
import { PAGE_SIZE, type Paged } from "#app/platform/http/paging";

/** Rows of a list are counted and paged this far: nobody leafs through a hundred pages, and what comes later is found by filters. */
const MOST_PAGED = 100 * PAGE_SIZE;

/** Where a page stands among the rows a statement finds: the one asked for, or the last there is. */
export async function findPlace(db: Db, rows: SQL, asked: number): Promise<Omit<Paged<never>, "rows"> & { offset: number }> {
  const counted = await countUpTo(db, rows, MOST_PAGED + 1);
  return placeOf(counted, MOST_PAGED, asked, PAGE_SIZE);
}

/** The same of rows that were counted already: as far as `far`, and one more if there are more. */
export function placeOf(counted: number, far: number, asked: number, size: number) {
  const isMore = counted > far;
  const total = Math.min(counted, far);
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pages);
  return { total, isMore, page, pages, offset: (page - 1) * size };
}
