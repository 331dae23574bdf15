import type { Staff } from "#app/features/auth/schema";
import { markBooking, markDepartureBack } from "#app/features/bookings/marks/mutations.server";
import type { ChangeOutcome } from "#app/features/bookings/moves/mutations.server";
import { EXPERIENCES, STAYS, VEHICLES } from "#app/features/bookings/placement/mutations.server";
import { isDay, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";

/** Sets or takes back what a form of the day sheet marks; null when it marks nothing we know. */
export async function applyMark(
  db: Db,
  staff: Staff,
  day: Day,
  form: Readonly<Record<string, string>>,
): Promise<ChangeOutcome | null> {
  const { intent, kind, id = "", mark } = form;
  const complete = form.complete === "1";
  if (!isDay(day)) return null;
  if (intent === "back") {
    const time = form.time || null;
    if (time && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
    return markDepartureBack(db, staff, { experience: form.experience ?? "", day, time, complete });
  }
  if (mark !== "arrived" && mark !== "left") return null;
  const wanted = { id, mark, isSet: form.set === "1", complete } as const;
  if (kind === "stay") return markBooking(db, staff, STAYS, wanted);
  if (kind === "vehicle") return markBooking(db, staff, VEHICLES, wanted);
  return kind === "experience" ? markBooking(db, staff, EXPERIENCES, wanted) : null;
}
