import type { RecordKind } from "#app/features/history/mutations.server";
import { experiences } from "#app/features/experiences/tables.server";

/** Created, changed and deleted as every item staff keep: see the history room. */
export const EXPERIENCE_RECORDS: RecordKind<typeof experiences> = {
  room: "experiences",
  table: experiences,
  nameOf: ({ title }) => title,
};
