import { and, eq } from "drizzle-orm";
import type { ExperienceRequest } from "#app/features/bookings/schema";
import type { StayRequest } from "#app/features/bookings/stay-request";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import type { VehicleRequest } from "#app/features/bookings/vehicle-request";
import { totalFor } from "#app/features/experiences/rules";
import { experiences } from "#app/features/experiences/tables.server";
import { stayTotal } from "#app/features/stays/rules";
import { stays } from "#app/features/stays/tables.server";
import { rentalTotal } from "#app/features/transportation/rules";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { daysBetween } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/ids";
import type { Language } from "#app/platform/i18n/languages";

/** A visitor's request for an experience. The same key again is the same request: it succeeds and makes no second row. */
export async function requestExperience(
  db: Db,
  request: ExperienceRequest & { experienceId: string; language: Language; page?: string; submissionKey: string },
): Promise<{ ok: true } | { ok: false; reason: "gone" }> {
  const { experienceId, submissionKey, ...fields } = request;
  if (!isUuid(experienceId)) return { ok: false, reason: "gone" };
  return db.transaction(async (tx) => {
    const [experience] = await tx
      .select({ title: experiences.title, price: experiences.price })
      .from(experiences)
      .where(eq(experiences.id, experienceId))
      .limit(1);
    if (!experience) return { ok: false, reason: "gone" };
    await tx
      .insert(experience_inquiries)
      .values({
        ...fields,
        experience_id: experienceId,
        experience_title: experience.title,
        quoted_total: totalFor(experience.price, fields.participants),
        submission_key: submissionKey,
      })
      .onConflictDoNothing({ target: experience_inquiries.submission_key });
    return { ok: true };
  });
}

/** A visitor's request for a stay. The same key again is the same request: it succeeds and makes no second row. */
export async function requestStay(
  db: Db,
  request: StayRequest & { stayId: string; language: Language; page?: string; submissionKey: string },
): Promise<{ ok: true } | { ok: false; reason: "gone" } | { ok: false; reason: "invalid"; errors: { guests: "guests" } }> {
  const { stayId, submissionKey, ...fields } = request;
  return db.transaction(async (tx) => {
    const [stay] = await tx
      .select({ name: stays.name, price: stays.price, max_guests: stays.max_guests })
      .from(stays)
      .where(eq(stays.id, stayId))
      .limit(1);
    if (!stay) return { ok: false, reason: "gone" };
    if (fields.guests > stay.max_guests) return { ok: false, reason: "invalid", errors: { guests: "guests" } };
    await tx
      .insert(stay_bookings)
      .values({
        ...fields,
        stay_id: stayId,
        stay_name: stay.name,
        quoted_total: stayTotal(stay.price, daysBetween(fields.check_in, fields.check_out)),
        submission_key: submissionKey,
      })
      .onConflictDoNothing({ target: stay_bookings.submission_key });
    return { ok: true };
  });
}

/** A visitor's request for a vehicle. The same key again is the same request: it succeeds and makes no second row. */
export async function requestVehicle(
  db: Db,
  { submissionKey, ...fields }: VehicleRequest & { language: Language; page?: string; submissionKey: string },
): Promise<{ ok: true } | { ok: false; reason: "gone" } | { ok: false; reason: "invalid"; errors: { with_driver: "driver" } }> {
  if (!isUuid(fields.rental_id)) return { ok: false, reason: "gone" };
  return db.transaction(async (tx) => {
    const [rental] = await tx
      .select({
        name: transportation_rentals.name,
        type: transportation_rentals.type,
        price_per_day: transportation_rentals.price_per_day,
        price_per_week: transportation_rentals.price_per_week,
        with_driver: transportation_rentals.with_driver,
        driver_price_per_day: transportation_rentals.driver_price_per_day,
      })
      .from(transportation_rentals)
      .where(and(eq(transportation_rentals.id, fields.rental_id), eq(transportation_rentals.available, true)))
      .limit(1);
    if (!rental) return { ok: false, reason: "gone" };
    if (fields.with_driver && !rental.with_driver) return { ok: false, reason: "invalid", errors: { with_driver: "driver" } };
    await tx
      .insert(transportation_bookings)
      .values({
        ...fields,
        rental_name: rental.name,
        rental_type: rental.type,
        quoted_total: rentalTotal(rental, daysBetween(fields.pickup_date, fields.return_date), fields.with_driver).total,
        submission_key: submissionKey,
      })
      .onConflictDoNothing({ target: transportation_bookings.submission_key });
    return { ok: true };
  });
}
