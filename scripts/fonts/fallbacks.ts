/**
 * What stands on the page until a file has arrived: a font of the machine, drawn as wide and as high as ours, so that
 * nothing moves. Widths were measured over our own texts against Arial and Times New Roman; Georgia and Noto Serif
 * follow from their average widths.
 */
const LOCAL = {
  arial: { names: ["Arial", "Roboto", "Roboto-Regular", "Liberation Sans"], width: 1 },
  arialBold: { names: ["Arial Bold", "Roboto Bold", "Roboto-Bold", "Liberation Sans Bold"], width: 1 },
  georgia: { names: ["Georgia"], width: 0.4458 / 0.4063 },
  notoSerif: { names: ["Noto Serif", "NotoSerif-Regular"], width: 0.481 / 0.4063 },
  times: { names: ["Times New Roman", "Liberation Serif"], width: 1 },
  georgiaItalic: { names: ["Georgia Italic"], width: 0.4458 / 0.4063 },
  notoSerifItalic: { names: ["Noto Serif Italic", "NotoSerif-Italic"], width: 0.481 / 0.4063 },
  timesItalic: { names: ["Times New Roman Italic", "Liberation Serif Italic"], width: 1 },
} as const;

interface Fallback {
  family: string;
  local: keyof typeof LOCAL;
  weight: string;
  style?: "italic";
  /** How wide our font runs, against Arial or Times New Roman. */
  width: number;
  ascent: number;
  descent: number;
}

const SERIFS = [
  { name: "Georgia", upright: "georgia", italic: "georgiaItalic" },
  { name: "Noto Serif", upright: "notoSerif", italic: "notoSerifItalic" },
  { name: "Times", upright: "times", italic: "timesItalic" },
] as const;

function onSerifs(family: string, metrics: Omit<Fallback, "family" | "local">): Fallback[] {
  return SERIFS.map((serif) => ({
    family: `${family} on ${serif.name}`,
    local: serif[metrics.style ?? "upright"],
    ...metrics,
  }));
}

const FRAUNCES = { ascent: 0.978, descent: 0.255 };
const ONEST = { family: "Onest Fallback", ascent: 0.97, descent: 0.305 };

export const FALLBACKS_EVERYWHERE: Fallback[] = [
  { ...ONEST, local: "arial", weight: "100 549", width: 1.042 },
  { ...ONEST, local: "arialBold", weight: "550 900", width: 0.993 },
  ...onSerifs("Fraunces", { ...FRAUNCES, weight: "100 449", width: 0.96 }),
  ...onSerifs("Fraunces", { ...FRAUNCES, weight: "450 900", width: 1.145 }),
  ...onSerifs("Fraunces", { ...FRAUNCES, weight: "100 900", style: "italic", width: 0.897 }),
];

export const FALLBACKS_RU: Fallback[] = onSerifs("Literata", {
  ascent: 1.177,
  descent: 0.308,
  weight: "100 900",
  width: 1.176,
});

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

export function fallbackRules(fallbacks: Fallback[]): string {
  return fallbacks
    .map(({ family, local, weight, style, width, ascent, descent }) => {
      const scale = width / LOCAL[local].width;
      return `@font-face {
  font-family: "${family}";
  src: ${LOCAL[local].names.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weight};${style ? `\n  font-style: ${style};` : ""}
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: 0%;
  unicode-range: U+0-4FF, U+2000-20CF;
}`;
    })
    .join("\n");
}
