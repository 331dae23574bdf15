import type { Language } from "#app/platform/i18n/languages";

/** What a rule forbids, and how to say it. */
type Rule = [fault: RegExp, reason: string];

const UNITS = "m²|м²|km|км|mm|мм|kg|кг|MB|МБ|Mo|°C";

const EVERYWHERE: Rule[] = [
  [/—/, "an em dash"],
  [/["']/, "a straight quote or apostrophe"],
  [/[٠-٩۰-۹]/, "a digit that is not Latin"],
  [/\.\.\.(?!$)/, "three full stops inside a sentence"],
  [/\d-\d/, "a hyphen in a range"],
  [/ {2}/, "two blanks"],
];

/** No line may end between a number and its unit. */
const SPACED_UNITS: Rule[] = [
  [new RegExp(`[\\d}] (?:${UNITS}|%)(?!\\p{L})`, "u"), "a plain blank before a unit"],
  [new RegExp(`[\\d}](?:${UNITS})(?!\\p{L})`, "u"), "no blank before a unit"],
];

/** A blank before the percent sign that no line may end in. */
const SPACED_PERCENT: Rule = [/[\d}]%/, "no blank before %"];

const RULES: Record<Language, Rule[]> = {
  en: SPACED_UNITS,
  fr: [
    ...SPACED_UNITS,
    SPACED_PERCENT,
    [/[^\u202F][;!?»]|[^\u202F\d]:(?!\d)|«[^\u202F]/, "no narrow blank at : ; ! ? or inside « »"],
    [/\d (?:heures|jours|minutes|fois)\b/, "a plain blank between a number and its noun"],
  ],
  es: [...SPACED_UNITS, SPACED_PERCENT],
  it: [...SPACED_UNITS, [/[\s\u00A0\u202F][;:!?%]/, "a blank before punctuation"]],
  de: [...SPACED_UNITS, SPACED_PERCENT, [/”/, "an English quote"]],
  ru: [
    ...SPACED_UNITS,
    SPACED_PERCENT,
    [/(?<![\p{L}\p{N}-])[авиксоуя] (?=\S)/iu, "a plain blank after a word of one letter"],
    [/(?<!\p{L})(?:m²|km|mm|kg|MB)(?!\p{L})/u, "a Latin unit"],
    [/[“”](?<!„[^“]*“)/, "an English quote"],
  ],
  zh: [
    [new RegExp(`\\d[\\s\\u00A0](?:${UNITS})`), "a blank before a unit"],
    [/\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u, "half-width punctuation"],
    [
      /\p{Script=Han}[ \u00A0][\p{Script=Latin}\d]|[\p{Script=Latin}\d][ \u00A0]\p{Script=Han}/u,
      "a blank between Chinese and Latin letters",
    ],
  ],
  ar: [
    [/\p{Script=Arabic}[,;?]/u, "Latin punctuation"],
    [/\u0640/, "a letter stretched"],
  ],
  sw: SPACED_UNITS,
};

/** Signs that come in pairs. */
const PAIRS: Partial<Record<Language, [string, string][]>> = {
  en: [["“", "”"]],
  fr: [["«", "»"]],
  es: [
    ["¿", "?"],
    ["¡", "!"],
    ["«", "»"],
    ["“", "”"],
  ],
  it: [["“", "”"]],
  de: [["„", "“"]],
  ru: [
    ["«", "»"],
    ["„", "“"],
  ],
  zh: [
    ["“", "”"],
    ["（", "）"],
    ["《", "》"],
  ],
  ar: [["«", "»"]],
  sw: [["“", "”"]],
};

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Checks the rules of docs/translators-guide.md that can be automated. Tags and placeholders are ignored. */
export function typographyFaults(text: string, language: Language): string[] {
  const words = text.replaceAll(/<[^>]*>/g, "").replaceAll(/\{(\w+)\}/g, "{}");
  // The selectors of a plural are no text either, its forms are.
  const read = words.replaceAll(/\{\w+, (?:plural|select|number)[^{}]*/g, "{").replaceAll(/[\w=]+ \{(?=[^}])/g, "{");
  const broken = [...EVERYWHERE, ...RULES[language]].filter(([fault]) => fault.test(read)).map(([, reason]) => reason);
  const unpaired = (PAIRS[language] ?? [])
    .filter(([open, close]) => count(read, open) !== count(read, close))
    .map(([open, close]) => `${open} without ${close}`);
  return [...broken, ...unpaired];
}
