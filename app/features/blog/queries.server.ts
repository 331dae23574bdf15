import { and, eq, ilike, inArray, ne, sql, type SQL } from "drizzle-orm";
import { ARTICLE_BASE_PATH, type ArticleFilters } from "#app/features/blog/schema";
import { blog_articles, blog_categories } from "#app/features/blog/tables.server";
import { altTextOf } from "#app/features/media/alt-texts";
import { findRedirectedSlug } from "#app/features/publishing/queries.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { newestFirst } from "#app/platform/db/order";
import { countAndPaginate } from "#app/platform/db/pagination.server";
import { containing } from "#app/platform/db/like";
import { findSearchedPage, type SearchMatch } from "#app/platform/db/search-page.server";
import { PAGE_SIZE, type Paged } from "#app/platform/http/paging";
import { BASE_LANGUAGE, isLanguage, TRANSLATED_LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";
import { anyOf } from "#app/platform/db/conditions.server";

/** What a card shows. */
export interface ArticleCard {
  slug: string;
  title: string;
  description: string;
  category: string;
  published_date: Day;
  cover_image: string | null;
}

type LocalisedField = "title" | "description" | "content";

/** The columns of a localised field that one language's page needs. */
function inLanguage<Field extends LocalisedField>(field: Field, language: Language) {
  const base = { [field]: blog_articles[field] } as Record<Field, (typeof blog_articles)[Field]>;
  if (language === BASE_LANGUAGE) return base;
  return { ...base, [`${field}_${language}`]: blog_articles[`${field}_${language}`] };
}

function cardColumns(language: Language) {
  return {
    slug: blog_articles.slug,
    ...inLanguage("title", language),
    ...inLanguage("description", language),
    category: blog_articles.category,
    category_name: blog_categories.name,
    published_date: blog_articles.published_date,
    cover_image: blog_articles.cover_image,
  };
}

type CardRow = Omit<ArticleCard, "category"> & { category: string; category_name: string | null };

function asCard(row: CardRow, language: Language): ArticleCard {
  return {
    slug: row.slug,
    title: localisedText(row, "title", language),
    description: localisedText(row, "description", language),
    category: row.category_name ?? row.category,
    published_date: row.published_date,
    cover_image: row.cover_image,
  };
}

/** Articles as cards, newest first. Never their content: a list of it would weigh megabytes. */
function selectCards(db: Db, language: Language, where: SQL | undefined) {
  return db
    .select(cardColumns(language))
    .from(blog_articles)
    .leftJoin(blog_categories, eq(blog_categories.id, blog_articles.category_id))
    .where(where)
    .orderBy(newestFirst(blog_articles.published_date), blog_articles.id);
}

/** As selectCards has it. */
const NEWEST = sql`order by published_date desc nulls last, id`;

/**
 * A text is looked for in what the page shows and in the English original. The index knows which articles have it in
 * any language.
 */
function searchMatch(search: string, language: Language): SearchMatch {
  const pattern = containing(search);
  const searched = [
    blog_articles.title,
    blog_articles.description,
    ...(language === BASE_LANGUAGE
      ? []
      : [blog_articles[`title_${language}`], blog_articles[`description_${language}`]]),
  ];
  const inText = anyOf(...searched.map((column) => ilike(column, pattern)));
  const inGrams = sql`search_grams(${blog_articles.search_text}) @@ search_query(nullif(search_folded(${search}), ''))`;
  return {
    condition: inText,
    indexQuery: (columns, where, limit) =>
      sql`select ${columns} from ${blog_articles} where ${and(where, inGrams, inText)} ${limit}`,
  };
}

/** One page of the public list. */
export async function listArticleCards(
  db: Db,
  language: Language,
  { search, category }: ArticleFilters,
  asked: number,
): Promise<Paged<ArticleCard>> {
  const where = category ? eq(blog_articles.category, category) : undefined;
  if (search) {
    const searched = {
      table: blog_articles,
      where,
      match: searchMatch(search, language),
      order: NEWEST,
      sortColumns: sql`published_date`,
      sortClause: NEWEST,
    };
    const { ids, isTruncated: _, ...place } = await findSearchedPage(db, searched, { page: asked, size: PAGE_SIZE });
    const rows = ids.length > 0 ? await selectCards(db, language, inArray(blog_articles.id, ids)) : [];
    return { rows: rows.map((row) => asCard(row, language)), ...place };
  }
  const { offset, ...place } = await countAndPaginate(
    db,
    sql`select 1 from ${blog_articles} where ${where ?? sql`true`}`,
    asked,
  );
  const rows = await selectCards(db, language, where).limit(PAGE_SIZE).offset(offset);
  return { rows: rows.map((row) => asCard(row, language)), ...place };
}

/** The newest articles; without the one that is being read. */
export async function listNewestArticles(
  db: Db,
  language: Language,
  { limit, except }: { limit: number; except?: string },
): Promise<ArticleCard[]> {
  const rows = await selectCards(db, language, except === undefined ? undefined : ne(blog_articles.slug, except)).limit(
    limit,
  );
  return rows.map((row) => asCard(row, language));
}

/** By name. */
export function listCategories(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: blog_categories.id, name: blog_categories.name })
    .from(blog_categories)
    .orderBy(blog_categories.name);
}

