import { eq, sql } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import { deleteRecord, recordChange, type Deletion } from "#app/features/history/mutations.server";
import {
  planImport,
  type ImportPlan,
  type PlannedKey,
  type ImportedKey,
} from "#app/features/translations/import-plan.server";
import { ENGLISH_REQUIRED, type NewTranslation, type TranslationErrors } from "#app/features/translations/input";
import { textProblem } from "#app/features/translations/messages.server";
import { listAllTranslations, type TranslationRow } from "#app/features/translations/queries.server";
import { contextOf, isSameText } from "#app/features/translations/rules";
import { translations } from "#app/features/translations/tables.server";
import { isUniqueViolation, type Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";
import { BASE_LANGUAGE, LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { oneRow } from "#app/platform/db/rows.server";
import { defined } from "#app/platform/defined";

export interface TextEdit {
  id: string;
  language: Language;
  /** What the editor began with: when something else is stored by now, somebody was faster. */
  before: string | null;
  text: string | null;
}

export type EditResult =
  | { ok: true; text: string | null }
  | { ok: false; reason: "gone" }
  | { ok: false; reason: "conflict"; stored: string | null }
  | { ok: false; reason: "invalid"; message: string };

/** Writes one text of one key, unless it has changed since it was read, or the site could not show it. */
export async function updateText(db: Db, staff: Staff, { id, language, before, text }: TextEdit): Promise<EditResult> {
  if (!isUuid(id)) return { ok: false, reason: "gone" };
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(translations).where(eq(translations.id, id)).for("update");
    if (!row) return { ok: false, reason: "gone" };
    const stored = row[language];
    if (isSameText(stored, text)) return { ok: true, text: stored };
    if (!isSameText(stored, before)) return { ok: false, reason: "conflict", stored };
    if (text === null && language === BASE_LANGUAGE) return { ok: false, reason: "invalid", message: ENGLISH_REQUIRED };
    const problem = text === null ? null : textProblem(row.key, language, text, row.en);
    if (problem) return { ok: false, reason: "invalid", message: problem };
    await tx
      .update(translations)
      .set({ [language]: text })
      .where(eq(translations.id, id));
    await recordChange(tx, staff, {
      room: "translations",
      action: "changed",
      item: { id, name: row.key },
      fields: { [language]: { from: stored, to: text } },
    });
    return { ok: true, text };
  });
}

export type AddResult = { ok: true; id: string } | { ok: false; errors: TranslationErrors };

const KEY_TAKEN: AddResult = { ok: false, errors: { key: "This key is there already." } };

export async function addTranslation(db: Db, staff: Staff, { key, texts }: NewTranslation): Promise<AddResult> {
  if ((await listAllTranslations(db, { keys: [key] })).length > 0) return KEY_TAKEN;
  const errors: TranslationErrors = {};
  for (const language of LANGUAGES) {
    const text = texts[language];
    const problem = text === null ? null : textProblem(key, language, text, texts.en ?? "");
    if (problem) errors[language] = problem;
  }
  const english = texts.en;
  if (english === null) errors.en = ENGLISH_REQUIRED;
  if (english === null || Object.keys(errors).length > 0) return { ok: false, errors };
  try {
    return await db.transaction(async (tx) => {
      const { id } = oneRow(
        await tx
          .insert(translations)
          .values({ ...texts, key, context: contextOf(key), en: english })
          .returning({ id: translations.id }),
      );
      const fields = Object.fromEntries(
        LANGUAGES.filter((language) => texts[language] !== null).map((language) => [
          language,
          { from: null, to: texts[language] },
        ]),
      );
      await recordChange(tx, staff, {
        room: "translations",
        action: "created",
        item: { id, name: key },
        fields,
      });
      return { ok: true, id };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return KEY_TAKEN;
    throw error;
  }
}

/** Out of the grid and into the bin. A page that asks for the key shows the text it was shipped with. */
export function deleteTranslation(db: Db, staff: Staff, id: string): Promise<Deletion> {
  return deleteRecord(db, staff, { room: "translations", table: translations, nameOf: ({ key }) => key }, id);
}

export type ImportResult = { ok: true; keys: number; texts: number } | { ok: false; plan: ImportPlan };

/**
 * Writes what a dry run has shown, whole or not at all. When that is no longer what would happen, nothing is written.
 */
export async function importTexts(
  db: Db,
  staff: Staff,
  wanted: ImportedKey[],
  fingerprint: string,
): Promise<ImportResult> {
  const keys = wanted.map(({ key }) => key);
  try {
    return await db.transaction(async (tx) => {
      const stored = await listAllTranslations(tx, { keys, forUpdate: true });
      const plan = planImport(wanted, stored);
      if (plan.fingerprint !== fingerprint) return { ok: false, plan };
      await writePlan(tx, staff, plan.keys, stored);
      return { ok: true, keys: plan.keys.length, texts: plan.keys.reduce((n, { changes }) => n + changes.length, 0) };
    });
  } catch (error) {
    // Somebody added one of the new keys in the same moment.
    if (isUniqueViolation(error))
      return { ok: false, plan: planImport(wanted, await listAllTranslations(db, { keys })) };
    throw error;
  }
}

const INSERT_BATCH_SIZE = 500;

async function writePlan(
  tx: Db,
  staff: Staff,
  planned: readonly PlannedKey[],
  stored: readonly TranslationRow[],
): Promise<void> {
  const before = new Map(stored.map((row) => [row.key, row]));
  const rows = planned.map(({ key, changes, isNew }) => {
    const { id: _stays, ...texts } = before.get(key) ?? { id: "", en: "" };
    return {
      isNew,
      values: {
        ...texts,
        ...Object.fromEntries(changes.map(({ language, to }) => [language, to])),
        key,
        context: contextOf(key),
      },
    };
  });
  const written = new Map<string, string>();
  for (const isNew of [true, false]) {
    const values = rows.filter((row) => row.isNew === isNew).map((row) => row.values);
    for (let start = 0; start < values.length; start += INSERT_BATCH_SIZE) {
      const insert = tx.insert(translations).values(values.slice(start, start + INSERT_BATCH_SIZE));
      const query = isNew ? insert : insert.onConflictDoUpdate({ target: translations.key, set: EXCLUDED_COLUMNS });
      for (const { id, key } of await query.returning({ id: translations.id, key: translations.key }))
        written.set(key, id);
    }
  }
  for (const { key, changes } of planned) {
    const fields = Object.fromEntries(changes.map(({ language, from, to }) => [language, { from, to }]));
    await recordChange(tx, staff, {
      room: "translations",
      action: "imported",
      item: { id: defined(written.get(key), `the id of ${key}`), name: key },
      fields,
    });
  }
}

/** The rows are locked by the transaction, so overwriting all columns loses no concurrent edit. */
const EXCLUDED_COLUMNS = {
  ...Object.fromEntries(LANGUAGES.map((language) => [language, sql.raw(`excluded."${language}"`)])),
  updated_at: sql`now()`,
};
