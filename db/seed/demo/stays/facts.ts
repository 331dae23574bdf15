import type { StayAmenity, StayFeature, StayType } from "#app/features/stays/schema";
import type { StayKey } from "#db/seed/demo/stays/en";

export interface StayFacts {
  /** Also the slug. */
  key: StayKey;
  /** Proper names only: it is not translated. */
  location: string;
  type: StayType;
  /** Per night. */
  dollars: number;
  rating: number;
  max_guests: number;
  features: StayFeature[];
  amenities: StayAmenity[];
  scenes: string[];
}

/** In the order of the list, first to last, so that neighbouring cards differ. */
export const STAYS: StayFacts[] = [
  {
    key: "kigomasha-water-rooms",
    location: "Ras Kigomasha",
    type: "resort",
    dollars: 340,
    rating: 4.9,
    max_guests: 2,
    features: ["wifi", "parking", "spa", "restaurant", "gym"],
    amenities: ["air_conditioning", "balcony"],
    scenes: ["overwater", "bedroom-sea-view", "restaurant-deck", "wellness", "lagoonNoon", "reef"],
  },
  {
    key: "makuti-house-vumawimbi",
    location: "Vumawimbi",
    type: "villa",
    dollars: 520,
    rating: 4.9,
    max_guests: 8,
    features: ["wifi", "parking", "pool", "spa", "restaurant"],
    amenities: ["air_conditioning", "tv", "kitchen", "washer", "balcony", "workspace"],
    scenes: ["villa", "bedroom-night", "living-room-carved", "outdoor-shower", "terrace-dusk", "villaDay"],
  },
  {
    key: "tumbe-tide-hotel",
    location: "Tumbe",
    type: "hotel",
    dollars: 128,
    rating: 4.7,
    max_guests: 2,
    features: ["wifi", "parking", "restaurant"],
    amenities: ["air_conditioning", "balcony"],
    scenes: ["bedroom-sea-view", "fishing-boats-dawn", "restaurant-deck", "coral-stone-ruins", "bedroom-night"],
  },
  {
    key: "the-lantern-terrace",
    location: "Fundo",
    type: "villa",
    dollars: 410,
    rating: 4.8,
    max_guests: 6,
    features: ["wifi", "pool", "restaurant"],
    amenities: ["kitchen", "balcony"],
    scenes: ["terrace-dusk", "bedroom-night", "living-room-carved", "outdoor-shower", "sandbank-aerial"],
  },
  {
    key: "wete-terraces",
    location: "Wete",
    type: "apartment",
    dollars: 145,
    rating: 4.6,
    max_guests: 4,
    features: ["wifi", "parking"],
    amenities: ["air_conditioning", "tv", "kitchen", "washer", "balcony", "workspace"],
    scenes: ["apartment", "kitchen", "bedroom-sea-view", "market-street", "lagoon"],
  },
  {
    key: "misali-deck-camp",
    location: "Wesha",
    type: "resort",
    dollars: 265,
    rating: 4.8,
    max_guests: 3,
    features: ["wifi", "parking", "restaurant", "spa"],
    amenities: ["balcony"],
    scenes: ["restaurant-deck", "night-camp", "mangrove", "reef", "white-beach"],
  },
  {
    key: "ukili-house",
    location: "Chake Chake",
    type: "hotel",
    dollars: 58,
    rating: 4.4,
    max_guests: 4,
    features: ["wifi", "restaurant"],
    amenities: ["air_conditioning", "workspace"],
    scenes: ["door", "living-room-carved", "bedroom-night", "market-street"],
  },
  {
    key: "nyumba-ya-kusi",
    location: "Wambaa",
    type: "villa",
    dollars: 380,
    rating: 4.7,
    max_guests: 10,
    features: ["wifi", "parking", "pool"],
    amenities: ["air_conditioning", "tv", "kitchen", "washer", "balcony"],
    scenes: ["villaDay", "kitchen", "bedroom-sea-view", "outdoor-shower", "white-beach", "beach-football"],
  },
  {
    key: "mkarafuu-court",
    location: "Chake Chake",
    type: "apartment",
    dollars: 92,
    rating: 4.5,
    max_guests: 5,
    features: ["wifi", "parking", "gym"],
    amenities: ["air_conditioning", "tv", "kitchen", "washer", "workspace"],
    scenes: ["kitchen", "coworking", "apartment", "bedroom-night"],
  },
  {
    key: "kivuli-cha-mwembe",
    location: "Mkoani",
    type: "hotel",
    dollars: 45,
    rating: 4.2,
    max_guests: 3,
    features: ["wifi", "parking", "restaurant"],
    amenities: ["tv", "balcony"],
    scenes: ["house", "ferry-jetty", "fishing-boats-dawn", "kanga-line"],
  },
];
