import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { qrSvg } from "#app/features/documents/brochure/qr-svg";
import type { DocumentContent } from "#app/features/documents/content";
import { deckContent } from "#app/features/documents/deck/deck.server";
import { CLIMATE } from "#app/features/documents/guide/climate";
import { guideContent } from "#app/features/documents/guide/guide.server";
import { sendDocument } from "#app/features/documents/kept/send.server";
import { contentHash, makeDocument } from "#app/features/documents/press/make.server";
import { openPress, type SetDocument } from "#app/features/documents/press/press.server";
import { listGuideItems } from "#app/features/guide/queries.server";
import { GUIDE_SECTIONS, GUIDE_TEXTS } from "#app/features/guide/schema";
import { findPlaces } from "#app/features/places/queries.server";
import { Texts } from "#app/features/translations/texts.server";
import { createTranslate } from "#app/features/translations/translate.server";
import { escapeMarkup } from "#app/platform/escape-markup";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { openFolderStorage } from "#app/platform/storage/folder.server";
import { seed } from "#db/seed/seed.server";
import { openEmbedded, silentLog } from "#tests/support/databases";
import {
  greatestDifference,
  greyPages,
  hasPoppler,
  poppler,
  readPages,
  savePages,
  type GreyPage,
} from "#tests/support/pdf";

/** Written anew by UPDATE_PAGES=1, after looking at the pages. */
const REFERENCES = join(import.meta.dirname, "document-pages");
/** So much lighter or darker, of 255, a square of 4 mm is another. Photographs differ by one or two between processors. */
const NOTICED = 6;

const CHAPTERS = [
  "overview",
  "weather",
  "packing",
  "visa",
  "transport",
  "map",
  "safety",
  "practical",
  "phrases",
  "holidays",
] as const;

/** What is printed of holidays depends on the day. */
const NOW = new Date("2026-11-18T09:00:00Z");

type Made = Record<Language, { content: DocumentContent; made: SetDocument }>;
const made: Record<"guide" | "deck", Made> = { guide: {} as Made, deck: {} as Made };
const press = openPress();
const storage = openFolderStorage("/nonexistent");
let site: Parameters<typeof guideContent>[0];
afterAll(() => press.close());

beforeAll(async () => {
  const database = await openEmbedded();
  await seed(database.db, "base");
  const texts = new Texts(database.db, silentLog);
  await texts.refresh();
  site = {
    texts,
    settings: { value: null },
    places: { value: await findPlaces(database.db) },
    guideItems: { value: await listGuideItems(database.db) },
  };
  for (const language of LANGUAGES)
    for (const [kind, contentOf] of [
      ["guide", guideContent] as const,
      [
        "deck",
        (...[content, written]: [Parameters<typeof deckContent>[0], Language, Date]) => deckContent(content, written),
      ] as const,
    ]) {
      const content = contentOf(site, language, NOW);
      made[kind][language] = { content, made: await makeDocument({ press, storage, log: silentLog }, content) };
    }
  await database.close();
});

const withPoppler = hasPoppler ? describe : describe.skip;
if (!hasPoppler) console.warn("poppler-utils are missing: what is inside documents is not looked at");

/** Letters alone: order, marks, directions and presentation forms do not count. */
const lettersOf = (text: string) => text.normalize("NFKC").replaceAll(/[\p{Mn}\p{Cf}\p{Z}\s\u00ad-]/gu, "");

/** Arabic comes back in another order. */
const sortedLetters = (text: string) => Array.from(lettersOf(text)).toSorted().join("");

/** Of Arabic the letters of a word come back in another order; Chinese has no blanks between words. */
function shareOfWords(wanted: string, text: string, language: Language): number {
  const split = (words: string) =>
    language === "zh" ? Array.from(lettersOf(words)) : (words.match(/[\p{L}\p{M}\d]{2,}/gu) ?? []);
  const found = new Set(split(text).map(sortedLetters));
  const words = split(wanted).map(sortedLetters);
  return words.filter((word) => found.has(word)).length / words.length;
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ["file", "alt", "chartAlt", "language", "lang", "documentTitle"].includes(key) ? [] : textsIn(part),
  );
}

