import type { TextGroup } from "#app/features/translations/texts.server";

/** What both pages of saved things say. */
export const SAVED_TEXTS: TextGroup[] = [
  "saved",
  "rating",
  "category",
  "duration",
  "experienceCard",
  "stayType",
  "stayCard",
  "stayFeature",
  "stayAmenity",
  "vehicle",
  "vehicleType",
  "vehicleFeature",
  "propertyType",
  "propertyCard",
  "propertyAmenity",
  "listingType",
  "place",
  "dateSearch",
  "sentLink",
  "contactForm",
  "alertForm",
  "form",
  "invalid",
];
