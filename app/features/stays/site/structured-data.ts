import { useTranslations } from "use-intl";
import { aggregateRating } from "#app/features/reviews/components/structured-rating";
import type { ReviewSection } from "#app/features/reviews/section.server";
import { useSite } from "#app/features/settings/components/site-context";
import { noStructuredData, useBreadcrumbData } from "#app/features/page/components/structured-data";
import { metaDescription } from "#app/features/settings/rules";
import type { StayPage } from "#app/features/stays/queries.server";
import { useStayLabels } from "#app/features/stays/site/stay-labels";

/** The stay and the way to it, as search engines read them. A rating only when guests have given one. */
export const useStructuredData = import.meta.env.SSR ? useDocumentData : noStructuredData;

function useDocumentData(stay: StayPage, path: string, reviews: ReviewSection | null): object[] {
  const t = useTranslations("nav");
  const words = useStayLabels();
  const { origin } = useSite();
  const breadcrumbs = useBreadcrumbData({ name: t("stays"), to: "/:lang?/stays" }, stay.name, path);
  return [
    {
      "@type": "LodgingBusiness",
      name: stay.name,
      description: metaDescription(stay.description),
      url: origin + path,
      image: stay.images.map((image) => new URL(image, origin).href),
      address: {
        "@type": "PostalAddress",
        addressLocality: stay.location,
        addressRegion: "Pemba",
        addressCountry: "TZ",
      },
      amenityFeature: [...stay.features.map(words.feature), ...stay.amenities.map(words.amenity)].map((name) => ({
        "@type": "LocationFeatureSpecification",
        name,
        value: true,
      })),
      ...(stay.check_in_from && { checkinTime: stay.check_in_from }),
      ...(stay.check_out_until && { checkoutTime: stay.check_out_until }),
      makesOffer: {
        "@type": "Offer",
        url: origin + path,
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: (stay.price / 100).toFixed(2),
          priceCurrency: "USD",
          // UN/CEFACT's code of a day; it has none of a night.
          unitCode: "DAY",
        },
      },
      ...aggregateRating(reviews),
    },
    ...breadcrumbs,
  ];
}
