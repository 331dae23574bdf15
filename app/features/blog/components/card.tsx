import { ArticleMeta } from "#app/features/blog/components/meta";
import type { ArticleCard } from "#app/features/blog/queries.server";
import { Picture } from "#app/features/media/components/picture";
import { SiteLink } from "#app/platform/i18n/paths";

const SIZES = "(max-width: 640px) 92vw, (max-width: 1024px) 46vw, 420px";

/** Needs the texts blogCategory. */
export function ArticleCardView({
  article,
  titleAs: Title,
  first = false,
}: {
  article: ArticleCard;
  /** One below the heading the cards stand under. */
  titleAs: "h2" | "h3";
  first?: boolean;
}) {
  return (
    <article className="card article-card">
      <div className="card-picture">
        {article.cover_image && <Picture src={article.cover_image} alt="" sizes={SIZES} priority={first} />}
      </div>
      <ArticleMeta category={article.category} day={article.published_date} dateStyle="short" />
      <Title className="card-title display display-small">
        <SiteLink to="/:lang?/blog/:slug" params={{ slug: article.slug }}>
          {article.title}
        </SiteLink>
      </Title>
      <p>{article.description}</p>
    </article>
  );
}
