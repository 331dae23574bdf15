import { islandToday } from "#app/features/availability/rules";
import type { AskingRules } from "#app/features/bookings/asked-days";
import { BOOKING_LIMITS } from "#app/features/settings/schema";

/** What days can be asked for now, by the settings as they were last read. */
export function askingRules(settings: { furthest_days: number } | null): AskingRules {
  return { today: islandToday(), furthestDays: settings?.furthest_days ?? BOOKING_LIMITS.furthest_days.default };
}
