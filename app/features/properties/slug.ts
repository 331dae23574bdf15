/** Addresses under /real-estate that are pages of their own. */
const TAKEN_BY_PAGES = ["submit"];

/** The part of a property's address made from its title: letters and digits of any script, with hyphens for the spaces. */
export function slugOf(title: string, fallback: () => string): string {
  const slug = title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s-]/gu, "")
    .replaceAll(/[\s-]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  if (!slug) return `property-${fallback()}`;
  return TAKEN_BY_PAGES.includes(slug) ? `${slug}-1` : slug;
}
