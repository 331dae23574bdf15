import { href } from "react-router";
import { rss } from "#app/features/blog/feed";
import { listNewestArticles } from "#app/features/blog/queries.server";
import { categoryKey } from "#app/features/blog/rules";
import { siteName } from "#app/features/settings/identity";
import { pageTitle } from "#app/features/settings/rules";
import { notFound } from "#app/platform/http/responses";
import { clientContext } from "#app/platform/http/client.server";
import { isLanguage, languageFrom, prefixOf } from "#app/platform/i18n/languages";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/feed.route";

const NEWEST = 20;

export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw notFound("Page not found");
  const { db, texts, settings } = context.get(servicesContext);
  const { origin } = context.get(clientContext);
  const language = languageFrom(params);
  const lang = prefixOf(language);
  const categoryName = (category: string) => {
    const key = categoryKey(category);
    return (key && texts.plain(language, "blogCategory", key)) || category;
  };
  const articles = await readOrUnavailable("the articles of a feed", context, () =>
    listNewestArticles(db, language, { limit: NEWEST }),
  );
  const feed = rss({
    title: pageTitle(texts.plain(language, "blog", "metaTitle"), siteName(settings.value)),
    description: texts.plain(language, "blog", "metaDescription"),
    language,
    link: origin + href("/:lang?/blog", { lang }),
    self: origin + href("/:lang?/blog/feed.xml", { lang }),
    articles: articles.map((article) => ({
      ...article,
      category: categoryName(article.category),
      link: origin + href("/:lang?/blog/:slug", { lang, slug: article.slug }),
    })),
  });
  return new Response(feed, {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}
