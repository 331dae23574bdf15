import type { en } from "#app/features/translations/catalogues/en";
import { textFields } from "#app/platform/http/form";

export const MAX_SUBMITTED_IMAGES = 10;
export const EARLIEST_YEAR = 1900;

/** The sections of the form by which visitors offer a property, and the fields of each, in the order they are read. */
export const SUBMISSION_SECTIONS = {
  owner: ["owner_name", "owner_email", "owner_phone"],
  details: [
    "title",
    "type",
    "listing_type",
    "price",
    "square_footage",
    "land_size",
    "bedrooms",
    "bathrooms",
    "parking_spaces",
    "year_built",
  ],
  location: ["location", "neighborhood", "full_address", "latitude", "longitude"],
  description: ["description"],
  amenities: ["amenities"],
  images: ["images"],
} as const;
export type SubmissionSection = keyof typeof SUBMISSION_SECTIONS;
export type SubmissionField = (typeof SUBMISSION_SECTIONS)[SubmissionSection][number];
const FIELDS: readonly SubmissionField[] = Object.values(SUBMISSION_SECTIONS).flat();

/** What can be wrong: a key of the texts in the group "submitErrors". */
export type SubmissionProblem = keyof typeof en.submitErrors;
export type SubmissionErrors = Partial<Record<SubmissionField, SubmissionProblem>>;

/** A plot has no rooms, no year and no amenities. */
export function isLandType(type: string | undefined): boolean {
  return type === "land";
}

/** Bedrooms and bathrooms must be named for what people live in. */
export function needsRooms(type: string | undefined): boolean {
  return type !== "land" && type !== "commercial";
}

/** The current year in UTC+14, the earliest time zone: the visitor's zone is unknown. */
export function latestYear(now = Date.now()): number {
  return new Date(now + 14 * 60 * 60 * 1000).getUTCFullYear();
}

/** What to say first: a field that was left out, then whatever else is wrong, from the top of the form down. */
export function firstError(errors: SubmissionErrors): { field: SubmissionField; problem: SubmissionProblem } | null {
  const wrong = FIELDS.flatMap((field) => (errors[field] ? [{ field, problem: errors[field] }] : []));
  return wrong.find(({ problem }) => problem === "missing") ?? wrong[0] ?? null;
}

/** What was typed, to fill the form in again with. */
export interface SubmissionValues {
  texts: Record<string, string>;
  amenities: string[];
  images: string[];
}

export function readTypedValues(form: FormData): SubmissionValues {
  const strings = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  const {
    amenities: _amenities,
    images: _images,
    website: _website,
    stamp: _stamp,
    attempt: _attempt,
    ...texts
  } = textFields(form);
  return { texts, amenities: strings("amenities"), images: strings("images") };
}

/** What the page answers to a property that was offered. */
export type SubmissionResult =
  // With the way to the page of the offer, and where it was mailed.
  | { ok: true; link?: string; mailed_to?: string }
  | { ok: false; reason: "invalid"; errors: SubmissionErrors; typed: SubmissionValues; code?: "23505" }
  | { ok: false; reason: "failed" | "offline" | "unanswered"; typed?: SubmissionValues };
