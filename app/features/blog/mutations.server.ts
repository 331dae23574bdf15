import type { RecordKind } from "#app/features/history/mutations.server";
import { blog_articles } from "#app/features/blog/tables.server";

/** Created, changed and deleted as every item staff keep: see the history room. */
export const ARTICLE_RECORDS: RecordKind<typeof blog_articles> = { room: "blog", table: blog_articles, nameOf: ({ title }) => title };
