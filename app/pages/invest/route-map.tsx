import { useId } from "react";
import { useTranslations } from "use-intl";
import { AFRICA, ARABIA, toMapPoint, coastlinePath, PERSIA, PLACES } from "#app/pages/invest/coastline";
import { useLanguage } from "#app/platform/i18n/paths";

const pemba = toMapPoint(PLACES.pemba);
const dubai = toMapPoint(PLACES.dubai);
const nairobi = toMapPoint(PLACES.nairobi);
const darEsSalaam = toMapPoint(PLACES.darEsSalaam);

/** The flight bends out over the sea; the plane sits on it a little past the middle, turned along it. */
const ROUTE = `M${pemba.x} ${pemba.y}C${pemba.x + 130} ${pemba.y - 110} ${dubai.x + 40} ${dubai.y + 190} ${dubai.x} ${dubai.y}`;
const PLANE = "translate(379 256) rotate(-61)";

const PILL_START = 412;
const PILL_PADDING = 40;
/**
 * About how wide a letter of the pill is on a phone, where it is largest: a drawing cannot measure its words. Arabic
 * type runs wider.
 */
const LETTER_WIDTH = 11.5;
const ARABIC_LETTER_WIDTH = 17;

/** Not to be mirrored: north stays up and east stays right in every language. */
export function RouteMap() {
  const t = useTranslations("investLocation");
  const flight = t("flight");
  const letter = useLanguage() === "ar" ? ARABIC_LETTER_WIDTH : LETTER_WIDTH;
  const pill = Math.max(130, flight.length * letter + PILL_PADDING);
  const dots = useId();
  return (
    <div className="route-map">
      <svg viewBox="0 0 620 560" role="img" aria-label={t("map")}>
        <defs>
          <pattern id={dots} width="10" height="10" patternUnits="userSpaceOnUse">
            <circle className="map-dot" cx="2.2" cy="2.2" r="1.75" />
          </pattern>
        </defs>
        {[AFRICA, ARABIA, PERSIA].map((land) => (
          <path key={coastlinePath(land)} fill={`url(#${dots})`} d={coastlinePath(land)} />
        ))}
        {[64, 150, 262].map((radius) => (
          <circle key={radius} className="map-ring" cx={pemba.x} cy={pemba.y} r={radius} opacity={64 / radius + 0.2} />
        ))}
        <path className="map-route" d={ROUTE} />
        <path className="map-plane" transform={PLANE} d="M-19 0H19M5 0L-8 -16M5 0L-8 16M-16 0L-21 -7M-16 0L-21 7" />
        <circle className="map-start" cx={dubai.x} cy={dubai.y} r="8" />
        <text className="map-city" x={dubai.x + 20} y={dubai.y + 8}>
          {t("dubai")}
        </text>
        <circle className="map-halo" cx={pemba.x} cy={pemba.y} r="21" />
        <circle className="map-goal" cx={pemba.x} cy={pemba.y} r="9.5" />
        <text className="map-island" x={pemba.x + 30} y={pemba.y + 9}>
          {t("pemba")}
        </text>
        <circle className="map-town" cx={nairobi.x} cy={nairobi.y} r="4.5" />
        <text className="map-town-name" x={nairobi.x - 10} y={nairobi.y - 10}>
          {t("nairobi")}
        </text>
        <circle className="map-town" cx={darEsSalaam.x} cy={darEsSalaam.y} r="4.5" />
        <text className="map-town-name" x={darEsSalaam.x - 12} y={darEsSalaam.y + 18}>
          {t("darEsSalaam")}
        </text>
        <rect className="map-pill" x={PILL_START} y="232" width={pill} height="48" rx="24" />
        <text className="map-flight" x={PILL_START + pill / 2} y="262">
          {flight}
        </text>
      </svg>
    </div>
  );
}
