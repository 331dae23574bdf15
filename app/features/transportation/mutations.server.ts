import type { RecordKind } from "#app/features/history/mutations.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";

/** Created, changed and deleted as every item staff keep: see the history room. */
export const VEHICLE_RECORDS: RecordKind<typeof transportation_rentals> = {
  room: "transportation",
  table: transportation_rentals,
  nameOf: ({ name }) => name,
};
