import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { catalogues, flatten } from "#app/features/translations/catalogues.server";
import { LANGUAGES, LOCALE_TAGS, TRANSLATED_LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { typographyFaults } from "#tests/support/typography";

const english = flatten(catalogues.en);

/** Names, bare patterns, and words that happen to be the same in some language. */
const SAME_ANYWHERE = new Set([
  "about.voiceOneName",
  "about.voiceTwoName",
  "article.video",
  "blog.count",
  "calendar.day",
  "calendar.dayPriced",
  "documentFile.size",
  "documentFile.voucher",
  "departures.at",
  "ask.daysAndPeople",
  "map.scale",
  "propertyOffer.both",
  "propertyOffer.kilobytes",
  "propertyOffer.megabytes",
  "propertyOffer.pages",
  "contactPage.address",
  "experience.sampleOneName",
  "experience.sampleOnePlace",
  "experience.sampleTwoName",
  "experience.sampleTwoPlace",
  "experience.video",
  "footer.address",
  "footer.rights",
  "home.temperature",
  "investLocation.darEsSalaam",
  "mail.line",
  "property.place",
  "propertyCard.size",
  "property.video",
  "propertyAmenity.smartHome",
  "stay.island",
  "submitImages.percent",
  "submitImages.size",
]);

/** The specification quotes their English so, with a hyphen in the range. */
const LITERAL_RANGES = new Set(["duration.short", "investMarket.landConclusion"]);

/**
 * A value for everything a message asks for: the number where it counts, a word elsewhere, and tags that change
 * nothing.
 */
function valuesFor(text: string, n: number): Record<string, unknown> {
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, tag]) => [tag, (chunks: string) => chunks]);
  const names = [...text.matchAll(/\{(\w+)(?:, (\w+))?[,}]/g)].map(([, name, kind]) => [
    name,
    kind === "plural" || kind === "number" ? n : "word",
  ]);
  return Object.fromEntries([
    ...tags,
    ...names.filter(([, value]) => value === "word"),
    ...names.filter(([, value]) => value !== "word"),
  ]) as Record<string, unknown>;
}

it("Arabic sets a price apart: between its letters the sign would change sides with the number", () => {
  const prices = [...flatten(catalogues.ar)].flatMap(([key, text]) =>
    [...text.matchAll(/\{(?:price|total|dollars)\}/g)].map(({ index }) => ({ key, before: text.slice(0, index) })),
  );
  expect(prices.length).toBeGreaterThan(10);
  const isOpen = (before: string) => before.lastIndexOf("\u2066") > before.lastIndexOf("\u2069");
  expect(prices.filter(({ before }) => !isOpen(before)).map(({ key }) => key)).toEqual([]);
});

/** As people of each language count nights. */
const NIGHTS: Record<Language, (n: number) => string> = {
  en: (n) => (n === 1 ? "1 night" : `${n} nights`),
  fr: (n) => (n === 1 ? "1 nuit" : `${n} nuits`),
  es: (n) => (n === 1 ? "1 noche" : `${n} noches`),
  it: (n) => (n === 1 ? "1 notte" : `${n} notti`),
  de: (n) => (n === 1 ? "1 Nacht" : `${n} Nächte`),
  ru: (n) => `${n} ${n === 1 ? "ночь" : n < 5 ? "ночи" : "ночей"}`,
  zh: (n) => `${n}晚`,
  ar: (n) => (n === 1 ? "ليلة واحدة" : n === 2 ? "ليلتان" : n < 11 ? `${n} ليالٍ` : `${n} ليلة`),
  sw: (n) => `usiku ${n}`,
};

it("BK-274: nights are counted as each language does", () => {
  for (const language of LANGUAGES) {
    const t = createTranslator({
      locale: LOCALE_TAGS[language],
      messages: catalogues[language],
      namespace: "calendar",
    });
    const counts = [1, 2, 3, 5, 11, 100];
    expect([language, counts.map((n) => t("nights", { n }))]).toEqual([language, counts.map(NIGHTS[language])]);
  }
});

describe.each(LANGUAGES)("the %s catalogue", (language) => {
  const texts = flatten(catalogues[language]);

  it("BK-274 PL-173: has every key and no other, and no blank", () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, text] of texts) expect(text.trim(), key).not.toBe("");
  });

  it("names no year that passes: what changes with the years is no fixed text", () => {
    expect([...texts].filter(([, text]) => /\b20[2-9]\d\b/.test(text)).map(([key]) => key)).toEqual([]);
  });

  it("BK-274 PL-173: is valid ICU for every number, with the plural forms its language has", () => {
    const errors: string[] = [];
    const t = createTranslator({
      locale: LOCALE_TAGS[language],
      messages: catalogues[language] as never,
      onError: (error) => errors.push(error.message),
    }) as unknown as {
      markup: (key: string, values: Record<string, unknown>) => string;
    };
    for (const [key, text] of texts) {
      for (const n of [0, 1, 2, 3, 5, 11, 21, 100]) t.markup(key, valuesFor(text, n));
      if (!text.includes(", plural,")) continue;
      const forms = [...text.matchAll(/\b(zero|one|two|few|many|other) ?\{/g)].map(([, form]) => form!);
      const needed = new Intl.PluralRules(LOCALE_TAGS[language]).resolvedOptions().pluralCategories;
      expect(forms, key).toEqual(expect.arrayContaining(language === "ar" || language === "ru" ? needed : ["other"]));
    }
    expect(errors).toEqual([]);
  });

  it("asks for the same values as English", () => {
    const names = (text: string) =>
      [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!))].toSorted((a, b) => a.localeCompare(b));
    for (const [key, text] of texts) expect([key, names(text)]).toEqual([key, names(english.get(key)!)]);
  });

  it("is set as its language is: quotes, blanks, dashes and units", () => {
    for (const [key, text] of texts)
      if (!(language === "en" && LITERAL_RANGES.has(key))) expect(typographyFaults(text, language), key).toEqual([]);
  });

  it("names no year, which would be past one day", () => {
    for (const [key, text] of texts) expect(text, key).not.toMatch(/\b20\d\d/);
  });
});

describe.each(TRANSLATED_LANGUAGES)("in %s", (language) => {
  it("no English sentence is left over", () => {
    const texts = flatten(catalogues[language]);
    const left = [...texts].filter(
      ([key, text]) =>
        text === english.get(key) && /\s/.test(text.trim()) && !SAME_ANYWHERE.has(key) && !key.startsWith("place."),
    );
    expect(left).toEqual([]);
  });
});
