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
