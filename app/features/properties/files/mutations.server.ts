import { and, asc, count, eq, max } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import { recordChange } from "#app/features/history/mutations.server";
import { removeMedia } from "#app/features/media/mutations.server";
import { PROPERTY_FILES, typeOfFile } from "#app/features/media/schema";
import { storePaper, type StoredMedia, type Stores } from "#app/features/media/store.server";
import type { PropertyFileInput } from "#app/features/properties/files/input";
import { PROPERTY_FILE_LIMITS, PROPERTY_FILE_TYPES } from "#app/features/properties/schema";
import { properties, property_files } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

type Refusal = Extract<StoredMedia, { ok: false }>["reason"] | "full" | "gone";
export type FileOutcome = { ok: true } | { ok: false; reason: Refusal };

const nameOf = (path: string) => path.slice(PROPERTY_FILES.length + 1);

/** Locks the property, so that two who add at once do not pass the limit, and files keep one order. */
async function lockProperty(tx: Db, id: string): Promise<{ id: string; name: string } | null> {
  if (!isUuid(id)) return null;
  const [found] = await tx
    .select({ id: properties.id, name: properties.title })
    .from(properties)
    .where(eq(properties.id, id))
    .for("no key update");
  return found ?? null;
}

const noted = (tx: Db, staff: Staff, item: { id: string; name: string }, from: string | null, to: string | null) =>
  recordChange(tx, staff, { room: "properties", action: "changed", item, fields: { files: { from, to } } });

/** Takes in a file and puts it at the end. What it is its bytes say. */
export async function addPropertyFile(
  stores: Stores,
  staff: Staff,
  propertyId: string,
  input: PropertyFileInput,
  body: ReadableStream<Uint8Array>,
): Promise<FileOutcome> {
  const stored = await storePaper(stores, staff, { bucket: PROPERTY_FILES, body });
  if (!stored.ok) return stored;
  const { path, size, width, height, pages = null } = stored;
  const outcome = await stores.db.transaction(async (tx): Promise<FileOutcome> => {
    const property = await lockProperty(tx, propertyId);
    const type = PROPERTY_FILE_TYPES.find((one) => one === typeOfFile(path));
    if (!property || !type) return { ok: false, reason: "gone" };
    const [has] = await tx
      .select({ n: count(), last: max(property_files.position) })
      .from(property_files)
      .where(eq(property_files.property_id, propertyId));
    if ((has?.n ?? 0) >= PROPERTY_FILE_LIMITS.files) return { ok: false, reason: "full" };
    const position = (has?.last ?? -1) + 1;
    await tx
      .insert(property_files)
      .values({ property_id: propertyId, ...input, path, type, bytes: size, pages, width, height, position });
    await noted(tx, staff, property, null, input.title);
    return { ok: true };
  });
  if (!outcome.ok) await removeMedia(stores, { bucket: PROPERTY_FILES, name: nameOf(path) });
  return outcome;
}

const isFileOf = (propertyId: string, id: string) =>
  and(eq(property_files.id, id), eq(property_files.property_id, propertyId));

export async function changePropertyFile(
  db: Db,
  staff: Staff,
  { propertyId, id }: { propertyId: string; id: string },
  input: PropertyFileInput,
): Promise<FileOutcome> {
  return db.transaction(async (tx) => {
    const property = await lockProperty(tx, propertyId);
    if (!property || !isUuid(id)) return { ok: false, reason: "gone" };
    const changed = await tx.update(property_files).set(input).where(isFileOf(propertyId, id)).returning();
    if (changed.length === 0) return { ok: false, reason: "gone" };
    await noted(tx, staff, property, input.title, input.title);
    return { ok: true };
  });
}

/** One place up or down. */
export async function movePropertyFile(
  db: Db,
  { propertyId, id, by }: { propertyId: string; id: string; by: -1 | 1 },
): Promise<FileOutcome> {
  return db.transaction(async (tx) => {
    if (!(await lockProperty(tx, propertyId))) return { ok: false, reason: "gone" };
    const files = await tx
      .select({ id: property_files.id })
      .from(property_files)
      .where(eq(property_files.property_id, propertyId))
      .orderBy(asc(property_files.position), asc(property_files.id));
    const at = files.findIndex((file) => file.id === id);
    if (at < 0) return { ok: false, reason: "gone" };
    const [moved] = files.splice(at, 1);
    if (moved) files.splice(Math.max(0, at + by), 0, moved);
    for (const [position, file] of files.entries())
      await tx.update(property_files).set({ position }).where(eq(property_files.id, file.id));
    return { ok: true };
  });
}

/** Takes a file away for good. */
export async function removePropertyFile(
  stores: Stores,
  staff: Staff,
  { propertyId, id }: { propertyId: string; id: string },
): Promise<FileOutcome> {
  const path = await stores.db.transaction(async (tx) => {
    const property = await lockProperty(tx, propertyId);
    if (!property || !isUuid(id)) return null;
    const [gone] = await tx.delete(property_files).where(isFileOf(propertyId, id)).returning();
    if (!gone) return null;
    await noted(tx, staff, property, gone.title, null);
    return gone.path;
  });
  if (!path) return { ok: false, reason: "gone" };
  await removeMedia(stores, { bucket: PROPERTY_FILES, name: nameOf(path) });
  return { ok: true };
}
