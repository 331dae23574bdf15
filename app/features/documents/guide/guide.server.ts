import { OFFICE, TEXTS_CHANGED } from "#app/brand";
import {
  pictureFile,
  type DocumentContent,
  type PictureSource,
  type PrintedPicture,
  type ScenePicture,
} from "#app/features/documents/content";
import { contactLines } from "#app/features/documents/contact";
import { BEST_TIME, CLIMATE, isRainy } from "#app/features/documents/guide/climate";
import { readGuideItems } from "#app/features/documents/guide/items.server";
import { EMERGENCY_NUMBERS, VISA_FEES } from "#app/features/guide/facts";
import type { GuideItem } from "#app/features/guide/queries.server";
import { GUIDE_TEXTS } from "#app/features/guide/schema";
import { mapSvg } from "#app/features/documents/guide/map-svg.server";
import { phrasesFor } from "#app/features/documents/guide/phrases";
import type { Scene } from "#app/features/media/scenes";
import { toMapPlaces, type PlaceRow } from "#app/features/places/queries.server";
import { readIdentity } from "#app/features/settings/identity.server";
import { FINDING_LIMITS } from "#app/features/settings/schema";
import type { SiteSettings } from "#app/features/settings/queries.server";
import type { TextGroup, Texts } from "#app/features/translations/texts.server";
import { createTranslate, type TextKey, type Translate } from "#app/features/translations/translate.server";
import { dayAt, formatDay, monthNames, type Day } from "#app/platform/dates/dates";
import { LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";

/** What documents are made of besides what is stored for them. */
export interface SiteContent {
  texts: Texts;
  settings: { value: SiteSettings | null };
  places: { value: readonly PlaceRow[] };
  guideItems: { value: readonly GuideItem[] };
}

const TEXTS = [...GUIDE_TEXTS, "documents", "documentPhrases", "map"] as const satisfies TextGroup[];

const FACTS = ["bestTime", "daytime", "timeZone", "currency", "fromDubai", "spoken"] as const;
const MODES = ["air", "daladala", "wheels"] as const;
const HOURS = ["shops", "banks", "friday", "sunday"] as const;
const PACKING = ["always", "rain", "town"] as const;
const FOUR = [1, 2, 3, 4] as const;

/** The pictures of the guide, by where they stand. */
const PICTURES = {
  // The sail stands to the left, the sun beside it.
  cover: { scene: "hero", cut: { width: 1134, height: 1080, from: "right" } },
  contents: { scene: "fishing-boats-dawn" },
  overview: { scene: "sandbank-aerial" },
  weather: { scene: "lagoonNoon" },
  packing: { scene: "white-beach" },
  visa: { scene: "airstrip" },
  transport: { scene: "ferry-jetty" },
  safety: { scene: "reef" },
  practical: { scene: "shop-front" },
  holidays: { scene: "market-street" },
} as const satisfies Record<string, ScenePicture & { scene: Scene }>;

/** The day a document's texts were last changed: by a new version of ours, or later by staff. */
export function textsChangedOn(texts: Texts, language: Language, groups: readonly TextGroup[]): Day {
  const edited = texts.lastEdit(language, groups);
  const day = edited ? dayAt(edited, OFFICE.hoursAheadOfUtc) : TEXTS_CHANGED;
  return day > TEXTS_CHANGED ? day : TEXTS_CHANGED;
}

/** The travel guide, from the texts of its page. */
export function guideContent(site: SiteContent, language: Language, now = new Date()): DocumentContent {
  const { texts, places } = site;
  const t = createTranslate(texts.pick(language, TEXTS), language);
  const identity = readIdentity(site, language);
  const map = mapSvg({
    language,
    places: toMapPlaces(places.value, language),
    texts: { scale: t("map.scale"), north: t("map.north"), ferry: t("map.ferry") },
    ratio: 166 / 196,
  });
  // Pictures of the guide set a mood and tell nothing: who cannot see them misses nothing.
  const picture = (name: keyof typeof PICTURES): PrintedPicture => ({
    file: pictureFile(name, PICTURES[name]),
    alt: "",
  });
  const items = readGuideItems(site.guideItems.value, t, {
    language,
    now,
    warningDays: site.settings.value?.guide_check_days ?? FINDING_LIMITS.guide_check_days.default,
  });
  const changedOn = t("documents.asOf", { day: formatDay(textsChangedOn(texts, language, TEXTS), language) });
  return {
    template: "guide",
    pictures: { ...PICTURES, map: { svg: map } } satisfies Record<string, PictureSource>,
    data: {
      language,
      documentTitle: `${identity.name}: ${t("travel.eyebrow")}`,
      site: identity.name,
      eyebrow: t("travel.eyebrow"),
      title: t("travel.title"),
      lead: t("travel.lead"),
      day: changedOn,
      footer: `${identity.name} · ${t("travel.eyebrow")}`,
      words: { contents: t("documents.contents"), about: t("documents.about") },
      cover: picture("cover"),
      contentsPicture: picture("contents"),
      overview: {
        title: t("travel.overview"),
        lead: t("travelOverview.lead"),
        picture: picture("overview"),
        items: items.of("overview"),
        facts: FACTS.map((fact) => ({ label: t(`travelOverview.${fact}`), value: t(`travelOverview.${fact}Value`) })),
      },
      weather: {
        ...weather(t, language),
        sun: items.sun,
        sunrise: t("travelItems.sunrise"),
        sunset: t("travelItems.sunset"),
        sunNote: t("travelItems.monthNote"),
        items: items.of("weather"),
        picture: picture("weather"),
      },
      packing: {
        title: t("travelPacking.title"),
        picture: picture("packing"),
        lists: PACKING.map((list) => ({
          title: t(`travelPacking.${list}`),
          items: FOUR.map((n) => t(`travelPacking.${list}${n}`)),
        })),
      },
      visa: {
        title: t("travel.visa"),
        lead: t("travelVisa.lead"),
        picture: picture("visa"),
        kinds: VISA_FEES.map(({ visa, dollars }) => ({
          title: t(`travelVisa.${visa}`),
          dollars,
          entry: t(`travelVisa.${visa}Entry`),
          stay: t(`travelVisa.${visa}Stay`),
        })),
        items: items.of("visa"),
      },
      transport: {
        title: t("travel.transportation"),
        lead: t("travelTransport.lead"),
        picture: picture("transport"),
        modes: MODES.map((mode) => ({
          title: t(`travelTransport.${mode}`),
          body: t(`travelTransport.${mode}Body`),
        })),
        items: items.of("transportation"),
      },
      map: {
        title: t("map.of"),
        lead: t("documents.mapLead"),
        alt: mapAlt(t, site, language),
        credit: t("map.credit"),
      },
      safety: {
        title: t("travel.safety"),
        lead: t("travelSafety.lead"),
        picture: picture("safety"),
        emergency: t("travelSafety.emergency"),
        contacts: EMERGENCY_NUMBERS.map(({ service, number }) => ({ title: t(`travelSafety.${service}`), number })),
        ours: identity.emergencyPhone && { title: t("travelSafety.ours"), number: identity.emergencyPhone },
        tips: FOUR.map((n) => t(`travelSafety.tip${n}`)),
        items: items.of("safety"),
      },
      practical: {
        title: t("travel.practical"),
        lead: t("travelPractical.lead"),
        picture: picture("practical"),
        hours: t("travelPractical.hours"),
        rows: HOURS.map((row) => ({ title: t(`travelPractical.${row}`), value: t(`travelPractical.${row}Hours`) })),
        links: t("travelPractical.links"),
        items: items.of("practical"),
        tips: FOUR.map((n) => t(`travelPractical.tip${n}`)),
      },
      phrases: phrases(t, language),
      holidays: {
        title: t("documents.holidays"),
        lead: t("documents.holidaysLead"),
        rows: items.holidays,
        checked: sameForAll(items.holidays),
        picture: picture("holidays"),
      },
      contact: contactLines(identity),
      imprint: [changedOn, t("documents.about"), t("map.credit")],
    },
  };
}

/** What stands under each holiday, where it is the same under all. */
function sameForAll(holidays: ReturnType<typeof readGuideItems>["holidays"]) {
  const [first] = holidays;
  return first && holidays.every(({ checked }) => checked === first.checked) ? first : null;
}

/** Who cannot see the map reads what it names. */
function mapAlt(t: Translate, { places }: SiteContent, language: Language): string {
  const names = toMapPlaces(places.value, language).map(({ name }) => name);
  const list = new Intl.ListFormat(LOCALE_TAGS[language], { type: "unit" }).format(names);
  return `${t("map.of")}: ${list}`;
}

function weather(t: Translate, language: Language) {
  return {
    title: t("travel.weather"),
    lead: t("travelWeather.lead"),
    months: { long: monthNames(language, "long"), short: monthNames(language, "short") },
    climate: CLIMATE.map((month, index) => ({
      ...month,
      isRainy: isRainy(month.rain),
      isBest: index >= BEST_TIME.first && index < BEST_TIME.first + BEST_TIME.months,
    })),
    best: BEST_TIME,
    chartAlt: t("travelWeather.chartSummary"),
    ...Object.fromEntries(
      (["bestTime", "bestMonths", "rain", "aboveLimit", "figures", "month", "highColumn", "lowColumn"] as const).map(
        (key) => [key, t(`travelWeather.${key}`)],
      ),
    ),
  };
}

function phrases(t: Translate, language: Language) {
  return {
    title: t("documents.phrases"),
    lead: t("documents.phrasesLead"),
    phrase: t("documents.phrase"),
    meaning: t("documents.meaning"),
    say: t("documents.say"),
    rows: phrasesFor(language).map((phrase, index) => ({
      phrase,
      lang: language === "sw" ? "en" : "sw",
      meaning: t(`documentPhrases.p${index + 1}` as TextKey),
      say: t(`documentPhrases.p${index + 1}Say` as TextKey),
    })),
  };
}
