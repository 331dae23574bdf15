import { useTranslations } from "use-intl";
import { COPYRIGHT_URL, type MapTiles } from "#app/features/maps/schema";

/** Whose outline it is, and whose tiles lie over it. Needs the texts map. */
export function MapCredit({ tiles = null }: { tiles?: MapTiles | null }) {
  const t = useTranslations("map");
  return (
    <small className="map-credit">
      {tiles?.attribution && `${tiles.attribution} · `}
      <a href={COPYRIGHT_URL} rel="noopener">
        {t("credit")}
      </a>
    </small>
  );
}
