import { asc, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { restoreRecord } from "#app/features/history/mutations.server";
import { bin, changes } from "#app/features/history/tables.server";
import { parseTextsFile, writeCsv, writeJson } from "#app/features/translations/file-format.server";
import { planImport, toImportedKeys, type ImportedKey } from "#app/features/translations/import-plan.server";
import { messageProblem } from "#app/features/translations/messages.server";
import {
  addTranslation,
  deleteTranslation,
  importTexts,
  updateText,
} from "#app/features/translations/mutations.server";
import {
  findCoverage,
  listAllTranslations,
  listContexts,
  listTranslations,
} from "#app/features/translations/queries.server";
import { translations } from "#app/features/translations/tables.server";
import { Texts } from "#app/features/translations/texts.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { openFeed } from "#app/platform/live/feed.server";
import { TRANSLATED_LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { seed } from "#db/seed/seed.server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { staff } from "#tests/support/staff";

const NO_TEXTS = Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [language, null])) as Record<
  Exclude<Language, "en">,
  null
>;
const bytes = (text: string) => new TextEncoder().encode(text);
const wantedIn = (file: Uint8Array) => {
  const read = parseTextsFile(file);
  if (!read.ok) throw new Error(read.message);
  return read;
};

describe("a text", () => {
  const english = "{price} × {n, plural, one {<b>#</b> person} other {<b>#</b> people}}";
  it.each([
    ["{price} × {n, plural, one {<b>#</b> personne} other {<b>#</b> personnes}}", null],
    ["{n, plural, =0 {<b>rien</b>} one {# à {price}} other {#}}", null],
    ["{price} × {n} <b>!</b>", null],
    ["{price × {n} <b>x</b>", /brace/],
    ["{price} × {n} <b>x", /<b> is opened and never closed/],
    ["{price} × {n, plural, one {x}} <b>x</b>", /other/],
    ["{prise} × {n} <b>x</b>", /\{price\} is missing/],
    ["{price} × {n} {guests} <b>x</b>", /\{guests\} is not in the English/],
    ["{price} × {n}", /<b> is missing/],
    ["{price, number} × {n} <b>x</b>", /\{price\} is used in another way/],
    ["{price} × {n, number, percent} <b>x</b>", /\{n\} asks for a format/],
    ["{price} × {n, number, ::currency/nonsense} <b>x</b>", /\{n\} asks for a format|brace/],
    ["{price} × {n, date} <b>x</b>", /\{n\} is used in another way/],
    ["{} {price} {n} <b>x</b>", /nothing between/],
  ])("%s beside the English one: %s", (text, expected) => {
    const problem = messageProblem(text, english);
    if (expected === null) expect(problem).toBeNull();
    else expect(problem).toMatch(expected);
  });

  it("is free to say anything without braces and tags, in any script", () => {
    for (const text of ["L'été", "5 < 6 & 7 > 3", "الإقامات 100%", "# 1"])
      expect(messageProblem(text, "Stays")).toBeNull();
  });
});

