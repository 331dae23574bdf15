import type { RecordShape } from "#app/features/history/office/record.server";
import { EMPTY_POINT, pointDraft } from "#app/features/maps/input";
import { serializeAltTexts } from "#app/features/media/alt-texts";
import { stayForm } from "#app/features/stays/input";
import { STAY_AMENITIES, STAY_FEATURES } from "#app/features/stays/schema";
import type { stays } from "#app/features/stays/tables.server";
import { usdInputValue } from "#app/platform/money/money";
import { emptyTexts, textsOfRow } from "#app/ui/office/form/draft";

/** In the order of the page: the first one with an error gets the focus. */
const empty = {
  ...emptyTexts("name"),
  ...emptyTexts("slug"),
  location: "",
  type: "",
  price: "",
  max_guests: "",
  ...EMPTY_POINT,
  ...emptyTexts("description"),
  images: [] as string[],
  image_texts: serializeAltTexts({}, []),
  features: [] as string[],
  amenities: [] as string[],
  ...emptyTexts("beds"),
  check_in_from: "",
  check_out_until: "",
  ...emptyTexts("house_rules"),
  ...emptyTexts("cancel_text"),
  cancel_free_hours: "",
};

/** A stay as it stands in the form. */
export type StayDraft = typeof empty;

export const LOCALISED_FIELDS = ["name", "slug", "description", "beds", "house_rules", "cancel_text"] as const;

export const STAY_SHAPE = {
  empty,
  draftOf: (row) => ({
    ...textsOfRow(row, "name"),
    ...textsOfRow(row, "slug"),
    location: row.location,
    type: row.type,
    price: usdInputValue(row.price),
    max_guests: String(row.max_guests),
    ...pointDraft(row),
    ...textsOfRow(row, "description"),
    images: row.images,
    image_texts: serializeAltTexts(row.image_texts, row.images),
    features: STAY_FEATURES.filter((feature) => row.features[feature]),
    amenities: STAY_AMENITIES.filter((amenity) => row.amenities[amenity]),
    ...textsOfRow(row, "beds"),
    check_in_from: row.check_in_from ?? "",
    check_out_until: row.check_out_until ?? "",
    ...textsOfRow(row, "house_rules"),
    ...textsOfRow(row, "cancel_text"),
    cancel_free_hours: row.cancel_free_hours?.toString() ?? "",
  }),
  schema: stayForm,
  takenMessage: "Another stay has this slug already. Please use a different one.",
} satisfies RecordShape<StayDraft, typeof stays.$inferSelect, typeof stays.$inferInsert>;
