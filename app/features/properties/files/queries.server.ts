import { asc, eq } from "drizzle-orm";
import type { PropertyFileKind, PropertyFileType } from "#app/features/properties/schema";
import { properties, property_files } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

/** What the page of a property says of a plan or paper. Its bytes are at /property-files/:id. */
export interface PageFile {
  id: string;
  kind: PropertyFileKind;
  title: string;
  type: PropertyFileType;
  bytes: number;
  pages: number | null;
  width: number | null;
  height: number | null;
  /** Others are asked for. */
  is_public: boolean;
}

/** The files of a property in the order of staff, plans first. */
export async function listPageFiles(db: Db, propertyId: string, language: Language): Promise<PageFile[]> {
  const own = language === BASE_LANGUAGE ? {} : { [`title_${language}`]: property_files[`title_${language}`] };
  const rows = await db
    .select({
      title: property_files.title,
      ...own,
      id: property_files.id,
      kind: property_files.kind,
      type: property_files.type,
      bytes: property_files.bytes,
      pages: property_files.pages,
      width: property_files.width,
      height: property_files.height,
      is_public: property_files.is_public,
    })
    .from(property_files)
    .where(eq(property_files.property_id, propertyId))
    .orderBy(asc(property_files.position), asc(property_files.id));
  const files = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: localisedText(row, "title", language),
    type: row.type,
    bytes: row.bytes,
    pages: row.pages,
    width: row.width,
    height: row.height,
    is_public: row.is_public,
  }));
  return [...files.filter(({ kind }) => kind === "plan"), ...files.filter(({ kind }) => kind !== "plan")];
}

/** All of them with their titles in every language, for the office. */
export function listOfficeFiles(db: Db, propertyId: string) {
  return db
    .select()
    .from(property_files)
    .where(eq(property_files.property_id, propertyId))
    .orderBy(asc(property_files.position), asc(property_files.id));
}
export type OfficeFile = Awaited<ReturnType<typeof listOfficeFiles>>[number];

/** Where a file lies, what it is called, and whether anybody may have it. */
export async function findPropertyFile(db: Db, id: string) {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({
      path: property_files.path,
      title: property_files.title,
      is_public: property_files.is_public,
      published: properties.published,
    })
    .from(property_files)
    .innerJoin(properties, eq(properties.id, property_files.property_id))
    .where(eq(property_files.id, id));
  return row ?? null;
}

/** The name of a property, for the screen of its files. */
export async function findPropertyName(db: Db, id: string): Promise<{ title: string; slug: string } | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ title: properties.title, slug: properties.slug })
    .from(properties)
    .where(eq(properties.id, id));
  return row ?? null;
}
