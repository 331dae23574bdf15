import { useTranslations } from "use-intl";
import { OFFICE } from "#app/brand";
import { useHoursAhead } from "#app/features/guests/site/reader-clock";
import { dayAt, formatMoment, formatTime, stampOf } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";

const TIME = { start: "2027-01-01 ".length, end: "2027-01-01 00:00".length };

/** Until when cancelling is free: by the island's clock, and where scripts run by the reader's too. */
export function useFreeUntil(at: string | null): string | null {
  const t = useTranslations("ask");
  const language = useLanguage();
  const hours = useHoursAhead(at);
  if (at === null) return null;
  const moment = formatMoment(at, language, OFFICE.hoursAheadOfUtc, "long");
  if (hours === null || hours === OFFICE.hoursAheadOfUtc) return t("freeUntil", { moment });
  const end = new Date(at);
  // On the same day the time is enough.
  const isSameDay = dayAt(end, hours) === dayAt(end, OFFICE.hoursAheadOfUtc);
  const time = stampOf(end, { hoursAheadOfUtc: hours, clock: "" }).slice(TIME.start, TIME.end);
  const here = isSameDay ? formatTime(time, language) : formatMoment(at, language, hours, "long");
  return t("freeUntilHere", { moment, here });
}
