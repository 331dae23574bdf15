import type { BlogCategory } from "#app/features/blog/schema";
import type { ArticleKey } from "#db/seed/demo/articles/en";

export interface ArticleFacts {
  key: ArticleKey;
  category: BlogCategory;
  published_date: string;
  /** The cover: /scenes/<scene>-1920.webp. */
  scene: string;
}

/** Newest first; neighbouring covers differ. */
export const ARTICLES: ArticleFacts[] = [
  {
    key: "how-the-tide-rules-the-day",
    category: "Experiences",
    published_date: "2026-10-08",
    scene: "sandbank-aerial",
  },
  {
    key: "what-a-plot-costs-besides-the-price",
    category: "Real Estate",
    published_date: "2026-09-17",
    scene: "plot-boundary-stones",
  },
  { key: "a-season-of-cloves", category: "Culture", published_date: "2026-08-20", scene: "clove-drying" },
  { key: "where-to-stay-by-what-you-want", category: "Stays", published_date: "2026-07-23", scene: "terrace-dusk" },
  { key: "getting-to-pemba-by-air-and-ferry", category: "Travel", published_date: "2026-06-25", scene: "ferry-jetty" },
  { key: "flying-foxes-at-kidike", category: "Discover", published_date: "2026-05-28", scene: "forest" },
  {
    key: "how-a-foreigner-can-hold-land-in-zanzibar",
    category: "Investment",
    published_date: "2026-04-30",
    scene: "aerial",
  },
  { key: "pemba-in-the-rains", category: "Travel", published_date: "2026-04-02", scene: "avenue" },
  { key: "working-with-island-suppliers", category: "Business", published_date: "2026-03-05", scene: "market-street" },
  { key: "how-to-greet-and-dress", category: "Culture", published_date: "2026-02-12", scene: "door" },
];
