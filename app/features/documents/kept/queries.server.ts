import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { DocumentKey, OwnKind } from "#app/features/documents/schema";
import { documents, own_documents } from "#app/features/documents/tables.server";
import { properties } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";

export type DocumentRow = typeof documents.$inferSelect;
export type OwnDocument = typeof own_documents.$inferSelect;

export const isDocument = ({ kind, subject, language }: DocumentKey) =>
  and(eq(documents.kind, kind), eq(documents.subject, subject), eq(documents.language, language));

export async function findDocument(db: Db, key: DocumentKey): Promise<DocumentRow | null> {
  const [row] = await db.select().from(documents).where(isDocument(key));
  return row ?? null;
}

/** What staff have brought for a language. */
export async function findOwnDocument(db: Db, kind: OwnKind, language: Language): Promise<OwnDocument | null> {
  const [row] = await db
    .select()
    .from(own_documents)
    .where(and(eq(own_documents.kind, kind), eq(own_documents.language, language)));
  return row ?? null;
}

/** Pages and size of a document as a link says them; null while none was made. */
export async function findDocumentSize(db: Db, key: DocumentKey): Promise<{ pages: number; bytes: number } | null> {
  const own = key.kind === "brochure" ? null : await findOwnDocument(db, key.kind, key.language);
  const found = own ?? (await findDocument(db, key));
  return found?.path && found.pages && found.bytes ? { pages: found.pages, bytes: found.bytes } : null;
}

/** Guide and deck of all languages, as far as they were made, and what staff brought instead. */
export async function listDocuments(db: Db) {
  const [made, own] = await Promise.all([
    db
      .select()
      .from(documents)
      .where(inArray(documents.kind, ["guide", "deck"]))
      .orderBy(asc(documents.kind), asc(documents.language)),
    db.select().from(own_documents),
  ]);
  return { made, own };
}

const NEWEST_BROCHURES = 50;

/** The newest brochures, with the property each is about. */
export function listBrochures(db: Db) {
  return db
    .select({ made: documents, title: properties.title, slug: properties.slug })
    .from(documents)
    .innerJoin(properties, sql`${properties.id}::text = ${documents.subject}`)
    .where(eq(documents.kind, "brochure"))
    .orderBy(desc(documents.made_at))
    .limit(NEWEST_BROCHURES);
}

/** Documents whose last making failed. */
export function listFailedDocuments(db: Db): Promise<DocumentRow[]> {
  return db.select().from(documents).where(eq(documents.state, "failed")).orderBy(desc(documents.made_at)).limit(10);
}
