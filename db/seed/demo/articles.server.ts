import { blog_articles, blog_categories } from "#app/features/blog/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { inOtherLanguages } from "#db/seed/demo/localised";
import { en } from "#db/seed/demo/articles/en";
import { ARTICLES } from "#db/seed/demo/articles/facts";
import { seedOnce } from "#db/seed/once.server";

const words = {};

export async function seedDemoArticles(db: Db): Promise<void> {
  await seedOnce(db, "demo articles", "once", async (tx) => {
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
