import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { distanceKm } from "#app/features/maps/island/projection";
import { submitProperty } from "#app/features/properties/mutations.server";
import { properties } from "#app/features/properties/tables.server";
import type { Database } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { createMailContext } from "#tests/support/mail-context";
import { eq } from "drizzle-orm";

const POINT = { latitude: -5.123456, longitude: 39.754321 };
const OFFER = {
  owner_name: null,
  owner_email: "amina@example.com",
  owner_phone: null,
  title: "A house",
  type: "house",
  listing_type: "sale",
  price: 12_400_000,
  square_footage: null,
  land_size: "500 m²",
  bedrooms: 3,
  bathrooms: 2,
  parking_spaces: null,
  year_built: null,
  location: "Wete",
  neighborhood: "By the mosque",
  full_address: null,
  ...POINT,
  description: "Cool in the afternoon.",
  amenities: {},
  images: [],
} as const;

describe.each(DATABASE_KINDS)("points of offered properties on %s", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const send = async (submissionKey: string, values: { isBlurred?: boolean; title?: string; attempt?: number }) => {
    const { db } = database;
    const sent = await submitProperty(createMailContext(db), { ...OFFER, images: [], submissionKey, ...values });
    expect(sent.ok).toBe(true);
    const [row] = await db.select().from(properties).where(eq(properties.submission_key, submissionKey));
    return row!;
  };

  it("PL-046: a new offer keeps its point and is blurred, unless the setting says otherwise", async () => {
    const blurred = await send("blurred", {});
    expect(blurred).toMatchObject({ ...POINT, blurred: true, published: false });
    const shown = { latitude: blurred.public_latitude!, longitude: blurred.public_longitude! };
    const metres = 1000 * distanceKm(POINT, shown);
    expect(metres).toBeGreaterThan(299);
    expect(metres).toBeLessThan(601);
    const exact = await send("exact", { title: "Another house", isBlurred: false });
    expect(exact).toMatchObject({ blurred: false, public_latitude: POINT.latitude, public_longitude: POINT.longitude });
  });

  it("PL-046: a correction does not undo what staff have decided meanwhile", async () => {
    const { db } = database;
    const first = await send("corrected", { title: "Third house", attempt: 1 });
    await db.update(properties).set({ blurred: false }).where(eq(properties.id, first.id));
    const second = await send("corrected", { title: "Third house, mended", attempt: 2 });
    expect(second).toMatchObject({ id: first.id, title: "Third house, mended", blurred: false });
  });
});
