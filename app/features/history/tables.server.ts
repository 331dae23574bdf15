import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { ACTIONS, RECORDED_ROOMS, type FieldChanges } from "#app/features/history/schema";
import { createdAt, id, oneOf } from "#app/platform/db/columns.server";

/** Audit log. Names are copied, because the person or item may be deleted later. */
export const changes = pgTable(
  "changes",
  {
    id: id(),
    room: text({ enum: RECORDED_ROOMS }).notNull(),
    action: text({ enum: ACTIONS }).notNull(),
    item_id: text(),
    item_name: text(),
    user_id: text().notNull(),
    user_name: text().notNull(),
    fields: jsonb().$type<FieldChanges>().notNull().default({}),
    created_at: createdAt(),
  },
  (table) => [
    oneOf("changes_room", table.room, RECORDED_ROOMS),
    oneOf("changes_action", table.action, ACTIONS),
    index("changes_newest").on(table.created_at.desc(), table.id),
    index("changes_of_room").on(table.room, table.created_at.desc(), table.id),
    index("changes_of_item").on(table.room, table.item_id, table.created_at.desc()),
    index("changes_by_user").on(table.user_id, table.created_at.desc()),
  ],
);

/** Soft-deleted rows with their dependent rows, restorable for BIN_DAYS. */
export const bin = pgTable(
  "bin",
  {
    id: id(),
    room: text({ enum: RECORDED_ROOMS }).notNull(),
    table_name: text().notNull(),
    item_id: text().notNull(),
    item_name: text().notNull(),
    /** The row as it stood. */
    row: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Rows of other tables: those that went with it, and those that only lost their reference to it. */
    dependents: jsonb().$type<Dependents[]>().notNull().default([]),
    deleted_by: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [oneOf("bin_room", table.room, RECORDED_ROOMS), index("bin_newest").on(table.created_at.desc(), table.id)],
);

export interface Dependents {
  table: string;
  column: string;
  /** Whole rows that were deleted along. */
  rows?: Record<string, unknown>[];
  /** The ids of rows that stayed without the reference. */
  ids?: string[];
  /** What they referred to, where it was not the item itself but a row that went with it. */
  to?: string;
}
