import { preload } from "react-dom";
import type { Language } from "#app/platform/i18n/languages";
import arabic from "../../ui/fonts/alexandria-arabic.woff2?url";
import displayLatin from "../../ui/fonts/fraunces-display-latin.woff2?url";
import displayCyrillic from "../../ui/fonts/literata-cyrillic.woff2?url";
import textCyrillic from "../../ui/fonts/onest-cyrillic.woff2?url";
import textLatin from "../../ui/fonts/onest-latin.woff2?url";

const LATIN = [textLatin, displayLatin];
const OTHER_SCRIPTS: Partial<Record<Language, string[]>> = {
  ru: [textCyrillic, displayCyrillic],
  ar: [arabic],
  zh: [],
};

/**
 * The one or two files every first screen shows. A style sheet names them only after it has arrived itself. Chinese is
 * written in the reader's own fonts: there ours hold a few numbers and names, for which nothing else should wait.
 */
export function preloadFonts(language: Language): void {
  for (const file of OTHER_SCRIPTS[language] ?? LATIN)
    preload(file, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
