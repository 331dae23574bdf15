import type { RecordKind } from "#app/features/history/mutations.server";
import { ARTICLE_BASE_PATH } from "#app/features/blog/schema";
import { blog_articles } from "#app/features/blog/tables.server";
import { deleteRedirectsAt, redirectOldSlugs } from "#app/features/publishing/mutations.server";

/** Created, changed and deleted as every item staff keep: see the history room. */
export const ARTICLE_RECORDS: RecordKind<typeof blog_articles> = {
  room: "blog",
  table: blog_articles,
  nameOf: ({ title }) => title,
  onCreate: (tx, row) => deleteRedirectsAt(tx, ARTICLE_BASE_PATH, row),
  onUpdate: (tx, { staff, before, after }) =>
    redirectOldSlugs(tx, staff, { kind: "blog", pathPrefix: ARTICLE_BASE_PATH, before, after }),
};
