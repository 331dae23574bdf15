import subsetFont from "subset-font";
import { between } from "./letters.ts";
import type { FontPackage, FontSources } from "./sources.ts";
import { codesOf, named } from "./truetype.ts";

/** A file for documents and share pictures. Why they are apart from the site's: docs/decisions/0044-documents.md. */
export interface PrintFont {
  family: string;
  file: string;
  weight: 400 | 600;
  data: Buffer;
  codes: number[];
}

interface Cut {
  family: string;
  from: FontPackage;
  /** Of the package; `{weight}` is filled in where it has one file for each. */
  file: string;
  /** What the file is cut at, for each weight it answers to. */
  axes: { 400?: Record<string, number>; 600?: Record<string, number> };
}

const ALL_WEIGHTS = { 400: { wght: 400 }, 600: { wght: 600 } };
const CHINESE_PUNCTUATION = `${between(0x3000, 0x303f)}${between(0xff00, 0xffef)}“”‘’…—·`;
const ANY_LETTER = between(0x20, 0x24f) + between(0x2b0, 0x6ff) + between(0x1e00, 0x1eff) + between(0x2000, 0x22ff);

const variable = (name: "onest" | "alexandria", family: string, subset: string): Cut => ({
  family: `${family} ${subset}`,
  from: `@fontsource-variable/${name}`,
  file: `files/${name}-${subset}-wght-normal.woff2`,
  axes: ALL_WEIGHTS,
});

const fraunces = (family: string, subset: string, style: "normal" | "italic", opsz: number, wght: number): Cut => ({
  family: `${family} ${subset}`,
  from: "@fontsource-variable/fraunces",
  file: `files/fraunces-${subset}-opsz-${style}.woff2`,
  axes: { 400: { opsz, wght } },
});

const ALPHABETS: Cut[] = [
  variable("onest", "Print Onest", "latin"),
  variable("onest", "Print Onest", "latin-ext"),
  variable("onest", "Print Onest", "cyrillic"),
  variable("alexandria", "Print Alexandria", "arabic"),
  variable("alexandria", "Print Alexandria", "latin"),
  variable("alexandria", "Print Alexandria", "latin-ext"),
  fraunces("Print Fraunces", "latin", "normal", 84, 400),
  fraunces("Print Fraunces", "latin-ext", "normal", 84, 400),
  fraunces("Print Fraunces Small", "latin", "normal", 28, 460),
  fraunces("Print Fraunces Small", "latin-ext", "normal", 28, 460),
  fraunces("Print Fraunces Italic", "latin", "italic", 84, 360),
  fraunces("Print Fraunces Italic", "latin-ext", "italic", 84, 360),
  ...["cyrillic", "latin"].map((subset): Cut => ({
    family: `Print Literata ${subset}`,
    from: "@fontsource-variable/literata",
    file: `files/literata-${subset}-opsz-normal.woff2`,
    axes: { 400: { opsz: 36, wght: 400 } },
  })),
];

export const PRINT_FONT_PACKAGES = [...new Set(ALPHABETS.map(({ from }) => from)), "@fontsource/noto-sans-sc"] as const;

export async function cutPrintFonts(sources: FontSources): Promise<PrintFont[]> {
  const fonts: PrintFont[] = [];
  for (const { family, from, file, axes } of ALPHABETS)
    for (const weight of [400, 600] as const)
      if (axes[weight]) fonts.push(await cut(family, weight, sources.read(from, file), ANY_LETTER, axes[weight]));
  for (const weight of [400, 600] as const) fonts.push(await cutChinese(sources, weight));
  return fonts;
}

async function cut(
  family: string,
  weight: 400 | 600,
  whole: Buffer,
  letters: string,
  variationAxes?: Record<string, number>,
): Promise<PrintFont> {
  const part = await subsetFont(whole, letters, {
    targetFormat: "truetype",
    ...(variationAxes && { variationAxes }),
  });
  const data = named(part, family, weight);
  return {
    family,
    file: `${family.toLowerCase().replaceAll(" ", "-")}-${weight}.ttf`,
    weight,
    data,
    codes: codesOf(data),
  };
}

/**
 * The package that is cut for browsers lacks 1,080 of the signs of GB 2312, most of them in all its files. In print
 * nothing stands in for them. Another package has the same design whole.
 */
async function cutChinese(sources: FontSources, weight: 400 | 600): Promise<PrintFont> {
  const file = weight === 400 ? "400Regular/NotoSansSC_400Regular.ttf" : "600SemiBold/NotoSansSC_600SemiBold.ttf";
  const whole = sources.read("@expo-google-fonts/noto-sans-sc", file);
  return cut("Print Noto Sans SC", weight, whole, `${CHINESE_PUNCTUATION}${await webSigns(sources)}${gb2312()}`);
}

/** What the package for browsers has beyond the standard. */
async function webSigns(sources: FontSources): Promise<string> {
  const file = "files/noto-sans-sc-chinese-simplified-400-normal.woff2";
  const han = between(0x4e00, 0x9fff);
  const part = await subsetFont(sources.read("@fontsource/noto-sans-sc", file), han, { targetFormat: "truetype" });
  return String.fromCodePoint(...codesOf(part));
}

/** The 6,763 signs of the standard, in its own order. */
function gb2312(): string {
  const decode = new TextDecoder("gbk");
  const rows = Array.from({ length: 0xf7 - 0xb0 + 1 }, (_, i) => 0xb0 + i);
  const signs = rows.flatMap((row) =>
    Array.from({ length: 0xfe - 0xa1 + 1 }, (_, i) => decode.decode(Uint8Array.of(row, 0xa1 + i))),
  );
  return signs.filter((sign) => /^\p{Script=Han}$/u.test(sign)).join("");
}
