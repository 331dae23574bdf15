import type { SitemapEntry } from "#app/pages/sitemap/queries.server";
import { PAGE_PATHS } from "#app/pages/sitemap/rules";
import { escapeMarkup } from "#app/platform/escape-markup";
import { BASE_LANGUAGE, inLanguage, LANGUAGES, type Language } from "#app/platform/i18n/languages";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const PROTOCOL = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The list of all files, by their names without the language: each language has them all. */
export function sitemapIndex(origin: string, files: string[]): string {
  const folder = escapeMarkup(`${origin}/sitemaps`);
  const entries = LANGUAGES.flatMap((language) =>
    files.map((file) => `<sitemap><loc>${folder}/${language}-${file}.xml</loc></sitemap>`),
  );
  return `${HEAD}\n<sitemapindex xmlns="${PROTOCOL}">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** The pages that are always there, in one language, each with its other languages. */
export function pagesXml(origin: string, language: Language): string {
  return urlSet(PAGE_PATHS.map((path) => urlElement(origin, language, path)));
}

/** The same of things that have a page of their own. */
export function entriesXml(origin: string, language: Language, listed: SitemapEntry[]): string {
  return urlSet(
    listed.map(({ kind, name, changed, pictures }) =>
      urlElement(origin, language, `/${kind}/${encodeURIComponent(name)}`, { changed, pictures }),
    ),
  );
}

function urlSet(entries: string[]): string {
  return `${HEAD}
<urlset xmlns="${PROTOCOL}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join("\n")}
</urlset>
`;
}

function urlElement(
  origin: string,
  language: Language,
  path: string,
  about?: { changed: Date; pictures: string[] },
): string {
  const address = (other: Language) => escapeMarkup(origin + inLanguage(path, other));
  const alternate = (name: string, other: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${address(other)}"/>`;
  return [
    `<url><loc>${address(language)}</loc>`,
    about ? `<lastmod>${about.changed.toISOString()}</lastmod>` : "",
    ...LANGUAGES.map((other) => alternate(other, other)),
    alternate("x-default", BASE_LANGUAGE),
    ...(about?.pictures ?? [])
      .filter((picture) => URL.canParse(picture, origin))
      .map(
        (picture) => `<image:image><image:loc>${escapeMarkup(new URL(picture, origin).href)}</image:loc></image:image>`,
      ),
    "</url>",
  ].join("");
}

const HOUR_SECONDS = 3_600;

/** A public response for crawlers, cacheable for an hour. */
export function cacheableFile(body: string, type: "application/xml" | "text/plain"): Response {
  return new Response(body, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": `public, max-age=${HOUR_SECONDS}` },
  });
}
