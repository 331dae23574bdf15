import type { RecordKind } from "#app/features/history/mutations.server";
import { places } from "#app/features/places/tables.server";

/** Created, changed and deleted as every item staff keep: see the history room. */
export const PLACE_RECORDS: RecordKind<typeof places> = {
  room: "places",
  table: places,
  nameOf: ({ name }) => name,
};
