import type { ArticleCard } from "#app/features/blog/queries.server";
import { escapeMarkup } from "#app/platform/escape-markup";

interface Feed {
  title: string;
  description: string;
  language: string;
  /** Full addresses: of the list, and of the feed itself. */
  link: string;
  self: string;
  articles: (ArticleCard & { link: string })[];
}

/** An RSS 2.0 document. */
export function rss({ title, description, language, link, self, articles }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element("title", title)}
${element("link", link)}
${element("description", description)}
${element("language", language)}
<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>
${articles.map(item).join("\n")}
</channel>
</rss>
`;
}

function item(article: Feed["articles"][number]): string {
  return `<item>
${element("title", article.title)}
${element("link", article.link)}
${element("guid", article.link)}
${element("pubDate", new Date(`${article.published_date}T00:00:00Z`).toUTCString())}
${element("category", article.category)}
${element("description", article.description)}
</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** XML has no way at all to write most control characters: they are left out. */
function escaped(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters XML forbids
  return escapeMarkup(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ""));
}