it("PL-100 PL-105: 12 to 20 pages of at most 4 MB; 8 to 12 of at most 3 MB, in nine languages", () => {
  for (const language of LANGUAGES) {
    const { made: guide } = made.guide[language];
    expect(guide.pages, language).toBeGreaterThanOrEqual(12);
    expect(guide.pages, language).toBeLessThanOrEqual(20);
    expect(guide.pdf.length).toBeLessThan(4_000_000);
    const { made: deck } = made.deck[language];
    expect(deck.pages, language).toBeGreaterThanOrEqual(8);
    expect(deck.pages, language).toBeLessThanOrEqual(12);
    expect(deck.pdf.length).toBeLessThan(3_000_000);
  }
});

it("PL-097: the same content gives the same bytes, also from another press", async () => {
  const other = openPress();
  const { content, made: first } = made.guide.ar;
  const again = await makeDocument({ press: other, storage, log: silentLog }, content);
  other.close();
  expect(Buffer.from(again.pdf).equals(Buffer.from(first.pdf))).toBe(true);
});

it("PL-090 PL-096 PT-11: signs no font has are left out, and signs of the typesetter are text", async () => {
  const { content } = made.guide.en;
  const hostile = '#read("/etc/passwd") $x$ *b* _i_ @ref \\ `raw` </svg> \u202e\u0000 😀 \ufef1 <b>';
  const left: unknown[] = [];
  const log = { ...silentLog, warn: (facts: unknown) => left.push(facts) } as typeof silentLog;
  const overview = { ...(content.data.overview as object), lead: "word ".repeat(40_000) };
  const hostileContent = { ...content, data: { ...content.data, title: hostile, overview } };
  const printed = await makeDocument({ press, storage, log }, hostileContent);
  expect(left).toMatchObject([{ letters: ["😀"] }]);
  if (!hasPoppler) return;
  const cover = poppler("pdftotext", printed.pdf, "-l", "1");
  for (const words of ['#read("/etc/passwd")', "$x$ *b* _i_ @ref", "`raw` </svg>"]) expect(cover).toContain(words);
});

it("PL-089 PT-10: all of GB 2312 can be printed, and mixed scripts in every language", async () => {
  const signs = Array.from({ length: 0xf7 - 0xb0 + 1 }, (_, row) =>
    Array.from({ length: 94 }, (_, cell) => new TextDecoder("gbk").decode(Uint8Array.of(0xb0 + row, 0xa1 + cell))),
  )
    .flat()
    .filter((sign) => /^\p{Script=Han}$/u.test(sign));
  expect(signs).toHaveLength(6763);
  const { printable } = await import("#app/features/documents/press/fonts.server");
  expect([...printable(`${signs.join("")}ÅŽșЁЩَّةچ…“”—`).left]).toEqual([]);
});

it("PL-108: the code has the quiet edge of four squares", () => {
  const svg = qrSvg("https://pemba.example/ar/real-estate/a-house");
  expect(svg).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
});

/** Of the page alone: buttons, what machines read, what depends on the day somebody looks; the moon has its own sentence in print. */
const ON_THE_PAGE_ALONE =
  /^(travel\.(meta|download|sections|linkToFollow)|travelWeather\.(chartTitle|high$|low$)|travelVisa\.converted|travelTransport\.vehicles|travelSafety\.(call|ours)|travelItems\.(checkedOn|checkBefore|newTab|holidays|moon|sun$|today|byMonth))/;

it("PL-101: every text of /travel is in the guide, what staff write there too", () => {
  const printed = JSON.stringify(made.guide.en.content.data);
  const missing = Object.entries(site.texts.pick("en", GUIDE_TEXTS)).flatMap(([group, texts]) =>
    Object.entries(texts)
      .filter(([key]) => !ON_THE_PAGE_ALONE.test(`${group}.${key}`))
      .flatMap(([key, text]) => textsIn(text).map((part) => [`${group}.${key}`, part] as const))
      .filter(([, part]) => !printed.includes(JSON.stringify(part).slice(1, -1)))
      .map(([key]) => key),
  );
  expect(missing).toEqual([]);
});

