import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createRecord, updateRecord } from "#app/features/history/mutations.server";
import { changes } from "#app/features/history/tables.server";
import { SETTINGS_SHAPE } from "#app/features/settings/admin/form/draft";
import { settingsForm } from "#app/features/settings/input";
import { SETTINGS_RECORDS } from "#app/features/settings/mutations.server";
import { findSettings } from "#app/features/settings/queries.server";
import { DEFAULT_HOURS } from "#app/features/settings/schema";
import { site_settings } from "#app/features/settings/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { staff } from "#tests/support/staff";

const { empty, draftOf } = SETTINGS_SHAPE;
const typed = {
  ...empty,
  homepage_hero_title: " Where the *tide* decides ",
  seo_title: "Slow days",
  footer_text: "Slowly",
  footer_text_ar: "على مهل",
  instagram: "https://example.com/pemba",
  contact_phone: "+255 777 123 456",
  address_sw: "Wete, Pemba",
  homepage_hero_title_de: "Die *Flut* entscheidet",
  hours_sunday_opens: "09:00",
  hours_sunday_closes: "12:30",
};

describe.each(DATABASE_KINDS)("site settings on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.delete(site_settings);
    await db.delete(changes);
  });

  it("are one row, made by the first save and changed by the next", async () => {
    const first = await createRecord(db, staff, SETTINGS_RECORDS, v.parse(settingsForm, typed));
    expect(first).toMatchObject({ ok: true });
    expect(await createRecord(db, staff, SETTINGS_RECORDS, v.parse(settingsForm, typed))).toEqual({
      ok: false,
      reason: "taken",
      field: "single_row",
    });
    const stored = (await findSettings(db))!;
    expect(stored).toMatchObject({
      homepage_hero_title: "Where the *tide* decides",
      homepage_hero_title_de: "Die *Flut* entscheidet",
      homepage_hero_title_fr: null,
      homepage_hero_video: null,
      site_name: "Pemba Paradise",
      contact_phone: "+255 777 123 456",
      contact_email: null,
      address: null,
      address_sw: "Wete, Pemba",
      opening_hours: { ...DEFAULT_HOURS, sunday: { opens: "09:00", closes: "12:30" } },
      seo_defaults: { title: "Slow days", description: "" },
      footer_text: "Slowly",
      footer_text_ar: "على مهل",
      footer_text_fr: null,
      social_links: { instagram: "https://example.com/pemba", facebook: "", twitter: "" },
    });

    const heard: string[] = [];
    await database.listen("content", (payload) => heard.push(payload));
    const next = v.parse(settingsForm, {
      ...draftOf(stored),
      twitter: "https://x.com/pemba",
      footer_text_fr: "Lentement",
    });
    expect(await updateRecord(db, staff, SETTINGS_RECORDS, stored.id, () => ({ values: next }))).toEqual({
      ok: true,
      id: stored.id,
    });
    const after = (await findSettings(db))!;
    expect(after).toMatchObject({ ...next, id: stored.id, footer_text_ar: "على مهل" });
    expect(after.updated_at > stored.updated_at).toBe(true);
    const notes = await db.select().from(changes);
    expect(notes.map(({ room, action, item_name }) => [room, action, item_name]).toSorted()).toEqual([
      ["settings", "changed", "Site settings"],
      ["settings", "created", "Site settings"],
    ]);
    expect(notes.find(({ action }) => action === "changed")!.fields).toEqual({
      footer_text_fr: { from: null, to: "Lentement" },
      social_links: { from: stored.social_links, to: { ...stored.social_links, twitter: "https://x.com/pemba" } },
    });
    await expect.poll(() => heard).toContain('{"table" : "site_settings"}');
  });
});

