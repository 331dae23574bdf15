import type { RecordShape } from "#app/features/history/office/record.server";
import { EMPTY_POINT, pointDraft } from "#app/features/maps/input";
import { serializeAltTexts } from "#app/features/media/alt-texts";
import { propertyForm } from "#app/features/properties/input";
import { amenitiesOf, squareMetres } from "#app/features/properties/rules";
import type { properties } from "#app/features/properties/tables.server";
import { usdInputValue } from "#app/platform/money/money";
import { emptyTexts, textsOfRow } from "#app/ui/office/form/draft";

/** The fields that exist in nine languages. */
export const LOCALISED_FIELDS = ["title", "slug", "description"] as const;
/** Those that say whether a property is written in a language. */
export const COMPLETENESS_FIELDS = ["title", "description"] as const;

/** In the order of the page: the first one with an error gets the focus. */
const empty = {
  ...emptyTexts("title"),
  ...emptyTexts("slug"),
  type: "",
  listing_type: "sale",
  price: "",
  price_on_request: "",
  market: "available",
  status: "ready",
  bedrooms: "",
  bathrooms: "",
  parking_spaces: "",
  year_built: "",
  square_footage: "",
  land_size: "",
  ...emptyTexts("description"),
  full_address: "",
  location: "",
  neighborhood: "",
  ...EMPTY_POINT,
  blurred: "",
  images: [] as string[],
  image_texts: serializeAltTexts({}, []),
  video_url: "",
  amenities: [] as string[],
  published: "",
  is_featured: "",
};

/** A property as it stands in the form. */
export type PropertyDraft = typeof empty;

type Row = typeof properties.$inferSelect;

const text = (value: string | number | null) => (value === null ? "" : String(value));
const ticked = (value: boolean) => (value ? "on" : "");

export const PROPERTY_SHAPE = {
  empty,
  draftOf: (row) => ({
    ...textsOfRow(row, "title"),
    ...textsOfRow(row, "slug"),
    type: row.type,
    listing_type: row.listing_type,
    price: usdInputValue(row.price),
    price_on_request: ticked(row.price_on_request),
    market: row.market,
    status: row.status,
    bedrooms: text(row.bedrooms),
    bathrooms: text(row.bathrooms),
    parking_spaces: text(row.parking_spaces),
    year_built: text(row.year_built),
    square_footage: text(row.square_footage),
    land_size: text(squareMetres(row.land_size)),
    ...textsOfRow(row, "description"),
    full_address: text(row.full_address),
    location: row.location,
    neighborhood: text(row.neighborhood),
    ...pointDraft(row),
    blurred: ticked(row.blurred),
    images: row.images,
    image_texts: serializeAltTexts(row.image_texts, row.images),
    video_url: text(row.video_url),
    amenities: amenitiesOf(row.amenities),
    published: ticked(row.published),
    is_featured: ticked(row.is_featured),
  }),
  schema: propertyForm,
  takenMessage: "A property with this slug already exists. Please use a different title.",
} satisfies RecordShape<PropertyDraft, Row, typeof properties.$inferInsert>;
