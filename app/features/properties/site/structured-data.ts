import { useTranslations } from "use-intl";
import type { PropertyPage } from "#app/features/properties/page/queries.server";
import type { Market } from "#app/features/properties/schema";
import { useSite } from "#app/features/settings/components/site-context";
import { noStructuredData, useBreadcrumbData } from "#app/features/page/components/structured-data";
import { metaDescription } from "#app/features/settings/rules";

const AVAILABILITY: Record<Market, string> = {
  available: "InStock",
  under_offer: "LimitedAvailability",
  sold: "SoldOut",
};

/** The offer and the way to it, as search engines read them. */
export const useStructuredData = import.meta.env.SSR ? useDocumentData : noStructuredData;

function useDocumentData(property: PropertyPage, address: string): object[] {
  const t = useTranslations("nav");
  const { origin, identity } = useSite();
  const breadcrumbs = useBreadcrumbData({ name: t("realEstate"), to: "/:lang?/real-estate" }, property.title);
  const price = property.price !== null && { price: (property.price / 100).toFixed(2), priceCurrency: "USD" };
  const rent = property.listing_type === "rent";
  return [
    {
      "@type": "RealEstateListing",
      name: property.title,
      description: metaDescription(property.description),
      url: address,
      datePosted: property.posted,
      image: property.images.map((image) => new URL(image, origin).href),
      contentLocation: {
        "@type": "Place",
        address: { "@type": "PostalAddress", addressLocality: property.location, addressCountry: "TZ" },
      },
      offers: {
        "@type": "Offer",
        ...price,
        // A month, as UN/CEFACT abbreviates it.
        ...(rent && price && { priceSpecification: { "@type": "UnitPriceSpecification", ...price, unitCode: "MON" } }),
        availability: `https://schema.org/${AVAILABILITY[property.market]}`,
        businessFunction: `http://purl.org/goodrelations/v1#${rent ? "LeaseOut" : "Sell"}`,
        offeredBy: { "@type": "RealEstateAgent", name: identity.name, url: origin },
        url: address,
      },
    },
    ...breadcrumbs,
  ];
}
