import { drawMap } from "#app/features/maps/island/draw";
import type { Coordinates } from "#app/features/maps/island/projection";
import type { MapPlace } from "#app/features/maps/schema";
import type { Language } from "#app/platform/i18n/languages";

/** What the style sheets of the site say of the drawn map, in the few rules a picture in a document understands. */
const STYLES = `
.map-ground,.map-drop,.map-places svg{overflow:visible}
.map-ground>use{fill:none;stroke-linejoin:round}
.map-ground>.map-shelf{stroke:#c4efe9;stroke-opacity:.5;stroke-width:78}
.map-ground>.map-shallows{stroke:#cdf3ec;stroke-opacity:.75;stroke-width:46}
.map-ground>.map-surf{stroke:#e3f8ee;stroke-width:21}
.map-ground>.map-sand{stroke:#f7ecd0;stroke-width:8}
.map-ground>.map-land{fill:#c3d99f;stroke:#dccb9f;stroke-width:1.5}
.map-waves{fill:none;stroke:#fff;stroke-opacity:.6;stroke-width:2.5;stroke-linecap:round}
.map-hills,.map-palms{fill:none;stroke:#8fb573;stroke-width:2;stroke-linecap:round}
.map-palms{stroke:#5a9462}
.map-trees{fill:#5aa56b;stroke:#3e7d50;stroke-width:1.2}
.map-scale{fill:none;stroke:#0c4e56;stroke-width:2}
.map-north{fill:#a43615}
.map-south{fill:#fdfaf4}
.map-places>g{fill:#0a2e37;font-size:13.5px;font-weight:400}
.map-places>.from-3{display:none}
.map-places>.is-large{font-size:15px;font-weight:600}
.map-places text,.map-note{stroke:#eef6e8;stroke-opacity:.92;stroke-width:4px;stroke-linejoin:round;paint-order:stroke}
.map-note{fill:#0c4e56;font-size:12.5px;text-anchor:middle}
.map-places circle{stroke:#fdfaf4;stroke-width:2px}
.map-places svg>circle{fill:#0a626a;stroke:#fff}
.map-places svg>path{fill:none;stroke:#fff;stroke-width:1.5px;stroke-linejoin:round;stroke-linecap:round;transform:scale(.8)}
.map-drop>path{fill:#c6431c;stroke:#fff;stroke-width:2.5px}
.map-drop>circle{fill:#fff}
.map-circle>circle{fill:#c6431c;fill-opacity:.18;stroke:#a43615;stroke-width:1}`;

const LATIN = "Print Onest latin, Print Onest latin-ext";
/** That of the language comes first: a name set from two files falls apart. */
const FONTS: Partial<Record<Language, string>> = {
  ar: `Print Alexandria arabic, ${LATIN}`,
  zh: `Print Noto Sans SC, ${LATIN}`,
  ru: `Print Onest cyrillic, ${LATIN}`,
};

export interface PrintedMap {
  language: Language;
  places: readonly MapPlace[];
  texts: { scale: string; north: string; ferry: string };
  point?: Coordinates | null;
  withinMetres?: number;
  /** The whole island in a frame of this shape, width to height, with the sea beside it; null: what lies around the point. */
  ratio: number | null;
}

const ISLAND = { width: 606, height: 1000 };
/** As wide as it is printed, in pixels, so that names have the size of small print. */
const SURROUNDINGS = { width: 640, height: 480 };

/** The typesetter moves the first letter alone by dx and dy, and Arabic words fall apart. */
function withoutOffsets(markup: string, { width, height }: { width: number; height: number }): string {
  return markup.replaceAll(
    /<text x="([-\d.]+)%" y="([-\d.]+)%" dx="([-\d.]+)" dy="([-\d.]+)"/g,
    (_, x: string, y: string, dx: string, dy: string) =>
      `<text x="${((Number(x) / 100) * width + Number(dx)).toFixed(1)}" y="${((Number(y) / 100) * height + Number(dy)).toFixed(1)}"`,
  );
}

/** The drawn map as a picture of its own. */
export function mapSvg({ language, places, texts, point, withinMetres, ratio }: PrintedMap): string {
  const { width, height } = ratio === null ? SURROUNDINGS : ISLAND;
  const full = Math.max(width, Math.round(height * (ratio ?? 0)));
  const drawn = drawMap({
    id: "m",
    view: ratio === null ? "surroundings" : "island",
    places,
    texts,
    ...(point && { point }),
    ...(withinMetres !== undefined && { withinMetres }),
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${full}" height="${height}" viewBox="0 0 ${full} ${height}" font-family="${FONTS[language] ?? LATIN}">` +
    `<style>${STYLES}</style><defs><linearGradient id="sea"><stop offset="0" stop-color="#6cc9ca"/><stop offset=".42" stop-color="#93dad7"/><stop offset="1" stop-color="#b5e8e2"/></linearGradient></defs>` +
    `<rect width="${full}" height="${height}" fill="url(#sea)"/>` +
    `<svg x="${Math.round((full - width) / 2)}" y="0" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" overflow="visible">${withoutOffsets(drawn, { width, height })}</svg></svg>`
  );
}
