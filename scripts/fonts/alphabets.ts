import type { Face } from "./face.ts";
import {
  ARABIC,
  ARABIC_MORE,
  BLANKS,
  CYRILLIC,
  CYRILLIC_MORE,
  LATIN,
  LATIN_1,
  LATIN_EXTENDED,
  LATIN_BASIC,
  without,
} from "./letters.ts";

const TEXT_WEIGHTS = { wght: { min: 400, max: 700 } };
const ANY_WEIGHT = ["100 900"];

const onest = (name: string, letters: string, subset = name): Face => ({
  family: "Onest",
  file: `onest-${name}`,
  source: { from: "@fontsource-variable/onest", file: `files/onest-${subset}-wght-normal.woff2` },
  letters,
  axes: TEXT_WEIGHTS,
  weights: ["400 700"],
});

/**
 * Fraunces changes with the size it is set in. Two cuts instead of its two axes: a fine one for large titles, and a
 * sturdy one, which weights from 450 on ask for, for everything below some 30 pixels. At optical size 84 the bar of an
 * e is still seen on a screen of few dots; from 90 on it is not.
 */
const fraunces = (cut: "display" | "text" | "italic", name: string, letters: string, subset: string): Face => ({
  family: "Fraunces",
  file: `fraunces-${cut}-${name}`,
  source: {
    from: "@fontsource-variable/fraunces",
    file: `files/fraunces-${subset}-opsz-${cut === "italic" ? "italic" : "normal"}.woff2`,
  },
  letters,
  axes: { display: { opsz: 84, wght: 400 }, text: { opsz: 28, wght: 460 }, italic: { opsz: 84, wght: 360 } }[cut],
  weights: { display: ["100 449"], text: ["450 900"], italic: ANY_WEIGHT }[cut],
  ...(cut === "italic" && { style: "italic" }),
});

const literata = (name: string, letters: string, subset = name): Face => ({
  family: "Literata",
  file: `literata-${name}`,
  source: { from: "@fontsource-variable/literata", file: `files/literata-${subset}-opsz-normal.woff2` },
  letters,
  axes: { opsz: 36, wght: 400 },
  weights: ANY_WEIGHT,
});

const alexandria = (name: string, letters: string, subset = name): Face => ({
  family: "Alexandria",
  file: `alexandria-${name}`,
  source: { from: "@fontsource-variable/alexandria", file: `files/alexandria-${subset}-wght-normal.woff2` },
  letters,
  axes: TEXT_WEIGHTS,
  weights: ["400 700"],
});

export const FACES_EVERYWHERE: Face[] = [
  onest("latin", LATIN),
  onest("latin-1", LATIN_1, "latin"),
  onest("latin-ext", LATIN_EXTENDED),
  onest("cyrillic", CYRILLIC),
  onest("cyrillic-more", CYRILLIC_MORE, "cyrillic"),
  ...(["display", "text", "italic"] as const).flatMap((cut) => [
    fraunces(cut, "latin", LATIN, "latin"),
    fraunces(cut, "latin-1", LATIN_1, "latin"),
    fraunces(cut, "latin-ext", LATIN_EXTENDED, "latin-ext"),
  ]),
];

export const FACES_RU: Face[] = [
  literata("cyrillic", BLANKS + CYRILLIC),
  literata("cyrillic-more", CYRILLIC_MORE, "cyrillic"),
  literata("latin", without(LATIN_BASIC, BLANKS)),
];

export const FACES_AR: Face[] = [
  alexandria("arabic", BLANKS + ARABIC),
  alexandria("arabic-more", ARABIC_MORE, "arabic"),
  alexandria("latin", without(LATIN, BLANKS)),
  alexandria("latin-ext", LATIN_EXTENDED),
];

/** Two names, a few letters each: the language menu can be read on any machine. */
export const FACES_OF_ENDONYMS: Face[] = [
  {
    ...alexandria("arabic", "العربية"),
    family: "Endonyms",
    file: "endonym-ar",
    axes: { wght: 500 },
    weights: ANY_WEIGHT,
  },
  {
    family: "Endonyms",
    file: "endonym-zh",
    source: { from: "@fontsource/noto-sans-sc", file: "files/noto-sans-sc-chinese-simplified-600-normal.woff2" },
    letters: "中文",
    weights: ANY_WEIGHT,
  },
];
