import { eq, sql } from "drizzle-orm";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { blog_articles } from "#app/features/blog/tables.server";
import { countVisitorUploads } from "#app/features/media/upload-rate-limit.server";
import { avifPath } from "#app/features/media/avif.server";
import { removeUnreferencedMedia } from "#app/features/media/mutations.server";
import { pictureUrlAtWidth, PICTURE_WIDTHS } from "#app/features/media/schema";
import { storeMedia } from "#app/features/media/store.server";
import { media_objects } from "#app/features/media/tables.server";
import { submitProperty } from "#app/features/properties/mutations.server";
import { propertySlug } from "#app/features/properties/slug";
import { firstError, latestYear } from "#app/features/properties/submission";
import { parseSubmission, type PropertySubmission } from "#app/features/properties/submission-validation";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import { MEDIA_COLUMNS } from "#app/media-columns.server";
import type { Database } from "#app/platform/db/db.server";
import { openFolderStorage } from "#app/platform/storage/folder.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { createMailContext } from "#tests/support/mail-context";

const IMAGE = `/media/property-images/${"0a".repeat(12)}.jpg`;

function form(changes: Record<string, string | string[]> = {}): FormData {
  const values = {
    title: "A house",
    type: "house",
    listing_type: "sale",
    price: "124000",
    land_size: "500",
    bedrooms: "3",
    bathrooms: "2",
    location: "Wete",
    description: "Cool in the afternoon.",
    images: IMAGE,
    owner_email: "owner@example.com",
    ...changes,
  };
  const filled = new FormData();
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) filled.append(name, one);
  return filled;
}

function read(changes: Record<string, string | string[]> = {}) {
  const result = parseSubmission(form(changes));
  return result.ok ? result.fields : firstError(result.errors);
}

