import { OFFICE } from "#app/brand";
import type { DeskKind } from "#app/features/bookings/booking-address";
import type { Day } from "#app/platform/dates/dates";
import type { Language, TranslatedLanguage } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

/** What holds for cancelling. */
export interface CancelPolicy {
  /** Null: that one may ask us. */
  text: string | null;
  /** Free until so many hours before the start; null: never without asking. */
  freeHours: number | null;
}

type PolicyColumns = { [K in "cancel_text" | `cancel_text_${TranslatedLanguage}`]?: string | null } & {
  cancel_free_hours: number | null;
};

/** The policy of a listing; without words and hours of its own, that of the site. */
export function policyOf(listing: PolicyColumns, site: PolicyColumns | null, language: Language): CancelPolicy {
  const own = readPolicy(listing, language);
  return own.text !== null || own.freeHours !== null || !site ? own : readPolicy(site, language);
}

function readPolicy(row: PolicyColumns, language: Language): CancelPolicy {
  return { text: localisedText(row, "cancel_text", language).trim() || null, freeHours: row.cancel_free_hours };
}

const HOUR_MS = 3_600_000;
const VEHICLE_START = "08:00";
const DAY_START = "00:00";

/** What decides when a booking begins. */
export interface BookingStart {
  kind: DeskKind;
  from: Day;
  /** Of an experience. */
  start_time: string | null;
  /** Of a stay: its own, or that of Settings. */
  check_in_from: string | null;
}

/** When a booking begins, by the island's clock. */
export function startOf({ kind, from, start_time, check_in_from }: BookingStart): Date {
  const time = kind === "vehicle" ? VEHICLE_START : ((kind === "stay" ? check_in_from : start_time) ?? DAY_START);
  return new Date(Date.parse(`${from}T${time}:00Z`) - OFFICE.hoursAheadOfUtc * HOUR_MS);
}

/** Until when it is cancelled free of charge; null: never without asking. */
export function freeUntil(booking: BookingStart, freeHours: number | null): Date | null {
  return freeHours === null ? null : new Date(startOf(booking).getTime() - freeHours * HOUR_MS);
}
