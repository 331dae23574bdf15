import { useTranslations } from "use-intl";
import { useSite } from "#app/features/settings/components/site-context";
import { pageTitle } from "#app/features/settings/rules";
import { usePath } from "#app/platform/i18n/paths";

/** Tells feed readers where this language's feed is. Needs the texts blog. */
export function FeedLink() {
  const t = useTranslations("blog");
  const path = usePath();
  const { name } = useSite().identity;
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={pageTitle(t("metaTitle"), name)}
      href={path("/:lang?/blog/feed.xml")}
    />
  );
}
