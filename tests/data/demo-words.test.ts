import { describe, expect, it } from "vitest";
import { LANGUAGES, TRANSLATED_LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { ARTICLES } from "#db/seed/demo/articles/facts";
import { typographyFaults } from "#tests/support/typography";

type Words = Record<string, Record<string, string>>;

const ROOMS = ["experiences", "stays", "vehicles", "properties", "articles"] as const;

async function wordsOf(room: (typeof ROOMS)[number], language: Language): Promise<Words> {
  const module = (await import(`../../db/seed/demo/${room}/${language}.ts`)) as Record<string, Words>;
  return module[language]!;
}

const tagsOf = (html: string) => [...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag);
const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link!).toSorted((a, b) => a.localeCompare(b));

/** Chinese writes no spaces between words, which are about a character and a half long. */
function countWords(html: string, language: Language): number {
  const text = html.replaceAll(/<[^>]+>/g, " ").trim();
  return language === "zh" ? text.replaceAll(/\s/g, "").length / 1.5 : text.split(/\s+/).length;
}

describe.each(TRANSLATED_LANGUAGES)("the demo catalogue in %s", (language) => {
  it.each(ROOMS)("tells every one of the %s anew", async (room) => {
    const [english, own] = await Promise.all([wordsOf(room, "en"), wordsOf(room, language)]);
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, words] of Object.entries(english)) {
      for (const [field, text] of Object.entries(words)) {
        const told = own[key]![field]!;
        // A car is called the same everywhere.
        if (!(room === "vehicles" && field === "name")) expect(told, `${key} ${field}`).not.toBe(text);
        if (field === "description") expect(told.split("\n\n"), key).toHaveLength(text.split("\n\n").length);
      }
    }
  });

  it("keeps the structure and the links of every article", async () => {
    const [english, own] = await Promise.all([wordsOf("articles", "en"), wordsOf("articles", language)]);
    for (const [key, { content }] of Object.entries(english)) {
      expect(tagsOf(own[key]!.content!), key).toEqual(tagsOf(content!));
      expect(linksOf(own[key]!.content!), key).toEqual(linksOf(content!));
    }
  });
});

describe.each(LANGUAGES)("the demo catalogue in %s", (language) => {
  it.each(ROOMS)("sets the words of the %s as the language does, and promises nothing for a year", async (room) => {
    for (const [key, words] of Object.entries(await wordsOf(room, language))) {
      for (const [field, text] of Object.entries(words)) {
        // A Swahili greeting asks with the mark of Swahili.
        for (const line of text.replace("Habari?", "Habari").split("\n")) expect(typographyFaults(line, language), `${key} ${field}: ${line}`).toEqual([]);
        expect(text, `${key} ${field}`).not.toMatch(/\b20(?:2[6-9]|3\d)\b/);
      }
    }
  });
});

describe.each(LANGUAGES)("the articles in %s", (language) => {
  it("are worth reading: 350 words or more, with a description that fits", async () => {
    const articles = await wordsOf("articles", language);
    expect(ARTICLES).toHaveLength(10);
    for (const { key } of ARTICLES) {
      expect(countWords(articles[key]!.content!, language), key).toBeGreaterThanOrEqual(language === "en" ? 380 : 340);
      expect(articles[key]!.description!.length, key).toBeLessThanOrEqual(160);
    }
  });
});
