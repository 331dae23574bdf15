import sanitizeHtml from "sanitize-html";

const TEXT_TAGS = ["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "strong", "em", "a", "br", "hr", "code", "pre"];
const PICTURE_TAGS = ["img", "figure", "figcaption"];
const TABLE_TAGS = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

/**
 * The HTML of an article with nothing in it but text, pictures and links: what is not on the list is dropped, whoever wrote it.
 * `ownLink` may change the links to our own pages.
 */
export function sanitise(html: string, ownLink: (path: string) => string = (path) => path): string {
  return sanitizeHtml(html, {
    allowedTags: [...TEXT_TAGS, ...PICTURE_TAGS, ...TABLE_TAGS],
    allowedAttributes: {
      a: ["href", "rel"],
      img: ["src", "alt", "width", "height", "loading"],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["http", "https"] },
    allowProtocolRelative: false,
    transformTags: {
      // The page has its one h1 already; editors of every browser make b and i.
      h1: "h2",
      b: "strong",
      i: "em",
      a: (tagName, { href = "" }) => ({ tagName, attribs: linkAttributes(asRead(href), ownLink) }),
      img: (tagName, attribs) => ({ tagName, attribs: { alt: "", ...attribs, loading: "lazy" } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });
}

/** An address as browsers read it: they skip line breaks and tabs. */
function asRead(href: string): string {
  return href.replaceAll(/[\t\n\r]/g, "").trim();
}

function linkAttributes(href: string, ownLink: (path: string) => string): Record<string, string> {
  if (/^https?:/i.test(href)) return { href, rel: "noopener" };
  return { href: isOwnPath(href) ? ownLink(href) : href };
}

/** "//elsewhere.example" and its look-alikes lead off the site. */
function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
