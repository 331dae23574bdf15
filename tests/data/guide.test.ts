import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkGuideItem, GUIDE_RECORDS, moveGuideItem } from "#app/features/guide/mutations.server";
import { countToCheck, listGuideItems, viewGuide } from "#app/features/guide/queries.server";
import { guide_items } from "#app/features/guide/tables.server";
import { deleteRecord, restoreRecord } from "#app/features/history/mutations.server";
import { listBin, listChangesOf } from "#app/features/history/queries.server";
import { catalogues } from "#app/features/translations/catalogues.server";
import { translations } from "#app/features/translations/tables.server";
import { dayAt } from "#app/platform/dates/dates";
import type { Database } from "#app/platform/db/db.server";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { seed } from "#db/seed/seed.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { typographyFaults } from "#tests/support/typography";

const STAFF = { id: "asha", name: "Asha" };
const TODAY = dayAt(new Date(), 3);
const FIXED = ["01-12", "04-07", "04-26", "05-01", "07-07", "08-08", "12-09"];

describe.each(DATABASE_KINDS)("the guide's items on the %s database", (_, open) => {
  let database: Database;
  const find = async (key: string) => (await listGuideItems(database.db)).find((item) => item.key === key)!;

  beforeAll(async () => {
    database = await open();
    await database.db
      .insert(translations)
      .values({ key: "travelPractical.customs", en: "Customs allowances", fr: "Douanes et franchises" });
    await seed(database.db, "base");
    await database.db.execute(
      sql`insert into users (id, name, email) values (${STAFF.id}, ${STAFF.name}, 'asha@example.com')`,
    );
  });
  afterAll(() => database.close());

  it("N-2: the five links and the standing notes, with what staff had made of them; none has an address or was checked", async () => {
    const items = await listGuideItems(database.db);
    const notes = items.filter(({ kind }) => kind !== "holiday");
    expect(notes.map(({ key, section, kind }) => [key, section, kind])).toEqual([
      ["visa-official", "visa", "link"],
      ["visa-insurance", "visa", "visa"],
      ["ferry", "transportation", "ferry"],
      ["immigration", "practical", "link"],
      ["ferries", "practical", "link"],
      ["health", "practical", "link"],
      ["customs", "practical", "link"],
    ]);
    expect(items.filter(({ url, checked_on }) => url !== null || checked_on !== null)).toEqual([]);
    expect(notes.at(-1)).toMatchObject({ title: "Customs allowances", title_fr: "Douanes et franchises" });
    expect(notes.at(-1)?.title_de).toBe("Freimengen beim Zoll");
  });

  it("PL-143: the seven fixed days, Ramadan of two years as 'about', the Eids and Maulid without a day, nothing else", async () => {
    const holidays = (await listGuideItems(database.db)).filter(({ kind }) => kind === "holiday");
    expect(holidays.filter(({ repeats_yearly }) => repeats_yearly).map((item) => item.starts_on?.slice(5))).toEqual(
      FIXED,
    );
    expect(
      holidays.filter(({ ends_on }) => ends_on).map((item) => [item.starts_on, item.ends_on, item.is_about]),
    ).toEqual([
      ["2026-02-18", "2026-03-19", true],
      ["2027-02-08", "2027-03-09", true],
    ]);
    const undated = holidays.filter(({ starts_on }) => starts_on === null);
    expect(undated.map(({ key, is_about }) => [key, is_about])).toEqual([
      ["eid-al-fitr", true],
      ["eid-al-adha", true],
      ["maulid", true],
    ]);
    expect(holidays).toHaveLength(FIXED.length + 2 + 3);
  });

  it("speaks nine languages, set as each is", async () => {
    const items = await listGuideItems(database.db);
    for (const language of LANGUAGES) {
      const { notes, holidays } = viewGuide(items, { language, warningDays: 180 });
      const shown = [...Object.values(notes).flat(), ...Object.values(holidays).flat()];
      expect(shown.filter(({ title, body }) => title.lang !== null || body?.lang)).toEqual([]);
      for (const { title, body } of shown)
        for (const { text } of [title, ...(body ? [body] : [])])
          expect(typographyFaults(text, language), `${language}: ${text}`).toEqual([]);
    }
  });

  it("PL-144: holidays by the island's day, wherever the server stands", async () => {
    const items = await listGuideItems(database.db);
    const on = (now: string) => viewGuide(items, { language: "en", warningDays: 180, now: new Date(now) }).holidays;
    // The island's midnight is 21:00 UTC.
    expect(on("2026-12-09T20:59:59Z").days[0]?.days?.from).toBe("9 December 2026");
    expect(on("2026-12-09T21:00:00Z").days.map(({ days }) => days?.from)).toEqual([
      "12 January 2027",
      "7 April 2027",
      "26 April 2027",
    ]);
    expect(on("2026-12-09T20:59:59Z").spans).toEqual([]);
    const [ramadan] = on("2026-12-09T21:00:00Z").spans;
    expect(ramadan).toMatchObject({
      title: { text: "Ramadan" },
      isAbout: true,
      days: { from: "8 February", to: "9 March 2027" },
    });
    expect(ramadan?.body?.text).toMatch(/sunset/);
    expect(on("2027-03-09T20:59:59Z").spans).toHaveLength(1);
    expect(on("2027-03-09T21:00:00Z").spans).toEqual([]);
    const here = on("2026-12-09T21:00:00Z");
    for (const [zone, hours] of [
      ["Pacific/Honolulu", -10],
      ["Pacific/Kiritimati", 14],
    ] as const) {
      vi.stubEnv("TZ", zone);
      expect(new Date("2026-12-09").getTimezoneOffset()).toBe(-60 * hours);
      expect(on("2026-12-09T21:00:00Z"), zone).toEqual(here);
    }
    vi.unstubAllEnvs();
  });

  it("PL-145: no text of the site names a day of Ramadan, an Eid or Maulid", () => {
    const lunar = /ramad|\beid\b|aïd|maulid|рамадан|ид аль|斋月|开斋|宰牲|رمضان|عيد ال(فطر|أضحى)/i;
    for (const language of LANGUAGES) {
      const texts = JSON.stringify(catalogues[language]).split('","');
      for (const text of texts.filter((each) => lunar.test(each))) expect(text, language).not.toMatch(/20\d\d/);
    }
  });

  it("PL-142: says when an item was checked, and of an old check that readers look themselves", async () => {
    const { db } = database;
    const before = await countToCheck(db, TODAY, 180);
    const { id } = await find("immigration");
    expect(await checkGuideItem(db, STAFF, id, TODAY)).toEqual({ ok: true });
    expect(await countToCheck(db, TODAY, 180)).toBe(before - 1);
    expect(await find("immigration")).toMatchObject({ checked_on: TODAY, checked_by: STAFF.id });
    const items = (await listGuideItems(db)).map((item) =>
      item.key === "immigration" ? { ...item, checked_on: "2027-03-03" } : item,
    );
    const checked = (now: string, language: "en" | "ru" = "en") =>
      viewGuide(items, { language, warningDays: 180, now: new Date(now) }).notes.practical?.map((note) => note.checked);
    expect(checked("2027-03-04T00:00:00Z")).toEqual([{ day: "3 March 2027", isOld: false }, null, null, null]);
    expect(checked("2027-09-01T00:00:00Z", "ru")?.[0]).toEqual({ day: "3 марта 2027", isOld: true });
    await db.execute(sql`delete from users where id = ${STAFF.id}`);
    expect(await find("immigration")).toMatchObject({ checked_on: TODAY, checked_by: null });
  });

  it("PL-139: items change places within their section, and the history says so", async () => {
    const { db } = database;
    const keys = async () =>
      (await listGuideItems(db))
        .filter(({ section, kind }) => section === "practical" && kind === "link")
        .map(({ key }) => key);
    expect(await keys()).toEqual(["immigration", "ferries", "health", "customs"]);
    const { id } = await find("customs");
    expect(await moveGuideItem(db, STAFF, id, -1)).toEqual({ ok: true });
    expect(await keys()).toEqual(["immigration", "ferries", "customs", "health"]);
    const first = await find("immigration");
    expect(await moveGuideItem(db, STAFF, first.id, -1)).toEqual({ ok: true });
    expect(await keys()).toEqual(["immigration", "ferries", "customs", "health"]);
    expect(await moveGuideItem(db, STAFF, "no-id", 1)).toEqual({ ok: false, reason: "missing" });
    expect(await listChangesOf(db, "guide", id)).toMatchObject([{ action: "changed", fields: ["position"] }]);
  });

  it("PL-139 J-6: what is deleted waits in the bin; its key is nobody else's", async () => {
    const { db } = database;
    const { id } = await find("health");
    expect(await deleteRecord(db, STAFF, GUIDE_RECORDS, id)).toEqual({ ok: true });
    const [deleted] = (await listBin(db, 1)).rows;
    expect(deleted).toMatchObject({ room: "guide", item_name: "Travel health advice" });
    await db.insert(guide_items).values({ section: "visa", kind: "notice", title: "Other", key: "health" });
    expect(await restoreRecord(db, STAFF, deleted!.id)).toEqual({ ok: false, reason: "taken" });
    await db.delete(guide_items).where(eq(guide_items.title, "Other"));
    expect(await restoreRecord(db, STAFF, deleted!.id)).toMatchObject({ ok: true });
    expect(await find("health")).toMatchObject({ id });
    await seed(db, "base");
    expect((await listGuideItems(db)).filter(({ key }) => key === "health")).toHaveLength(1);
  });

  it.each([
    ["a last day before the first", sql`update guide_items set ends_on = starts_on - 1 where key = 'ramadan-2027'`],
    ["a last day alone", sql`update guide_items set starts_on = null where key = 'ramadan-2027'`],
    [
      "a holiday without a day that does not follow the moon",
      sql`update guide_items set is_about = false where key = 'maulid'`,
    ],
    ["a day by the moon every year", sql`update guide_items set is_about = true where key = 'union-day'`],
    ["an address that is not https", sql`update guide_items set url = 'http://example.org' where key = 'customs'`],
    ["an endless address", sql`update guide_items set url = 'https://example.org/' || repeat('a', 500)`],
    ["no title", sql`update guide_items set title = ' '`],
    ["a check to come", sql`update guide_items set checked_on = current_date + 2`],
    ["a section nobody reads", sql`update guide_items set section = 'food'`],
    ["a kind nobody shows", sql`update guide_items set kind = 'poem'`],
    ["a key twice", sql`update guide_items set key = 'ferry' where key = 'customs'`],
    ["a warning after no time", sql`update site_settings set guide_check_days = 0`],
  ])("refuses %s", async (_what, statement) => {
    await expect(database.db.execute(statement)).rejects.toThrow();
  });
});
