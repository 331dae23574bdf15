import { properties } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { TranslatedLanguage } from "#app/platform/i18n/languages";
import { flags, inOtherLanguages, createdAtFor, pictures } from "#db/seed/demo/localised";
import { ar } from "#db/seed/demo/properties/ar";
import { de } from "#db/seed/demo/properties/de";
import { en, type PropertyWords } from "#db/seed/demo/properties/en";
import { es } from "#db/seed/demo/properties/es";
import { PROPERTIES } from "#db/seed/demo/properties/facts";
import { fr } from "#db/seed/demo/properties/fr";
import { it } from "#db/seed/demo/properties/it";
import { ru } from "#db/seed/demo/properties/ru";
import { sw } from "#db/seed/demo/properties/sw";
import { zh } from "#db/seed/demo/properties/zh";
import { seedIfChanged } from "#db/seed/seed-if-changed.server";

const words: Record<TranslatedLanguage, PropertyWords> = { fr, es, it, de, ru, zh, ar, sw };

export async function seedDemoProperties(db: Db): Promise<void> {
  await seedIfChanged(db, "demo properties", "once", async (tx) => {
    await tx.insert(properties).values(
      PROPERTIES.map(
        (
          { key, dollars, squareFeet, landSize, yearBuilt, parking, at, scenes, featured, amenities, ...facts },
          position,
        ) => ({
          ...facts,
          slug: key,
          ...en[key],
          ...inOtherLanguages(words, key),
          price: dollars * 100,
          square_footage: squareFeet,
          full_address: [facts.neighborhood, facts.location, "Pemba", "Tanzania"].filter(Boolean).join(", "),
          land_size: landSize === null ? null : `${landSize} m²`,
          year_built: yearBuilt,
          parking_spaces: parking,
          latitude: at[0],
          longitude: at[1],
          is_featured: featured,
          amenities: flags(amenities),
          images: pictures(scenes),
          created_at: createdAtFor(position),
        }),
      ),
    );
  });
}
