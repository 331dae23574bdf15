import { Map } from "lucide-react";
import { useTranslations } from "use-intl";
import { PointMap } from "#app/features/maps/components/map";
import type { MapTiles } from "#app/features/maps/schema";
import { Picture } from "#app/features/media/components/picture";
import { scenePicture } from "#app/features/media/scenes";
import { useSite } from "#app/features/settings/components/site-context";

/** Where to find us; without a map service, a picture and where to ask. */
export function OfficeMap({
  tiles,
  position,
}: {
  tiles: MapTiles | null;
  position: { latitude: number; longitude: number } | null;
}) {
  const t = useTranslations("contactPage");
  const map = useTranslations("map");
  const { name, address } = useSite().identity;
  if (tiles && position)
    return (
      <PointMap
        className="office-map"
        tiles={tiles}
        points={[{ ...position, label: `${name}, ${address}` }]}
        label={map("label")}
      />
    );
  return (
    <div className="contact-map">
      <Picture {...scenePicture("aerial")} alt="" sizes="(min-width: 1400px) 1312px, 100vw" />
      <p>
        <Map aria-hidden />
        <span>
          <b>{t("mapSoon")}</b>
          {t("mapUntilThen", { address })}
        </span>
      </p>
    </div>
  );
}
