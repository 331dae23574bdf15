/**
 * The words of the demo experiences, by the key of db/seed/demo/experiences/facts.ts. Paragraphs are parted by an empty
 * line.
 */
export const en = {
  "dhow-sunset": {
    title: "Dhow sail into the last light",
    description:
      "We push off from Wete an hour before sunset. Captain Juma raises the lateen sail by hand, the engine stays ashore, and for two hours the only sounds are rope, water and the evening call drifting across from the town.\n\nHalfway out we drop anchor on a sandbank for cassava crisps and ginger tea, then ride the last of the sea breeze home while the sky does its work.",
  },
  "misali-snorkel": {
    title: "Snorkel the Misali drop-off",
    description:
      "An hour by boat from Wesha lies Misali: forest, one white beach and a reef that begins a few fin strokes from the sand. You swim over table corals until the bottom falls away into blue.\n\nBetween two swims there is grilled fish in the shade and a walk with a ranger to look for coconut crabs. Turtles are likely, promises are not.",
  },
  "ngezi-forest": {
    title: "Ngezi forest and the flying foxes",
    description:
      "Ngezi is the last big piece of the forest that once covered western Pemba: tall, wet and full of birds found nowhere else. A forest guide takes you round at a slow pace, past swamp, fern and the ruins of an old sawmill.\n\nOn the way home we stop at Kidike, where Pemba flying foxes hang in the trees of a burial grove. We keep our voices down and let them sleep.",
  },
  "clove-lunch": {
    title: "Clove farm lunch and spice table",
    description:
      "You smell the farm before you see it. Mwanaidi shows how clove buds are picked, snapped from the stem and dried on mats, then lets you guess cinnamon, nutmeg and cardamom with your eyes closed.\n\nLunch is cooked over coconut husk: octopus in coconut, pilau, green mango. Everyone eats with the right hand, and seconds are not optional.",
  },
  "carved-doors": {
    title: "Carved doors of Chake Chake",
    description:
      "A short walk through Chake Chake with somebody who grew up there: the market at its loudest, the old court house with its clock, doors whose carving tells you who once lived behind them.\n\nWe end on a baraza, the stone bench outside every house, with coffee, ginger and time to ask what you wanted to ask.",
  },
  "dolphins-dawn": {
    title: "Dolphins at first light",
    description:
      "The boat leaves Mkoani while the sea is still grey and flat. Spinner and bottlenose dolphins hunt along the channel in the early morning; we stop the engine and watch from a distance they choose.\n\nBreakfast is on board: mandazi, fruit, sweet tea. From July to October humpback whales pass too.",
  },
  "mangrove-kayak": {
    title: "Mangrove kayak at high water",
    description:
      "At high tide the creeks below Chake Chake become a green corridor. You paddle between prop roots and kingfishers, a guide ahead and nobody in a hurry.\n\nThe tide sets the hour, so we send you the time the day before. Beginners are welcome: the water is calm and rarely deeper than you are tall.",
  },
  "two-tank-dive": {
    title: "Two tanks on the Pemba wall",
    description:
      "Two dives on the steep reefs of the Pemba Channel: soft coral, barracuda and a wall that goes on below you. Visibility is often 20 to 40 metres, and the current decides which gap we take.\n\nFor certified divers with some practice in drift. Tanks, weights and lunch are on the boat; tell us your size and we bring the rest.",
  },
  "village-kitchen": {
    title: "An evening in a Wete kitchen",
    description:
      "Fatma cooks for her family every night and for once you help: grating coconut on the mbuzi, folding chapati, keeping an eye on the samaki wa kupaka.\n\nThen everybody sits down on the mat and eats. You go home with the recipes, written in two languages, and smelling of charcoal.",
  },
  "clove-massage": {
    title: "Clove oil and sea air",
    description:
      "A massage under a thatched roof with oil made on the island: coconut, a little clove, a little ylang-ylang. Women are treated by women, men by men.\n\nAfterwards there is hibiscus tea and a daybed from which you can hear the reef. Nobody will ask you to leave.",
  },
  "three-day-sail": {
    title: "Three days under sail",
    description:
      "From Wete round the islets of the north-west: Fundo, Njao, the empty side of Kigomasha. By day you sail, swim and fish; by night you sleep in tents on a beach, with a fire and more stars than you can use.\n\nA crew of three, a cook among them. You need a hat, a torch and no plans.",
  },
  "private-sandbank": {
    title: "A sandbank to yourself",
    description:
      "At low water the sea uncovers a strip of white sand an hour from Mkoani. For half a tide it is yours: a dhow, a sunshade, a cook and nobody else.\n\nThe price is per person for two or more. When the water returns we fold the table, hoist the sail and leave nothing behind.",
  },
  "five-day-diving": {
    title: "Five days on the outer reefs",
    description:
      "Ten dives in five days, from sheltered coral gardens to the gaps of Njao, Fundu and Uvinje. Groups of four, a guide who has dived here for years, and a boat that waits for slack water.\n\nBoats rest in April and May. Mantas are possible, never promised. Bring your certificate and insurance that covers evacuation.",
  },
  "ras-mkumbuu": {
    title: "Ras Mkumbuu, the town the sea kept",
    description:
      "We reach Ras Mkumbuu by boat, as its merchants did. A mosque, pillar tombs and house walls stand among baobabs at the tip of a long peninsula, most of them from the 13th and 14th centuries.\n\nHamad explains what is known and what is only told. Lunch is on the beach below, with a swim before the tide turns.",
  },
} as const;

export type ExperienceKey = keyof typeof en;
export type ExperienceWords = Record<ExperienceKey, { title: string; description: string }>;
