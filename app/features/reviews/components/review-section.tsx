import { lazy, Suspense } from "react";
import type { ReviewSection } from "#app/features/reviews/section.server";

// Its links work without scripts, so nobody waits for them: they are loaded after those of the page.
const ReviewList = lazy(async () => ({
  default: (await import("#app/features/reviews/components/review-list")).ReviewList,
}));

/** What guests say about a listing. Nothing while it cannot be read. Needs the texts reviews. */
export function Reviews({ reviews }: { reviews: ReviewSection | null }) {
  return (
    reviews && (
      <Suspense>
        <ReviewList reviews={reviews} />
      </Suspense>
    )
  );
}
