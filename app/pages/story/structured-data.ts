import { useLocation } from "react-router";
import { SITE_POSITION } from "#app/brand";
import { useSite } from "#app/features/settings/components/site-context";
import { noStructuredData, useBreadcrumbData } from "#app/features/page/components/structured-data";

/** A destination and the way to it, as search engines read them. */
export const useStoryData = import.meta.env.SSR ? useDocumentData : noStructuredData;

function useDocumentData({
  title,
  description,
  image,
}: {
  title: string;
  description: string;
  image: string;
}): object[] {
  const { origin } = useSite();
  const { pathname } = useLocation();
  const breadcrumbs = useBreadcrumbData(null, title);
  return [
    {
      "@type": "TouristDestination",
      name: title,
      description,
      url: origin + pathname,
      image: new URL(image, origin).href,
      geo: { "@type": "GeoCoordinates", latitude: SITE_POSITION.latitude, longitude: SITE_POSITION.longitude },
    },
    ...breadcrumbs,
  ];
}
