import { data } from "react-router";
import { useTranslations } from "use-intl";
import { findArticlePage, findRedirectSlug, listNewestArticles } from "#app/features/blog/queries.server";
import { sanitise } from "#app/features/blog/sanitise.server";
import { internalLinkRewriter } from "#app/features/blog/site/internal-links";
import { shareImage } from "#app/features/share/describe.server";
import { sharedArticle } from "#app/features/share/queries.server";
import { ArticlePageView } from "#app/features/blog/site/page";
import { ItemNotFound } from "#app/features/page/components/item-not-found";
import { readOrFallback } from "#app/platform/cache/read-or-fallback.server";
import { redirectToSlug } from "#app/platform/http/responses";
import { withoutNul } from "#app/platform/http/form";
import { languageFrom } from "#app/platform/i18n/languages";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/article.route";
import "./blog.page.css";

const MORE_ARTICLES = 3;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, texts, settings, log } = context.get(servicesContext);
  const language = languageFrom(params);
  const slug = withoutNul(params.slug);
  const [article, more] = await Promise.all([
    readOrUnavailable("an article", context, () => findArticlePage(db, slug, language)),
    readOrFallback(
      log,
      "more articles",
      () => listNewestArticles(db, language, { limit: MORE_ARTICLES, except: slug }),
      [],
    ),
  ]);
  const moved = article
    ? null
    : await readOrUnavailable("redirects", context, () => findRedirectSlug(db, slug, language));
  if (moved) throw redirectToSlug(url, moved);
  const page = { more, texts: texts.pick(language, ["article", "blog", "blogCategory", "share"]) };
  if (!article) return data({ ...page, article: null, message: "Article not found" }, { status: 404 });
  const content = sanitise(article.content, internalLinkRewriter(language));
  const image = shareImage({ texts, settings }, sharedArticle(article), language);
  return data({ ...page, article: { ...article, content, shareImage: image }, message: null });
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("article");
  const { article, more } = loaderData;
  if (article) return <ArticlePageView key={article.slug} article={article} more={more} />;
  return (
    <ItemNotFound
      title={t("notFoundTitle")}
      body={t("notFoundBody")}
      scene="mangrove"
      to="/:lang?/blog"
      back={t("back")}
    />
  );
}