const INVEST_TEXTS = [
  "invest",
  "investLocation",
  "investMarket",
  "investDoors",
  "investNumbers",
  "investTalk",
] as const;
/** Of the page alone: buttons, what machines read, the drawing of the way from Dubai, which the deck has as a map. */
const ON_INVEST_ALONE =
  /^(invest\.(meta|pitchDeck|talk)|investLocation\.(map|dubai|pemba|nairobi|darEsSalaam|flight)|investDoors\.\w+Ask|investTalk\.form)/;

it("PL-105: every text of /invest is in the deck, in nine languages", () => {
  for (const language of LANGUAGES) {
    const printed = JSON.stringify(made.deck[language].content.data);
    const missing = Object.entries(site.texts.pick(language, INVEST_TEXTS)).flatMap(([group, texts]) =>
      Object.entries(texts)
        .filter(([key]) => !ON_INVEST_ALONE.test(`${group}.${key}`))
        .flatMap(([key, text]) => textsIn(text).map((part) => [`${group}.${key}`, part] as const))
        .filter(([, part]) => !printed.includes(JSON.stringify(part.trim()).slice(1, -1)))
        .map(([key]) => key),
    );
    expect(missing, language).toEqual([]);
  }
});

it("PL-082: what a guide shows makes it another, and nothing else does", () => {
  const hashOf = (change: Partial<typeof site>, language: Language = "de", now = NOW) =>
    contentHash(guideContent({ ...site, ...change }, language, now));
  const hash = hashOf({});
  const settings = { site_name: "Pemba", contact_phone: "+255 1" } as NonNullable<(typeof site)["settings"]["value"]>;
  const items = site.guideItems.value;
  const [item] = items;
  if (!item) throw new Error("the guide has no items");
  const withItem = (values: Partial<typeof item>) => ({
    guideItems: { value: [{ ...item, ...values }, ...items.slice(1)] },
  });
  const { texts } = site;
  const edited = {
    plain: texts.plain.bind(texts),
    lastEdit: texts.lastEdit.bind(texts),
    pick(...[language, groups]: Parameters<Texts["pick"]>) {
      const picked = texts.pick(language, groups);
      return { ...picked, travelVisa: { ...picked.travelVisa, lead: "Edited" } };
    },
  } as object as Texts;
  const changes: Record<string, string> = {
    text: hashOf({ texts: edited }),
    settings: hashOf({ settings: { value: settings } }),
    phone: hashOf({ settings: { value: { ...settings, contact_phone: "+255 2" } } }),
    emergency: hashOf({ settings: { value: { ...settings, emergency_phone: "+255 3" } } }),
    "an item's title": hashOf(withItem({ title: "Edited", title_de: "Bearbeitet" })),
    "an item's day": hashOf(withItem({ checked_on: "2026-11-17" })),
    "an item taken off": hashOf(withItem({ published: false })),
    place: hashOf({ places: { value: site.places.value.slice(1) } }),
    "a holiday that is over": hashOf({}, "de", new Date("2026-12-20T09:00:00Z")),
    language: hashOf({}, "fr"),
  };
  expect(new Set([hash, ...Object.values(changes)]).size).toBe(Object.keys(changes).length + 1);
  const same = {
    "the next day": hashOf({}, "de", new Date("2026-11-19T09:00:00Z")),
    "a text in French": hashOf(withItem({ title_fr: "Autre" })),
    "an item nobody sees": hashOf({ guideItems: { value: [...items, { ...item, id: "hidden", published: false }] } }),
  };
  for (const [what, after] of Object.entries(same)) expect(after, what).toBe(hash);
});

