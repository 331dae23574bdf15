import { Star } from "lucide-react";
import { useTranslations } from "use-intl";
import { initials } from "#app/ui/initials";
import type { ExperiencePage } from "#app/features/experiences/queries.server";

type Review = ExperiencePage["reviews"][number] & { sample?: boolean };

/** What guests wrote; two labelled samples while nobody has. */
export function Reviews({ reviews }: { reviews: ExperiencePage["reviews"] }) {
  const t = useTranslations("experience");
  const samples: Review[] = [
    {
      id: "one",
      author: t("sampleOneName"),
      place: t("sampleOnePlace"),
      rating: 5,
      body: t("sampleOne"),
      sample: true,
    },
    {
      id: "two",
      author: t("sampleTwoName"),
      place: t("sampleTwoPlace"),
      rating: 5,
      body: t("sampleTwo"),
      sample: true,
    },
  ];
  return (
    <>
      <h2 className="display display-small">{t("guestsSay")}</h2>
      <div className="reviews">
        {(reviews.length > 0 ? reviews : samples).map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </div>
    </>
  );
}

function ReviewCard({ review }: { review: Review }) {
  const t = useTranslations("experience");
  return (
    <figure className="review">
      <div className="review-stars">
        <span role="img" aria-label={t("stars", { n: review.rating })} style={{ display: "flex", gap: 4 }}>
          {Array.from({ length: review.rating }, (_, index) => (
            <Star key={index} aria-hidden className="star" />
          ))}
        </span>
        {review.sample && <span className="sample">{t("sample")}</span>}
      </div>
      <blockquote>{review.body}</blockquote>
      <figcaption className="review-author">
        <span className="avatar" aria-hidden>
          {initials(review.author)}
        </span>
        <span>
          <b>{review.author}</b>
          {review.place}
        </span>
      </figcaption>
    </figure>
  );
}
