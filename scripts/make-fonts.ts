/**
 * Cuts the site's fonts out of whole families and writes the style sheets that name them. Run it when letters, weights
 * or families change: `node scripts/make-fonts.ts`. Both results are checked in. Why: docs/decisions/0017-fonts.md.
 * `node scripts/make-fonts.ts print` makes those of documents and share pictures alone.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { FACES_AR, FACES_EVERYWHERE, FACES_OF_ENDONYMS, FACES_RU } from "./fonts/alphabets.ts";
import { styleSheetOf, type Face } from "./fonts/face.ts";
import { FALLBACKS_EVERYWHERE, FALLBACKS_RU, fallbackRules } from "./fonts/fallbacks.ts";
import { hexRanges } from "./fonts/letters.ts";
import { cutPrintFonts, PRINT_FONT_PACKAGES } from "./fonts/print.ts";
import { openSources, type FontSources } from "./fonts/sources.ts";
import { root, step } from "./project.ts";

const fonts = join(root, "app/ui/fonts");
const printFonts = join(root, "app/features/documents/fonts");
const styles = join(root, "app/ui/styles");

const SHEETS: { name: string; faces: Face[]; fallbacks?: string }[] = [
  {
    name: "fonts.css",
    faces: [...FACES_EVERYWHERE, ...FACES_OF_ENDONYMS],
    fallbacks: fallbackRules(FALLBACKS_EVERYWHERE),
  },
  { name: "fonts-ru.css", faces: FACES_RU, fallbacks: fallbackRules(FALLBACKS_RU) },
  { name: "fonts-ar.css", faces: FACES_AR },
];

async function cut(face: Face, sources: FontSources): Promise<number> {
  const whole = sources.read(face.source.from, face.source.file);
  const part = await subsetFont(whole, face.letters, {
    targetFormat: "woff2",
    ...(face.axes && { variationAxes: face.axes }),
  });
  const file = join(fonts, `${face.file}.woff2`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, part);
  return part.length;
}

async function makeSiteFonts(sources: FontSources): Promise<void> {
  for (const file of globSync("**/*.woff2", { cwd: fonts })) rmSync(join(fonts, file));
  for (const { name, faces, fallbacks } of SHEETS) {
    await step(name, async () => {
      for (const face of faces) console.log(`    ${face.file} ${((await cut(face, sources)) / 1000).toFixed(1)} kB`);
      writeFileSync(join(styles, name), styleSheetOf(faces, fallbacks));
      for (const { source } of faces) {
        const family = source.from.slice(source.from.indexOf("/") + 1);
        writeFileSync(join(fonts, `OFL-${family}.txt`), sources.read(source.from, "LICENSE"));
      }
    });
  }
}

/** Beside the files stands what they hold: the server leaves out letters that none of them has. */
async function makePrintFonts(sources: FontSources): Promise<void> {
  mkdirSync(printFonts, { recursive: true });
  for (const file of globSync("*.ttf", { cwd: printFonts })) rmSync(join(printFonts, file));
  await step("print", async () => {
    const made = await cutPrintFonts(sources);
    for (const { file, data } of made) writeFileSync(join(printFonts, file), data);
    const lines = made.map(({ family, file, weight, codes }) => [file, family, weight, hexRanges(codes)].join("\t"));
    writeFileSync(join(printFonts, "fonts.tsv"), `${lines.join("\n")}\n`);
    for (const name of PRINT_FONT_PACKAGES)
      writeFileSync(join(printFonts, `OFL-${name.slice(name.indexOf("/") + 1)}.txt`), sources.read(name, "LICENSE"));
  });
}

const sources = openSources();
if (process.argv[2] !== "print") await makeSiteFonts(sources);
await makePrintFonts(sources);
sources.remove();
