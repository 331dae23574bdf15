import { stays } from "#app/features/stays/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { flags, inOtherLanguages, madeInOrder, pictures } from "#db/seed/demo/localised";
import { en } from "#db/seed/demo/stays/en";
import { STAYS } from "#db/seed/demo/stays/facts";
import { seedOnce } from "#db/seed/once.server";

const words = {};

export async function seedDemoStays(db: Db): Promise<void> {
  await seedOnce(db, "demo stays", "once", async (tx) => {
    await tx.insert(stays).values(
      STAYS.map(({ key, dollars, scenes, features, amenities, ...facts }, position) => ({
        ...facts,
        slug: key,
        ...en[key],
        ...inOtherLanguages(words, key),
        price: dollars * 100,
        features: flags(features),
        amenities: flags(amenities),
        images: pictures(scenes),
        created_at: madeInOrder(position),
      })),
    );
  });
}
