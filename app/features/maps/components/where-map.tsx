import { useTranslations } from "use-intl";
import { DrawnMap, DrawnSvg } from "#app/features/maps/components/drawn-map";
import { BLUR_METRES } from "#app/features/maps/island/projection";
import type { Where } from "#app/features/maps/schema";

/**
 * Where one thing is: what lies around it, the island small with the same point, and how far it is to the next town.
 * Needs the texts map.
 */
export function WhereMap({ where: { point, isBlurred, places, near, town }, title }: { where: Where; title: string }) {
  const t = useTranslations("map");
  return (
    <figure className="where-map">
      <DrawnMap
        id="w"
        view="surroundings"
        point={point}
        withinMetres={isBlurred ? BLUR_METRES : undefined}
        places={places}
        label={t("labelOf", { title })}
      >
        <div className="where-inset">
          <DrawnSvg id="i" view="island" point={point} places={[]} isInset />
        </div>
      </DrawnMap>
      {(near || town || isBlurred) && (
        <figcaption>
          {near && <span>{t("near", { place: near })}</span>}
          {isBlurred && <span>{t("within")}</span>}
          {town && <span>{t("away", { km: town.km, place: town.name })}</span>}
        </figcaption>
      )}
    </figure>
  );
}
