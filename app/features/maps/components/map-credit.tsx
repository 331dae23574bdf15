import { useTranslations } from "use-intl";
import { COPYRIGHT_URL } from "#app/features/maps/schema";

/** Whose outline it is. Needs the texts map. */
export function MapCredit() {
  const t = useTranslations("map");
  return (
    <small className="map-credit">
      <a href={COPYRIGHT_URL} rel="noopener">
        {t("credit")}
      </a>
    </small>
  );
}
