import { knownValue } from "#app/platform/http/filters";
import { textParam } from "#app/platform/http/form";

/** What stands before the slug in the public address. */
export const ARTICLE_BASE_PATH = "/blog";

/** The categories of the public filter, in its order. */
export const BLOG_CATEGORIES = [
  "Experiences",
  "Stays",
  "Travel",
  "Discover",
  "Real Estate",
  "Investment",
  "Culture",
  "Business",
] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** The filters of the public list, as they stand in the address. */
export interface ArticleFilters {
  search: string;
  category: string;
}

/** Reads the filters out of an address. A category nobody offers counts as not set. */
export function readFilters(query: URLSearchParams, offered: readonly string[]): ArticleFilters {
  return { search: textParam(query, "search"), category: knownValue(query, "category", offered) };
}
