import * as v from "valibot";
import {
  email,
  isPast,
  name,
  optionalText,
  phone,
  readFields,
  required,
  upcomingDay,
  type FieldErrors,
  type FieldOf,
} from "#app/features/forms/schema";
import type { Day } from "#app/platform/dates/dates";
import { textFields } from "#app/platform/http/form";

/** What a visitor enters to rent a vehicle. Whether it comes with a driver, only the vehicle can say. */
export const vehicleRequest = v.pipe(
  v.object({
    rental_id: required(36),
    full_name: name,
    email,
    phone,
    pickup_date: upcomingDay,
    return_date: upcomingDay,
    with_driver: v.pipe(
      v.optional(v.string(), ""),
      v.transform((value) => value === "true"),
    ),
    special_requests: optionalText(5_000),
  }),
  v.forward(
    v.partialCheck(
      [["pickup_date"], ["return_date"]],
      ({ pickup_date, return_date }) => return_date > pickup_date,
      "returnDate",
    ),
    ["return_date"],
  ),
);
export type VehicleRequest = v.InferOutput<typeof vehicleRequest>;
export type VehicleRequestField = FieldOf<typeof vehicleRequest>;

/** What is wrong for this vehicle alone, of what was typed or read. */
export function vehicleProblems(
  { with_driver }: { with_driver?: string | boolean },
  vehicle: { with_driver: boolean },
): FieldErrors<VehicleRequestField> {
  return String(with_driver) === "true" && !vehicle.with_driver ? { with_driver: "driver" } : {};
}

/** The server's check in the browser, which knows what day it is where the visitor is. */
export function checkVehicleRequest(
  form: FormData,
  today: Day,
  vehicle: { with_driver: boolean },
): FieldErrors<VehicleRequestField> {
  const read = readFields(vehicleRequest, form);
  const typed = textFields(form);
  return {
    ...(isPast(typed.pickup_date, today) && { pickup_date: "past" }),
    ...vehicleProblems(typed, vehicle),
    ...(!read.ok && read.errors),
  };
}
