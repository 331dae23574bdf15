import * as v from "valibot";
import { email, name, phone, readFields, type FieldErrors, type FieldOf } from "#app/features/forms/schema";

/** What a visitor enters to send his plan. The plan itself stands in the cookie. */
export const planForm = v.object({ full_name: name, email, phone });
export type PlanFields = v.InferOutput<typeof planForm>;
export type PlanField = FieldOf<typeof planForm>;

/** The server's check, in the browser. */
export function checkPlanForm(form: FormData): FieldErrors<PlanField> {
  const read = readFields(planForm, form);
  return read.ok ? {} : read.errors;
}
