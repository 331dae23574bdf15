/**
 * The words of the demo properties, by the key of db/seed/demo/properties/facts.ts. Paragraphs are parted by an empty
 * line.
 */
export const en = {
  "makuti-beachfront-villa": {
    title: "Makuti beachfront villa",
    description:
      "Two pavilions face the lagoon, joined by a shaded court. The great room sits under a hand-tied makuti roof; the bedrooms take the cool coral-stone wing behind it. Solar covers the day, a full tank covers the dry months.\n\nThe villa comes furnished, with a pool, a walled garden and a path to the sand at Vumawimbi, where the forest stands behind you and no village is in sight. It is offered as a long lease. Ask to see the lease, the survey and the ground rent first, and the sunrise second.",
  },
  "coral-coast-plot-no-3": {
    title: "Coral Coast plot no. 3",
    description:
      "The third of five plots laid out behind the beach near Ras Kigomasha: 2,100 m² of level coral ground with coconut palms, a surveyed boundary and a sandy path to the water in about four minutes.\n\nThe layout is drawn and the access road is still to come, which is why the plot is listed off plan. What you buy is the lease, not the ground. Check the beacons, the beach set-back and the trees, which can belong to somebody else, and ask a Zanzibar lawyer before you sign or pay.",
  },
  "garden-house-teal-door": {
    title: "Garden house, teal door",
    description:
      "A red-roofed family house in a garden of bougainvillea, mango and one determined jackfruit tree, ten minutes on foot from the Chake Chake market. Three bedrooms, two bathrooms, a veranda for the hot hours and the teal door everybody uses to give directions.\n\nIt is let furnished, by the month, for six months or more. Bakari, the gardener, comes with the house and knows where the water valve is. A tank and batteries cover the usual cuts. Cats are welcome; goats invite themselves.",
  },
  "wete-terraces-two-bed": {
    title: "Wete Terraces, two-bed",
    description:
      "Wete Terraces is low-rise, three floors on the hill above the harbour, with deep balconies and stairs that catch the wind. This is a two-bedroom apartment on the middle floor of the second block: 118 m², balcony included.\n\nThe first block stands, so you can walk through a finished flat of the same plan before you decide. Units are offered under the Condominium Act of 2010, and payments follow the building stages. The handover date is the builder’s estimate. Ask a Zanzibar lawyer before you sign or pay.",
  },
  "palm-road-corner-plot": {
    title: "Palm road corner plot",
    description:
      "A corner of two roads near Konde, with palms on one side and cassava on the other. 1,450 m² of flat red earth, power at the roadside and a paved road all the way to Wete, about half an hour.\n\nGood for a family house, or for a shop with the family above it, which is how much of Konde is built. The plot is inland and priced like it. It changes hands as a long lease with a recent survey; walk the four beacons with somebody from the shehia before you agree.",
  },
  "old-town-shopfront": {
    title: "Old town shopfront",
    description:
      "A ground-floor shop of 110 m² behind one of the best carved doors in Chake Chake. Stone walls, a high ceiling, a back room with water, and a baraza outside where customers sit before they are customers.\n\nIt has sold cloth, then radios, then telephones, and would now make a good café, craft shop or small office. Let by the year, with the rent paid by the month. You may paint the walls any colour you like. The door stays as it is; the whole street would notice.",
  },
  "mawe-matatu-villa-above-verani": {
    title: "Mawe Matatu villa above Verani",
    description:
      "Three coral boulders stood on the site and the villa was drawn around them: mawe matatu, three stones. Five bedrooms, a long pool and a terrace look west across the channel, where the sun goes down behind the dive boats.\n\nConcrete below, timber and makuti above, solar with batteries, and a guard hut with a better view than most hotels. The villa is leasehold; the lease would pass to the buyer with the consents it asks for. The last kilometres of track are rough, and we drive them slowly so that you notice.",
  },
  "lime-washed-house-above-wete-harbour": {
    title: "Lime-washed house above Wete harbour",
    description:
      "Thick walls, lime wash, blue shutters and a flat roof for drying cloves or yourself. The house stands above the harbour: three bedrooms on two floors, and a stair worn smooth by the family that built it.\n\nThey are moving to Chake Chake and would like to hand it to somebody who opens the shutters. Roof and wiring were redone in 2019. A Zanzibari buyer can take over the right of occupancy; a foreign buyer needs a long lease. Ask a Zanzibar lawyer before you sign or pay.",
  },
  "mkarafuu-court-corner-three-bed": {
    title: "Mkarafuu Court, corner three-bed",
    description:
      "The corner apartment on the top floor of Mkarafuu Court, with windows on three sides and the clove tree of the name in the yard below. Three bedrooms, two bathrooms and a kitchen that two people can use without a traffic plan.\n\nThe block was finished in 2021 and has batteries, a shared gym and a caretaker who remembers every parcel. Offered as a condominium unit. A foreign buyer who spends this much in an approved project may currently be granted a residence permit; whether this one counts is a question for ZIPA and a Zanzibar lawyer.",
  },
  "ngezi-edge-smallholding": {
    title: "Ngezi edge smallholding",
    description:
      "5,100 m² of orchard near Tondooni, outside the boundary of the Ngezi reserve: cloves, breadfruit, coconut, and pepper climbing whatever stands still. The birds of the forest commute over it morning and evening.\n\nThere is a well, a store and a family next door who would go on tending the trees for a share. The trees are listed one by one, because on Pemba a tree can have its own owner. Offered as a long lease. The forest boundary, the shehia’s consent and the survey are the three things to check first.",
  },
  "twelve-room-lodge-on-wambaa-beach": {
    title: "Twelve-room lodge on Wambaa beach",
    description:
      "A working lodge on the west coast: twelve rooms in pairs under makuti, a restaurant deck, a pool, staff quarters and an easy landing for the boats to Misali. We tell you its name once we know yours.\n\nThe company is for sale with its lease, its two boats and a team of twenty-three who would like to stay. Three years of accounts are open to serious buyers. Permits, lease terms and taxes need their own check, and investments of this kind go through ZIPA. We make no promise about income; the sea makes none about Tuesdays.",
  },
  "jackfruit-house-with-deep-veranda": {
    title: "Jackfruit house with deep veranda",
    description:
      "Tin roof, thick walls and a veranda three metres deep, where most of the life in this house happens. Three bedrooms and one large bathroom in a quiet lane of Wete, under a jackfruit tree that drops its harvest without warning. Do not park there.\n\nLet unfurnished, by the month, to somebody who plans to stay a year. The kitchen was redone in 2022 and the water tank holds a week. School, market and mosque are within ten minutes, and the neighbours will greet you every morning until you answer properly.",
  },
  "three-plots-at-konde-crossroads": {
    title: "Three plots at Konde crossroads",
    description:
      "Three surveyed plots of 2,000 m² side by side at the Konde crossroads, where the roads from Wete, Tumbe and Ngezi meet and every dala-dala stops. They go together; the seller has heard the question.\n\nThe position suits a guesthouse, a market hall or a fuel station better than a quiet life. Power and water run along the road. You would take over three separate leases that end on the same day, so have all three searched at the land registry, and ask a Zanzibar lawyer before you sign or pay.",
  },
  "long-let-villa-near-wambaa-beach": {
    title: "Long-let villa near Wambaa beach",
    description:
      "A furnished villa with four bedrooms, two minutes from Wambaa beach, let by the month to people who have stopped counting days. Terrace to the west, pool to the north, and a study with a door that closes.\n\nA housekeeper and a night watchman are included; electricity above a fair allowance is not. Three months at least. Mkoani, with its ferry, market and hospital, is the nearest town, and a boat to Misali will pick you up from the sand whenever the tide allows.",
  },
  "old-clove-store-near-mkoani-port": {
    title: "Old clove store near Mkoani port",
    description:
      "A store of stone and timber from 1962 that still smells of what it held. 640 m² on one floor, eleven iron columns, wide doors on two sides and a yard for lorries, a short walk from the ferry.\n\nIt is dry, plain and useful, which is rare in a building with this light. We can imagine a boat workshop, a cold store or a market kitchen; cloves themselves go to the state buyer. The lease runs to 2084, the seller says. Let the land registry say so too before you start measuring.",
  },
  "lagoon-bungalow-phase-two": {
    title: "Lagoon bungalow, phase two",
    description:
      "Phase two of a small row of bungalows at Kigomasha: two bedrooms, two bathrooms, a deck that faces the lagoon and thatch thick enough to stay cool at noon. The drawings are done, the permits are not, so for now this is a good intention on paper.\n\nThe units would be offered as condominium property, with a shared boathouse, water plant and solar field. Environmental approval decides how many there will be and how far from the beach. Ask a Zanzibar lawyer before you sign or pay.",
  },
  "hillside-villa-at-misumi-ridge": {
    title: "Hillside villa at Misumi Ridge",
    description:
      "Four villas are planned on Misumi Ridge, above the creek at Wesha, and this is the second from the top. Four bedrooms on two levels, cut into the slope so that nobody looks at a neighbour’s roof. The frame is up; the pool is a drawing and a hole.\n\nThe handover date is the builder’s estimate, and payments follow what has been built. The plot is leasehold, with a survey and an environmental approval on file: ask for copies, have an engineer walk the frame, and ask a Zanzibar lawyer before you sign or pay.",
  },
  "one-bed-apartment-above-the-market": {
    title: "One-bed apartment above the market",
    description:
      "One bedroom, one bathroom and a kitchen whose window takes in the whole of Chake Chake market. You will know the price of tomatoes before you are dressed. Third floor, good breeze, small balcony, no lift.\n\nLet furnished, by the month, from three months. It suits a doctor on contract, a teacher, or anybody who writes: the mornings are loud and the afternoons are not. On Fridays at midday it is so quiet that you notice the clock on the court house.",
  },
  "courtyard-house-near-pujini": {
    title: "Courtyard house near Pujini",
    description:
      "A new house on an old plan: rooms around a court, a cistern under it, carved timber screens that let the air through and keep the afternoon out. Four bedrooms, three bathrooms, and a long sitting room with niches for lamps and other people’s souvenirs.\n\nIt stands among rice fields on the road to Pujini, under half an hour from Chake Chake, with solar panels and its own borehole. You would buy the lease, which is long and inheritable under its terms. Bring the survey plan when you visit: field boundaries move in conversation.",
  },
  "six-shop-arcade-with-flats-above": {
    title: "Six-shop arcade with flats above",
    description:
      "A two-storey arcade planned on the road into Chake Chake: six shops behind a shaded walk, six small flats above with fretwork balconies. The drawings follow the old street, the wiring does not.\n\nThe foundations are in. A buyer takes over the lease, the building permit and the contract with the builder, or can ask for the finished block instead. The rents in our papers are estimates, not an offer or a promise. Take independent advice, and ask a Zanzibar lawyer before you sign or pay.",
  },
} as const;

export type PropertyKey = keyof typeof en;
export type PropertyWords = Record<PropertyKey, { title: string; description: string }>;
