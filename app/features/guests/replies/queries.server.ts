import { asc, sql } from "drizzle-orm";
import { canned_replies } from "#app/features/guests/tables.server";
import type { OfferedReply } from "#app/features/guests/replies/schema";
import { columnsIn } from "#app/platform/db/columns.server";
import type { Db } from "#app/platform/db/db.server";
import { BASE_LANGUAGE, TRANSLATED_LANGUAGES, type Language } from "#app/platform/i18n/languages";

export const IN_ORDER = [asc(canned_replies.position), asc(canned_replies.created_at), asc(canned_replies.id)];

/** How much of a text the list of the office shows. */
const FIRST_WORDS = 160;

/** The list of the office: how each begins, and the languages it has a text in. */
export async function listReplies(db: Db) {
  const written = sql.join(
    TRANSLATED_LANGUAGES.map(
      (language) => sql`case when ${canned_replies[`text_${language}`]} is not null then ${language}::text end`,
    ),
    sql`, `,
  );
  return db
    .select({
      id: canned_replies.id,
      name: canned_replies.name,
      beginning: sql<string>`left(${canned_replies.text}, ${FIRST_WORDS})`,
      languages: sql<Language[]>`array_remove(array[${BASE_LANGUAGE}::text, ${written}], null)`,
      used: canned_replies.used,
      last_used_at: canned_replies.last_used_at,
    })
    .from(canned_replies)
    .orderBy(...IN_ORDER);
}
export type ListedReply = Awaited<ReturnType<typeof listReplies>>[number];

/** What a conversation offers: each text in one language, or in English where there is none. */
export async function listOfferedReplies(db: Db, language: Language): Promise<OfferedReply[]> {
  const rows: Record<string, string>[] = await db
    .select({
      id: canned_replies.id,
      name: canned_replies.name,
      ...columnsIn(canned_replies, "text", language),
    })
    .from(canned_replies)
    .orderBy(...IN_ORDER);
  return rows.map((row) => {
    const own = language === BASE_LANGUAGE ? row.text : row[`text_${language}`];
    return {
      id: row.id ?? "",
      name: row.name ?? "",
      text: own ?? row.text ?? "",
      language: own ? language : BASE_LANGUAGE,
    };
  });
}

export function countReplies(db: Db): Promise<number> {
  return db.$count(canned_replies);
}
