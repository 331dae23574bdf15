import type { RecordKind } from "#app/features/history/mutations.server";
import { freeAddresses, redirectOldSlugs } from "#app/features/publishing/mutations.server";
import { STAY_FOLDER } from "#app/features/stays/schema";
import { stays } from "#app/features/stays/tables.server";
import { findTakenSlug } from "#app/platform/db/slug.server";

/** Created, changed and deleted as every item staff keep: see the history room. */
export const STAY_RECORDS: RecordKind<typeof stays> = {
  room: "stays",
  table: stays,
  nameOf: ({ name }) => name,
  findTaken: (tx, row, id) => findTakenSlug(tx, stays, row, id),
  onCreate: (tx, row) => freeAddresses(tx, STAY_FOLDER, row),
  follow: (tx, { staff, before, after }) => redirectOldSlugs(tx, staff, { kind: "stays", folder: STAY_FOLDER, before, after }),
};
