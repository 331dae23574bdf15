import { bigint, date, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AltTexts } from "#app/features/media/schema";
import {
  createdAt,
  id,
  localised,
  notBlank,
  searchIndex,
  searchText,
  updatedAt,
} from "#app/platform/db/columns.server";
import { TRANSLATED_LANGUAGES } from "#app/platform/i18n/languages";

export const blog_categories = pgTable("blog_categories", {
  id: id(),
  name: text().notNull().unique(),
});

export const blog_articles = pgTable(
  "blog_articles",
  {
    id: id(),
    title: text().notNull(),
    ...localised("title"),
    slug: text().notNull().unique(),
    description: text().notNull(),
    ...localised("description"),
    /** Sanitised HTML. */
    content: text().notNull(),
    ...localised("content"),
    /** The name of the category, beside the reference: the list needs no join to filter. */
    category: text().notNull(),
    category_id: uuid().references(() => blog_categories.id, { onDelete: "set null" }),
    published_date: date({ mode: "string" }).notNull(),
    cover_image: text(),
    image_texts: jsonb().$type<AltTexts>().notNull().default({}),
    video_url: text(),
    video_thumbnail: text(),
    seo_title: text(),
    seo_description: text(),
    seo_og_image: text(),
    /** Of the video, in bytes. */
    file_size: bigint({ mode: "number" }),
    search_text: searchText(
      "title",
      "description",
      ...TRANSLATED_LANGUAGES.flatMap((language) => [`title_${language}`, `description_${language}`]),
    ),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    notBlank("blog_articles_title", table.title),
    notBlank("blog_articles_slug", table.slug),
    index("blog_articles_newest").on(table.published_date.desc(), table.id),
    index("blog_articles_category").on(table.category, table.published_date.desc(), table.id),
    index("blog_articles_category_id").on(table.category_id),
    searchIndex("blog_articles_search", table.search_text),
  ],
);
