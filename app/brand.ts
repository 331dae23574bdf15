/** Who we are. To be replaced by the owner: name, addresses and numbers are placeholders. */
export const brand = {
  name: "Pemba Paradise",
  email: "hello@example.com",
  phone: "+255 000 000 000",
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
