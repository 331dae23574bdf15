import * as v from "valibot";
import { PROPERTY_FILE_KINDS } from "#app/features/properties/schema";
import { checkbox, optionalText, requiredText, translatedEntries } from "#app/ui/office/form/input";

const TITLE_MAX = 120;

/** What staff say of a plan or paper. */
export const propertyFileForm = v.object({
  kind: v.picklist(PROPERTY_FILE_KINDS, "Choose from the list"),
  title: requiredText(TITLE_MAX),
  ...translatedEntries("title", optionalText(TITLE_MAX)),
  is_public: checkbox,
});
export type PropertyFileInput = v.InferOutput<typeof propertyFileForm>;
