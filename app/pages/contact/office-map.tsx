import { Map } from "lucide-react";
import { useTranslations } from "use-intl";
import { brand, OFFICE } from "#app/brand";
import { PointMap } from "#app/features/maps/components/map";
import type { MapTiles } from "#app/features/maps/schema";
import { Picture } from "#app/features/media/components/picture";
import { scene } from "#app/features/media/scenes";

/** Where to find us; without a map service, a picture and where to ask. */
export function OfficeMap({ tiles }: { tiles: MapTiles | null }) {
  const t = useTranslations("contactPage");
  const map = useTranslations("map");
  const { town, latitude, longitude } = OFFICE;
  if (tiles) return <PointMap className="office-map" tiles={tiles} points={[{ latitude, longitude, label: `${brand.name}, ${town}` }]} label={map("label")} />;
  return (
    <div className="contact-map">
      <Picture {...scene("aerial")} alt="" sizes="(min-width: 1400px) 1312px, 100vw" />
      <p>
        <Map aria-hidden />
        <span>
          <b>{t("mapSoon")}</b>
          {t("mapUntilThen")}
        </span>
      </p>
    </div>
  );
}
