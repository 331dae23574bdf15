import type { RecordKind } from "#app/features/history/mutations.server";
import { deleteRedirectsAt, redirectOldSlugs } from "#app/features/publishing/mutations.server";
import { STAY_PATH_PREFIX } from "#app/features/stays/schema";
import { stays } from "#app/features/stays/tables.server";
import { findTakenSlug } from "#app/platform/db/slug.server";

/** Created, changed and deleted as every item staff keep: see the history room. */
export const STAY_RECORDS: RecordKind<typeof stays> = {
  room: "stays",
  table: stays,
  nameOf: ({ name }) => name,
  findConflict: (tx, row, id) => findTakenSlug(tx, stays, row, id),
  onCreate: (tx, row) => deleteRedirectsAt(tx, STAY_PATH_PREFIX, row),
  onUpdate: (tx, { staff, before, after }) =>
    redirectOldSlugs(tx, staff, { kind: "stays", pathPrefix: STAY_PATH_PREFIX, before, after }),
};
