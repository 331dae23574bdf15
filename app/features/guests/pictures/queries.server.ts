import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PictureSide } from "#app/features/cases/schema";
import { case_messages, case_pictures } from "#app/features/cases/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

/** A picture of a message. Where it is read depends on the reader: below his link, or in the office. */
export interface MessagePicture {
  id: string;
  width: number;
  height: number;
}

/** The pictures of a message in their order, as a column of what reads messages. */
export const MESSAGE_PICTURES: SQL<MessagePicture[]> = sql`case when case_messages.pictures = 0 then '[]'::json else (
  select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.position), '[]')
  from case_pictures p where p.message_id = case_messages.id) end`;

/**
 * The path of a picture in the storage, for whoever may see it: both sides what was sent, and each what it has not sent
 * yet. Notes are staff's alone.
 */
export async function findPicturePath(
  db: Db,
  { caseId, id, reader }: { caseId: string; id: string; reader: PictureSide },
): Promise<string | null> {
  if (!isUuid(id) || !isUuid(caseId)) return null;
  const isShown = reader === "staff" ? sql`true` : sql`${case_messages.kind} <> 'note'`;
  const [row] = await db
    .select({ path: case_pictures.path })
    .from(case_pictures)
    .leftJoin(case_messages, eq(case_messages.id, case_pictures.message_id))
    .where(
      and(
        eq(case_pictures.id, id),
        eq(case_pictures.case_id, caseId),
        sql`case when ${case_pictures.message_id} is null then ${case_pictures.side} = ${reader} else ${isShown} end`,
      ),
    );
  return row?.path ?? null;
}
