import { useTranslations } from "use-intl";
import { useSite } from "#app/features/settings/components/site-context";
import { pageTitle } from "#app/features/settings/rules";

/** The head of a page at a secret address: nothing in it leads there, or tells what stands on it. Needs the texts ui. */
export function PrivateHead({ title: own }: { title?: string }) {
  const t = useTranslations("ui");
  const { identity } = useSite();
  const title = pageTitle(own ?? t("privateTitle"), identity.name);
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={identity.name} />
    </>
  );
}
