import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { brand, OFFICE, SITE_POSITION } from "#app/brand";
import { useSite } from "#app/features/settings/components/site-context";
import { sceneAddress } from "#app/features/media/scenes";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The office and its opening hours, as search engines read them. */
export function useContactData(): object {
  const t = useTranslations("contactPage");
  const { origin } = useSite();
  const { pathname } = useLocation();
  return {
    "@type": "ContactPage",
    name: t("title"),
    url: origin + pathname,
    mainEntity: {
      "@type": ["LocalBusiness", "TravelAgency"],
      "@id": `${origin}/#office`,
      name: brand.name,
      url: origin,
      image: origin + sceneAddress("hero"),
      email: brand.email,
      telephone: brand.phone,
      address: { "@type": "PostalAddress", addressLocality: OFFICE.town, addressCountry: SITE_POSITION.country },
      geo: { "@type": "GeoCoordinates", latitude: OFFICE.latitude, longitude: OFFICE.longitude },
      openingHoursSpecification: OFFICE.hours.flatMap(({ days, opens, closes }) =>
        opens === null ? [] : [{ "@type": "OpeningHoursSpecification", dayOfWeek: days.map((day) => WEEKDAYS[day]), opens: opens.padStart(5, "0"), closes }],
      ),
      contactPoint: { "@type": "ContactPoint", contactType: "emergency", telephone: brand.emergencyPhone },
    },
  };
}
