import type { Staff } from "#app/features/auth/schema";
import type { Action, FieldChanges, RecordedRoom } from "#app/features/history/schema";
import { changes } from "#app/features/history/tables.server";
import type { Db } from "#app/platform/db/db.server";

export interface Deed {
  room: RecordedRoom;
  action: Action;
  item?: { id: string; name: string };
  fields?: FieldChanges;
}

/** Writes down who did what. Called in the transaction of the change itself, so that neither is there without the other. */
export async function recordChange(db: Db, staff: Pick<Staff, "id" | "name">, { room, action, item, fields = {} }: Deed): Promise<void> {
  await db.insert(changes).values({ room, action, item_id: item?.id, item_name: item?.name, user_id: staff.id, user_name: staff.name, fields });
}
