import { ArrowRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { ArticleMeta } from "#app/features/blog/components/meta";
import type { ArticleCard } from "#app/features/blog/queries.server";
import { Picture } from "#app/features/media/components/picture";
import { SiteLink } from "#app/platform/i18n/paths";

/** The newest article, larger than the others. */
export function FeaturedArticle({ article }: { article: ArticleCard }) {
  const t = useTranslations("blog");
  return (
    <article className="card lead-article">
      <div className="card-picture">
        {article.cover_image && (
          <Picture src={article.cover_image} alt="" sizes="(max-width: 820px) 92vw, 722px" priority />
        )}
      </div>
      <div>
        <ArticleMeta category={article.category} day={article.published_date} dateStyle="short" />
        <h2 className="card-title display">
          <SiteLink to="/:lang?/blog/:slug" params={{ slug: article.slug }}>
            {article.title}
          </SiteLink>
        </h2>
        <p>{article.description}</p>
        {/* The title is the link, and the whole block its target. */}
        <span className="more-link" aria-hidden>
          {t("read")}
          <ArrowRight className="flip-rtl" />
        </span>
      </div>
    </article>
  );
}
