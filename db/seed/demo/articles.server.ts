import { blog_articles, blog_categories } from "#app/features/blog/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { TranslatedLanguage } from "#app/platform/i18n/languages";
import { ar } from "#db/seed/demo/articles/ar";
import { de } from "#db/seed/demo/articles/de";
import { en, type ArticleWords } from "#db/seed/demo/articles/en";
import { es } from "#db/seed/demo/articles/es";
import { ARTICLES } from "#db/seed/demo/articles/facts";
import { fr } from "#db/seed/demo/articles/fr";
import { it } from "#db/seed/demo/articles/it";
import { ru } from "#db/seed/demo/articles/ru";
import { sw } from "#db/seed/demo/articles/sw";
import { zh } from "#db/seed/demo/articles/zh";
import { inOtherLanguages } from "#db/seed/demo/localised";
import { seedIfChanged } from "#db/seed/seed-if-changed.server";

const words: Record<TranslatedLanguage, ArticleWords> = { fr, es, it, de, ru, zh, ar, sw };

export async function seedDemoArticles(db: Db): Promise<void> {
  await seedIfChanged(db, "demo articles", "once", async (tx) => {
    const categories = new Map((await tx.select().from(blog_categories)).map(({ id, name }) => [name, id]));
    await tx.insert(blog_articles).values(
      ARTICLES.map(({ key, category, published_date, scene }) => ({
        slug: key,
        ...en[key],
        ...inOtherLanguages(words, key),
        category,
        category_id: categories.get(category) ?? null,
        published_date,
        cover_image: `/scenes/${scene}-1920.webp`,
      })),
    );
  });
}