it("PL-084 PL-085: where there is none to send, a page in the language says so and when to come back", async () => {
  const answers = [
    [{ kind: "failed" }, 503, "10"],
    [{ kind: "busy" }, 503, "10"],
    [{ kind: "limited", wait: 77 }, 429, "77"],
  ] as const;
  for (const language of LANGUAGES)
    for (const [answer, status, wait] of answers) {
      const sent = await sendDocument(answer, new Request("http://site.example/travel/guide.pdf"), {
        names: { title: "Guide", ascii: "guide" },
        language,
        texts: site.texts,
        back: `/${language}/travel`,
        contact: `/${language}/contact`,
      });
      expect([sent.status, sent.headers.get("retry-after")]).toEqual([status, wait]);
      expect(sent.headers.get("cache-control")).toBe("no-store");
      const html = await sent.text();
      const t = createTranslate(site.texts.pick(language, ["documents"]), language);
      expect(html).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
      for (const [href, words] of [
        [`/${language}/travel`, t("documents.printPage")],
        [`/${language}/contact`, t("documents.contactUs")],
      ] as const)
        expect(html).toContain(`<a href="${href}">${escapeMarkup(words)}</a>`);
    }
});

withPoppler("inside the files", () => {
  it("PL-089 PL-091: only our fonts, as subsets; tagged, with title and language, no empty boxes", () => {
    for (const kind of ["guide", "deck"] as const)
      for (const language of LANGUAGES) {
        const { pdf } = made[kind][language].made;
        const fonts = poppler("pdffonts", pdf).split("\n").slice(2).filter(Boolean);
        expect(fonts.length).toBeGreaterThan(1);
        for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+Print\w.* yes yes yes /);
        const info = poppler("pdfinfo", pdf);
        expect(info).toMatch(/Tagged:\s+yes/);
        expect(info).toContain(String(made[kind][language].content.data.documentTitle));
        expect(info).not.toContain("CreationDate");
        const catalogue = Buffer.from(pdf).toString("latin1");
        expect(catalogue).toContain(`/Lang (${language === "zh" ? "zh-CN" : language})`);
        expect(poppler("pdftotext", pdf)).not.toContain("\ufffd");
      }
  });

  it("PL-091: chapters are headings in their order, with bookmarks; contents name their pages; the map is described", () => {
    for (const language of LANGUAGES) {
      const { content, made: set } = made.guide[language];
      const titles = CHAPTERS.map((chapter) => (content.data[chapter] as { title: string }).title);
      const structure = poppler("pdfinfo", set.pdf, "-struct");
      const headings = [...structure.matchAll(/^ *H1 "(.*)" \(block\)$/gm)].map(([, title = ""]) => title);
      expect(headings).toHaveLength(titles.length);
      // Of other letters than ASCII it prints none.
      for (const [index, heading] of headings.entries())
        if (/^[ -~]+$/.test(heading)) expect(heading).toBe(titles[index]);
      const inside = Buffer.from(set.pdf).toString("latin1");
      expect(inside).toContain("/Type /Outlines");
      // What only sets a mood is not read out: the chart and the map are.
      expect(inside).not.toContain("/Alt ()");
      expect(inside.match(/\/Alt /g)).toHaveLength(2);
      const pages = poppler("pdftotext", set.pdf, "-raw").split("\f");
      const listed = (pages[1]?.match(/\d+/g) ?? []).slice(0, titles.length);
      expect(listed, language).toHaveLength(titles.length);
      for (const [index, page] of listed.entries()) {
        const lines = (pages[Number(page) - 1] ?? "").split("\n").map(sortedLetters);
        expect(lines, `${language}, page ${page}`).toContain(sortedLetters(titles[index] ?? ""));
      }
    }
  });

  it("PL-092 PL-101 PT-08: every text of the page comes back from the file; of Arabic 93 % of the words", () => {
    for (const kind of ["guide", "deck"] as const)
      for (const language of LANGUAGES) {
        const { content, made: set } = made[kind][language];
        const printed = lettersOf(poppler("pdftotext", set.pdf, "-raw")).toLowerCase();
        const texts = textsIn(content.data);
        if (language === "ar") {
          const wordsIn = (text: string) => text.normalize("NFKC").match(/[\p{Script=Arabic}\p{Mn}]{3,}/gu) ?? [];
          const words = texts.flatMap(wordsIn);
          const found = new Set(wordsIn(poppler("pdftotext", set.pdf)).map(sortedLetters));
          const hits = words.filter((word) => found.has(sortedLetters(word))).length;
          expect(hits / words.length, kind).toBeGreaterThan(0.93);
          continue;
        }
        const missing = texts
          .flatMap((text) => (language === "zh" ? [text] : text.split(/[\s\u202f]+/u)))
          .map((text) => lettersOf(text).toLowerCase())
          .filter((word) => word && !printed.includes(word));
        expect(missing, `${kind} ${language}`).toEqual([]);
      }
  });

  it("PL-101 PL-102 PL-103 PT-07: fees, numbers and figures to the letter; twenty phrases", () => {
    for (const language of LANGUAGES) {
      const printed = poppler("pdftotext", made.guide[language].made.pdf, "-layout");
      for (const fact of ["50", "250", "30", "USD", "999", "115", "114", "2027"]) expect(printed).toContain(fact);
      for (const { rain } of CLIMATE) expect(printed).toContain(String(rain));
      for (const phrase of language === "sw" ? ["Good morning", "Goodbye"] : ["Shikamoo", "Marahaba", "Kwaheri"])
        expect(printed, language).toContain(phrase);
      expect(printed).toMatch(/OpenStreetMap/);
      const bookmarks = poppler("pdfinfo", made.guide[language].made.pdf, "-dests");
      expect(bookmarks.length).toBeGreaterThan(0);
    }
  });

  it("PL-104: every item says when it was checked, or that readers should; its address is printed and opens", async () => {
    const [any] = site.guideItems.value;
    if (!any) throw new Error("the guide has no items");
    const checkedOn = ["2026-11-01", "2024-01-05", null];
    const items = GUIDE_SECTIONS.flatMap((section) =>
      checkedOn.map((checked_on, index) => ({
        ...any,
        ...{ id: `${section}-${index}`, section, kind: "link" as const, checked_on, published: true, body: null },
        ...{ title: `Office of ${section} ${index}`, url: `https://${section}-${index}.example/visa` },
      })),
    );
    const holidays = checkedOn.map((checked_on, index) => ({
      ...any,
      ...{ id: `day-${index}`, section: "practical" as const, kind: "holiday" as const, checked_on, published: true },
      ...{ title: `Holiday ${index}`, body: null, url: null, starts_on: `2026-12-1${index}`, ends_on: null },
    }));
    const content = guideContent({ ...site, guideItems: { value: [...items, ...holidays] } }, "en", NOW);
    const { pdf } = await makeDocument({ press, storage, log: silentLog }, content);
    const text = poppler("pdftotext", pdf, "-raw").replaceAll(/\s+/g, " ");
    for (const { title, checked_on } of [...items, ...holidays]) {
      const said = checked_on === "2026-11-01" ? "Checked on 1 November 2026" : "Check before you travel";
      expect(text).toMatch(new RegExp(`${title}(?! \\d).{0,80}?${said}`));
    }
    const addresses = poppler("pdfinfo", pdf, "-url");
    for (const { url } of items) {
      expect(text).toContain(url.replace("https://", ""));
      expect(addresses).toContain(url);
    }
  });

  it("PL-105: in nine languages 16:9, with the map, the figures of the page, and small print on every page with a figure", () => {
    for (const language of LANGUAGES) {
      const { content, made: set } = made.deck[language];
      const sizes = [...poppler("pdfinfo", set.pdf, "-l", "12").matchAll(/Page +\d+ size: +([\d.]+) x ([\d.]+)/g)];
      expect(sizes, language).toHaveLength(set.pages);
      for (const [, width, height] of sizes) expect(Number(width) / Number(height)).toBeCloseTo(16 / 9, 2);
      // Of the map alone: pictures of the deck set a mood.
      expect(
        Buffer.from(set.pdf)
          .toString("latin1")
          .match(/\/Alt /g),
        language,
      ).toHaveLength(1);
      const pages = poppler("pdftotext", set.pdf, "-raw").split("\f").slice(0, set.pages);
      expect(lettersOf(pages[1] ?? ""), language).toContain("OpenStreetMap");
      const figures = String(content.data.day).match(/\d+/g) ?? [];
      const onCover = (pages[0] ?? "").match(/\d+/g) ?? [];
      expect(onCover.toSorted(), `${language}, the cover: the day and no figure`).toEqual(figures.toSorted());
      const caution = String(content.data.caution);
      for (const [index, page] of pages.entries())
        if (index > 0)
          expect(shareOfWords(caution, page, language), `${language}, page ${index + 1}`).toBeGreaterThan(0.9);
    }
  });

  it("PL-105: the figures are those of /invest, to the letter", () => {
    for (const language of LANGUAGES) {
      const printed = poppler("pdftotext", made.deck[language].made.pdf, "-raw");
      const said = Object.entries(site.texts.pick(language, INVEST_TEXTS)).flatMap(([group, texts]) =>
        Object.entries(texts).flatMap(([key, text]) => (ON_INVEST_ALONE.test(`${group}.${key}`) ? [] : textsIn(text))),
      );
      const figures = said
        .flatMap((text) => text.match(/\d[\d.,]*/g) ?? [])
        .map((figure) => figure.replace(/\D+$/, ""));
      expect(figures.length, language).toBeGreaterThan(10);
      for (const figure of figures) expect(printed, language).toContain(figure);
    }
  });

  it("PL-094: no line of Chinese begins or ends with a mark that may not stand there", () => {
    const lines = poppler("pdftotext", made.guide.zh.made.pdf, "-layout")
      .split("\n")
      .map((text) => text.trim());
    for (const line of lines) {
      expect(line).not.toMatch(/^[，。）》、；：！？]/);
      expect(line).not.toMatch(/[（《]$/);
    }
  });
});

