import { catalogues, flatten } from "#app/features/translations/catalogues.server";
import { TRANSLATED_LANGUAGES } from "#app/platform/i18n/languages";
import { en as articles } from "#db/seed/demo/articles/en";
import { en as experiences } from "#db/seed/demo/experiences/en";
import { en as phrases } from "#db/seed/demo/phrases/en";
import { en as properties } from "#db/seed/demo/properties/en";
import { en as stays } from "#db/seed/demo/stays/en";
import { en as vehicles } from "#db/seed/demo/vehicles/en";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures";

const PAGES = [
  "",
  "/experiences",
  "/stays",
  "/stays/makuti-house-vumawimbi",
  "/transportation",
  "/travel",
  "/blog",
  "/blog/a-season-of-cloves",
  "/about",
  "/why-pemba/pristine-beaches",
  "/why-pemba/lush-forest",
  "/why-pemba/cultural-heritage",
  "/invest",
  "/real-estate",
  "/real-estate?view=map",
  "/real-estate/makuti-beachfront-villa",
  "/real-estate/submit",
  "/contact",
  "/privacy",
  "/terms",
  "/nope",
];

/** Long enough to be a phrase nobody writes by chance in another language. */
const isPhrase = (text: string) => /\s/.test(text) && text.length > 10 && !/[{<]/.test(text);

type Words = Record<string, Record<string, string>>;

const ROOMS: Record<string, Words> = { articles, experiences, properties, stays, vehicles };
const textsOf = (words: Words) =>
  Object.values(words).flatMap(({ title, name, description }) => [title ?? name!, ...description!.split("\n\n")]);

const phrasesOf = (words: Words) => Object.values(words).flatMap((group) => Object.values(group));

/** What the demo content says in a language. */
async function contentIn(language: string): Promise<string[]> {
  const short = (await import(`../../db/seed/demo/phrases/${language}.ts`)) as Record<string, Words>;
  const modules = await Promise.all(
    Object.keys(ROOMS).map(
      (room) => import(`../../db/seed/demo/${room}/${language}.ts`) as Promise<Record<string, Words>>,
    ),
  );
  return [...modules.flatMap((module) => textsOf(module[language]!)), ...phrasesOf(short[language]!)];
}

/** The page of the first thing in a list. */
async function firstOf(request: APIRequestContext, room: string): Promise<string> {
  const list = await (await request.get(`/${room}`, { headers: { "accept-language": "en" } })).text();
  return new RegExp(`href="(/${room}/[0-9a-f-]{36})"`).exec(list)![1]!;
}

/** What a reader sees and a screen reader says, and nothing else. */
function readable(html: string): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, " ")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/ (?:value|href|src|id|name|class)="[^"]*"/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

for (const language of TRANSLATED_LANGUAGES) {
  test(`no English is left over on any page in ${language}`, async ({ request }) => {
    // Swahili house names and models of cars stand in every language.
    const own = [...flatten(catalogues[language]).values(), ...(await contentIn(language))].join("\n");
    const english = [
      ...flatten(catalogues.en).values(),
      ...Object.values(ROOMS).flatMap(textsOf),
      ...phrasesOf(phrases),
    ].filter((text) => isPhrase(text) && !own.includes(text));
    for (const page of [...PAGES, await firstOf(request, "experiences"), await firstOf(request, "transportation")]) {
      const html = readable(await (await request.get(`/${language}${page}`)).text());
      expect(
        english.filter((text) => html.includes(text)),
        page,
      ).toEqual([]);
    }
  });
}

/**
 * Where the lines of each heading end. Every character is drawn as wide as it is high, as Chinese type is, so that no
 * font is needed.
 */
function headingLines(): { text: string; ends: number[]; room: number }[] {
  return [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")].map((heading) => {
    const { fontSize, font } = getComputedStyle(heading);
    const em = Number.parseFloat(fontSize);
    const pen = document.createElement("canvas").getContext("2d")!;
    pen.font = font;
    heading.style.letterSpacing = `${em - pen.measureText("岛").width}px`;
    const ends: number[] = [];
    let text = "";
    let line: number | null = null;
    const parts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (parts.nextNode()) {
      const part = parts.currentNode.textContent!;
      for (let index = 0; index < part.length; index++) {
        const range = document.createRange();
        range.setStart(parts.currentNode, index);
        range.setEnd(parts.currentNode, index + 1);
        const box = range.getBoundingClientRect();
        if (line !== null && box.width > 0 && box.top > line + box.height / 2) ends.push(text.length);
        if (box.width > 0) line = box.top;
        text += part[index];
      }
    }
    return { text, ends, room: Math.floor(heading.clientWidth / em) };
  });
}

/** The lines that end inside a phrase which one line has room for. */
function brokenPhrases({ text, ends, room }: ReturnType<typeof headingLines>[number]): string[] {
  const broken: string[] = [];
  let start = 0;
  for (const phrase of text.split(/(?<=[，。：；！？、）》\s])|(?=[（《])/)) {
    const end = ends.find((place) => place > start && place < start + phrase.length);
    if (end !== undefined && phrase.length <= room) broken.push(`${text.slice(0, end)}／${text.slice(end)}`);
    start += phrase.length;
  }
  return broken;
}

for (const path of [
  "/zh",
  "/zh/about",
  "/zh/experiences",
  "/zh/invest",
  "/zh/why-pemba/lush-forest",
  "/zh/real-estate/makuti-beachfront-villa",
  "/zh/blog/a-season-of-cloves",
]) {
  test(`Chinese headings break between phrases on a phone: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect((await page.evaluate(headingLines)).flatMap(brokenPhrases)).toEqual([]);
  });
}
