import type { ReviewSection } from "#app/features/reviews/section.server";

/** For search engines: what guests gave. Nothing when nobody has, or when they came with the demo catalogue. */
export function aggregateRating(reviews: ReviewSection | null): object {
  if (!reviews?.rating || reviews.isDemo) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: reviews.rating.average.toFixed(1),
      reviewCount: reviews.rating.count,
      bestRating: "5",
      worstRating: "1",
    },
  };
}
