/** The site's own pictures, under public/scenes in the kept widths, and the point of each that must stay visible when a frame cuts it. */
const FOCUS = {
  hero: "64% 58%",
  lagoon: "52% 58%",
  lagoonNoon: "47% 52%",
  dolphins: "50% 56%",
  villa: "58% 58%",
  villaDay: "42% 58%",
  house: "50% 60%",
  apartment: "48% 50%",
  overwater: "78% 52%",
  door: "56% 52%",
  forest: "56% 42%",
  mangrove: "66% 68%",
  reef: "50% 42%",
  aerial: "38% 48%",
  spice: "54% 56%",
  wellness: "56% 66%",
  avenue: "50% 62%",
  road: "64% 76%",
  roadCar: "60% 76%",
  roadBicycle: "62% 76%",
  roadMotorbike: "62% 76%",
  roadQuad: "62% 78%",
  "bedroom-sea-view": "62% 58%",
  "bedroom-night": "64% 60%",
  "living-room-carved": "56% 62%",
  "terrace-dusk": "58% 66%",
  kitchen: "66% 52%",
  "outdoor-shower": "62% 66%",
  "restaurant-deck": "46% 64%",
  coworking: "40% 60%",
  "cooking-class": "55% 48%",
  "shop-front": "58% 60%",
  "off-plan-construction": "58% 52%",
  "coral-stone-ruins": "60% 58%",
  "market-street": "50% 58%",
  "clove-drying": "50% 68%",
  airstrip: "72% 56%",
  "ferry-jetty": "62% 50%",
  "plot-boundary-stones": "62% 62%",
  "plot-on-hill": "58% 66%",
  "pool-from-above": "42% 50%",
  "kanga-line": "46% 48%",
  "white-beach": "74% 60%",
  "sandbank-aerial": "58% 44%",
  "fishing-boats-dawn": "66% 54%",
  baobab: "66% 42%",
  "forest-path": "50% 52%",
  "beach-football": "54% 68%",
  "night-camp": "54% 74%",
  "coral-wall-diver": "54% 50%",
  "flying-foxes-dusk": "52% 46%",
  "scops-owl-night": "59% 56%",
  "green-pigeons": "52% 58%",
} as const;
export type Scene = keyof typeof FOCUS;

/** A picture's address and focus, as `Picture` takes them. */
export function scene(name: Scene): { src: string; focus: string } {
  return { src: sceneAddress(name), focus: FOCUS[name] };
}

export function sceneAddress(name: Scene): string {
  return `/scenes/${name}-1920.webp`;
}
