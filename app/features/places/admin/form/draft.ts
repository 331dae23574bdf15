import type { RecordShape } from "#app/features/history/office/record.server";
import { EMPTY_POINT, pointDraft } from "#app/features/maps/input";
import { placeForm } from "#app/features/places/input";
import type { places } from "#app/features/places/tables.server";
import { emptyTexts, textsOfRow } from "#app/ui/office/form/draft";

/** In the order of the page: the first one with an error gets the focus. */
const empty = {
  kind: "",
  ...emptyTexts("name"),
  key: "",
  ...emptyTexts("about"),
  published: "on",
  ...EMPTY_POINT,
  accuracy: "a",
  label_side: "end",
  rank: "2",
};

/** A place as it stands in the form. */
export type PlaceDraft = typeof empty;

export const LOCALISED_FIELDS = ["name", "about"] as const;

export const PLACE_SHAPE = {
  empty,
  draftOf: (row) => ({
    kind: row.kind,
    ...textsOfRow(row, "name"),
    key: row.key,
    ...textsOfRow(row, "about"),
    published: row.published ? "on" : "",
    ...pointDraft(row),
    accuracy: row.accuracy,
    label_side: row.label_side,
    rank: String(row.rank),
  }),
  schema: placeForm,
  takenMessage: "Another place has this key already. Please use a different one.",
} satisfies RecordShape<PlaceDraft, typeof places.$inferSelect, typeof places.$inferInsert>;
