import type { RecordKind } from "#app/features/history/mutations.server";
import { stays } from "#app/features/stays/tables.server";
import { findTakenSlug } from "#app/platform/db/slug.server";

/** Created, changed and deleted as every item staff keep: see the history room. */
export const STAY_RECORDS: RecordKind<typeof stays> = {
  room: "stays",
  table: stays,
  nameOf: ({ name }) => name,
  findTaken: (tx, row, id) => findTakenSlug(tx, stays, row, id),
};
