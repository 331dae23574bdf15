/** The words of the demo vehicles, by the key of db/seed/demo/vehicles/facts.ts. */
export const en = {
  "island-4x4": {
    name: "Island 4x4",
    description:
      "High, square and hard to stick. Room for five and their fins, with clearance for the sandy end of Kigomasha and a spare wheel we have checked ourselves. Drive it yourself, with the Zanzibar permit arranged at hire, or let a driver worry about the goats.",
  },
  "teal-scooter-125": {
    name: "Teal scooter 125",
    description:
      "The town runabout, with a crate for the market. Light, automatic and easy to park in Chake Chake, where a pavement counts as a suggestion. Two helmets come with it. Keep to the paved road after rain: wet clay wins every argument.",
  },
  "coast-motorbike-150": {
    name: "Coast motorbike 150",
    description:
      "Long tank, soft seat, happy on red earth. The bike half of Pemba would choose for a day from Mkoani to Konde and back. Luggage rack behind, two helmets, fuel in the towns only. Bring a motorcycle licence and something against dust.",
  },
  "farm-track-quad": {
    name: "Farm-track quad",
    description:
      "For clove hills and the sandy end of every road. Stable, slow enough to smell the harvest, and easy to learn in our yard. A guide can ride along and show the way; tell us where you want to go and we agree the price first.",
  },
  "basket-bicycle": {
    name: "Basket bicycle",
    description:
      "Seven gears, one bell, no hurry at all. The basket holds a snorkel, a pineapple and not much else. Good for Wete and the shaded lanes around it; the hills are short and you may push without shame.",
  },
  "town-hatch-with-driver": {
    name: "Town hatch with driver",
    description:
      "Sit back: Hamad knows every bend and most of the goats. A small, cool car for the paved roads between Mkoani, Chake Chake, Wete and Konde. He waits while you swim, speaks English and Swahili, and has opinions about mangoes.",
  },
  "ridge-mountain-bicycle": {
    name: "Ridge mountain bicycle",
    description:
      "Twenty-one gears and wide tyres for the tracks between the clove farms. We set the saddle to your height and add a pump, a repair kit and a map with the steep parts marked. Most riders ignore the marks once.",
  },
  "suzuki-jimny": {
    name: "Suzuki Jimny",
    description:
      "Small, boxy and better in deep sand than cars twice its size. Two travel in comfort, four if they like each other. The road to Vumawimbi is what it was made for. A driver is available for anyone who would rather look out of the window.",
  },
  "honda-dio-110": {
    name: "Honda Dio 110",
    description:
      "A quiet scooter with a seat for two, a small rack and a socket that keeps the phone alive while it shows the way. Best within thirty kilometres of Wete and before dark, when the cows come home by the same road.",
  },
  "honda-xl-200": {
    name: "Honda XL 200",
    description:
      "Tall, light and made for bad tracks. This is the one for Ngezi, Ras Kigomasha and the villages where the road gives up. For experienced riders: long legs, a motorcycle licence and some respect for sand. Helmet, gloves and rack are included.",
  },
  "two-seat-quad-400": {
    name: "Two-seat quad 400",
    description:
      "Two seats, a proper backrest and enough engine for the steep farm roads above Chake Chake. A driver can take the handlebars while you hold the camera. We stay off the beaches, where turtles, nets and football have right of way.",
  },
  "toyota-noah": {
    name: "Toyota Noah, seven seats",
    description:
      "Seven seats, sliding doors and room for the luggage of a family that packed twice. Good for the airport, the ferry and long days on the paved road. Drive it yourself or take our driver, who has lifted every kind of suitcase.",
  },
} as const;

export type VehicleKey = keyof typeof en;
export type VehicleWords = Record<VehicleKey, { name: string; description: string }>;
