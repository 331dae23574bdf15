import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project.ts";
import { IN_BOLD, IN_CARDS, IN_HEADINGS, IN_SECTIONS, IN_TITLES } from "./chinese-emphasis.ts";
import type { Face } from "./face.ts";
import { between, LATIN_BASIC, unicodeRange, without } from "./letters.ts";

const PUNCTUATION = "　、。〈〉《》「」『』【】〔〕！％（），．／：；？～￥";
const FIRST = 0x4e00;
const LAST = 0x9fff;
const BLOCK = 0x400;

/**
 * What our own texts are written with. Every page needs most of it, so that finer parts would only mean more requests.
 */
function ourCharacters(): string {
  const files = ["app/features/translations/catalogues/zh/*.ts", "db/seed/**/*.ts"].flatMap((pattern) =>
    globSync(pattern, { cwd: root }),
  );
  const texts = files.map((file) => readFileSync(join(root, file), "utf8")).join("");
  return [...new Set(texts)].filter((character) => /\p{Script=Han}/u.test(character)).join("");
}

function facesOf(
  cut: {
    family: string;
    file: string;
    package: "noto-sans-sc" | "noto-serif-sc";
    weight: 400 | 600;
    answersTo: string;
  },
  parts: Record<string, string>,
): Face[] {
  const source = {
    from: `@fontsource/${cut.package}` as const,
    file: `files/${cut.package}-chinese-simplified-${cut.weight}-normal.woff2`,
  };
  return Object.entries(parts).map(([name, letters]) => ({
    family: cut.family,
    file: `${cut.file}-${name}`,
    source,
    letters,
    weights: [cut.answersTo],
  }));
}

/** All other characters, for what staff will write: by code, because a short range says it. */
function otherCharacters(
  family: string,
  file: string,
  name: "noto-sans-sc" | "noto-serif-sc",
  weight: 400 | 600,
  weights: string[],
  ours: string,
): Face[] {
  const starts = Array.from({ length: Math.ceil((LAST - FIRST) / BLOCK) }, (_, i) => FIRST + i * BLOCK);
  return starts.map((start) => {
    const block = between(start, Math.min(start + BLOCK - 1, LAST));
    return {
      family,
      file: `${file}-${start.toString(16)}`,
      source: { from: `@fontsource/${name}`, file: `files/${name}-chinese-simplified-${weight}-normal.woff2` },
      letters: without(block, ours),
      weights,
      range: unicodeRange(block),
    };
  });
}

/**
 * Android has a Chinese font that no family name reaches, only this. Where it is found, nothing is fetched for running
 * text. That of old phones sets its commas in the middle, as in Taipei: only its characters are taken.
 */
export const CHINESE_ON_ANDROID = `@font-face {
  font-family: "Chinese on Android";
  src: local("Droid Sans Fallback");
  unicode-range: U+4E00-9FFF;
}
@font-face {
  font-family: "Chinese on Android";
  src: local("Noto Sans CJK SC"), local("NotoSansCJKsc-Regular"), local("Noto Sans SC"), local("NotoSansSC-Regular");
  unicode-range: U+2E80-9FFF, U+F900-FAFF, U+FE30-FE4F, U+FF00-FFEF;
}`;

export function chineseFaces(): Face[] {
  const ours = PUNCTUATION + ourCharacters() + IN_HEADINGS + IN_BOLD + IN_TITLES + IN_SECTIONS + IN_CARDS;
  const both = Array.from(IN_HEADINGS)
    .filter((character) => IN_BOLD.includes(character))
    .join("");
  const headings = without(IN_HEADINGS, both);
  const bold = without(IN_BOLD, both);
  const texts = without(ours, IN_HEADINGS + IN_BOLD);
  const unmarked = (letters: string) => without(letters, PUNCTUATION);
  const shownFirst = IN_TITLES + IN_SECTIONS + IN_CARDS;
  return [
    ...otherCharacters("Noto Sans SC Web", "zh/sans", "noto-sans-sc", 400, ["100 549", "550 900"], ours),
    ...facesOf(
      { family: "Noto Sans SC Web", file: "zh/sans", package: "noto-sans-sc", weight: 400, answersTo: "100 549" },
      { ours: unmarked(ours), punctuation: PUNCTUATION },
    ),
    ...facesOf(
      { family: "Noto Sans SC Web", file: "zh/sans-bold", package: "noto-sans-sc", weight: 600, answersTo: "550 900" },
      {
        both: unmarked(both),
        bold: unmarked(bold),
        headings: unmarked(headings),
        texts: unmarked(texts),
        punctuation: PUNCTUATION,
      },
    ),
    ...otherCharacters("Noto Serif SC", "zh/serif", "noto-serif-sc", 600, ["100 900"], ours),
    ...facesOf(
      { family: "Noto Serif SC", file: "zh/serif", package: "noto-serif-sc", weight: 600, answersTo: "100 900" },
      {
        titles: IN_TITLES,
        latin: LATIN_BASIC,
        sections: IN_SECTIONS,
        cards: IN_CARDS,
        headings: without(IN_HEADINGS, shownFirst),
        texts: without(ours, IN_HEADINGS + shownFirst),
      },
    ),
  ];
}
