import { useTranslations } from "use-intl";
import { useSite } from "#app/features/settings/components/site-context";
import type { Vehicle } from "#app/features/transportation/queries.server";
import { usePath } from "#app/platform/i18n/paths";

/** How many vehicles search engines are told of. */
const LISTED = 10;

/** The first vehicles with their price per day, as search engines read them. */
export function useVehicleListData(vehicles: Vehicle[]): object {
  const type = useTranslations("vehicleType");
  const { origin } = useSite();
  const page = origin + usePath()("/:lang?/transportation");
  return {
    "@type": "ItemList",
    itemListElement: vehicles.slice(0, LISTED).map((vehicle, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "Product",
        name: vehicle.name,
        description: vehicle.description,
        category: type(vehicle.type),
        ...(vehicle.image && { image: new URL(vehicle.image, origin).href }),
        url: `${page}#vehicle-${vehicle.id}`,
        offers: {
          "@type": "Offer",
          businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
          price: (vehicle.price_per_day / 100).toFixed(2),
          priceCurrency: "USD",
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price: (vehicle.price_per_day / 100).toFixed(2),
            priceCurrency: "USD",
            unitCode: "DAY",
          },
          availability: "https://schema.org/InStock",
        },
      },
    })),
  };
}
