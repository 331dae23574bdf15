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
} as const;

/** How the nine languages write the island's name: a page title that holds one of them needs no brand behind it. */
export const ISLAND_NAMES = ["Pemba", "Пемб", "奔巴", "بيمبا"] as const;

export const SITE_POSITION = { latitude: -5.2, longitude: 39.7, zoom: 10, country: "TZ" } as const;
