/**
 * Which letters stand in which file. A letter outside a page's first files fetches the next one, by its unicode-range.
 */
export const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");

const ASCII = between(0x20, 0x7e);
const PUNCTUATION = "\u00a0\u202f¡¿«»‹›‘’‚“”„–—…•·©®™°º×−½²³£€";

/** What English, French, Spanish, Italian, German and Swahili are written with. */
export const LATIN = `${ASCII}${PUNCTUATION}ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸŒàâäçèéêëîïôöùûüÿœßÁÍÓÚÑáíóúñÌÒìò`;

/** The rest of Western Europe: names of people and places, and signs nobody types every day. */
export const LATIN_1 = without(between(0xa1, 0xff) + "ıˆ˜‑†‡‰′″⁄ªº¹", LATIN);

/** Central Europe, Turkey, the Baltic. */
export const LATIN_EXTENDED = without(`${between(0x100, 0x17f)}ȘșȚțẞẀẁẂẃẄẅỲỳ`, LATIN + LATIN_1);

/** Latin as headings in another script meet it: names, numbers, prices. */
export const LATIN_BASIC = `${ASCII}\u00a0«»‘’“”„–—…·×°€`;

export const CYRILLIC = `${between(0x410, 0x44f)}Ёё№`;
export const CYRILLIC_MORE = without(between(0x400, 0x45f) + "ҐґҰұ", CYRILLIC);

/** In the first file a page fetches: from another they would come later, and lines would then break elsewhere. */
export const BLANKS = " \u00a0";

export const ARABIC = `،؛؟ـ٪٫٬${between(0x621, 0x63a)}${between(0x641, 0x652)}${between(0x660, 0x669)}\u0670\u200c\u200d\u200e\u200f`;
/** Persian, Urdu and their neighbours. */
export const ARABIC_MORE = without(between(0x600, 0x6ff), ARABIC);

export function without(letters: string, others: string): string {
  const taken = new Set(others);
  return [...new Set(letters)].filter((letter) => !taken.has(letter)).join("");
}

/** Codes that follow each other, as first and last. The codes must be in order. */
function rangesOf(codes: number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs;
}

/** 41-5a,e9. The codes must be in order. */
export const hexRanges = (codes: number[]): string =>
  rangesOf(codes)
    .map(([first, last]) => [...new Set([first, last])].map((code) => code.toString(16)).join("-"))
    .join(",");

/** U+41-5A, U+E9: as a style sheet names them. */
export function unicodeRange(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  return hexRanges(codes)
    .split(",")
    .map((range) => `U+${range.toUpperCase()}`)
    .join(", ");
}
