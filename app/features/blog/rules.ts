import { BLOG_CATEGORIES, type BlogCategory } from "#app/features/blog/schema";

/** The name of the translated text of each known category. */
const CATEGORY_KEYS = {
  Experiences: "experiences",
  Stays: "stays",
  Travel: "travel",
  Discover: "discover",
  "Real Estate": "realEstate",
  Investment: "investment",
  Culture: "culture",
  Business: "business",
} as const satisfies Record<BlogCategory, string>;
export type CategoryKey = (typeof CATEGORY_KEYS)[BlogCategory];

export function categoryKey(category: string): CategoryKey | null {
  const known = BLOG_CATEGORIES.find((name) => name === category);
  return known ? CATEGORY_KEYS[known] : null;
}

/** What the filter offers: the known categories in their order, then what staff have added, by name. */
export function offeredCategories(stored: readonly string[]): string[] {
  return [...BLOG_CATEGORIES, ...stored.filter((name) => categoryKey(name) === null)];
}
