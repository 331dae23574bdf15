import type { RecordKind } from "#app/features/history/mutations.server";
import { ARTICLE_FOLDER } from "#app/features/blog/schema";
import { blog_articles } from "#app/features/blog/tables.server";
import { freeAddresses, redirectOldSlugs } from "#app/features/publishing/mutations.server";

/** Created, changed and deleted as every item staff keep: see the history room. */
export const ARTICLE_RECORDS: RecordKind<typeof blog_articles> = {
  room: "blog",
  table: blog_articles,
  nameOf: ({ title }) => title,
  onCreate: (tx, row) => freeAddresses(tx, ARTICLE_FOLDER, row),
  follow: (tx, { staff, before, after }) => redirectOldSlugs(tx, staff, { kind: "blog", folder: ARTICLE_FOLDER, before, after }),
};
