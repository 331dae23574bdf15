import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { DrawnSvg } from "#app/features/maps/components/drawn-map";
import type { Picker } from "#app/features/maps/components/leaflet-picker";
import { MapCredit } from "#app/features/maps/components/map-credit";
import { readDegrees } from "#app/features/maps/degrees";
import { isOnPemba, type Coordinates } from "#app/features/maps/island/projection";
import type { MapGround } from "#app/features/maps/schema";

/** Where the marker waits while there is no point: the middle of the island. */
const START = { latitude: -5.2, longitude: 39.7, zoom: 10 };

type Typed = Partial<Record<"latitude" | "longitude", string>>;

interface PointMapProps {
  ground: MapGround;
  /** Visitors will see the point only roughly. */
  isBlurred: boolean;
  typed: Typed;
}

/**
 * A map on which a visitor puts the point that the fields latitude and longitude of the same form hold. The server draws
 * the island; what moves it is fetched when a pointer, a finger or the focus reaches it. Without scripts the fields do.
 * Needs the texts map and submitPoint.
 */
export default function PointMap({ ground, isBlurred, typed }: PointMapProps) {
  const t = useTranslations("submitPoint");
  const map = useTranslations("map");
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const picker = useRef<Picker | null>(null);
  const isReached = useRef(false);
  const [point, setPoint] = useState(() => readPoint(typed));
  const [state, setState] = useState<"drawn" | "live" | "failed">("drawn");

  const fields = () => {
    const controls = frame.current?.closest("form")?.elements;
    const field = (name: string) => controls?.namedItem(name) as HTMLInputElement;
    return { latitude: field("latitude"), longitude: field("longitude") };
  };

  /** Into the fields, as if it had been typed: the form keeps what is typed. */
  const choose = (chosen: Coordinates | null) => {
    const { latitude, longitude } = fields();
    latitude.value = chosen ? String(chosen.latitude) : "";
    longitude.value = chosen ? String(chosen.longitude) : "";
    for (const field of [latitude, longitude]) field.dispatchEvent(new Event("input", { bubbles: true }));
  };

  async function open() {
    const { createPointPicker } = await import("#app/features/maps/components/leaflet-picker");
    if (!canvas.current) return;
    const { latitude, longitude } = fields();
    picker.current = createPointPicker(canvas.current, {
      ...ground,
      circle: null,
      start: { ...START, ...readPoint({ latitude: latitude.value, longitude: longitude.value }) },
      texts: {
        zoomIn: map("zoomIn"),
        zoomOut: map("zoomOut"),
        credit: map("credit"),
        ferry: map("ferry"),
        drag: t("drag"),
        marker: t("marker"),
      },
      onMove: (moved, isLast) => isLast && choose(moved),
    });
    setState("live");
  }

  const reach = () => {
    if (isReached.current) return;
    isReached.current = true;
    open().catch((error: unknown) => {
      console.error(error);
      setState("failed");
    });
  };

  useEffect(() => {
    const form = frame.current?.closest("form");
    const follow = () => {
      const { latitude, longitude } = fields();
      const next = readPoint({ latitude: latitude.value, longitude: longitude.value });
      setPoint(next);
      picker.current?.moveTo(next ?? START);
    };
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && /^(latitude|longitude)$/.test(target.name)) follow();
    };
    // A draft may have been put into the fields before the page was awake.
    follow();
    form?.addEventListener("input", onInput);
    return () => {
      form?.removeEventListener("input", onInput);
      picker.current?.remove();
      picker.current = null;
    };
  }, []);

  return (
    <div className="point-field">
      <h3 className="point-field-title">{t("title")}</h3>
      <p className="submit-note">{t(isBlurred ? "blurred" : "exact")}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reaching it is what loads the map that moves; its marker and buttons are the controls */}
      <section
        ref={frame}
        className="map-frame map-sea point-map"
        aria-label={t("map")}
        data-state={state}
        data-unset={point ? undefined : true}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever comes by keyboard reaches the map here, and its marker once it is there
        tabIndex={state === "drawn" ? 0 : undefined}
        onPointerEnter={reach}
        onPointerDown={reach}
        onFocus={reach}
      >
        <DrawnSvg id="p" view="island" places={ground.places} point={point} />
        <div ref={canvas} dir="ltr" className="map-canvas" />
        {state !== "live" && <MapCredit />}
      </section>
      <p className="point-field-foot">
        <output>
          {state === "failed" ? (
            map("cannotMove")
          ) : point ? (
            <bdi dir="ltr">
              {point.latitude.toFixed(4)}, {point.longitude.toFixed(4)}
            </bdi>
          ) : (
            t("none")
          )}
        </output>
        {point && (
          <button type="button" className="btn btn-small btn-secondary" onClick={() => choose(null)}>
            <X aria-hidden />
            {t("remove")}
          </button>
        )}
      </p>
    </div>
  );
}

/** The point that is typed, where it is one on the map. */
function readPoint({ latitude = "", longitude = "" }: Typed): Coordinates | null {
  const point = { latitude: readDegrees(latitude), longitude: readDegrees(longitude) };
  if (point.latitude === null || point.longitude === null) return null;
  return isOnPemba(point as Coordinates) ? (point as Coordinates) : null;
}
