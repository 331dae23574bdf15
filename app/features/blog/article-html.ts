const TEXT_TAGS = [
  "p",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "blockquote",
  "strong",
  "em",
  "a",
  "br",
  "hr",
  "code",
  "pre",
];
const PICTURE_TAGS = ["img", "figure", "figcaption"];
const TABLE_TAGS = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

/** What the HTML of an article is made of. The editor makes nothing else and the server keeps nothing else. */
export const ARTICLE_TAGS = [...TEXT_TAGS, ...PICTURE_TAGS, ...TABLE_TAGS];

export const ARTICLE_ATTRIBUTES: Record<string, string[]> = {
  a: ["href", "rel"],
  img: ["src", "alt", "width", "height", "loading"],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
};

export const LINK_SCHEMES = ["http", "https", "mailto", "tel"];
export const PICTURE_SCHEMES = ["http", "https"];

/** A path of this site. "//elsewhere.example" and its look-alikes lead off it. */
export function isInternalPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

export function isLinkAddress(address: string): boolean {
  return isInternalPath(address) || hasScheme(address, LINK_SCHEMES);
}

export function isPictureAddress(address: string): boolean {
  return isInternalPath(address) || hasScheme(address, PICTURE_SCHEMES);
}

function hasScheme(address: string, schemes: string[]): boolean {
  return URL.canParse(address) && schemes.includes(new URL(address).protocol.slice(0, -1));
}

/** Whether a reader would see nothing: "<p></p>" is what an empty editor holds. */
export function isBlankHtml(html: string): boolean {
  return !/<img\b/i.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|&#160;|\u00a0/g, "").trim() === "";
}
