/** Addresses under /real-estate that are pages of their own. */
const TAKEN_BY_PAGES = ["submit"];

/** Letters and digits of any script (with the marks some scripts write above and below them), in words joined by single hyphens. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u;

export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

export function isTakenByPage(slug: string): boolean {
  return TAKEN_BY_PAGES.includes(slug.toLowerCase());
}

/** The part of a property's address made from its title: letters and digits of any script, with hyphens for the spaces. Empty when there are none. */
export function slugFrom(title: string): string {
  const slug = title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s-]/gu, "")
    // A mark that lost the letter it belongs to, such as the one that makes a sign an emoji.
    .replaceAll(/(^|[\s-])\p{M}+/gu, "$1")
    .replaceAll(/[\s-]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return isTakenByPage(slug) ? `${slug}-1` : slug;
}

/** A title always gets one. */
export function slugOf(title: string, fallback: () => string): string {
  return slugFrom(title) || `property-${fallback()}`;
}
