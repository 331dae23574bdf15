import { useTranslations } from "use-intl";
import type { SubmissionField, SubmissionProblem } from "#app/features/properties/submission";
import type { en } from "#app/features/translations/catalogues/en";

const FIELD_TEXTS: Record<SubmissionField, keyof typeof en.submitField> = {
  owner_name: "ownerName",
  owner_email: "ownerEmail",
  owner_phone: "ownerPhone",
  title: "title",
  type: "type",
  listing_type: "listingType",
  price: "price",
  square_footage: "squareFootage",
  land_size: "landSize",
  bedrooms: "bedrooms",
  bathrooms: "bathrooms",
  parking_spaces: "parking",
  year_built: "yearBuilt",
  location: "location",
  neighborhood: "neighborhood",
  full_address: "fullAddress",
  latitude: "latitude",
  longitude: "longitude",
  description: "description",
  amenities: "amenities",
  images: "images",
};

export function useFieldName(): (field: SubmissionField) => string {
  const t = useTranslations("submitField");
  return (field) => t(FIELD_TEXTS[field]);
}

/** What is wrong, in words that name the field. */
export function useProblemText(): (problem: SubmissionProblem, field: SubmissionField) => string {
  const t = useTranslations("submitErrors");
  const nameOf = useFieldName();
  return (problem, field) => t(problem, { field: nameOf(field) });
}
