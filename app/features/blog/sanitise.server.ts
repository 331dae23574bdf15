import sanitizeHtml from "sanitize-html";
import {
  ARTICLE_ATTRIBUTES,
  ARTICLE_TAGS,
  isInternalPath,
  LINK_SCHEMES,
  PICTURE_SCHEMES,
} from "#app/features/blog/article-html";

/**
 * The HTML of an article with nothing in it but text, pictures and links: what is not on the list is dropped, whoever
 * wrote it.
 * `ownLink` may change the links to our own pages.
 */
export function sanitise(html: string, rewriteLink: (path: string) => string = (path) => path): string {
  return sanitizeHtml(html, {
    allowedTags: ARTICLE_TAGS,
    allowedAttributes: ARTICLE_ATTRIBUTES,
    allowedSchemes: LINK_SCHEMES,
    allowedSchemesByTag: { img: PICTURE_SCHEMES },
    allowProtocolRelative: false,
    transformTags: {
      // The page has its one h1 already; editors of every browser make b and i.
      h1: "h2",
      b: "strong",
      i: "em",
      a: (tagName, { href = "" }) => ({ tagName, attribs: linkAttributes(asRead(href), rewriteLink) }),
      img: (tagName, attribs) => ({ tagName, attribs: { alt: "", ...attribs, loading: "lazy" } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });
}

/** An address as browsers read it: they skip line breaks and tabs. */
function asRead(href: string): string {
  return href.replaceAll(/[\t\n\r]/g, "").trim();
}

function linkAttributes(href: string, rewriteLink: (path: string) => string): Record<string, string> {
  if (/^https?:/i.test(href)) return { href, rel: "noopener" };
  return { href: isInternalPath(href) ? rewriteLink(href) : href };
}
