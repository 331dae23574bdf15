import { guideItemForm } from "#app/features/guide/input";
import type { guide_items } from "#app/features/guide/tables.server";
import type { RecordShape } from "#app/features/history/office/record.server";
import { emptyTexts, textsOfRow } from "#app/ui/office/form/draft";

/** In the order of the page: the first one with an error gets the focus. */
const empty = {
  section: "",
  kind: "",
  ...emptyTexts("title"),
  ...emptyTexts("body"),
  url: "",
  starts_on: "",
  ends_on: "",
  is_about: "",
  repeats_yearly: "",
  source: "",
  published: "on",
};

/** An item as it stands in the form. */
export type GuideDraft = typeof empty;

export const LOCALISED_FIELDS = ["title", "body"] as const;

export const GUIDE_SHAPE = {
  empty,
  draftOf: (row) => ({
    section: row.section,
    kind: row.kind,
    ...textsOfRow(row, "title"),
    ...textsOfRow(row, "body"),
    url: row.url ?? "",
    starts_on: row.starts_on ?? "",
    ends_on: row.ends_on ?? "",
    is_about: row.is_about ? "on" : "",
    repeats_yearly: row.repeats_yearly ? "on" : "",
    source: row.source ?? "",
    published: row.published ? "on" : "",
  }),
  schema: guideItemForm,
} satisfies RecordShape<GuideDraft, typeof guide_items.$inferSelect, typeof guide_items.$inferInsert>;
