import { useEffect, useRef, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { MapCredit } from "#app/features/maps/components/map-credit";
import type { Drawing } from "#app/features/maps/island/draw";

/** Not a static import: with that the scripts of pages would carry the coast. */
const drawOnServer = import.meta.env.SSR ? (await import("#app/features/maps/island/draw")).drawMap : null;

/**
 * The drawn map of the island. The server writes it, and the page's scripts leave it as it is: they do not carry the
 * coast. Only after a navigation in the browser it is drawn there. Needs the texts map.
 */
export function DrawnMap({
  label,
  className = "",
  children,
  ...drawing
}: Omit<Drawing, "texts"> & { label: string; className?: string; children?: ReactNode }) {
  return (
    <div className={`map-frame map-sea drawn-map is-${drawing.view} ${className}`}>
      <DrawnSvg label={label} {...drawing} />
      {children}
      <MapCredit />
    </div>
  );
}

/** The drawing alone. Without a label it only decorates; with links on it it is a group of them. */
export function DrawnSvg({ label, ...drawing }: Omit<Drawing, "texts"> & { label?: string }) {
  const t = useTranslations("map");
  const svg = useRef<SVGSVGElement>(null);
  const drawn: Drawing = { ...drawing, texts: { scale: t("scale"), north: t("north"), ferry: t("ferry") } };
  const input = JSON.stringify(drawn);
  const last = useRef(input);
  const nameCrowd = useRef(String as (n: number) => string);

  useEffect(() => {
    nameCrowd.current = (n) => t("pins", { n });
  }, [t]);

  useEffect(() => {
    const element = svg.current;
    if (!element || (element.firstChild && last.current === input)) return undefined;
    let isUnmounted = false;
    const draw = async () => {
      const { drawMap } = await import("#app/features/maps/island/draw");
      if (isUnmounted) return;
      last.current = input;
      element.innerHTML = drawMap(JSON.parse(input) as Drawing, nameCrowd.current);
    };
    draw().catch((error: unknown) => console.error(error));
    return () => {
      isUnmounted = true;
    };
  }, [input]);

  return (
    // The map measures from the left in every language.
    <div className="drawing" dir="ltr">
      <svg
        ref={svg}
        role={label ? (drawing.list ? "group" : "img") : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: drawOnServer?.(drawn, (n) => t("pins", { n })) ?? "" }}
      />
    </div>
  );
}
