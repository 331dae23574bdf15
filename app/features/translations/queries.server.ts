import { asc } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";
import { translations } from "#app/features/translations/tables.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";

/** Key, the language's own text and the English one, all rows. */
export function listTexts(db: Db, language: Language) {
  return db
    .select({ key: translations.key, text: translations[language], english: translations[BASE_LANGUAGE] })
    .from(translations)
    .orderBy(asc(translations.key));
}
