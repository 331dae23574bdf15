import * as v from "valibot";
import { optionalText, required, type FieldOf } from "#app/features/forms/schema";
import { findPersonalData } from "#app/features/reviews/personal-data";
import { MAX_AUTHOR_LENGTH, MAX_PLACE_LENGTH, MAX_REVIEW_LENGTH, STARS } from "#app/features/reviews/schema";
import { LANGUAGES } from "#app/platform/i18n/languages";

const holdsNothingPersonal = (text: string) => findPersonalData(text) === null;
const optional = (max: number) =>
  v.pipe(
    optionalText(max),
    v.check((text) => text === null || holdsNothingPersonal(text), "personalData"),
  );

/** What a guest says about one thing he booked. Which one it is stands in his case, not here. */
export const reviewForm = v.object({
  stars: v.pipe(
    v.string("stars"),
    v.picklist(
      STARS.map((stars) => String(stars)),
      "stars",
    ),
    v.transform(Number),
  ),
  body: v.pipe(required(MAX_REVIEW_LENGTH), v.check(holdsNothingPersonal, "personalData")),
  author: optional(MAX_AUTHOR_LENGTH),
  place: optional(MAX_PLACE_LENGTH),
  language: v.picklist(LANGUAGES, "required"),
});
export type ReviewFields = v.InferOutput<typeof reviewForm>;
export type ReviewField = FieldOf<typeof reviewForm>;
