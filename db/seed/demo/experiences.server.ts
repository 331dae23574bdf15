import { experiences } from "#app/features/experiences/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { TranslatedLanguage } from "#app/platform/i18n/languages";
import { ar } from "#db/seed/demo/experiences/ar";
import { de } from "#db/seed/demo/experiences/de";
import { en, type ExperienceWords } from "#db/seed/demo/experiences/en";
import { es } from "#db/seed/demo/experiences/es";
import { EXPERIENCES } from "#db/seed/demo/experiences/facts";
import { fr } from "#db/seed/demo/experiences/fr";
import { it } from "#db/seed/demo/experiences/it";
import { ru } from "#db/seed/demo/experiences/ru";
import { sw } from "#db/seed/demo/experiences/sw";
import { zh } from "#db/seed/demo/experiences/zh";
import { FREE_HOURS } from "#db/seed/demo/free-hours";
import { inEveryLanguage, inOtherLanguages, createdAtFor, pictures } from "#db/seed/demo/localised";
import type { Line } from "#db/seed/demo/phrases/en";
import { seedIfChanged } from "#db/seed/seed-if-changed.server";

const words: Record<TranslatedLanguage, ExperienceWords> = { fr, es, it, de, ru, zh, ar, sw };

function listInEveryLanguage(field: string, lines: Line[]): Record<string, string[] | null> {
  return inEveryLanguage(field, (words) => (lines.length > 0 ? lines.map((line) => words.lines[line]) : null));
}

export async function seedDemoExperiences(db: Db): Promise<void> {
  await seedIfChanged(db, "demo experiences", "once", async (tx) => {
    await tx.insert(experiences).values(
      EXPERIENCES.map(
        (
          {
            key,
            category,
            duration,
            dollars,
            scenes,
            at,
            included,
            not_included,
            bring,
            min_age,
            min_participants,
            cancel,
          },
          position,
        ) => ({
          ...en[key],
          ...inOtherLanguages(words, key),
          category,
          duration,
          price: dollars * 100,
          images: pictures(scenes),
          latitude: at[0],
          longitude: at[1],
          ...listInEveryLanguage("included", included),
          ...listInEveryLanguage("not_included", not_included),
          ...listInEveryLanguage("bring", bring),
          min_age,
          min_participants,
          ...inEveryLanguage("cancel_text", (words) => words.cancel[cancel]),
          cancel_free_hours: FREE_HOURS[cancel],
          created_at: createdAtFor(position),
        }),
      ),
    );
  });
}
