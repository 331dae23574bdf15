import type { RecordShape } from "#app/features/history/office/record.server";
import { serializeAltTexts } from "#app/features/media/alt-texts";
import { vehicleForm } from "#app/features/transportation/input";
import { VEHICLE_FEATURES } from "#app/features/transportation/schema";
import type { transportation_rentals } from "#app/features/transportation/tables.server";
import { usdInputValue } from "#app/platform/money/money";
import { emptyTexts, textsOfRow } from "#app/ui/office/form/draft";

/** In the order of the page: the first one with an error gets the focus. */
const empty = {
  ...emptyTexts("name"),
  type: "",
  price_per_day: "",
  price_per_week: "",
  ...emptyTexts("description"),
  images: [] as string[],
  image_texts: serializeAltTexts({}, []),
  features: [] as string[],
  available: "on",
  with_driver: "",
  driver_price_per_day: "",
  ...emptyTexts("pickup_place"),
  pickup_from: "",
  pickup_until: "",
  ...emptyTexts("terms"),
  ...emptyTexts("cancel_text"),
  cancel_free_hours: "",
};

/** A vehicle as it stands in the form. */
export type VehicleDraft = typeof empty;

export const LOCALISED_FIELDS = ["name", "description", "pickup_place", "terms", "cancel_text"] as const;

export const VEHICLE_SHAPE = {
  empty,
  draftOf: (row) => ({
    ...textsOfRow(row, "name"),
    type: row.type,
    price_per_day: usdInputValue(row.price_per_day),
    price_per_week: usdInputValue(row.price_per_week),
    ...textsOfRow(row, "description"),
    images: row.images,
    image_texts: serializeAltTexts(row.image_texts, row.images),
    features: VEHICLE_FEATURES.filter((feature) => row.features[feature]),
    available: row.available ? "on" : "",
    with_driver: row.with_driver ? "on" : "",
    driver_price_per_day: row.driver_price_per_day === null ? "" : usdInputValue(row.driver_price_per_day),
    ...textsOfRow(row, "pickup_place"),
    pickup_from: row.pickup_from ?? "",
    pickup_until: row.pickup_until ?? "",
    ...textsOfRow(row, "terms"),
    ...textsOfRow(row, "cancel_text"),
    cancel_free_hours: row.cancel_free_hours?.toString() ?? "",
  }),
  schema: vehicleForm,
} satisfies RecordShape<
  VehicleDraft,
  typeof transportation_rentals.$inferSelect,
  typeof transportation_rentals.$inferInsert
>;
