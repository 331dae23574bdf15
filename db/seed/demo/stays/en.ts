/** The words of the demo stays, by the key of db/seed/demo/stays/facts.ts. Paragraphs are parted by an empty line. */
export const en = {
  "kigomasha-water-rooms": {
    name: "Kigomasha Water Rooms",
    description:
      "Eight thatched rooms stand on stilts over the lagoon at the northern tip, joined by a boardwalk and very little else. At high tide you swim from your own steps; at low tide you watch octopus fishers walk past where you swam.\n\nBoats leave for the reef after breakfast and come back for lunch. There is a small gym for people who feel guilty and a massage deck for people who do not. The last stretch of track is rough, so let us send the car.",
  },
  "makuti-house-vumawimbi": {
    name: "Makuti House, Vumawimbi",
    description:
      "Two pavilions under hand-tied thatch, a long pool between them, and sixty metres of sand that sees more crabs than people. Breakfast arrives when you do; the night watchman knows the stars by their Swahili names.\n\nFour bedrooms open straight onto the garden. The kitchen is yours, or Mama Asha’s if you would rather eat well. The Wi-Fi reaches the sofa and gives up at the beach, which we count as a feature.",
  },
  "tumbe-tide-hotel": {
    name: "Tumbe Tide Hotel",
    description:
      "Ten rooms above the bay at Tumbe, each with a bed the size of a small boat and doors that open to the sea. The fish auction starts below while you are still asleep; by nine the best of it is in our kitchen.\n\nMost guests come for the ruins at Chwaka and stay for the verandas. Ask for a room at the back if you sleep lightly: the fishermen are cheerful early and see no reason to whisper.",
  },
  "the-lantern-terrace": {
    name: "The Lantern Terrace",
    description:
      "Fundo is an island of fishing families, a boat ride from Wete, and this is the house with the terrace: wide, west-facing and lit by thirty lanterns that Seif fills every afternoon. Three bedrooms, a plunge pool and a cook who decides dinner by what the boat brought.\n\nThere is no road, so there is no parking. The boat that fetches you stays for your errands. Bring the book you keep meaning to finish: the evenings are long and the Wi-Fi is in no hurry.",
  },
  "wete-terraces": {
    name: "Wete Terraces",
    description:
      "Two-bedroom apartments on the hill above Wete harbour, with balconies deep enough to dry a wetsuit and eat breakfast at the same time. The kitchen has sharp knives, which in holiday apartments is rarer than a sea view.\n\nThe market is six minutes downhill and nine minutes back up. At dusk flying foxes leave the town trees and cross the sky in front of you, unhurried, like people going home from work.",
  },
  "misali-deck-camp": {
    name: "Misali Deck Camp",
    description:
      "Six large tents on timber decks by the water at Wesha, where the boats for Misali leave. The island itself is left to the turtles and the rangers, so we sleep on this side and are first across in the morning.\n\nDinner is served under the makuti roof: grilled fish, coconut rice, limes from the tree behind the kitchen. Solar runs the lights and the fans, the sea does the rest. Kayaks are free whenever the tide agrees.",
  },
  "ukili-house": {
    name: "Ukili House",
    description:
      "A coral-stone house in the old part of Chake Chake with a carved door, nine rooms and a courtyard that stays cool when the street does not. The name comes from ukili, the plaited palm that covers the floors.\n\nBreakfast is mandazi, fruit and coffee with ginger, served on the roof while the town starts up below. The market is round the corner and the airport fifteen minutes away. Family rooms sleep four and forgive most noises.",
  },
  "nyumba-ya-kusi": {
    name: "Nyumba ya Kusi",
    description:
      "The name means house of the south wind, and from April to October it earns it: five bedrooms in a row, shutters on both sides, a breeze that comes in from the hill and leaves towards the sea. Wambaa beach begins where the garden ends.\n\nTen people fit at the table and, more surprisingly, in the kitchen. A housekeeper comes every morning, a boat can collect you from the sand, and the pool has a shallow end for those who cannot read this yet.",
  },
  "mkarafuu-court": {
    name: "Mkarafuu Court",
    description:
      "A mkarafuu is a clove tree, and one still stands in the yard of this small block on the Chake Chake ridge. Each apartment has two bedrooms, a sofa that becomes a third, a washer and a desk facing the window.\n\nPeople come to work for a week and stay for two. Power cuts happen on Pemba; here the batteries take over and your call goes on, whether you wanted that or not. The gym has six machines and one fan, so go early.",
  },
  "kivuli-cha-mwembe": {
    name: "Kivuli cha Mwembe",
    description:
      "Kivuli cha mwembe is the shade of the mango tree, which covers half the yard and most of the afternoon. Seven plain, clean rooms with nets and fans, five minutes uphill from the ferry at Mkoani.\n\nWe meet late boats, make early breakfasts and know which ferry is running this week. There is a television in every room and a bigger one in the yard, which belongs to football. From the balcony you see the harbour, the islets and whoever is arriving next.",
  },
} as const;

export type StayKey = keyof typeof en;
export type StayWords = Record<StayKey, { name: string; description: string }>;
