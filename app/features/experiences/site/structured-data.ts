import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { ExperiencePage } from "#app/features/experiences/queries.server";
import { aggregateRating } from "#app/features/reviews/components/structured-rating";
import type { ReviewSection } from "#app/features/reviews/section.server";
import { useSite } from "#app/features/settings/components/site-context";
import { noStructuredData, useBreadcrumbData } from "#app/features/page/components/structured-data";
import { metaDescription } from "#app/features/settings/rules";

/** The experience and the way to it, as search engines read them. A rating only when guests have really given one. */
export const useStructuredData = import.meta.env.SSR ? useDocumentData : noStructuredData;

function useDocumentData(experience: ExperiencePage, reviews: ReviewSection | null): object[] {
  const t = useTranslations("nav");
  const { origin, identity } = useSite();
  const { pathname } = useLocation();
  const address = origin + pathname;
  const breadcrumbs = useBreadcrumbData({ name: t("experiences"), to: "/:lang?/experiences" }, experience.title);
  return [
    {
      "@type": "TouristTrip",
      name: experience.title,
      description: metaDescription(experience.description),
      url: address,
      image: experience.images.map((image) => new URL(image, origin).href),
      provider: { "@type": "TravelAgency", name: identity.name, url: origin },
      offers: {
        "@type": "Offer",
        price: (experience.price / 100).toFixed(2),
        priceCurrency: "USD",
        url: address,
        availability: "https://schema.org/InStock",
      },
      ...aggregateRating(reviews),
    },
    ...breadcrumbs,
  ];
}
