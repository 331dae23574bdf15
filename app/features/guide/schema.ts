/** The parts of the travel guide, in the order they are read. */
export const GUIDE_SECTIONS = ["overview", "weather", "visa", "transportation", "safety", "practical"] as const;
export type GuideSection = (typeof GUIDE_SECTIONS)[number];

/** The groups of texts that the guide is made of, on its page and as a file. */
export const GUIDE_TEXTS = [
  "travel",
  "travelOverview",
  "travelWeather",
  "travelPacking",
  "travelVisa",
  "travelTransport",
  "travelSafety",
  "travelPractical",
  "travelItems",
] as const;

export const GUIDE_KINDS = ["link", "ferry", "visa", "holiday", "notice"] as const;
export type GuideKind = (typeof GUIDE_KINDS)[number];

export const GUIDE_URL_MAX = 500;

/** A text of an item; `lang` is set where the English one stands in for a missing translation. */
export interface GuideText {
  text: string;
  lang: "en" | null;
}

/** An item as a page shows it, in one language. */
export interface GuideNote {
  id: string;
  kind: GuideKind;
  title: GuideText;
  body: GuideText | null;
  /** Where a link leads, and whose site that is. */
  link: { url: string; host: string } | null;
  /** The day staff last checked it, and whether that is too long ago. Null: nothing is claimed. */
  checked: { day: string; isOld: boolean } | null;
}

/** A holiday as a page shows it. Null days: they are not known yet. */
export interface GuideHoliday extends GuideNote {
  days: { from: string; to: string | null } | null;
  /** By the sighting of the moon. */
  isAbout: boolean;
}

export interface Holidays {
  /** Longer than a day, such as Ramadan: told some time ahead, with what it means for visitors. */
  spans: GuideHoliday[];
  /** The next ones. */
  days: GuideHoliday[];
  /** Those whose day is not known yet. */
  undated: GuideHoliday[];
}

/** Times of the island's clock, as "06:19". */
export interface SunTimes {
  rise: string;
  set: string;
}

/** What the guide shows besides its standing texts. */
export interface GuideView {
  notes: Partial<Record<GuideSection, GuideNote[]>>;
  holidays: Holidays;
  sun: { today: SunTimes & { day: string }; months: SunTimes[] };
}
