import { and, asc, count, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Coverage } from "#app/features/translations/rules";
import { translations } from "#app/features/translations/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { containingAnyCase } from "#app/platform/db/like";
import { BASE_LANGUAGE, LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { oneRow } from "#app/platform/db/rows.server";

/** Key, the language's own text and the English one. */
export function listTexts(db: Db, language: Language) {
  return db
    .select({
      key: translations.key,
      text: translations[language],
      english: translations[BASE_LANGUAGE],
      /** When staff last changed it; null while it says what the catalogue says. */
      editedAt:
        sql`case when ${translations[language]} is distinct from ${translations.shipped} ->> ${language} then ${translations.updated_at} end`.mapWith(
          (value: string | Date) => new Date(value),
        ),
    })
    .from(translations)
    .orderBy(asc(translations.key));
}

const { id, key, en, fr, es, it, de, ru, zh, ar, sw } = translations;
const ROW = { id, key, en, fr, es, it, de, ru, zh, ar, sw };

export type TranslationRow = { id: string; key: string; en: string } & Record<Exclude<Language, "en">, string | null>;

const isMissing = (language: Language) => sql`coalesce(btrim(${translations[language]}), '') = ''`;

export interface TranslationFilters {
  search: string;
  context: string;
  /** Only keys without a text in this language, or in any. */
  missing: Language | "any" | null;
}

/** The office's grid: by key, searched and filtered in the database, one page at a time. */
export async function listTranslations(
  db: Db,
  { search, context, missing }: TranslationFilters,
  { page, size }: { page: number; size: number },
) {
  const conditions: (SQL | undefined)[] = [];
  if (search) {
    const pattern = containingAnyCase(search);
    conditions.push(
      or(
        ...[translations.key, ...LANGUAGES.map((language) => translations[language])].map(
          (column) => sql`${column} ~ ${pattern}`,
        ),
      ),
    );
  }
  if (context) conditions.push(eq(translations.context, context));
  if (missing) conditions.push(missing === "any" ? or(...LANGUAGES.map(isMissing)) : isMissing(missing));
  const where = and(...conditions);
  const [counted] = await db.select({ n: count() }).from(translations).where(where);
  const total = counted?.n ?? 0;
  const pages = Math.max(1, Math.ceil(total / size));
  const current = Math.min(page, pages);
  const rows: TranslationRow[] = await db
    .select(ROW)
    .from(translations)
    .where(where)
    .orderBy(asc(translations.key))
    .limit(size)
    .offset((current - 1) * size);
  return { rows, total, page: current, pages };
}

/** How many keys there are, and how many of them each language has a text for. */
export async function findCoverage(db: Db): Promise<{ all: number; coverage: Coverage }> {
  const filled = Object.fromEntries(
    LANGUAGES.map((language) => [language, sql<number>`count(*) filter (where not ${isMissing(language)})::int`]),
  ) as Record<Language, SQL<number>>;
  const { all, ...coverage } = oneRow(await db.select({ all: count(), ...filled }).from(translations));
  return { all, coverage };
}

export async function listContexts(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ context: translations.context })
    .from(translations)
    .orderBy(asc(translations.context));
  return rows.flatMap(({ context }) => context ?? []);
}

/** Every key with every text, or those of some keys. `forUpdate` holds the rows until the transaction ends. */
export async function listAllTranslations(
  db: Db,
  options: { keys?: string[]; forUpdate?: boolean } = {},
): Promise<TranslationRow[]> {
  const query = db
    .select(ROW)
    .from(translations)
    .where(options.keys && inArray(translations.key, options.keys))
    .orderBy(asc(translations.key));
  return options.forUpdate ? query.for("update") : query;
}
