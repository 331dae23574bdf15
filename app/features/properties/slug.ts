import { slugFrom } from "#app/platform/i18n/slug";

/** Addresses under /real-estate that are pages of their own. */
const TAKEN_BY_PAGES = ["submit"];

export function isTakenByPage(slug: string): boolean {
  return TAKEN_BY_PAGES.includes(slug.toLowerCase());
}

/** The part of a property's address made from its title. */
export function slugOf(title: string, fallback: () => string): string {
  const slug = slugFrom(title);
  if (!slug) return `property-${fallback()}`;
  return isTakenByPage(slug) ? `${slug}-1` : slug;
}
