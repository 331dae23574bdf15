import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FONT_FOLDER } from "#app/features/documents/project-files.server";
import type { Language } from "#app/platform/i18n/languages";

/** A font file for documents, as scripts/make-fonts.ts wrote it down. */
interface PrintFont {
  file: string;
  family: string;
  ranges: [first: number, last: number][];
}

let read: PrintFont[] | undefined;

function printFonts(): PrintFont[] {
  read ??= readFileSync(join(FONT_FOLDER, "fonts.tsv"), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [file = "", family = "", , ranges = ""] = line.split("\t");
      return { file, family, ranges: ranges.split(",").map(parseRange) };
    });
  return read;
}

function parseRange(range: string): [number, number] {
  const [first = "", last = first] = range.split("-");
  return [parseInt(first, 16), parseInt(last, 16)];
}

function has({ ranges }: PrintFont, code: number): boolean {
  let [from, to] = [0, ranges.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const [first, last] = ranges[middle] as [number, number];
    if (code < first) to = middle - 1;
    else if (code > last) from = middle + 1;
    else return true;
  }
  return false;
}

/** Directions, joiners, variants and blanks: set without a letter of a font, or as wide as a blank. */
const DRAWS_NOTHING = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Bidi_Control}]/u;
/** Arabic in the form it has in the middle of a word, wide Latin: the plain letters mean the same. */
const HAS_PLAIN_FORM = /[\ufb50-\ufdff\ufe70-\ufefc\uff01-\uff5e]/u;

const CONTROL = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Surrogate}/gu;

export interface PrintableText {
  text: string;
  /** What no font of ours has. */
  left: Set<string>;
}

/** A text as it can be printed: letters that no font has are left out, since in print nothing stands in for them. */
export function printable(text: string): PrintableText {
  const left = new Set<string>();
  const fonts = printFonts();
  const kept = Array.from(text.replaceAll(CONTROL, ""), (letter) => {
    if (DRAWS_NOTHING.test(letter)) return letter;
    if (fonts.some((font) => has(font, letter.codePointAt(0) ?? 0))) return letter;
    const plain = HAS_PLAIN_FORM.test(letter) ? letter.normalize("NFKC") : letter;
    if (plain !== letter) return plain;
    left.add(letter);
    return "";
  });
  return { text: left.size > 0 ? kept.join("").replaceAll("\ufe0f", "") : kept.join(""), left };
}

/** What texts of a language are set in, by how families are called; titles and the name of the site besides. */
const TEXT_FAMILIES: Partial<Record<Language, string[]>> = {
  ar: ["Print Alexandria", "Print Onest"],
  zh: ["Print Onest", "Print Noto Sans SC"],
};
const TITLE_FAMILIES: Partial<Record<Language, string[]>> = { ru: ["Print Literata"], ar: [], zh: [] };

/**
 * The files a document needs: those of its language's families that have a letter of its texts, and of the others those
 * that have one its own lack. The large Chinese ones are not read for a dash.
 */
export function fontFilesFor(text: string, language: Language): string[] {
  const codes = new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  // Every file has some of these, and every document has them.
  for (const code of [0x20, 0xa0, 0x41, 0xc1, 0x102]) codes.delete(code);
  const isOf = ({ family }: PrintFont, names: readonly string[]) => names.some((name) => family.startsWith(name));
  const ofTexts = TEXT_FAMILIES[language] ?? ["Print Onest"];
  const own = [...ofTexts, ...(TITLE_FAMILIES[language] ?? ["Print Fraunces"]), "Print Fraunces Small"];
  const textFonts = printFonts().filter((font) => isOf(font, ofTexts));
  const lacking = [...codes].filter((code) => !textFonts.some((font) => has(font, code)));
  const isNeeded = (font: PrintFont) =>
    (isOf(font, own) ? [...codes] : lacking).some(
      (code) => !DRAWS_NOTHING.test(String.fromCodePoint(code)) && has(font, code),
    );
  return printFonts()
    .filter(isNeeded)
    .map(({ file }) => join(FONT_FOLDER, file));
}
