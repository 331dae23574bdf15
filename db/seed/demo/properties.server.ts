import { properties } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { flags, inOtherLanguages, madeInOrder, pictures } from "#db/seed/demo/localised";
import { en } from "#db/seed/demo/properties/en";
import { PROPERTIES } from "#db/seed/demo/properties/facts";
import { seedOnce } from "#db/seed/once.server";

const words = {};

export async function seedDemoProperties(db: Db): Promise<void> {
  await seedOnce(db, "demo properties", "once", async (tx) => {
    await tx.insert(properties).values(
      PROPERTIES.map(({ key, dollars, squareFeet, landSize, yearBuilt, parking, at, scenes, featured, amenities, ...facts }, position) => ({
        ...facts,
        slug: key,
        ...en[key],
        ...inOtherLanguages(words, key),
        price: dollars * 100,
        square_footage: squareFeet,
        land_size: landSize === null ? null : `${landSize} m²`,
        year_built: yearBuilt,
        parking_spaces: parking,
        latitude: at[0],
        longitude: at[1],
        is_featured: featured,
        amenities: flags(amenities),
        images: pictures(scenes),
        created_at: madeInOrder(position),
      })),
    );
  });
}
