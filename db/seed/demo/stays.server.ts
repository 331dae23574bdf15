import { stays } from "#app/features/stays/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { TranslatedLanguage } from "#app/platform/i18n/languages";
import { FREE_HOURS } from "#db/seed/demo/free-hours";
import { flags, inEveryLanguage, inOtherLanguages, createdAtFor, pictures } from "#db/seed/demo/localised";
import { ar } from "#db/seed/demo/stays/ar";
import { de } from "#db/seed/demo/stays/de";
import { en, type StayWords } from "#db/seed/demo/stays/en";
import { es } from "#db/seed/demo/stays/es";
import { STAYS } from "#db/seed/demo/stays/facts";
import { fr } from "#db/seed/demo/stays/fr";
import { it } from "#db/seed/demo/stays/it";
import { ru } from "#db/seed/demo/stays/ru";
import { sw } from "#db/seed/demo/stays/sw";
import { zh } from "#db/seed/demo/stays/zh";
import { seedIfChanged } from "#db/seed/seed-if-changed.server";

const words: Record<TranslatedLanguage, StayWords> = { fr, es, it, de, ru, zh, ar, sw };

export async function seedDemoStays(db: Db): Promise<void> {
  await seedIfChanged(db, "demo stays", "once", async (tx) => {
    await tx.insert(stays).values(
      STAYS.map(({ key, at, dollars, scenes, features, amenities, rules, cancel, ...facts }, position) => ({
        ...facts,
        slug: key,
        ...en[key],
        ...inOtherLanguages(words, key),
        price: dollars * 100,
        latitude: at[0],
        longitude: at[1],
        features: flags(features),
        amenities: flags(amenities),
        images: pictures(scenes),
        ...inEveryLanguage("beds", (words) => words.beds[key]),
        ...inEveryLanguage("house_rules", (words) => rules.map((rule) => words.rules[rule]).join("\n")),
        ...inEveryLanguage("cancel_text", (words) => words.cancel[cancel]),
        cancel_free_hours: FREE_HOURS[cancel],
        created_at: createdAtFor(position),
      })),
    );
  });
}
