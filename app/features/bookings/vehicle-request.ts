import * as v from "valibot";
import { MAX_VEHICLES } from "#app/features/availability/schema";
import { dayProblems, type AskingRules } from "#app/features/bookings/asked-days";
import {
  calendarDay,
  email,
  name,
  optionalText,
  phone,
  readFields,
  required,
  type FieldErrors,
  type FieldOf,
} from "#app/features/forms/schema";
import { textFields } from "#app/platform/http/form";

const ticked = v.pipe(
  v.optional(v.string(), ""),
  v.transform((value) => value === "true"),
);

/** What a visitor enters to rent a vehicle. Whether it comes with a driver, only the vehicle can say. */
export const vehicleRequest = v.object({
  rental_id: required(36),
  full_name: name,
  email,
  phone,
  pickup_date: calendarDay,
  return_date: calendarDay,
  with_driver: ticked,
  /** One, where a form does not ask. */
  vehicles: v.pipe(
    v.optional(v.string(), "1"),
    v.regex(/^\d{1,2}$/, "vehicles"),
    v.transform(Number),
    v.minValue(1, "vehicles"),
    v.maxValue(MAX_VEHICLES, "vehicles"),
  ),
  special_requests: optionalText(5_000),
  /** The second button: to be stored though the days are taken. */
  wish: ticked,
});
export type VehicleRequest = v.InferOutput<typeof vehicleRequest>;
export type VehicleRequestField = FieldOf<typeof vehicleRequest>;

/** What is wrong for this vehicle and this day, of what was typed or read. */
export function vehicleProblems(
  typed: { with_driver?: string | boolean; pickup_date?: string; return_date?: string },
  vehicle: { with_driver: boolean },
  rules: AskingRules,
): FieldErrors<VehicleRequestField> {
  return {
    ...dayProblems(typed, { from: "pickup_date", to: "return_date", order: "returnDate", most: "daysMost" }, rules),
    ...(String(typed.with_driver) === "true" && !vehicle.with_driver && { with_driver: "driver" }),
  };
}

/** The server's check in the browser. */
export function checkVehicleRequest(
  form: FormData,
  vehicle: { with_driver: boolean },
  rules: AskingRules,
): FieldErrors<VehicleRequestField> {
  const read = readFields(vehicleRequest, form);
  return { ...vehicleProblems(textFields(form), vehicle, rules), ...(!read.ok && read.errors) };
}
