import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { ArticlePage } from "#app/features/blog/queries.server";
import { useSite } from "#app/features/settings/components/site-context";
import { noStructuredData, useBreadcrumbData } from "#app/features/page/components/structured-data";
import { metaDescription } from "#app/features/settings/rules";

/** The article and the way to it, as search engines read them. */
export const useStructuredData = import.meta.env.SSR ? useDocumentData : noStructuredData;

function useDocumentData(article: ArticlePage): object[] {
  const t = useTranslations("nav");
  const { origin, identity } = useSite();
  const { pathname } = useLocation();
  const organisation = { "@type": "Organization", name: identity.name, url: origin };
  const breadcrumbs = useBreadcrumbData({ name: t("blog"), to: "/:lang?/blog" }, article.title);
  return [
    {
      "@type": "Article",
      headline: article.title,
      description: metaDescription(article.description),
      inLanguage: article.contentLanguage,
      articleSection: article.category,
      datePublished: article.published_date,
      dateModified: article.updated_at.toISOString(),
      ...(article.cover_image && { image: new URL(article.cover_image, origin).href }),
      mainEntityOfPage: origin + pathname,
      author: organisation,
      publisher: organisation,
    },
    ...breadcrumbs,
  ];
}
