import { useTranslations } from "use-intl";
import { useSite } from "#app/features/settings/components/site-context";
import { useBreadcrumbData } from "#app/features/page/components/structured-data";
import { metaDescription } from "#app/features/settings/rules";
import type { Vehicle, VehiclePage } from "#app/features/transportation/queries.server";
import { usePath } from "#app/platform/i18n/paths";

/** How many vehicles search engines are told of. */
const LISTED = 10;

/** The first vehicles with their price per day, as search engines read them. */
export function useVehicleListData(vehicles: Vehicle[]): object {
  const productOf = useProduct();
  return {
    "@type": "ItemList",
    itemListElement: vehicles.slice(0, LISTED).map((vehicle, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: productOf(vehicle, vehicle.image ? [vehicle.image] : []),
    })),
  };
}

/** One vehicle and the way to it, as search engines read them. */
export function useVehicleData(vehicle: VehiclePage): object[] {
  const nav = useTranslations("nav");
  const productOf = useProduct();
  const breadcrumbs = useBreadcrumbData({ name: nav("transportation"), to: "/:lang?/transportation" }, vehicle.name);
  return [productOf({ ...vehicle, description: metaDescription(vehicle.description) }, vehicle.images), breadcrumbs];
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
