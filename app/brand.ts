/** The site's name until staff have given it another one in Settings. */
export const DEFAULT_SITE_NAME = "Pemba Paradise";

/** How the nine languages write the island's name: a page title that holds one of them needs no brand behind it. */
export const ISLAND_NAMES = ["Pemba", "Пемб", "奔巴", "بيمبا"] as const;

export const SITE_POSITION = { latitude: -5.2, longitude: 39.7, zoom: 10, country: "TZ" } as const;

/** The island's main town and its clock. The office is there unless Settings name another address. */
export const OFFICE = {
  town: "Chake Chake",
  latitude: -5.246,
  longitude: 39.767,
  hoursAheadOfUtc: 3,
  /** What the office calls its clock, beside each time. */
  clock: "island time",
} as const;

/** The day the privacy notice and the terms were last changed. */
export const LEGAL_TEXTS_CHANGED = "2026-11-18";

/** The day our own texts of the guide and of the deck were last changed: documents print it. */
export const TEXTS_CHANGED = "2026-11-18";
