import type { FontPackage } from "./sources.ts";
import { unicodeRange } from "./letters.ts";

/** One file, and what the style sheet says of it. */
export interface Face {
  family: string;
  file: string;
  source: { from: FontPackage; file: string };
  letters: string;
  /** An axis at one value, or narrowed. What is not named stays as it is. */
  axes?: Record<string, number | { min: number; max: number }>;
  /** The weights this file answers to. A file with one weight answers to several, so that no browser thickens it. */
  weights: string[];
  style?: "italic";
}

export function styleSheetOf(faces: Face[], fallbacks = ""): string {
  const rules = faces.flatMap((face) => face.weights.map((weight) => ruleOf(face, weight)));
  return ["/* Written by scripts/make-fonts.ts. */", ...rules, fallbacks].filter(Boolean).join("\n") + "\n";
}

function ruleOf({ family, file, letters, style }: Face, weight: string): string {
  return `@font-face {
  font-family: "${family}";
  src: url("../fonts/${file}.woff2") format("woff2");
  font-weight: ${weight};${style ? `\n  font-style: ${style};` : ""}
  font-display: swap;
  unicode-range: ${unicodeRange(letters)};
}`;
}
