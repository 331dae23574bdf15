import type { StayAmenity, StayFeature, StayType } from "#app/features/stays/schema";
import type { Phrases } from "#db/seed/demo/phrases/en";
import type { StayKey } from "#db/seed/demo/stays/en";

export interface StayFacts {
  /** Also the slug. */
  key: StayKey;
  /** Proper names only: it is not translated. */
  location: string;
  /** Near the place it is said to be at. */
  at: [latitude: number, longitude: number];
  type: StayType;
  /** Per night. */
  dollars: number;
  max_guests: number;
  features: StayFeature[];
  amenities: StayAmenity[];
  scenes: string[];
  check_in_from: string;
  check_out_until: string;
  rules: (keyof Phrases["rules"])[];
  cancel: keyof Phrases["cancel"];
}

/** In the order of the list, first to last, so that neighbouring cards differ. */
export const STAYS: StayFacts[] = [
  {
    key: "kigomasha-water-rooms",
    location: "Ras Kigomasha",
    at: [-4.878, 39.677],
    type: "resort",
    dollars: 340,
    max_guests: 2,
    features: ["wifi", "parking", "spa", "restaurant", "gym"],
    amenities: ["air_conditioning", "balcony"],
    scenes: ["overwater", "bedroom-sea-view", "restaurant-deck", "wellness", "lagoonNoon", "reef"],
    check_in_from: "14:00",
    check_out_until: "10:00",
    rules: ["quiet", "shells", "noSmoking"],
    cancel: "room",
  },
  {
    key: "makuti-house-vumawimbi",
    location: "Vumawimbi",
    at: [-4.908, 39.6935],
    type: "villa",
    dollars: 520,
    max_guests: 8,
    features: ["wifi", "parking", "pool", "spa", "restaurant"],
    amenities: ["air_conditioning", "tv", "kitchen", "washer", "balcony", "workspace"],
    scenes: ["villa", "bedroom-night", "living-room-carved", "outdoor-shower", "terrace-dusk", "villaDay"],
    check_in_from: "15:00",
    check_out_until: "11:00",
    rules: ["children", "well", "covered", "noPets"],
    cancel: "house",
  },
  {
    key: "tumbe-tide-hotel",
    location: "Tumbe",
    at: [-4.9435, 39.7915],
    type: "hotel",
    dollars: 128,
    max_guests: 2,
    features: ["wifi", "parking", "restaurant"],
    amenities: ["air_conditioning", "balcony"],
    scenes: ["bedroom-sea-view", "fishing-boats-dawn", "restaurant-deck", "coral-stone-ruins", "bedroom-night"],
    check_in_from: "14:00",
    check_out_until: "10:00",
    rules: ["quiet", "covered", "noSmoking"],
    cancel: "room",
  },
  {
    key: "the-lantern-terrace",
    location: "Fundo",
    at: [-5.031, 39.657],
    type: "villa",
    dollars: 410,
    max_guests: 6,
    features: ["wifi", "pool", "restaurant"],
    amenities: ["kitchen", "balcony"],
    scenes: ["terrace-dusk", "bedroom-night", "living-room-carved", "outdoor-shower", "sandbank-aerial"],
    check_in_from: "14:00",
    check_out_until: "11:00",
    rules: ["boat", "well", "noSmoking"],
    cancel: "house",
  },
  {
    key: "wete-terraces",
    location: "Wete",
    at: [-5.0575, 39.7285],
    type: "apartment",
    dollars: 145,
    max_guests: 4,
    features: ["wifi", "parking"],
    amenities: ["air_conditioning", "tv", "kitchen", "washer", "balcony", "workspace"],
    scenes: ["apartment", "kitchen", "bedroom-sea-view", "market-street", "lagoon"],
    check_in_from: "14:00",
    check_out_until: "10:00",
    rules: ["quiet", "noSmoking", "noPets"],
    cancel: "room",
  },
  {
    key: "misali-deck-camp",
    location: "Wesha",
    at: [-5.2365, 39.7275],
    type: "resort",
    dollars: 265,
    max_guests: 3,
    features: ["wifi", "parking", "restaurant", "spa"],
    amenities: ["balcony"],
    scenes: ["deck-camp", "restaurant-deck", "night-camp", "mangrove", "reef"],
    check_in_from: "13:00",
    check_out_until: "10:00",
    rules: ["quiet", "shells", "well"],
    cancel: "room",
  },
  {
    key: "ukili-house",
    location: "Chake Chake",
    at: [-5.2445, 39.7685],
    type: "hotel",
    dollars: 58,
    max_guests: 4,
    features: ["wifi", "restaurant"],
    amenities: ["air_conditioning", "workspace"],
    scenes: ["door", "living-room-carved", "bedroom-night", "market-street"],
    check_in_from: "13:00",
    check_out_until: "11:00",
    rules: ["noAlcohol", "covered", "quiet", "children"],
    cancel: "room",
  },
  {
    key: "nyumba-ya-kusi",
    location: "Wambaa",
    at: [-5.3005, 39.6765],
    type: "villa",
    dollars: 380,
    max_guests: 10,
    features: ["wifi", "parking", "pool"],
    amenities: ["air_conditioning", "tv", "kitchen", "washer", "balcony"],
    scenes: ["shutter-house", "kitchen", "bedroom-sea-view", "outdoor-shower", "white-beach", "beach-football"],
    check_in_from: "15:00",
    check_out_until: "10:00",
    rules: ["children", "shells", "covered", "noPets"],
    cancel: "house",
  },
  {
    key: "mkarafuu-court",
    location: "Chake Chake",
    at: [-5.2495, 39.7645],
    type: "apartment",
    dollars: 92,
    max_guests: 5,
    features: ["wifi", "parking", "gym"],
    amenities: ["air_conditioning", "tv", "kitchen", "washer", "workspace"],
    scenes: ["clove-court", "kitchen", "coworking", "bedroom-night"],
    check_in_from: "14:00",
    check_out_until: "10:00",
    rules: ["quiet", "noSmoking", "noPets"],
    cancel: "room",
  },
  {
    key: "kivuli-cha-mwembe",
    location: "Mkoani",
    at: [-5.3605, 39.6525],
    type: "hotel",
    dollars: 45,
    max_guests: 3,
    features: ["wifi", "parking", "restaurant"],
    amenities: ["tv", "balcony"],
    scenes: ["mango-guesthouse", "ferry-jetty", "fishing-boats-dawn", "kanga-line"],
    check_in_from: "12:00",
    check_out_until: "10:00",
    rules: ["noAlcohol", "quiet", "children"],
    cancel: "room",
  },
];
