import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, TRANSLATED_LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { ARTICLES } from "#db/seed/demo/articles/facts";
import { typographyFaults } from "#tests/support/typography";
import { EXPERIENCES } from "#db/seed/demo/experiences/facts";
import { PROPERTIES } from "#db/seed/demo/properties/facts";
import { STAYS } from "#db/seed/demo/stays/facts";
import { VEHICLES } from "#db/seed/demo/vehicles/facts";

type Words = Record<string, Record<string, string>>;

const ROOMS = ["experiences", "stays", "vehicles", "properties", "articles", "replies"] as const;
/** A year that is not over, or was not when the text was written: one day it is untrue. */
const COMING_YEAR = /\b20(?:2[6-9]|3\d)\b/;

async function wordsOf(room: (typeof ROOMS)[number] | "phrases", language: Language): Promise<Words> {
  const module = (await import(`../../db/seed/demo/${room}/${language}.ts`)) as Record<string, Words>;
  return module[language]!;
}

const tagsOf = (html: string) => [...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag);
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link!).toSorted((a, b) => a.localeCompare(b));

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

  it("has every phrase in its own words", async () => {
    const [english, own] = await Promise.all([wordsOf("phrases", "en"), wordsOf("phrases", language)]);
    for (const [group, phrases] of Object.entries(english)) {
      for (const [key, text] of Object.entries(phrases)) {
        const told = own[group]![key]!;
        expect(told, `${group} ${key}`).not.toBe(text);
        expect(told, `${group} ${key}`).not.toMatch(/—|\p{L}'\p{L}|[٠-٩۰-۹]| [:;!?»]/u);
      }
      // Two that say the same would stand in one list as one.
      expect(new Set(Object.values(own[group]!)).size, group).toBe(Object.keys(phrases).length);
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
        for (const line of text.replace("Habari?", "Habari").split("\n"))
          expect(typographyFaults(line, language), `${key} ${field}: ${line}`).toEqual([]);
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

describe.each(LANGUAGES)("the demo catalogue in %s", (language) => {
  it.each([...ROOMS, "phrases"] as const)("names no year to come in the words of %s", async (room) => {
    for (const [key, words] of Object.entries(await wordsOf(room, language))) {
      for (const [field, text] of Object.entries(words))
        expect(COMING_YEAR.exec(text)?.[0], `${key} ${field}`).toBeUndefined();
    }
  });
});

describe.each([
  ["experiences", EXPERIENCES],
  ["stays", STAYS],
  ["vehicles", VEHICLES],
  ["properties", PROPERTIES],
])("the pictures of the demo %s", (_kind, items: { key: string; scenes: string[] }[]) => {
  it("begin with another one for each of them", () => {
    const first = items.map(({ scenes }) => scenes[0]);
    expect(first.filter((scene, index) => first.indexOf(scene) !== index)).toEqual([]);
  });

  it("are there in every width, and none twice in one gallery", () => {
    for (const { key, scenes } of items) {
      expect(new Set(scenes).size, key).toBe(scenes.length);
      for (const scene of scenes)
        for (const width of [480, 960, 1920])
          expect(existsSync(`public/scenes/${scene}-${width}.webp`), `${scene}-${width}`).toBe(true);
    }
  });
});
