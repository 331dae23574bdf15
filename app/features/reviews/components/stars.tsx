import { Star } from "lucide-react";
import { useTranslations } from "use-intl";
import { STARS } from "#app/features/reviews/schema";

/** Five stars, so many of them filled. Without a label where a number stands beside them. Needs the texts reviews. */
export function Stars({ n, isLabelled = true }: { n: number; isLabelled?: boolean }) {
  const t = useTranslations("reviews");
  return (
    <span
      {...(isLabelled ? { role: "img", "aria-label": t("stars", { n }) } : { "aria-hidden": true })}
      className="stars"
    >
      {STARS.map((star) => (
        <Star key={star} aria-hidden className={star <= n ? "star" : "star is-empty"} />
      ))}
    </span>
  );
}
