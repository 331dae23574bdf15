import { isLanguage, type Language } from "#app/platform/i18n/languages";

export const PERIODS = [30, 90, 180] as const;

export interface MissFilters {
  language: Language | null;
  /** Searched last within so many days. */
  days: (typeof PERIODS)[number];
}

export function readMissFilters(query: URLSearchParams): MissFilters {
  const language = query.get("language") ?? "";
  const days = PERIODS.find((period) => String(period) === query.get("days"));
  return { language: isLanguage(language) ? language : null, days: days ?? 180 };
}