describe("the form of an offered property", () => {
  it("asks for what must be there, from the top down, and for rooms only where people live", () => {
    for (const field of [
      "title",
      "type",
      "listing_type",
      "price",
      "land_size",
      "location",
      "description",
      "bedrooms",
      "bathrooms",
    ]) {
      expect(read({ [field]: " " }), field).toEqual({ field, problem: "missing" });
    }
    expect(read({ type: "land", bedrooms: "", bathrooms: "" })).toMatchObject({ type: "land" });
    expect(read({ type: "commercial", bedrooms: "", bathrooms: "" })).toMatchObject({
      type: "commercial",
      bedrooms: null,
    });
    expect(read({ price: "abc", description: "" })).toEqual({ field: "description", problem: "missing" });
    expect(parseSubmission(new FormData())).toMatchObject({
      ok: false,
      errors: { title: "missing", images: "noImages" },
    });
  });

  it("takes numbers from 0 on, in the digits of an Arabic keyboard too", () => {
    for (const field of [
      "price",
      "square_footage",
      "land_size",
      "bedrooms",
      "bathrooms",
      "parking_spaces",
      "year_built",
    ]) {
      for (const [value, problem] of [
        ["abc", "number"],
        ["1e3", "number"],
        ["Infinity", "number"],
        ["NaN", "number"],
        ["1,2,3", "number"],
        ["-1", "negative"],
      ] as const) {
        expect(read({ [field]: value }), `${field} ${value}`).toEqual({ field, problem });
      }
    }
    expect(read({ bedrooms: "1.5" })).toEqual({ field: "bedrooms", problem: "whole" });
    expect(read({ price: "9999999999" })).toEqual({ field: "price", problem: "large" });
    for (const price of ["120,000", "120 000", "120.000", "120\u202f000", "١٢٠٬٠٠٠"])
      expect(read({ price }), price).toMatchObject({ price: 12_000_000 });
    expect(read({ square_footage: "186,5" })).toMatchObject({ square_footage: 186.5 });
    expect(read({ price: "١٢٤٠٠٠٫٥", land_size: "۵۰۰", square_footage: "" })).toMatchObject({
      price: 12_400_050,
      land_size: "500 m²",
      square_footage: null,
    });
  });

  it("knows years, choices, addresses and what stands in the phone field from the start", () => {
    expect(read({ year_built: "1899" })).toEqual({ field: "year_built", problem: "year" });
    expect(read({ year_built: String(latestYear() + 1) })).toEqual({ field: "year_built", problem: "year" });
    expect(read({ year_built: String(latestYear()) })).toMatchObject({ year_built: latestYear() });
    expect(read({ type: "castle" })).toEqual({ field: "type", problem: "choice" });
    expect(read({ listing_type: "gift" })).toEqual({ field: "listing_type", problem: "choice" });
    expect(read({ amenities: ["Garden", "Helipad"] })).toEqual({ field: "amenities", problem: "choice" });
    expect(read({ owner_email: "nobody" })).toEqual({ field: "owner_email", problem: "email" });
    expect(read({ owner_phone: "+971" })).toMatchObject({
      owner_phone: null,
      owner_email: "owner@example.com",
      owner_name: null,
    });
  });

  it("asks for one way to reach the owner", () => {
    for (const nothing of [
      { owner_email: "", owner_phone: "" },
      { owner_email: "", owner_phone: "+971" },
      { owner_email: "\u200b", owner_phone: " " },
    ]) {
      expect(read(nothing)).toEqual({ field: "owner_email", problem: "contact" });
    }
    expect(read({ owner_email: "", owner_phone: "+255 777 123 456" })).toMatchObject({
      owner_email: null,
      owner_phone: "+255 777 123 456",
    });
    expect(read({ owner_email: "", owner_phone: "call me maybe" })).toEqual({ field: "owner_phone", problem: "phone" });
    expect(read({ title: "\u200b" })).toEqual({ field: "title", problem: "missing" });
  });

  it("leaves out what does not belong to land, whatever was sent", () => {
    expect(
      read({
        type: "land",
        bedrooms: "abc",
        bathrooms: "-1",
        parking_spaces: "x",
        year_built: "1",
        amenities: ["Helipad"],
      }),
    ).toMatchObject({
      bedrooms: null,
      bathrooms: null,
      parking_spaces: null,
      year_built: null,
      amenities: {},
    });
  });

  it("takes one to ten pictures of our own store", () => {
    const many = Array.from(
      { length: 11 },
      (_, n) => `/media/property-images/${n.toString(16).padStart(24, "0")}.webp`,
    );
    expect(read({ images: [] })).toEqual({ field: "images", problem: "noImages" });
    expect(read({ images: many })).toEqual({ field: "images", problem: "tooManyImages" });
    expect(read({ images: many.slice(1) })).toMatchObject({ images: many.slice(1) });
    for (const foreign of [
      `https://example.com${IMAGE}`,
      IMAGE.replace("property", "stays"),
      "/media/property-images/../../x.jpg",
      IMAGE.replace(".jpg", ".svg"),
      "javascript:alert(1)",
    ]) {
      expect(read({ images: foreign }), foreign).toEqual({ field: "images", problem: "image" });
    }
  });

  it("makes an address of letters of any script", () => {
    const slug = (title: string) => propertySlug(title, () => "1a2b");
    expect(slug("Ocean View, Villa!")).toBe("ocean-view-villa");
    expect(slug("  A -- B  ")).toBe("a-b");
    expect(slug("فيلا على البحر")).toBe("فيلا-على-البحر");
    expect(slug("海边别墅 2")).toBe("海边别墅-2");
    expect(slug("Дом у моря")).toBe("дом-у-моря");
    expect(slug("!?…")).toBe("property-1a2b");
    expect(slug("Submit!")).toBe("submit-1");
  });
});

