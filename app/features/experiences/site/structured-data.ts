import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { brand } from "#app/brand";
import type { ExperiencePage } from "#app/features/experiences/queries.server";
import { useSite } from "#app/features/settings/components/site-context";
import { metaDescription } from "#app/features/settings/rules";
import { usePath } from "#app/platform/i18n/paths";

/** The experience and the way to it, as search engines read them. A rating only when guests have really given one. */
export function useStructuredData(experience: ExperiencePage): object[] {
  const t = useTranslations("nav");
  const { origin } = useSite();
  const { pathname } = useLocation();
  const path = usePath();
  const address = origin + pathname;
  const crumb = (position: number, name: string, item: string) => ({ "@type": "ListItem", position, name, item });
  return [
    {
      "@type": "TouristTrip",
      name: experience.title,
      description: metaDescription(experience.description),
      url: address,
      image: experience.images.map((image) => new URL(image, origin).href),
      provider: { "@type": "TravelAgency", name: brand.name, url: origin },
      offers: {
        "@type": "Offer",
        price: (experience.price / 100).toFixed(2),
        priceCurrency: "USD",
        url: address,
        availability: "https://schema.org/InStock",
      },
      ...(experience.rating && {
        aggregateRating: { "@type": "AggregateRating", ratingValue: experience.rating.average.toFixed(1), reviewCount: experience.rating.count },
      }),
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        crumb(1, t("home"), origin + path("/:lang?")),
        crumb(2, t("experiences"), origin + path("/:lang?/experiences")),
        crumb(3, experience.title, address),
      ],
    },
  ];
}
