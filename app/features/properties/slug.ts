import { slugFrom } from "#app/platform/i18n/slug";

/** Addresses under /real-estate that are pages of their own. */
export const RESERVED_SLUGS = ["submit", "compare"];

export function isReservedSlug(slug: string): boolean {
  return RESERVED_SLUGS.includes(slug.toLowerCase());
}

/** The part of a property's address made from its title. */
export function propertySlug(title: string, fallback: () => string): string {
  const slug = slugFrom(title);
  if (!slug) return `property-${fallback()}`;
  return isReservedSlug(slug) ? `${slug}-1` : slug;
}
