import { useTranslations } from "use-intl";
import type { PropertyAmenity } from "#app/features/properties/schema";
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
  description: "description",
  amenities: "amenities",
  images: "images",
};

export const AMENITY_TEXTS: Record<PropertyAmenity, keyof typeof en.propertyAmenity> = {
  "Air Conditioning": "airConditioning",
  "Swimming Pool": "swimmingPool",
  Garden: "garden",
  Gym: "gym",
  "Security System": "securitySystem",
  Parking: "parking",
  "Ocean View": "oceanView",
  Balcony: "balcony",
  "Smart Home": "smartHome",
  "Solar Power": "solarPower",
  Furnished: "furnished",
  "Pet Friendly": "petFriendly",
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
