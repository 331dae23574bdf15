import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { escapeMarkup } from "#app/platform/escape-markup";
import { PROJECT_ROOT } from "#app/platform/project-root.server";

const FONT_FOLDER = join(PROJECT_ROOT, "app/features/documents/fonts");

/**
 * Tells the library that sets texts in pictures which fonts there are: ours, and none of the machine. It reads this once,
 * with the first text it sets, so the picture is the same on every machine.
 */
export function setFontConfig(): void {
  const folder = mkdtempSync(join(tmpdir(), "pemba-fonts-"));
  const file = join(folder, "fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${escapeMarkup(FONT_FOLDER)}</dir><cachedir>${escapeMarkup(folder)}</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = file;
}

/** The cut for small sizes: previews are shown a few centimetres wide. */
const HEADING = [
  "Print Fraunces Small latin",
  "Print Fraunces Small latin-ext",
  "Print Literata cyrillic",
  "Print Alexandria arabic",
  "Print Noto Sans SC",
  // Signs the others lack.
  "Print Onest latin",
  "Print Onest latin-ext",
];
const TEXT = [
  "Print Onest latin",
  "Print Onest latin-ext",
  "Print Onest cyrillic",
  "Print Alexandria arabic",
  "Print Noto Sans SC",
];
export const FONTS = { heading: HEADING.join(", "), text: TEXT.join(", ") } as const;

let letters: Set<number> | undefined;

/** The letters that some font has, as scripts/make-fonts.ts wrote them down. */
function knownLetters(): Set<number> {
  if (letters) return letters;
  letters = new Set<number>();
  for (const line of readFileSync(join(FONT_FOLDER, "fonts.tsv"), "utf8").split("\n")) {
    const [, , , ranges = ""] = line.split("\t");
    for (const range of ranges.split(",")) {
      const [first = "", last = first] = range.split("-");
      for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1) letters.add(code);
    }
  }
  return letters;
}

/** Marks that draw nothing and set the direction, or how letters join. */
const INVISIBLE = /[\u200c-\u200f\u2066-\u2069]/;

/** A text without signs that no font has, which would be drawn as boxes. */
export function drawable(text: string): string {
  const known = knownLetters();
  // Narrow no-break spaces, which part thousands in French, are in none of the fonts.
  const spaced = text
    .normalize("NFC")
    .replaceAll("\u202f", "\u00a0")
    .replaceAll(/[\t\n\r]/g, " ");
  return Array.from(spaced)
    .filter((sign) => INVISIBLE.test(sign) || known.has(sign.codePointAt(0) ?? 0))
    .join("")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}
