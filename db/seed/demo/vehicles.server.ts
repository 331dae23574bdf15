import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { TranslatedLanguage } from "#app/platform/i18n/languages";
import { FREE_HOURS } from "#db/seed/demo/free-hours";
import { flags, inEveryLanguage, inOtherLanguages, createdAtFor, pictures } from "#db/seed/demo/localised";
import { ar } from "#db/seed/demo/vehicles/ar";
import { de } from "#db/seed/demo/vehicles/de";
import { en, type VehicleWords } from "#db/seed/demo/vehicles/en";
import { es } from "#db/seed/demo/vehicles/es";
import { VEHICLES } from "#db/seed/demo/vehicles/facts";
import { fr } from "#db/seed/demo/vehicles/fr";
import { it } from "#db/seed/demo/vehicles/it";
import { ru } from "#db/seed/demo/vehicles/ru";
import { sw } from "#db/seed/demo/vehicles/sw";
import { zh } from "#db/seed/demo/vehicles/zh";
import { seedIfChanged } from "#db/seed/seed-if-changed.server";

const words: Record<TranslatedLanguage, VehicleWords> = { fr, es, it, de, ru, zh, ar, sw };

export async function seedDemoVehicles(db: Db): Promise<void> {
  await seedIfChanged(db, "demo vehicles", "once", async (tx) => {
    await tx.insert(transportation_rentals).values(
      VEHICLES.map(({ key, perDay, perWeek, driverPerDay, scenes, features, pickup, terms, ...facts }, position) => ({
        ...facts,
        ...en[key],
        ...inOtherLanguages(words, key),
        price_per_day: perDay * 100,
        price_per_week: perWeek * 100,
        driver_price_per_day: driverPerDay === null ? null : driverPerDay * 100,
        features: flags(features),
        images: pictures(scenes),
        ...inEveryLanguage("pickup_place", (words) => words.pickup[pickup]),
        ...inEveryLanguage("terms", (words) => terms.map((term) => words.terms[term]).join("\n")),
        ...inEveryLanguage("cancel_text", (words) => words.cancel.vehicle),
        cancel_free_hours: FREE_HOURS.vehicle,
        created_at: createdAtFor(position),
      })),
    );
  });
}
