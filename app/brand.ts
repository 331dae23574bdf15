/** The site's name until staff have given it another one in Settings. */
export const DEFAULT_SITE_NAME = "Pemba Paradise";

/** Files and links that are still to come. */
export const brand = {
  /**
   * The travel guide as a file, and the pitch for investors. While null, their buttons say that they are still to come.
   */
  guidePdf: null as string | null,
  pitchDeck: null as string | null,
  /** Where the travel guide sends readers for the last word. While null, a link is shown without an address. */
  guideLinks: {
    visa: null as string | null,
    immigration: null as string | null,
    ferries: null as string | null,
    health: null as string | null,
    customs: null as string | null,
  },
} as const;

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
export const LEGAL_TEXTS_CHANGED = "2026-11-16";
