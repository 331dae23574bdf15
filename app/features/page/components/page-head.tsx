import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { SITE_POSITION } from "#app/brand";
import { sceneUrl } from "#app/features/media/scenes";
import { useSite } from "#app/features/settings/components/site-context";
import { metaDescription, pageTitle } from "#app/features/settings/rules";
import { inLanguage, LANGUAGES, LOCALE_TAGS } from "#app/platform/i18n/languages";
import { useLanguage } from "#app/platform/i18n/paths";
import { PrivateHead } from "#app/features/page/components/private-head";
import { isGuestPage, isPlanPage, isSavedPage, SHARE_PICTURES } from "#app/urls";

interface PageHeadProps {
  title?: string;
  description?: string;
  /** A path of ours or a full address. */
  image?: string | null;
  type?: "website" | "article";
  /** The page's own path, when it can be reached by others too. */
  path?: string;
  /** Structured data, as schema.org objects; in the browser none, as nobody reads them there. */
  data?: object[];
  /** A page search engines should not list. */
  noIndex?: boolean;
}

/** Everything a page says about itself to search engines and to those who share it. One of a guest says nothing. */
export function PageHead(props: PageHeadProps) {
  const { pathname } = useLocation();
  const nav = useTranslations("nav");
  if (isSavedPage(pathname)) return <PrivateHead title={nav("saved")} />;
  if (isPlanPage(pathname)) return <PrivateHead title={props.title} />;
  // Most pages of guests do not say what they are either.
  return isGuestPage(pathname) ? <PrivateHead title={props.title} /> : <PublicHead {...props} />;
}

function PublicHead({ title, description, image, type = "website", path, data, noIndex = false }: PageHeadProps) {
  const { origin, seo, identity } = useSite();
  const language = useLanguage();
  const location = useLocation();
  const pathname = path ?? location.pathname;
  const fullTitle = pageTitle(title || seo.title, identity.name);
  const fullDescription = metaDescription(description || seo.description);
  const address = origin + inLanguage(pathname, language);
  const picture = new URL(image || sceneUrl("hero"), origin).href;
  // Only whoever asks the server reads these: browsers need not load them.
  const size = import.meta.env.SSR && SIZES.find(([folder]) => picture.startsWith(origin + folder));
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={fullDescription} />
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + inLanguage(pathname, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + inLanguage(pathname, "en")} />
      <meta name="geo.region" content={SITE_POSITION.country} />
      <meta name="geo.position" content={`${SITE_POSITION.latitude};${SITE_POSITION.longitude}`} />
      <meta name="ICBM" content={`${SITE_POSITION.latitude}, ${SITE_POSITION.longitude}`} />
      <meta property="og:site_name" content={identity.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={fullDescription} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      {size && (
        <>
          <meta property="og:image:width" content={size[1]} />
          <meta property="og:image:height" content={size[2]} />
          <meta property="og:image:type" content={size[3]} />
        </>
      )}
      <meta property="og:image:alt" content={fullTitle} />
      {/* oxlint-disable-next-line typescript/no-non-null-assertion -- a split text has a first part, and every page loads this */}
      <meta property="og:locale" content={LOCALE_TAGS[language].split("-u-")[0]!.replace("-", "_")} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={fullDescription} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={fullTitle} />
      {data && (
        // Safe: the texts are JSON whose "<" is escaped, so they cannot leave their scripts. Hydration leaves them as they
        // are; the key makes sure that they go with their page.
        <div
          key={address}
          hidden
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: data.map(scriptOf).join("") }}
        />
      )}
    </>
  );
}

/** Where all pictures have one size and type: previews then need not fetch them to know. */
const SIZES = [
  [SHARE_PICTURES, "1200", "630", "image/jpeg"],
  ["/scenes/", "1920", "1080", "image/webp"],
] as const;

function scriptOf(thing: object): string {
  const json = JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}
