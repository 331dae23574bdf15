import {
  pictureFile,
  type DocumentContent,
  type PrintedPicture,
  type ScenePicture,
} from "#app/features/documents/content";
import { contactLines } from "#app/features/documents/contact";
import { textsChangedOn, type SiteContent } from "#app/features/documents/guide/guide.server";
import { mapSvg } from "#app/features/documents/guide/map-svg.server";
import type { Scene } from "#app/features/media/scenes";
import { toMapPlaces } from "#app/features/places/queries.server";
import { readIdentity } from "#app/features/settings/identity.server";
import type { TextGroup } from "#app/features/translations/texts.server";
import { createRichTranslate, createTranslate } from "#app/features/translations/translate.server";
import { formatDay } from "#app/platform/dates/dates";
import type { Language } from "#app/platform/i18n/languages";

const TEXTS = [
  "invest",
  "investLocation",
  "investMarket",
  "investDoors",
  "investNumbers",
  "investTalk",
  "documents",
  "map",
] as const satisfies TextGroup[];

/** As high as the page, beside the words. */
const SIDE = { width: 827, height: 1080, from: "centre" } as const;
const PICTURES = {
  cover: { scene: "aerial", cut: { width: 1920, height: 1080, from: "centre" } },
  land: { scene: "plot-on-hill", cut: SIDE },
  hospitality: { scene: "off-plan-construction", cut: SIDE },
  infrastructure: { scene: "ferry-jetty", cut: SIDE },
  talk: { scene: "terrace-dusk", cut: SIDE },
} as const satisfies Record<string, ScenePicture & { scene: Scene }>;
const DOORS = ["land", "hospitality", "infrastructure"] as const;

/** The deck for investors, from the texts of /invest. */
export function deckContent(site: SiteContent, language: Language): DocumentContent {
  const { texts, places } = site;
  const picked = texts.pick(language, TEXTS);
  const t = createTranslate(picked, language);
  /** A sentence with its figure apart: the figure is set large. */
  const figure = createRichTranslate(picked, language, "b");
  const identity = readIdentity(site, language);
  const picture = (name: keyof typeof PICTURES): PrintedPicture => ({
    file: pictureFile(name, PICTURES[name]),
    alt: "",
  });
  const map = mapSvg({
    language,
    places: toMapPlaces(places.value, language),
    texts: { scale: t("map.scale"), north: t("map.north"), ferry: t("map.ferry") },
    ratio: 0.62,
  });
  return {
    template: "deck",
    pictures: { ...PICTURES, map: { svg: map } },
    data: {
      language,
      documentTitle: `${identity.name}: ${t("invest.eyebrow")}`,
      site: identity.name,
      eyebrow: t("invest.eyebrow"),
      title: t("invest.title"),
      lead: t("invest.lead"),
      day: t("documents.asOf", { day: formatDay(textsChangedOn(texts, language, TEXTS), language) }),
      caution: t("investNumbers.caution"),
      cover: picture("cover"),
      map: { alt: t("map.of"), credit: t("map.credit") },
      location: {
        eyebrow: t("investLocation.eyebrow"),
        title: t("investLocation.title"),
        lead: t("investLocation.lead"),
        facts: (["fromDubai", "fromUnguja", "timeZone"] as const).map((fact) => figure(`investLocation.${fact}`)),
      },
      market: {
        eyebrow: t("investMarket.eyebrow"),
        title: t("investMarket.title"),
        lead: t("investMarket.lead"),
        pemba: t("investMarket.pemba"),
        others: t("investMarket.others"),
        // Shares of the longest bar, as on the page; from `sureUntil` on it is pale, for a range.
        comparisons: [
          {
            title: t("investMarket.land"),
            pemba: { value: t("investMarket.landPemba"), share: 10 },
            others: { value: t("investMarket.landOthers"), share: 100, sureUntil: 50 },
            conclusion: figure("investMarket.landConclusion"),
          },
          {
            title: t("investMarket.growth"),
            pemba: { value: t("investMarket.growthPemba"), share: 100 },
            others: { value: t("investMarket.growthOthers"), share: 60, sureUntil: 60 },
            conclusion: figure("investMarket.growthConclusion"),
          },
        ],
      },
      doors: {
        eyebrow: t("investDoors.eyebrow"),
        title: t("investDoors.title"),
        list: DOORS.map((door) => ({
          title: t(`investDoors.${door}`),
          body: t(`investDoors.${door}Body`),
          points: [t(`investDoors.${door}Point1`), t(`investDoors.${door}Point2`)],
          picture: picture(door),
        })),
      },
      numbers: {
        eyebrow: t("investNumbers.eyebrow"),
        figures: (["yield", "landValue", "tourism"] as const).map((key) => figure(`investNumbers.${key}`)),
      },
      talk: {
        eyebrow: t("investTalk.eyebrow"),
        title: t("investTalk.title"),
        lead: t("investTalk.lead"),
        points: [t("investTalk.point1"), t("investTalk.point2"), t("investTalk.point3")],
        picture: picture("talk"),
        contact: contactLines(identity),
      },
    },
  };
}
