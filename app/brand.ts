/** Who we are. To be replaced by the owner: name, addresses and numbers are placeholders. */
export const brand = {
  name: "Pemba Paradise",
  email: "hello@example.com",
  phone: "+255 000 000 000",
  /** Answered day and night, for guests on the island. */
  emergencyPhone: "+255 000 000 999",
  social: {
    instagram: "https://www.instagram.com/",
    facebook: "https://www.facebook.com/",
    twitter: "https://x.com/",
  },
  /** The travel guide as a file, and the pitch for investors. While null, their buttons say that they are still to come. */
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

/** Where the office is and when somebody is there: days counted from Sunday as 0, hours on the island's clock. */
export const OFFICE = {
  town: "Chake Chake",
  latitude: -5.246,
  longitude: 39.767,
  hoursAheadOfUtc: 3,
  /** What the office calls its clock, beside each time. */
  clock: "island time",
  hours: [
    { name: "weekdays", days: [1, 2, 3, 4, 5], opens: "8:00", closes: "18:00" },
    { name: "saturday", days: [6], opens: "9:00", closes: "16:00" },
    { name: "sunday", days: [0], opens: null, closes: null },
  ],
} as const;

/** The day the privacy notice and the terms were last changed. */
export const LEGAL_TEXTS_CHANGED = "2026-11-16";

/** Who answers for the site before the law, and the country its server stands in. */
export const OPERATOR = { name: "Pemba Paradise", serverCountry: "TZ" } as const;
