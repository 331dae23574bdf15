import { useTranslations } from "use-intl";
import { DrawnMap } from "#app/features/maps/components/drawn-map";
import type { MapPlace } from "#app/features/maps/schema";
import { SiteLink } from "#app/platform/i18n/paths";

/** The island, with the way to the map of everything on it. Needs the texts map. */
export function GuideMap({ places }: { places: MapPlace[] }) {
  const t = useTranslations("map");
  const nav = useTranslations("nav");
  return (
    <figure className="guide-map">
      <DrawnMap id="g" view="island" places={places} label={t("of")} />
      <figcaption>
        <SiteLink to="/:lang?/map" className="btn btn-small btn-secondary">
          {nav("map")}
        </SiteLink>
      </figcaption>
    </figure>
  );
}
