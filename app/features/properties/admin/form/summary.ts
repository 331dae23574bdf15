import { PROPERTY_SHAPE } from "#app/features/properties/admin/form/draft";
import { REQUIRED } from "#app/features/properties/input";
import type { DraftErrors } from "#app/ui/office/form/draft";
import { fieldName } from "#app/ui/office/form/field-name";

/** What to say about all errors of the form at once; null when there are none. */
export function summaryOf(errors: DraftErrors): string | null {
  const problems = Object.values(errors);
  if (problems.length === 0) return null;
  if (problems.includes(REQUIRED)) return REQUIRED;
  if (problems.includes(PROPERTY_SHAPE.takenMessage)) return PROPERTY_SHAPE.takenMessage;
  return `Please correct: ${Object.keys(errors).map(fieldName).join("; ")}`;
}
