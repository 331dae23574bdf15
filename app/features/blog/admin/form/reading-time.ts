import type { Language } from "#app/platform/i18n/languages";

const WORDS_A_MINUTE = 220;
/** Chinese has no spaces between its words: two signs are about one. */
const SIGN = /\p{Script=Han}/gu;

/** "412 words, about 2 minutes"; null when nothing is written. */
export function describeLength(html: string, language: Language): string | null {
  const text = html.replaceAll(/<[^>]*>/g, " ").replaceAll(/&[a-z]+;|&#\d+;/gi, " ");
  const signs = language === "zh" ? (text.match(SIGN)?.length ?? 0) : 0;
  const words =
    Math.ceil(signs / 2) +
    (text.replaceAll(SIGN, " ").match(/[\p{L}\p{M}\p{N}]+(['’-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0);
  if (words === 0) return null;
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  return `${words === 1 ? "1 word" : `${words.toLocaleString("en")} words`}, about ${minutes === 1 ? "1 minute" : `${minutes} minutes`}`;
}
