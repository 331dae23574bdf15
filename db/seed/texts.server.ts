import { sql } from "drizzle-orm";
import { catalogues, flatten } from "#app/features/translations/catalogues.server";
import { translations } from "#app/features/translations/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { seedIfChanged } from "#db/seed/seed-if-changed.server";
import { defined } from "#app/platform/defined";

type Row = typeof translations.$inferInsert;

/**
 * Writes the shipped texts into the table. A text that staff have edited stays as they left it, in each language by
 * itself; one they have not touched follows the release.
 */
export async function seedTexts(db: Db): Promise<void> {
  const shipped = new Map(LANGUAGES.map((language) => [language, flatten(catalogues[language])]));
  await seedIfChanged(
    db,
    "texts",
    [...shipped].map(([language, texts]) => [language, ...texts]),
    async (tx) => {
      const stored = new Map((await tx.select().from(translations)).map((row) => [row.key, row]));
      const rows: Row[] = [];
      for (const key of flatten(catalogues.en).keys()) {
        const before = stored.get(key);
        const now = Object.fromEntries(
          LANGUAGES.map((language) => [language, defined(shipped.get(language)?.get(key), `${key} in ${language}`)]),
        ) as Record<Language, string>;
        const row: Row = { key, context: key.split(".")[0], shipped: now, ...now };
        for (const language of LANGUAGES) {
          const edited = before && before[language] !== (before.shipped?.[language] ?? null);
          if (edited && before[language] !== null) row[language] = before[language];
        }
        rows.push(row);
      }
      const excluded = (column: string) => sql.raw(`excluded."${column}"`);
      for (let start = 0; start < rows.length; start += 500) {
        await tx
          .insert(translations)
          .values(rows.slice(start, start + 500))
          .onConflictDoUpdate({
            target: translations.key,
            set: {
              shipped: excluded("shipped"),
              ...Object.fromEntries(LANGUAGES.map((language) => [language, excluded(language)])),
            },
          });
      }
    },
  );
}
