import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { canAffordTiles } from "#app/features/maps/tiles";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const tokens = read("../../../ui/styles/tokens.css");
const sheets = ["map-frame.css", "map-ground.css", "drawn-map.css", "list-map.css", "maps.css"].map(read).join("\n");

/** The declaration of a rule, with a token of the design resolved. */
function colourOf(selector: string, property: string): string {
  const rule = sheets.split("\n" + selector + " {")[1]?.split("}")[0] ?? "";
  const value = new RegExp(`(?:^|\\s)${property}: ([^;]+);`).exec(rule)?.[1] ?? "";
  const token = /var\((--[\w-]+)\)/.exec(value)?.[1];
  return token ? new RegExp(`${token}: (#[0-9a-f]+);`).exec(tokens)![1]! : value;
}

function luminance(colour: string): number {
  const digits = colour.slice(1);
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The land, its shore, and the sea from its darkest to its lightest. */
const GROUNDS = [
  colourOf(".map-ground > .map-land", "fill"),
  colourOf(".map-ground > .map-sand", "stroke"),
  colourOf(".map-ground > .map-surf", "stroke"),
  ...colourOf(".map-sea", "background").match(/#[0-9a-f]{6}/g)!,
];

describe("colours of maps (PL-013)", () => {
  it("names have a contrast of 4.5 to 1 on land and sea, pins of 3 to 1", () => {
    expect(GROUNDS).toHaveLength(6);
    const name = colourOf(".map-places > g", "fill");
    const pins = [
      colourOf(".map-drop > path", "fill"),
      colourOf(".map-dot", "fill"),
      colourOf(".map-marks circle", "fill"),
      colourOf(".map-marker", "color"),
    ];
    for (const ground of GROUNDS) {
      expect(contrast(name, ground), `a name on ${ground}`).toBeGreaterThanOrEqual(4.5);
      for (const pin of pins) expect(contrast(pin, ground), `${pin} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  it("keep land and sea apart in grey, and their own colours where colours are forced", () => {
    const [land, , , ...sea] = GROUNDS as [string, string, string, ...string[]];
    const shore = colourOf(".map-ground > .map-sand", "stroke");
    // The shore parts them where they are about as light as each other.
    for (const water of sea) expect(contrast(shore, water)).toBeGreaterThan(1.1);
    expect(contrast(shore, land)).toBeGreaterThan(1.1);
    expect(colourOf(".map-frame", "forced-color-adjust")).toBe("none");
  });
});

describe("tiles (PL-050)", () => {
  it("are not tried without a network, nor by who saves data", () => {
    expect(canAffordTiles({ onLine: true })).toBe(true);
    expect(canAffordTiles({ onLine: true, connection: { saveData: false } })).toBe(true);
    expect(canAffordTiles({ onLine: true, connection: { saveData: true } })).toBe(false);
    expect(canAffordTiles({ onLine: false })).toBe(false);
  });
});