describe.each(DATABASE_KINDS)("offered properties, %s", (_name, open) => {
  const folder = mkdtempSync(join(tmpdir(), "pemba-submit-"));
  const storage = openFolderStorage(folder);
  let database: Database;
  beforeAll(async () => void (database = await open()));
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await database.db.delete(properties);
    await database.db.delete(media_objects);
  });

  async function bring(): Promise<string> {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#2db3b4" } })
      .jpeg()
      .toBuffer();
    const stored = await storeMedia({ db: database.db, storage }, "visitor", {
      bucket: "property-images",
      kind: "image",
      body: new Blob([new Uint8Array(picture)]).stream(),
    });
    if (!stored.ok) throw new Error(stored.reason);
    return stored.url;
  }
  const age = (url: string, hours: number) =>
    database.db
      .update(media_objects)
      .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
      .where(eq(media_objects.name, url.split("/").at(-1)!));
  const offer = (changes: Record<string, string | string[]> = {}) => read(changes) as PropertySubmission;
  const key = () => crypto.randomUUID();

  it("are stored unpublished with a notification, once for each key", async () => {
    const images = [await bring(), await bring()];
    const offered = {
      ...offer({
        images,
        title: "Ocean View, Villa!",
        owner_email: "fatma@example.com",
        amenities: ["Garden", "Ocean View"],
      }),
      submissionKey: key(),
    };
    expect(await submitProperty(createMailContext(database.db), offered)).toMatchObject({ ok: true });
    expect(await submitProperty(createMailContext(database.db), offered)).toMatchObject({ ok: true });
    const rows = await database.db.select().from(properties);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      slug: "ocean-view-villa",
      published: false,
      is_featured: false,
      status: "ready",
      price: 12_400_000,
      land_size: "500 m²",
      contact_email: "fatma@example.com",
      amenities: { Garden: true, "Ocean View": true },
      images,
    });
    const notes = await database.db.select().from(property_notifications);
    expect(notes).toMatchObject([
      {
        property_id: rows[0]!.id,
        type: "new_submission",
        read: false,
        message: "New property submitted: Ocean View, Villa!",
      },
    ]);
    expect((await database.db.select().from(media_objects)).map(({ uploaded_by }) => uploaded_by)).toEqual([
      null,
      null,
    ]);

    expect(await submitProperty(createMailContext(database.db), { ...offered, submissionKey: key() })).toEqual({
      ok: false,
      reason: "taken",
    });
    const twice = { ...offered, title: "Twice at once", submissionKey: key() };
    expect(
      await Promise.all([
        submitProperty(createMailContext(database.db), twice),
        submitProperty(createMailContext(database.db), twice),
      ]),
    ).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await database.db.select().from(properties)).toHaveLength(2);
  });

  it("need pictures that are there, and fresh", async () => {
    const old = await bring();
    await age(old, 23.5);
    for (const images of [[IMAGE], [await bring(), IMAGE], [old]]) {
      expect(
        await submitProperty(createMailContext(database.db), { ...offer({ images }), submissionKey: key() }),
      ).toEqual({ ok: false, reason: "images" });
    }
  });

  it("are not stored when staff cannot be told", async () => {
    const images = [await bring()];
    await database.db.execute(sql`alter table property_notifications add constraint never check (false) not valid`);
    await expect(
      submitProperty(createMailContext(database.db), { ...offer({ images }), submissionKey: key() }),
    ).rejects.toThrow();
    await database.db.execute(sql`alter table property_notifications drop constraint never`);
    expect(await database.db.select().from(properties)).toEqual([]);
  });

  it("leave no media behind: what nobody names goes after a day, in every width", async () => {
    const [named, inText, unnamed, young] = [await bring(), await bring(), await bring(), await bring()];
    await submitProperty(createMailContext(database.db), { ...offer({ images: [named] }), submissionKey: key() });
    await database.db.insert(blog_articles).values({
      title: "T",
      slug: key(),
      description: "D",
      content: "<p></p>",
      content_ar: `<img src="${pictureUrlAtWidth(inText, 960)}">`,
      category: "C",
      published_date: "2026-01-01",
    });
    for (const url of [named, inText, unnamed]) await age(url, 24.1);
    const avif = join(folder, avifPath(pictureUrlAtWidth(unnamed, 480)).replace("/media/", ""));
    writeFileSync(avif, "");
    const files = (url: string) =>
      [url, ...PICTURE_WIDTHS.map((width) => pictureUrlAtWidth(url, width))].map((path) =>
        existsSync(join(folder, path.replace("/media/", ""))),
      );
    expect(files(unnamed)).toEqual([true, true, true, true]);
    expect(await removeUnreferencedMedia({ database, storage }, MEDIA_COLUMNS)).toBe(1);
    expect([...files(unnamed), existsSync(avif)]).toEqual([false, false, false, false, false]);
    for (const url of [named, inText, young]) expect(files(url)).toEqual([true, true, true, true]);
    expect(await database.db.select().from(media_objects)).toHaveLength(3);
  });

  it("come with 60 files and 200 MB an hour at most from one address", async () => {
    const count = (address: string, files: number, megabytes: number) =>
      countVisitorUploads(database.db, address, { files, bytes: megabytes * 1024 * 1024 });
    expect(await count("a", 60, 1)).toBeNull();
    expect(await count("a", 1, 1)).toBeGreaterThan(3_500);
    expect(await count("b", 9, 180)).toBeNull();
    expect(await count("b", 1, 20)).toBeNull();
    expect(await count("b", 1, 1)).toBeGreaterThan(3_500);
  });

  it("are the only thing visitors bring files for", async () => {
    const body = () => new Blob(["x"]).stream();
    await expect(
      storeMedia({ db: database.db, storage }, "visitor", { bucket: "blog-media", kind: "image", body: body() }),
    ).rejects.toThrow("not for visitors");
    await expect(
      storeMedia({ db: database.db, storage }, "visitor", { bucket: "property-images", kind: "video", body: body() }),
    ).rejects.toThrow("not for visitors");
  });
});
