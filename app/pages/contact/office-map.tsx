import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { lazyMap } from "#app/features/maps/components/lazy-map";
import type { Where, MapPlace } from "#app/features/maps/schema";
import { useSite } from "#app/features/settings/components/site-context";

const DrawnMap = lazyMap(async () => (await import("#app/features/maps/components/drawn-map")).DrawnMap, "div");

/** Where to find us; the whole island while staff have not said where. */
export function OfficeMap({ where, places }: { where: Where | null; places: MapPlace[] }) {
  const t = useTranslations("map");
  const { name, address } = useSite().identity;
  const drawing = where ? ({ view: "surroundings", ...where } as const) : ({ view: "island", places } as const);
  return (
    <Suspense>
      <DrawnMap id="m" className="office-map" label={where ? `${name}, ${address}` : t("of")} {...drawing} />
    </Suspense>
  );
}