describe("what staff set", () => {
  const problems = (values: Partial<typeof empty>) =>
    Object.keys(
      v.flatten<typeof settingsForm>(v.safeParse(settingsForm, { ...empty, ...values }).issues ?? ([] as never))
        .nested ?? {},
    );

  it("is all optional", () => expect(problems({})).toEqual([]));

  it("has addresses on the web, and a film of ours by its path", () => {
    for (const film of ["https://example.com/film.mp4", "http://example.com/film.mp4", "/media/hero/film.mp4"])
      expect(problems({ homepage_hero_video: film }), film).toEqual([]);
    for (const bad of [
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "java\nscript:alert(1)",
      "data:video/mp4;base64,AA",
      "//elsewhere.example/x",
      String.raw`/\elsewhere.example`,
      "ftp://example.com/x",
      "abc",
      "https://",
      "https://a b",
    ]) {
      expect(problems({ homepage_hero_video: bad }), bad).toEqual(["homepage_hero_video"]);
      expect(problems({ instagram: bad, facebook: bad, twitter: bad }), bad).toEqual([
        "instagram",
        "facebook",
        "twitter",
      ]);
    }
    expect(problems({ twitter: "/contact" })).toEqual(["twitter"]);
  });

  it("has lengths that can be meant, and one phrase in italics", () => {
    expect(
      problems({
        homepage_hero_title: "x".repeat(121),
        seo_title: "x".repeat(201),
        seo_description: "x".repeat(501),
        footer_text: "x".repeat(501),
        footer_text_sw: "x".repeat(501),
      }),
    ).toEqual(["homepage_hero_title", "seo_title", "seo_description", "footer_text", "footer_text_sw"]);
    for (const title of ["One *two", "One *two* three *four*"])
      expect(problems({ homepage_hero_title: title }), title).toEqual(["homepage_hero_title"]);
  });

  it("GU-114: has an identity people can be reached by, and a place and hours that make sense", () => {
    for (const good of ["", "hello@pemba.example"])
      expect(problems({ contact_email: good, reply_to_email: good }), good).toEqual([]);
    for (const bad of ["hello", "a@b", "a@b.example\r\nBcc: x@y.example", "Us <us@pemba.example>"]) {
      expect(problems({ contact_email: bad, reply_to_email: bad }), bad).toEqual(["contact_email", "reply_to_email"]);
    }
    for (const good of ["", "+255 777 123 456", "+44 (0)20 7946-0000"])
      expect(problems({ contact_phone: good, emergency_phone: good }), good).toEqual([]);
    for (const bad of ["0777 123 456", "+255", "call me", "+255 777 123 456 789 000", "javascript:1"]) {
      expect(problems({ contact_phone: bad, emergency_phone: bad }), bad).toEqual(["contact_phone", "emergency_phone"]);
    }
    expect(problems({ data_country: "XX" })).toEqual(["data_country"]);
    expect(problems({ site_name: "x".repeat(81), address_fr: "x".repeat(201), address_note: "x".repeat(201) })).toEqual(
      ["site_name", "address_fr", "address_note"],
    );
    expect(problems({ homepage_hero_title_ar: "*one* *two*" })).toEqual(["homepage_hero_title_ar"]);
    expect(problems({ office_latitude: "-5.246" })).toEqual(["office_longitude"]);
    expect(problems({ office_latitude: "-95", office_longitude: "39,767" })).toEqual(["office_latitude"]);
    expect(problems({ hours_monday_opens: "" })).toEqual(["hours_monday_closes"]);
    expect(problems({ hours_monday_opens: "18:00", hours_friday_opens: "19:30" })).toEqual([
      "hours_monday_closes",
      "hours_friday_closes",
    ]);
    // Together with what is wrong elsewhere.
    expect(problems({ contact_email: "x", office_latitude: "1", hours_monday_opens: "19:00" })).toEqual([
      "contact_email",
      "office_longitude",
      "hours_monday_closes",
    ]);
    expect(problems({ hours_monday_opens: "25:00" })).toContain("hours_monday_opens");
    expect(
      v.parse(settingsForm, {
        ...empty,
        site_name: "  ",
        office_latitude: "-5,05",
        office_longitude: "39.7",
        hours_monday_opens: "",
        hours_monday_closes: "",
      }),
    ).toMatchObject({
      site_name: "Pemba Paradise",
      office_latitude: -5.05,
      opening_hours: { ...DEFAULT_HOURS, monday: null },
    });
  });
});
