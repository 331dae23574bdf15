import { and, eq, inArray, isNull } from "drizzle-orm";
import type { LABEL_SIDES, PlaceKind } from "#app/features/maps/schema";
import type { PLACE_ACCURACIES } from "#app/features/places/schema";
import { places } from "#app/features/places/tables.server";
import { catalogues } from "#app/features/translations/catalogues.server";
import type { Catalogue } from "#app/features/translations/catalogues/en";
import { translations } from "#app/features/translations/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { LANGUAGES, TRANSLATED_LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { PLACE_TEXTS } from "#db/seed/places/texts";
import { seedIfChanged } from "#db/seed/seed-if-changed.server";

type Names = Record<Language, string>;

interface SeededPlace {
  key: string;
  kind: PlaceKind;
  latitude: number;
  longitude: number;
  accuracy: (typeof PLACE_ACCURACIES)[number];
  side?: (typeof LABEL_SIDES)[number];
  rank: 1 | 2 | 3;
  /** The text that named it until now, with what staff have made of it; or its names. */
  names: keyof Catalogue["place"] | Names;
}

const LATIN = (name: string) => ({ en: name, fr: name, es: name, it: name, de: name, sw: name });

/** Only what has a point that somebody has looked up. */
const PLACES: SeededPlace[] = [
  {
    key: "chake-chake",
    kind: "town",
    latitude: -5.246,
    longitude: 39.767,
    accuracy: "a",
    side: "start",
    rank: 1,
    names: "chakeChake",
  },
  {
    key: "pemba-airport",
    kind: "airport",
    latitude: -5.258,
    longitude: 39.812,
    accuracy: "a",
    rank: 1,
    names: {
      en: "Airport",
      fr: "Aéroport",
      es: "Aeropuerto",
      it: "Aeroporto",
      de: "Flughafen",
      ru: "Аэропорт",
      zh: "机场",
      ar: "المطار",
      sw: "Uwanja wa ndege",
    },
  },
  { key: "wete", kind: "town", latitude: -5.057, longitude: 39.728, accuracy: "b", rank: 1, names: "wete" },
  { key: "mkoani", kind: "town", latitude: -5.36, longitude: 39.65, accuracy: "b", rank: 1, names: "mkoani" },
  { key: "konde", kind: "town", latitude: -4.948, longitude: 39.748, accuracy: "b", rank: 1, names: "konde" },
  {
    key: "ngezi-forest",
    kind: "forest",
    latitude: -4.945,
    longitude: 39.708,
    accuracy: "b",
    side: "start",
    rank: 1,
    names: {
      en: "Ngezi forest",
      fr: "Forêt de Ngezi",
      es: "Bosque de Ngezi",
      it: "Foresta di Ngezi",
      de: "Ngezi-Wald",
      ru: "Лес Нгези",
      zh: "恩盖齐森林",
      ar: "غابة نغيزي",
      sw: "Msitu wa Ngezi",
    },
  },
  {
    key: "misali",
    kind: "islet",
    latitude: -5.242,
    longitude: 39.6,
    accuracy: "b",
    side: "below",
    rank: 1,
    names: "misali",
  },
  {
    key: "vumawimbi",
    kind: "beach",
    latitude: -4.905,
    longitude: 39.695,
    accuracy: "b",
    side: "end",
    rank: 2,
    names: "vumawimbi",
  },
  {
    key: "ras-kigomasha",
    kind: "cape",
    latitude: -4.872,
    longitude: 39.678,
    accuracy: "c",
    side: "start",
    rank: 2,
    names: "rasKigomasha",
  },
  {
    key: "ras-mkumbuu",
    kind: "ruin",
    latitude: -5.196,
    longitude: 39.654,
    accuracy: "a",
    side: "start",
    rank: 2,
    names: "rasMkumbuu",
  },
  { key: "pujini", kind: "ruin", latitude: -5.3, longitude: 39.815, accuracy: "c", rank: 2, names: "pujini" },
  { key: "micheweni", kind: "town", latitude: -4.97, longitude: 39.835, accuracy: "c", rank: 2, names: "micheweni" },
  {
    key: "wambaa",
    kind: "beach",
    latitude: -5.3,
    longitude: 39.675,
    accuracy: "c",
    side: "start",
    rank: 2,
    names: "wambaa",
  },
  { key: "vitongoji", kind: "village", latitude: -5.22, longitude: 39.845, accuracy: "c", rank: 2, names: "vitongoji" },
  { key: "tumbe", kind: "village", latitude: -4.945, longitude: 39.79, accuracy: "c", rank: 3, names: "tumbe" },
  {
    key: "chwaka-ruins",
    kind: "ruin",
    latitude: -4.965,
    longitude: 39.785,
    accuracy: "c",
    side: "below",
    rank: 3,
    names: { ...LATIN("Chwaka"), ru: "Чвака", zh: "奇瓦卡", ar: "تشواكا" },
  },
  {
    key: "kidike",
    kind: "forest",
    latitude: -5.17,
    longitude: 39.795,
    accuracy: "c",
    rank: 3,
    names: { ...LATIN("Kidike"), ru: "Кидике", zh: "基迪凯", ar: "كيديكي" },
  },
  {
    key: "makoongwe",
    kind: "islet",
    latitude: -5.379,
    longitude: 39.622,
    accuracy: "a",
    side: "start",
    rank: 3,
    names: { ...LATIN("Makoongwe"), ru: "Макунгве", zh: "马孔圭岛", ar: "ماكونغوي" },
  },
];

/** Written once: what staff change or delete afterwards is theirs. */
export async function seedPlaces(db: Db): Promise<void> {
  await seedIfChanged(db, "places", "once", async (tx) => {
    const keys = PLACES.flatMap(({ names }) => (typeof names === "string" ? [`place.${names}`] : []));
    const texts = await tx.select().from(translations).where(inArray(translations.key, keys));
    const namesOf = ({ names }: SeededPlace): Names => {
      if (typeof names !== "string") return names;
      const stored = texts.find(({ key }) => key === `place.${names}`);
      const entries = LANGUAGES.map((language) => [language, stored?.[language] ?? catalogues[language].place[names]]);
      return Object.fromEntries(entries) as Names;
    };
    await tx
      .insert(places)
      .values(
        PLACES.map(({ side = "end", ...place }) => {
          const { en, ...others } = namesOf(place);
          return {
            ...place,
            label_side: side,
            name: en,
            ...Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [`name_${language}`, others[language]])),
          };
        }),
      )
      .onConflictDoNothing();
  });
}

/** Their texts came later: written once, and only where staff have written none. */
export async function seedPlaceTexts(db: Db): Promise<void> {
  await seedIfChanged(db, "place-texts", "once", async (tx) => {
    for (const [key, { en, ...others }] of Object.entries(PLACE_TEXTS))
      await tx
        .update(places)
        .set({
          about: en,
          ...Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [`about_${language}`, others[language]])),
        })
        .where(and(eq(places.key, key), isNull(places.about)));
  });
}