describe("what pages look like", () => {
  const KINDS = ["guide", "deck"] as const;
  const SEEN = ["en", "ar", "zh"] as const;

  it.each(KINDS.flatMap((kind) => SEEN.map((language) => [kind, language] as const)))(
    "PL-093 PL-094 PL-095 PT-06 PT-09: each page of the %s in %s is as it was when somebody last looked at it",
    async (kind, language) => {
      const file = join(REFERENCES, `${kind}-${language}.png`);
      const pages = await greyPages(made[kind][language].made.pdf);
      if (process.env.UPDATE_PAGES) await savePages(file, pages);
      const kept = await readPages(file, pages[0]?.height ?? 1);
      expect(pages).toHaveLength(kept.length);
      for (const [index, page] of pages.entries()) {
        const { difference, at } = greatestDifference(page, kept[index] as GreyPage);
        expect(difference, `page ${index + 1}, ${at}`).toBeLessThan(NOTICED);
      }
    },
  );

  it("a digit more, a word less and numbers in another order are noticed", async () => {
    const { content, made: set } = made.guide.ar;
    const before = await greyPages(set.pdf);
    const noticed = async (change: (data: string) => string) => {
      const data = JSON.parse(change(JSON.stringify(content.data))) as DocumentContent["data"];
      const after = await greyPages((await makeDocument({ press, storage, log: silentLog }, { ...content, data })).pdf);
      return before.some((page, i) => greatestDifference(page, after[i] as GreyPage).difference >= NOTICED);
    };
    const { lead } = content.data.safety as { lead: string };
    expect(await noticed((data) => data)).toBe(false);
    expect(await noticed((data) => data.replace('"dollars":250', '"dollars":2500'))).toBe(true);
    expect(await noticed((data) => data.replace(lead, lead.replace(/ \S+$/, "")))).toBe(true);
    expect(await noticed((data) => data.replaceAll(/[\u2066\u2069]/g, ""))).toBe(true);
  });
});
