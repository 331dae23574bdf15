import { useTranslations } from "use-intl";
import { islandToday } from "#app/features/availability/rules";
import type { AskedChange } from "#app/features/cases/schema";
import { formatDay, formatDayPair, formatTime } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";

type Days = Pick<AskedChange, "kind" | "from" | "to" | "start_time">;

/** Days of a booking, or of what is asked for instead, as they stand in a sentence: "4 to 9 March". */
export function useDaysText(): (days: Days) => string {
  const t = useTranslations("ask");
  const departures = useTranslations("departures");
  const language = useLanguage();
  return ({ kind, from, to, start_time }) => {
    if (kind !== "experience") return t("span", formatDayPair({ from, to }, language, islandToday()));
    const day = formatDay(from, language);
    return start_time ? departures("at", { day, time: formatTime(start_time, language) }) : day;
  };
}

/** The same with the people, or what else there is to count. */
export function useChangeText(): (change: AskedChange) => string {
  const t = useTranslations("ask");
  const guest = useTranslations("guest");
  const daysText = useDaysText();
  return (change) => {
    const { kind, people, vehicles, with_driver } = change;
    const who =
      kind === "stay"
        ? guest("guests", { n: people })
        : kind === "experience"
          ? guest("people", { n: people })
          : t("vehicles", { n: vehicles, driver: guest(with_driver ? "withDriver" : "withoutDriver") });
    return t("daysAndPeople", { days: daysText(change), people: who });
  };
}
