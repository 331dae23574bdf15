import { experiences } from "#app/features/experiences/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { TranslatedLanguage } from "#app/platform/i18n/languages";
import { ar } from "#db/seed/demo/experiences/ar";
import { de } from "#db/seed/demo/experiences/de";
import { en, type ExperienceKey, type ExperienceWords } from "#db/seed/demo/experiences/en";
import { es } from "#db/seed/demo/experiences/es";
import { fr } from "#db/seed/demo/experiences/fr";
import { it } from "#db/seed/demo/experiences/it";
import { ru } from "#db/seed/demo/experiences/ru";
import { sw } from "#db/seed/demo/experiences/sw";
import { zh } from "#db/seed/demo/experiences/zh";
import { inOtherLanguages, madeInOrder, pictures } from "#db/seed/demo/localised";
import { seedOnce } from "#db/seed/once.server";

const words: Record<TranslatedLanguage, ExperienceWords> = { fr, es, it, de, ru, zh, ar, sw };

interface Facts {
  key: ExperienceKey;
  category: string;
  duration: string;
  dollars: number;
  scenes: string[];
  at: [latitude: number, longitude: number];
}

/** In the order of the list, first to last, so that neighbouring cards differ. */
const FACTS: Facts[] = [
  { key: "dhow-sunset", category: "Water Activities", duration: "2 hours", dollars: 65, scenes: ["lagoon", "lagoonNoon", "sandbank-aerial", "fishing-boats-dawn", "hero"], at: [-5.057, 39.728] },
  { key: "misali-snorkel", category: "Water Activities", duration: "Full-day", dollars: 85, scenes: ["reef", "white-beach", "coral-wall-diver", "lagoonNoon", "sandbank-aerial"], at: [-5.242, 39.6] },
  { key: "ngezi-forest", category: "Nature", duration: "Half-day", dollars: 45, scenes: ["forest", "forest-path", "baobab", "mangrove", "road"], at: [-4.945, 39.708] },
  { key: "clove-lunch", category: "Food & Dining", duration: "Half-day", dollars: 48, scenes: ["spice", "clove-drying", "cooking-class", "market-street", "avenue"], at: [-5.2, 39.78] },
  { key: "carved-doors", category: "Cultural Tours", duration: "1-2 hours", dollars: 30, scenes: ["door", "market-street", "shop-front", "kanga-line"], at: [-5.246, 39.767] },
  { key: "dolphins-dawn", category: "Adventure", duration: "Half-day", dollars: 95, scenes: ["dolphins", "fishing-boats-dawn", "ferry-jetty", "lagoon"], at: [-5.36, 39.65] },
  { key: "mangrove-kayak", category: "Nature", duration: "3 hours, Half-day", dollars: 50, scenes: ["mangrove", "forest-path", "lagoonNoon", "baobab"], at: [-5.25, 39.75] },
  { key: "two-tank-dive", category: "Water Activities", duration: "Full-day", dollars: 150, scenes: ["coral-wall-diver", "reef", "fishing-boats-dawn", "lagoonNoon", "sandbank-aerial"], at: [-5.2, 39.62] },
  { key: "village-kitchen", category: "Food & Dining", duration: "3 hours, Half-day", dollars: 38, scenes: ["cooking-class", "spice", "kitchen", "market-street"], at: [-5.057, 39.728] },
  { key: "ras-mkumbuu", category: "Cultural Tours", duration: "Full-day", dollars: 100, scenes: ["coral-stone-ruins", "baobab", "white-beach", "fishing-boats-dawn"], at: [-5.196, 39.654] },
  { key: "clove-massage", category: "Wellness", duration: "1.5 hours", dollars: 60, scenes: ["wellness", "outdoor-shower", "terrace-dusk", "bedroom-sea-view"], at: [-5.3, 39.675] },
  { key: "private-sandbank", category: "Water Activities", duration: "Half-day", dollars: 220, scenes: ["sandbank-aerial", "lagoonNoon", "white-beach", "restaurant-deck"], at: [-5.36, 39.6] },
  { key: "three-day-sail", category: "Adventure", duration: "3 days, Multi-day", dollars: 480, scenes: ["night-camp", "hero", "fishing-boats-dawn", "white-beach", "beach-football"], at: [-5.0, 39.66] },
  { key: "five-day-diving", category: "Adventure", duration: "5 days, Multi-day", dollars: 780, scenes: ["overwater", "coral-wall-diver", "reef", "dolphins", "terrace-dusk"], at: [-4.97, 39.65] },
];

export async function seedDemoExperiences(db: Db): Promise<void> {
  await seedOnce(db, "demo experiences", "once", async (tx) => {
    await tx.insert(experiences).values(
      FACTS.map(({ key, category, duration, dollars, scenes, at }, position) => ({
        ...en[key],
        ...inOtherLanguages(words, key),
        category,
        duration,
        price: dollars * 100,
        images: pictures(scenes),
        latitude: at[0],
        longitude: at[1],
        created_at: madeInOrder(position),
      })),
    );
  });
}
