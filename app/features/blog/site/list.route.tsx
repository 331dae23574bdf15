import { BookOpenText, RotateCcw } from "lucide-react";
import { useTranslations } from "use-intl";
import { ArticleCardView } from "#app/features/blog/components/card";
import { listArticleCards, listCategoryNames } from "#app/features/blog/queries.server";
import { offeredCategories } from "#app/features/blog/rules";
import { readFilters } from "#app/features/blog/schema";
import { FeedLink } from "#app/features/blog/site/feed-link";
import { FilterBar } from "#app/features/blog/site/filters";
import { FeaturedArticle } from "#app/features/blog/site/featured-article";
import { PageHead } from "#app/features/page/components/page-head";
import { useItemListData } from "#app/features/page/components/structured-data";
import { redirectToNormalizedQuery } from "#app/platform/http/filters";
import { pageFrom, pageQuery } from "#app/platform/http/paging";
import { languageFrom } from "#app/platform/i18n/languages";
import { SiteLink } from "#app/platform/i18n/paths";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import { EmptyState } from "#app/ui/empty-state";
import { boundedCountTag, ResultCount } from "#app/ui/filters";
import { Pager } from "#app/ui/pager";
import type { Route } from "./+types/list.route";
import "./blog.page.css";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, texts } = context.get(servicesContext);
  const language = languageFrom(params);
  const { articles, categories, filters } = await readOrUnavailable("the articles", context, async () => {
    const offered = offeredCategories(await listCategoryNames(db));
    const asked = readFilters(url.searchParams, offered);
    return {
      articles: await listArticleCards(db, language, asked, pageFrom(url.searchParams)),
      categories: offered,
      filters: asked,
    };
  });
  redirectToNormalizedQuery(url, { ...filters, page: pageQuery(articles.page) });
  return { articles, categories, filters, texts: texts.pick(language, ["blog", "blogCategory"]) };
}

const FIRST_ROW = 3;

export default function Blog({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("blog");
  const { categories, filters } = loaderData;
  const { rows, total, isMore, page, pages } = loaderData.articles;
  const isFiltered = Boolean(filters.search || filters.category);
  const lead = isFiltered || page > 1 ? undefined : rows[0];
  const others = lead ? rows.slice(1) : rows;
  const listData = useItemListData(
    rows.map(({ slug, title }) => ({ name: title, to: "/:lang?/blog/:slug", params: { slug } })),
  );
  return (
    <>
      <PageHead
        title={t("metaTitle")}
        description={t("metaDescription")}
        image={rows[0]?.cover_image}
        data={listData}
      />
      <FeedLink />
      <section className="masthead">
        <div className="wrap">
          <div>
            <p className="eyebrow">{t("eyebrow")}</p>
            <h1 className="display">{t("title")}</h1>
          </div>
          <p>{t("lead")}</p>
        </div>
      </section>
      <div className="wrap">
        <FilterBar filters={filters} categories={categories} />
        <div className={isFiltered ? undefined : "visually-hidden"}>
          <ResultCount>{t.rich("count", { n: total, b: boundedCountTag(isMore) })}</ResultCount>
        </div>
        {lead && <FeaturedArticle article={lead} />}
        {others.length > 0 && (
          <div className={`card-grid list-grid ${lead || isFiltered ? "" : "is-first"}`}>
            {others.map((article, position) => (
              <ArticleCardView
                key={article.slug}
                article={article}
                titleAs="h2"
                first={!lead && position < FIRST_ROW}
              />
            ))}
          </div>
        )}
        {rows.length === 0 && <NoArticles isFiltered={isFiltered} />}
        <Pager page={page} pages={pages} />
      </div>
    </>
  );
}

function NoArticles({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations("blog");
  const ui = useTranslations("ui");
  if (!isFiltered) return <EmptyState icon={BookOpenText} title={t("noneTitle")} body={t("noneBody")} />;
  return (
    <EmptyState icon={BookOpenText} title={t("emptyTitle")} body={t("emptyBody")}>
      <SiteLink to="/:lang?/blog" preventScrollReset className="btn btn-small btn-secondary">
        <RotateCcw aria-hidden />
        {ui("clearFilters")}
      </SiteLink>
    </EmptyState>
  );
}
