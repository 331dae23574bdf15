import { inArray } from "drizzle-orm";
import { guide_items } from "#app/features/guide/tables.server";
import { translations } from "#app/features/translations/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { LANGUAGES, TRANSLATED_LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { HOLIDAYS } from "#db/seed/guide/holidays";
import type { SeededGuideItem } from "#db/seed/guide/item";
import { NOTES } from "#db/seed/guide/notes";
import { seedIfChanged } from "#db/seed/seed-if-changed.server";

const ITEMS = [...NOTES, ...HOLIDAYS];

/** Written once: what staff change or delete afterwards is theirs. Nothing of it counts as checked. */
export async function seedGuide(db: Db): Promise<void> {
  await seedIfChanged(db, "guide", "once", async (tx) => {
    const keys = ITEMS.flatMap(({ former }) => Object.values(former ?? {}));
    const stored = await tx.select().from(translations).where(inArray(translations.key, keys));
    const inEach = (shipped: Record<Language, string>, former: string | undefined) => {
      const edited = stored.find(({ key }) => key === former);
      return Object.fromEntries(LANGUAGES.map((language) => [language, edited?.[language] || shipped[language]]));
    };
    await tx
      .insert(guide_items)
      .values(ITEMS.map((item, at) => toRow(item, at, inEach)))
      .onConflictDoNothing();
  });
}

type ReadTexts = (shipped: Record<Language, string>, former: string | undefined) => Record<string, string>;

function toRow({ title, body, former, ...item }: SeededGuideItem, at: number, inEach: ReadTexts) {
  return {
    ...item,
    position: at + 1,
    ...columns("title", inEach(title, former?.title)),
    ...(body && columns("body", inEach(body, former?.body))),
  } as typeof guide_items.$inferInsert;
}

function columns(field: "title" | "body", texts: Record<string, string>): Record<string, string | undefined> {
  return {
    [field]: texts.en,
    ...Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [`${field}_${language}`, texts[language]])),
  };
}