describe.each(DATABASE_KINDS)("translations in the office on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await seed(db, "base");
  });
  afterAll(() => database.close());

  const find = async (key: string) => (await db.select().from(translations).where(eq(translations.key, key)))[0]!;
  const historyOf = (id: string) =>
    db.select().from(changes).where(eq(changes.item_id, id)).orderBy(asc(changes.created_at));
  const page = { page: 1, size: 25 };

  it("are listed by key, searched in every language, and filtered by context and by what is missing", async () => {
    const all = await listTranslations(db, { search: "", context: "", missing: null }, page);
    expect(all.rows).toHaveLength(25);
    expect(all.total).toBeGreaterThan(1_000);
    expect(all.pages).toBe(Math.ceil(all.total / 25));
    const last = await listTranslations(db, { search: "", context: "", missing: null }, { page: 9_999, size: 50 });
    expect(last.page).toBe(Math.ceil(all.total / 50));
    const keys = (await listAllTranslations(db)).map(({ key }) => key);
    expect(all.rows.map(({ key }) => key)).toEqual(keys.slice(0, 25));

    const found = async (search: string) =>
      (await listTranslations(db, { search, context: "nav", missing: null }, page)).rows.map(({ key }) => key);
    expect(await found("HÉBERGEMENTS")).toEqual(["nav.stays"]);
    expect(await found("الإقامات")).toEqual(["nav.stays"]);
    expect(await found("nav.STA")).toEqual(["nav.stays"]);
    expect(await found("ПРОЖИВ")).toEqual(["nav.stays"]);
    for (const odd of ["%", "nav.st.ys", "[", "\\", "(a|b)", "^nav", "{n}"]) expect(await found(odd), odd).toEqual([]);
    expect(await listContexts(db)).toContain("nav");

    const { all: count, coverage } = await findCoverage(db);
    expect(count).toBe(all.total);
    await db.update(translations).set({ fr: null }).where(eq(translations.key, "nav.blog"));
    await db.update(translations).set({ sw: "  " }).where(eq(translations.key, "nav.contact"));
    const missing = async (language: Language | "any") =>
      (await listTranslations(db, { search: "", context: "", missing: language }, page)).rows.map(({ key }) => key);
    expect(await missing("fr")).toEqual(["nav.blog"]);
    expect(await missing("any")).toEqual(["nav.blog", "nav.contact"]);
    expect((await findCoverage(db)).coverage).toEqual({ ...coverage, fr: coverage.fr - 1, sw: coverage.sw - 1 });
  });

  it("change one text at a time, only from what the editor saw, and remember who did it", async () => {
    const { id, de } = await find("nav.stays");
    const edit = (text: string | null, before: string | null, language: Language = "de") =>
      updateText(db, staff, { id, language, before, text });
    expect(await edit("Bleiben", de)).toEqual({ ok: true, text: "Bleiben" });
    expect(await historyOf(id)).toMatchObject([
      {
        room: "translations",
        action: "changed",
        item_name: "nav.stays",
        user_name: staff.name,
        fields: { de: { from: de, to: "Bleiben" } },
      },
    ]);
    expect(await edit("Unterkunft", de)).toEqual({ ok: false, reason: "conflict", stored: "Bleiben" });
    expect((await find("nav.stays")).de).toBe("Bleiben");
    expect(await edit("Bleiben", de), "what is stored already needs no choice").toEqual({ ok: true, text: "Bleiben" });
    expect(await edit(null, "Bleiben")).toEqual({ ok: true, text: null });
    expect(await edit(null, "Stays", "en")).toMatchObject({ ok: false, reason: "invalid" });
    expect(await edit("Zimmer {n}", null)).toMatchObject({
      ok: false,
      reason: "invalid",
      message: expect.stringContaining("{n}") as string,
    });
    expect(await historyOf(id)).toHaveLength(2);
    for (const unknown of ["nonsense", "00000000-0000-4000-8000-000000000000"]) {
      expect(await updateText(db, staff, { id: unknown, language: "fr", before: null, text: "x" })).toEqual({
        ok: false,
        reason: "gone",
      });
    }
  });

  it("of two edits at once exactly one is written", async () => {
    const { id, it: before } = await find("nav.stays");
    const results = await Promise.all(
      ["uno", "due"].map((text) => updateText(db, staff, { id, language: "it", before, text })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: "conflict" });
  });

  it("keep the values a page gives: English must ask for those it was shipped with", async () => {
    const { id, en, fr } = await find("booking.sum");
    expect(await updateText(db, staff, { id, language: "en", before: en, text: "{price} a head" })).toMatchObject({
      reason: "invalid",
      message: expect.stringContaining("{n}") as string,
    });
    expect(await updateText(db, staff, { id, language: "en", before: en, text: "{n} × {price}" })).toEqual({
      ok: true,
      text: "{n} × {price}",
    });
    expect(
      await updateText(db, staff, {
        id,
        language: "fr",
        before: fr,
        text: "{n, plural, one {une tête} other {# têtes}} à {price}",
      }),
    ).toMatchObject({ ok: true });
    const texts = new Texts(db, silentLog);
    await texts.refresh();
    expect(JSON.stringify(texts.pick("fr", ["booking"]).booking!.sum)).toContain("têtes");
  });

  it("are added once, checked, and deleted into the bin, from where they come back", async () => {
    const added = await addTranslation(db, staff, {
      key: "staff.hello",
      texts: { ...NO_TEXTS, en: "Hello {name}", fr: "Bonjour {name}" } as never,
    });
    expect(added).toMatchObject({ ok: true });
    expect(await find("staff.hello")).toMatchObject({
      context: "staff",
      en: "Hello {name}",
      fr: "Bonjour {name}",
      de: null,
      shipped: null,
    });
    expect(await addTranslation(db, staff, { key: "staff.hello", texts: { ...NO_TEXTS, en: "Again" } })).toEqual({
      ok: false,
      errors: { key: "This key is there already." },
    });
    const bad = await addTranslation(db, staff, {
      key: "staff.bad",
      texts: { ...NO_TEXTS, en: "Hi {name}", fr: "Salut {nom}" } as never,
    });
    expect(bad).toEqual({ ok: false, errors: { fr: expect.stringContaining("{name}") as string } });
    expect(await addTranslation(db, staff, { key: "staff.none", texts: { ...NO_TEXTS, en: null } })).toMatchObject({
      ok: false,
      errors: { en: expect.any(String) as string },
    });

    const { id } = await find("staff.hello");
    expect(await deleteTranslation(db, staff, id)).toEqual({ ok: true });
    expect(await deleteTranslation(db, staff, id)).toEqual({ ok: false, reason: "missing" });
    expect((await historyOf(id)).map(({ action, fields }) => [action, fields])).toEqual([
      ["created", { en: { from: null, to: "Hello {name}" }, fr: { from: null, to: "Bonjour {name}" } }],
      ["deleted", {}],
    ]);
    const [binned] = await db.select().from(bin).where(eq(bin.item_id, id));
    expect(await restoreRecord(db, staff, binned!.id)).toEqual({ ok: true, name: "staff.hello" });
    expect(await find("staff.hello")).toMatchObject({ id, context: "staff", en: "Hello {name}", fr: "Bonjour {name}" });
  });

  it("show on every server process as soon as they are committed", async () => {
    const texts = new Texts(db, silentLog);
    const feed = await openFeed(database, "content", silentLog);
    feed.subscribe(({ table }) => void (table === "translations" && texts.refresh()));
    await texts.refresh();
    const { id, ru } = await find("nav.blog");
    await updateText(db, staff, { id, language: "ru", before: ru, text: "Записки" });
    await vi.waitFor(() => expect(texts.pick("ru", ["nav"]).nav!.blog).toBe("Записки"), 10_000);
  });

  it("take any name for a key without harm to the site", async () => {
    for (const key of ["__proto__.polluted", "constructor.name", "toString.call"])
      await addTranslation(db, staff, { key, texts: { ...NO_TEXTS, en: "Odd" } });
    const texts = new Texts(db, silentLog);
    await texts.refresh();
    expect(texts.pick("en", ["nav"]).nav!.stays).toBe("Stays");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    await db.delete(translations).where(eq(translations.en, "Odd"));
  });

  it("go out and come back as they were, in both formats", async () => {
    const odd = {
      "odd.formula": { en: "=SUM(A1)", fr: "+1", es: "-1", it: "@name", de: "'=quoted", ru: "''+twice" },
      "odd.text": { en: 'She said "yes", twice; then', ar: "قالت «نعم»\nثم مضت", zh: "第一行\n第二行" },
    };
    for (const [key, texts] of Object.entries(odd))
      expect(await addTranslation(db, staff, { key, texts: { ...NO_TEXTS, ...texts } as never })).toMatchObject({
        ok: true,
      });
    const rows = await listAllTranslations(db);

    const csv = writeCsv(rows);
    expect(csv.startsWith('\uFEFF"key","en","fr","es","it","de","ru","zh","ar","sw"\r\n')).toBe(true);
    expect(csv).toContain(`"odd.formula","'=SUM(A1)","'+1","'-1","'@name","''=quoted","'''+twice"`);
    expect(csv).toContain(`"She said ""yes"", twice; then"`);
    expect(csv).not.toMatch(/(^|,)"[=+\-@\t]/m);

    // As a German Excel saves it, and as its "Unicode Text".
    const semicolons = csv.replace(/^.*\r\n/, (head) => head.replaceAll(",", ";")).replaceAll(/","/g, '";"');
    const tabs = csv.slice(1).replaceAll('","', '"\t"');
    const utf16 = new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(tabs, "utf16le")]));
    for (const file of [bytes(csv), bytes(writeJson(rows)), bytes(semicolons), utf16]) {
      const { wanted, refused } = wantedIn(file);
      expect(refused).toEqual([]);
      expect(wanted).toHaveLength(rows.length);
      expect(wanted.find(({ key }) => key === "odd.formula")!.texts).toEqual(odd["odd.formula"]);
      expect(wanted.find(({ key }) => key === "odd.text")!.texts).toEqual(odd["odd.text"]);
      expect(planImport(wanted, rows)).toMatchObject({ keys: [], refused: [] });
    }
  });

  it("say what is wrong with a file", () => {
    const message = (file: Uint8Array) => {
      const read = parseTextsFile(file);
      return read.ok ? null : read.message;
    };
    expect(message(bytes(""))).toMatch(/empty/);
    expect(message(bytes("{ nonsense"))).toMatch(/JSON/);
    expect(message(bytes('key,en\n"open'))).toMatch(/no table/);
    expect(message(bytes("name,text\na,b"))).toMatch(/first line must name the columns/);
    expect(message(new Uint8Array([...bytes("key,fr\nnav.stays,"), 0xe9]))).toMatch(/CSV UTF-8/);
    expect(wantedIn(bytes("Key,EN,notes\nnav.stays,Stays,hm")).ignoredColumns).toEqual(["notes"]);
  });

  it("are imported only as the dry run showed, in one piece", async () => {
    const before = await find("nav.stays");
    const file = [
      "key,en,fr,sw",
      "nav.stays,,Où dormir,",
      `nav.experiences,,"${(await find("nav.experiences")).fr}",`,
      "fresh.one,One {n},Un {n},Moja",
      "fresh.two,,Deux,",
      "bad key,Text,,",
      "booking.sum,,{price,",
      "nav.stays,,Encore,",
    ].join("\r\n");
    const { wanted } = wantedIn(bytes(file));
    const plan = planImport(wanted, await listAllTranslations(db));
    expect(plan.keys).toEqual([
      { key: "nav.stays", isNew: false, changes: [{ language: "fr", from: before.fr, to: "Où dormir" }] },
      {
        key: "fresh.one",
        isNew: true,
        changes: [
          { language: "en", from: null, to: "One {n}" },
          { language: "fr", from: null, to: "Un {n}" },
        ],
      },
    ]);
    expect(plan.unchanged).toBe(1);
    expect(plan.refused.map(({ key, language }) => [key, language])).toEqual([
      ["fresh.one", "sw"],
      ["fresh.two", null],
      ["bad key", null],
      ["booking.sum", "fr"],
      ["nav.stays", null],
    ]);
    expect(await find("nav.stays"), "a dry run writes nothing").toEqual(before);

    // Somebody edits one of the texts between the dry run and its application.
    await updateText(db, staff, { id: before.id, language: "fr", before: before.fr, text: "Dormir" });
    const moved = await importTexts(db, staff, toImportedKeys(plan), plan.fingerprint);
    expect(moved).toMatchObject({
      ok: false,
      plan: { keys: [{ key: "nav.stays", changes: [{ from: "Dormir", to: "Où dormir" }] }, { key: "fresh.one" }] },
    });
    expect(await db.select().from(translations).where(like(translations.key, "fresh.%"))).toEqual([]);
    if (moved.ok) return;

    expect(await importTexts(db, staff, toImportedKeys(moved.plan), moved.plan.fingerprint)).toEqual({
      ok: true,
      keys: 2,
      texts: 3,
    });
    const after = await find("nav.stays");
    expect(after).toEqual({ ...before, fr: "Où dormir", updated_at: after.updated_at });
    expect(await find("fresh.one")).toMatchObject({ context: "fresh", en: "One {n}", fr: "Un {n}", sw: null });
    expect((await historyOf(before.id)).filter(({ action }) => action === "imported")).toMatchObject([
      { item_name: "nav.stays", fields: { fr: { from: "Dormir", to: "Où dormir" } } },
    ]);
    expect(
      await importTexts(db, staff, toImportedKeys(moved.plan), moved.plan.fingerprint),
      "twice is once",
    ).toMatchObject({ ok: false, plan: { keys: [], unchanged: 3 } });
  });

  it("import all of a large file", async () => {
    const wanted: ImportedKey[] = Array.from({ length: 600 }, (_, n) => ({
      key: `large.k${n}`,
      texts: { en: `Text ${n}`, fr: `Texte ${n}` },
    }));
    const plan = planImport(wanted, await listAllTranslations(db));
    expect(await importTexts(db, staff, wanted, plan.fingerprint)).toEqual({ ok: true, keys: 600, texts: 1_200 });
    const again = planImport(
      wanted.map(({ key }) => ({ key, texts: { fr: "Tout" } })),
      await listAllTranslations(db),
    );
    expect(await importTexts(db, staff, toImportedKeys(again), again.fingerprint)).toEqual({
      ok: true,
      keys: 600,
      texts: 600,
    });
    expect(
      await db
        .select({ en: translations.en, fr: translations.fr })
        .from(translations)
        .where(eq(translations.key, "large.k599")),
    ).toEqual([{ en: "Text 599", fr: "Tout" }]);
  });
});
