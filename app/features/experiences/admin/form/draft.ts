import { experienceForm } from "#app/features/experiences/input";
import type { RecordShape } from "#app/features/history/office/record.server";
import type { experiences } from "#app/features/experiences/tables.server";
import { EMPTY_POINT, pointDraft } from "#app/features/maps/input";
import { serializeAltTexts } from "#app/features/media/alt-texts";
import { usdInputValue } from "#app/platform/money/money";
import { emptyTexts, listsOfRow, textsOfRow } from "#app/ui/office/form/draft";

export const LOCALISED = ["title", "description", "included", "not_included", "bring", "cancel_text"] as const;

/** In the order of the page: the first one with an error gets the focus. */
const empty = {
  ...emptyTexts("title"),
  category: "",
  price: "",
  duration: "",
  ...emptyTexts("description"),
  ...emptyTexts("included"),
  ...emptyTexts("not_included"),
  ...emptyTexts("bring"),
  min_participants: "1",
  min_age: "",
  ...EMPTY_POINT,
  ...emptyTexts("cancel_text"),
  cancel_free_hours: "",
  images: [] as string[],
  image_texts: serializeAltTexts({}, []),
  video_url: "",
  video_thumbnail: "",
};

/** An experience as it stands in the form. */
export type ExperienceDraft = typeof empty;

type Row = typeof experiences.$inferSelect;

const numberText = (value: number | null) => (value === null ? "" : String(value));

export const EXPERIENCE_SHAPE = {
  empty,
  draftOf: (row) => ({
    ...textsOfRow(row, "title"),
    category: row.category,
    price: usdInputValue(row.price),
    duration: row.duration,
    ...textsOfRow(row, "description"),
    ...listsOfRow(row, "included"),
    ...listsOfRow(row, "not_included"),
    ...listsOfRow(row, "bring"),
    min_participants: String(row.min_participants),
    min_age: numberText(row.min_age),
    ...pointDraft(row),
    ...textsOfRow(row, "cancel_text"),
    cancel_free_hours: row.cancel_free_hours?.toString() ?? "",
    images: row.images,
    image_texts: serializeAltTexts(row.image_texts, row.images),
    video_url: row.video_url ?? "",
    video_thumbnail: row.video_thumbnail ?? "",
  }),
  schema: experienceForm,
} satisfies RecordShape<ExperienceDraft, Row, typeof experiences.$inferInsert>;
