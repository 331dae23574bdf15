import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { flags, inOtherLanguages, madeInOrder, pictures } from "#db/seed/demo/localised";
import { en } from "#db/seed/demo/vehicles/en";
import { VEHICLES } from "#db/seed/demo/vehicles/facts";
import { seedOnce } from "#db/seed/once.server";

const words = {};

export async function seedDemoVehicles(db: Db): Promise<void> {
  await seedOnce(db, "demo vehicles", "once", async (tx) => {
    await tx.insert(transportation_rentals).values(
      VEHICLES.map(({ key, perDay, perWeek, driverPerDay, scenes, features, ...facts }, position) => ({
        ...facts,
        ...en[key],
        ...inOtherLanguages(words, key),
        price_per_day: perDay * 100,
        price_per_week: perWeek * 100,
        driver_price_per_day: driverPerDay === null ? null : driverPerDay * 100,
        features: flags(features),
        images: pictures(scenes),
        created_at: madeInOrder(position),
      })),
    );
  });
}
