import { useTranslations } from "use-intl";
import { aggregateRating } from "#app/features/reviews/components/structured-rating";
import type { ReviewSection } from "#app/features/reviews/section.server";
import { useSite } from "#app/features/settings/components/site-context";
import { noStructuredData, useBreadcrumbData } from "#app/features/page/components/structured-data";
import { metaDescription } from "#app/features/settings/rules";
import type { Vehicle, VehiclePage } from "#app/features/transportation/queries.server";
import { usePath } from "#app/platform/i18n/paths";

/** How many vehicles search engines are told of. */
const LISTED = 10;

/** The first vehicles with their price per day, as search engines read them. */
export const useVehicleListData = import.meta.env.SSR ? useVehicleList : noStructuredData;

function useVehicleList(vehicles: Vehicle[]): object[] {
  const productOf = useProduct();
  const entries = vehicles.slice(0, LISTED).map((vehicle, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: productOf(vehicle, vehicle.image ? [vehicle.image] : []),
  }));
  return [{ "@type": "ItemList", itemListElement: entries }];
}

/** One vehicle and the way to it, as search engines read them. */
export const useVehicleData = import.meta.env.SSR ? useVehicleAndPath : noStructuredData;

function useVehicleAndPath(vehicle: VehiclePage, reviews: ReviewSection | null): object[] {
  const nav = useTranslations("nav");
  const productOf = useProduct();
  const breadcrumbs = useBreadcrumbData({ name: nav("transportation"), to: "/:lang?/transportation" }, vehicle.name);
  const product = productOf({ ...vehicle, description: metaDescription(vehicle.description) }, vehicle.images);
  return [{ ...product, ...aggregateRating(reviews) }, ...breadcrumbs];
}

function useProduct() {
  const type = useTranslations("vehicleType");
  const { origin } = useSite();
  const path = usePath();
  return (vehicle: Vehicle, images: string[]) => {
    const url = origin + path("/:lang?/transportation/:id", { id: vehicle.id });
    const price = (vehicle.price_per_day / 100).toFixed(2);
    return {
      "@type": "Product",
      name: vehicle.name,
      description: vehicle.description,
      category: type(vehicle.type),
      ...(images.length > 0 && { image: images.map((image) => new URL(image, origin).href) }),
      url,
      offers: {
        "@type": "Offer",
        url,
        businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
        price,
        priceCurrency: "USD",
        priceSpecification: { "@type": "UnitPriceSpecification", price, priceCurrency: "USD", unitCode: "DAY" },
        availability: "https://schema.org/InStock",
      },
    };
  };
}
