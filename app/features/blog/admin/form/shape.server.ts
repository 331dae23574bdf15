import { EMPTY_ARTICLE, type ArticleDraft } from "#app/features/blog/admin/form/draft";
import { articleForm, type Category } from "#app/features/blog/input";
import { sanitise } from "#app/features/blog/sanitise.server";
import type { blog_articles } from "#app/features/blog/tables.server";
import type { RecordShape } from "#app/features/history/office/record.server";
import { serializeAltTexts } from "#app/features/media/alt-texts";
import { textsOfRow } from "#app/ui/office/form/draft";

type Row = typeof blog_articles.$inferSelect;

/** How an article stands in its form. The category goes by its name there; the row has its reference too. */
export function articleShape(
  categories: readonly Category[],
): RecordShape<ArticleDraft, Row, typeof blog_articles.$inferInsert> {
  return {
    empty: EMPTY_ARTICLE,
    draftOf: (row) => ({
      ...textsOfRow(row, "title"),
      slug: row.slug,
      ...textsOfRow(row, "description"),
      ...textsOfRow(row, "content"),
      video_url: row.video_url ?? "",
      file_size: row.file_size === null ? "" : String(row.file_size),
      video_thumbnail: row.video_thumbnail ?? "",
      category: categories.find(({ id }) => id === row.category_id)?.name ?? row.category,
      published_date: row.published_date,
      cover_image: row.cover_image ?? "",
      image_texts: serializeAltTexts(row.image_texts, row.cover_image ? [row.cover_image] : []),
      seo_title: row.seo_title ?? "",
      seo_description: row.seo_description ?? "",
      seo_og_image: row.seo_og_image ?? "",
    }),
    schema: articleForm({ categories, clean: sanitise }),
    takenMessage: "Another article has this slug",
  };
}
