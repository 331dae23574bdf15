import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import { MAX_CASE_PICTURES, type PictureSide } from "#app/features/cases/schema";
import { case_pictures, cases } from "#app/features/cases/tables.server";
import { removeMedia } from "#app/features/media/mutations.server";
import { GUEST_FILES } from "#app/features/media/schema";
import { storeMedia, type StoredMedia, type Stores } from "#app/features/media/store.server";
import { defined } from "#app/platform/defined";
import type { Db } from "#app/platform/db/db.server";

/** Whose picture it is: of a guest, whom only his link names, or of one of the staff. */
export interface PictureOwner {
  caseId: string;
  uploader: Staff | "visitor";
}

type Refusal = Extract<StoredMedia, { ok: false }>["reason"] | "full" | "gone";
export type StoredPicture = { ok: true; id: string; size: number } | { ok: false; reason: Refusal };

const sideOf = ({ uploader }: PictureOwner): PictureSide => (uploader === "visitor" ? "guest" : "staff");

async function isFull(db: Db, owner: PictureOwner): Promise<boolean> {
  const [counted] = await db
    .select({ n: count() })
    .from(case_pictures)
    .where(and(eq(case_pictures.case_id, owner.caseId), eq(case_pictures.side, sideOf(owner))));
  return (counted?.n ?? 0) >= MAX_CASE_PICTURES;
}

/** Takes in a picture of a case. It belongs to no message yet. */
export async function storeCasePicture(
  { db, storage }: Stores,
  owner: PictureOwner,
  body: ReadableStream<Uint8Array>,
): Promise<StoredPicture> {
  if (await isFull(db, owner)) return { ok: false, reason: "full" };
  const stored = await storeMedia({ db, storage }, owner.uploader, { bucket: GUEST_FILES, kind: "image", body });
  if (!stored.ok) return stored;
  const { path, size, width, height } = stored;
  const kept = await db.transaction(async (tx): Promise<StoredPicture> => {
    // Whoever erases the sender meanwhile waits, or has been here before.
    const [found] = await tx
      .select({ id: cases.id })
      .from(cases)
      .where(and(eq(cases.id, owner.caseId), isNull(cases.erased_at)))
      .for("no key update");
    if (!found) return { ok: false, reason: "gone" };
    if (await isFull(tx, owner)) return { ok: false, reason: "full" };
    const [row] = await tx
      .insert(case_pictures)
      .values({
        case_id: owner.caseId,
        side: sideOf(owner),
        path,
        width: defined(width, "the width of a picture"),
        height: defined(height, "the height of a picture"),
        bytes: size,
      })
      .returning({ id: case_pictures.id });
    return { ok: true, id: defined(row, "the new picture").id, size };
  });
  if (!kept.ok) await removeMedia({ db, storage }, { bucket: GUEST_FILES, name: path.slice(GUEST_FILES.length + 1) });
  return kept;
}

/** Whether one side has brought all of these pictures and sent none of them. They stay so until the transaction ends. */
export async function lockUnsentPictures(
  tx: Db,
  { caseId, side, ids }: { caseId: string; side: PictureSide; ids: readonly string[] },
): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await tx
    .select({ id: case_pictures.id })
    .from(case_pictures)
    .where(
      and(
        inArray(case_pictures.id, [...ids]),
        eq(case_pictures.case_id, caseId),
        eq(case_pictures.side, side),
        isNull(case_pictures.message_id),
      ),
    )
    .for("update");
  return found.length === ids.length;
}

/** Gives locked pictures to a message, in this order. */
export async function attachPictures(tx: Db, messageId: string, ids: readonly string[]): Promise<void> {
  for (const [place, id] of ids.entries())
    await tx
      .update(case_pictures)
      .set({ message_id: messageId, position: place + 1 })
      .where(eq(case_pictures.id, id));
}

/** Lets go of pictures that were stored for a message that was there already. */
export async function dropUnsentPictures(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(case_pictures).where(and(inArray(case_pictures.id, [...ids]), isNull(case_pictures.message_id)));
}

const UNSENT_HOURS = 24;

/** Lets go of pictures that nobody has sent for a day. Their files follow. */
export async function deleteUnsentPictures(db: Db): Promise<number> {
  const deleted = await db
    .delete(case_pictures)
    .where(
      and(
        isNull(case_pictures.message_id),
        sql`${case_pictures.created_at} < now() - make_interval(hours => ${UNSENT_HOURS})`,
      ),
    )
    .returning({ id: case_pictures.id });
  return deleted.length;
}