export async function listCategoryNames(db: Db): Promise<string[]> {
  const rows = await db.select({ name: blog_categories.name }).from(blog_categories).orderBy(blog_categories.name);
  return rows.map(({ name }) => name);
}

export interface ArticlePage extends ArticleCard {
  id: string;
  /** As it is stored: to be sanitised before it is shown. */
  content: string;
  /** What the cover shows, where somebody has described it. */
  cover_text: string | null;
  /** English when nobody has written the article in the visitor's language. */
  contentLanguage: Language;
  video_url: string | null;
  video_thumbnail: string | null;
  /** Staff's own words for search engines: English, so only the English page has them. */
  seo_title: string | null;
  seo_description: string | null;
  seo_og_image: string | null;
  updated_at: Date;
}

/** The slug an article has now that had this one before. */
export function findRedirectSlug(db: Db, slug: string, language: Language): Promise<string | null> {
  return findRedirectedSlug(db, { kind: "blog", table: blog_articles, pathPrefix: ARTICLE_BASE_PATH, slug, language });
}

/** One article as its page shows it in one language. */
export async function findArticlePage(db: Db, slug: string, language: Language): Promise<ArticlePage | null> {
  const [row] = await db
    .select({
      ...cardColumns(language),
      ...inLanguage("content", language),
      id: blog_articles.id,
      image_texts: blog_articles.image_texts,
      video_url: blog_articles.video_url,
      video_thumbnail: blog_articles.video_thumbnail,
      seo_title: blog_articles.seo_title,
      seo_description: blog_articles.seo_description,
      seo_og_image: blog_articles.seo_og_image,
      updated_at: blog_articles.updated_at,
    })
    .from(blog_articles)
    .leftJoin(blog_categories, eq(blog_categories.id, blog_articles.category_id))
    .where(eq(blog_articles.slug, slug))
    .limit(1);
  if (!row) return null;
  const content = localisedText(row, "content", language);
  const isEnglish = language === BASE_LANGUAGE;
  return {
    ...asCard(row, language),
    id: row.id,
    content,
    cover_text: altTextOf(row.image_texts, row.cover_image ?? "", language),
    contentLanguage: content === row.content ? BASE_LANGUAGE : language,
    video_url: row.video_url,
    video_thumbnail: row.video_thumbnail,
    seo_title: isEnglish ? row.seo_title : null,
    seo_description: isEnglish ? row.seo_description : null,
    seo_og_image: row.seo_og_image,
    updated_at: row.updated_at,
  };
}

/** What the office's list shows. */
export interface OfficeArticle {
  id: string;
  slug: string;
  title: string;
  category: string;
  published_date: Day;
  cover_image: string | null;
  /** The languages the article can be read in: those that have a title and a text. */
  languages: Language[];
}

/** The office searches and sorts its list in the browser, so it is read whole, but never without an end. */
const MAX_ROWS = 1_000;

/**
 * Every article, newest first. Which languages are written is asked of the database: the texts themselves would weigh
 * megabytes.
 */
export async function listArticlesForOffice(db: Db): Promise<OfficeArticle[]> {
  const written = TRANSLATED_LANGUAGES.map(
    (language) =>
      sql`case when coalesce(btrim(${blog_articles[`title_${language}`]}), '') <> '' and coalesce(btrim(${blog_articles[`content_${language}`]}), '') <> '' then ${language}::text end`,
  );
  const rows = await db
    .select({
      id: blog_articles.id,
      slug: blog_articles.slug,
      title: blog_articles.title,
      category: blog_articles.category,
      category_name: blog_categories.name,
      published_date: blog_articles.published_date,
      cover_image: blog_articles.cover_image,
      translations: sql<string>`concat_ws(' ', ${sql.join(written, sql`, `)})`,
    })
    .from(blog_articles)
    .leftJoin(blog_categories, eq(blog_categories.id, blog_articles.category_id))
    .orderBy(newestFirst(blog_articles.published_date), blog_articles.id)
    .limit(MAX_ROWS);
  return rows.map(({ translations, category, category_name, ...row }) => ({
    ...row,
    category: category_name ?? category,
    languages: [BASE_LANGUAGE, ...translations.split(" ").filter(isLanguage)],
  }));
}
