import { ArrowLeft, ArrowRight, Languages } from "lucide-react";
import { useTranslations } from "use-intl";
import { ArticleCardView } from "#app/features/blog/components/card";
import { ArticleMeta } from "#app/features/blog/components/meta";
import type { ArticleCard, ArticlePage } from "#app/features/blog/queries.server";
import { FeedLink } from "#app/features/blog/site/feed-link";
import { ShareRail } from "#app/features/blog/site/share-buttons";
import { useStructuredData } from "#app/features/blog/site/structured-data";
import { Picture } from "#app/features/media/components/picture";
import { PageHead } from "#app/features/page/components/page-head";
import { directionOf } from "#app/platform/i18n/languages";
import { SiteLink, useLanguage } from "#app/platform/i18n/paths";

/** `article.content` is sanitised. */
export function ArticlePageView({
  article,
  more,
}: {
  article: ArticlePage & { shareImage: string };
  more: ArticleCard[];
}) {
  const t = useTranslations("article");
  const { title, description, cover_image } = article;
  return (
    <>
      <PageHead
        type="article"
        title={article.seo_title || title}
        description={article.seo_description || description}
        image={article.seo_og_image || article.shareImage}
        data={useStructuredData(article)}
      />
      <FeedLink />
      <article className="below-header">
        <header className="wrap article-head">
          <SiteLink to="/:lang?/blog" className="back-link">
            <ArrowLeft aria-hidden className="flip-rtl" />
            {t("back")}
          </SiteLink>
          <ArticleMeta category={article.category} day={article.published_date} dateStyle="long" />
          <h1 className="display">{title}</h1>
          <p>{description}</p>
        </header>
        {cover_image && (
          <div className="wrap">
            <div className="article-cover">
              <Picture
                src={cover_image}
                alt={article.cover_text ?? ""}
                sizes="(max-width: 1440px) 92vw, 1312px"
                priority
              />
            </div>
          </div>
        )}
        <div className="wrap article-body">
          <Content article={article} />
          <ShareRail title={title} />
        </div>
      </article>
      {more.length > 0 && <KeepReading articles={more} />}
    </>
  );
}

function Content({ article }: { article: ArticlePage }) {
  const t = useTranslations("article");
  const language = useLanguage();
  const { content, contentLanguage } = article;
  return (
    <div className="article-column">
      {contentLanguage !== language && (
        <p className="language-note">
          <Languages aria-hidden />
          {t("inEnglish")}
        </p>
      )}
      {article.video_url && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- staff upload the films, and there are no caption files
        <video
          className="detail-video"
          controls
          preload="none"
          src={article.video_url}
          poster={article.video_thumbnail ?? article.cover_image ?? undefined}
          aria-label={t("video", { title: article.title })}
        />
      )}
      {/* Safe: the loader has sanitised it. */}
      <div
        className="prose"
        lang={contentLanguage}
        dir={directionOf(contentLanguage)}
        dangerouslySetInnerHTML={{ __html: content }}
      />
    </div>
  );
}

function KeepReading({ articles }: { articles: ArticleCard[] }) {
  const t = useTranslations("article");
  return (
    <section className="section on-sand keep-reading">
      <div className="wrap">
        <div className="section-head">
          <h2 className="display">{t("keepReading")}</h2>
          <SiteLink to="/:lang?/blog" className="more-link">
            {t("all")}
            <ArrowRight aria-hidden className="flip-rtl" />
          </SiteLink>
        </div>
        <div className="card-grid">
          {articles.map((article) => (
            <ArticleCardView key={article.slug} article={article} titleAs="h3" />
          ))}
        </div>
      </div>
    </section>
  );
}
