import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { OFFICE, SITE_POSITION } from "#app/brand";
import { sceneUrl } from "#app/features/media/scenes";
import { noStructuredData } from "#app/features/page/components/structured-data";
import { useSite } from "#app/features/settings/components/site-context";
import type { Office } from "#app/features/settings/identity.server";
import { daysOf, groupHours } from "#app/features/settings/opening-hours";
import type { SocialLinks } from "#app/features/settings/schema";

/** The office and its opening hours, as search engines read them. What staff have not filled in is left out. */
export const useContactData = import.meta.env.SSR ? useDocumentData : noStructuredData;

function useDocumentData({ office, social }: { office: Office; social: SocialLinks }): object[] {
  const t = useTranslations("contactPage");
  const { origin, identity } = useSite();
  const { pathname } = useLocation();
  const { name, email, phone, emergencyPhone, address } = identity;
  const profiles = Object.values(social).filter(Boolean);
  return [
    {
      "@type": "ContactPage",
      name: t("title"),
      url: origin + pathname,
      mainEntity: {
        "@type": ["LocalBusiness", "TravelAgency"],
        "@id": `${origin}/#office`,
        name,
        url: origin,
        image: origin + sceneUrl("hero"),
        ...(email && { email }),
        ...(phone && { telephone: phone }),
        address: {
          "@type": "PostalAddress",
          ...(office.hasOwnAddress ? { streetAddress: address } : { addressLocality: OFFICE.town }),
          addressCountry: SITE_POSITION.country,
        },
        ...(office.position && { geo: { "@type": "GeoCoordinates", ...office.position } }),
        openingHoursSpecification: groupHours(office.hours).flatMap((row) =>
          row.span
            ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: daysOf(row).map(schemaDay), ...row.span }]
            : [],
        ),
        ...(emergencyPhone && {
          contactPoint: { "@type": "ContactPoint", contactType: "emergency", telephone: emergencyPhone },
        }),
        ...(profiles.length > 0 && { sameAs: profiles }),
      },
    },
  ];
}

/** As schema.org names it: "Monday". */
function schemaDay(day: string): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}
