import { useTranslations } from "use-intl";
import { viewGuide } from "#app/features/guide/queries.server";
import { GUIDE_TEXTS } from "#app/features/guide/schema";
import { PageBanner } from "#app/features/page/components/page-banner";
import { readDocumentSize } from "#app/features/documents/kept/size.server";
import { toMapPlaces } from "#app/features/places/queries.server";
import { sceneUrl } from "#app/features/media/scenes";
import { PageHead } from "#app/features/page/components/page-head";
import { FINDING_LIMITS } from "#app/features/settings/schema";
import type { TextGroup } from "#app/features/translations/texts.server";
import { GuideActions } from "#app/pages/travel/actions";
import { Overview } from "#app/pages/travel/overview";
import { Practical } from "#app/pages/travel/practical";
import { Safety } from "#app/pages/travel/safety";
import { GUIDE_ID } from "#app/pages/travel/sections";
import { GuideTabs } from "#app/pages/travel/tabs";
import { Transport } from "#app/pages/travel/transport";
import { Visa } from "#app/pages/travel/visa";
import { Weather } from "#app/pages/travel/weather";
import { monthNames } from "#app/platform/dates/dates";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/travel.route";
import "./travel/travel.page.css";

const TEXTS: TextGroup[] = [...GUIDE_TEXTS, "documentFile", "travelShare", "travelSearch", "map"];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, log, texts, guideItems, places, settings } = context.get(servicesContext);
  const language = languageFrom(params);
  return {
    guideFile: await readDocumentSize({ db, log }, { kind: "guide", subject: "", language }),
    texts: texts.pick(language, TEXTS),
    places: toMapPlaces(places.value, language),
    guide: viewGuide(guideItems.value, {
      language,
      warningDays: settings.value?.guide_check_days ?? FINDING_LIMITS.guide_check_days.default,
    }),
    // Named here and not in the browser, which may call a month something else.
    months: {
      long: monthNames(language, "long"),
      short: monthNames(language, "short"),
      narrow: monthNames(language, "narrow"),
    },
  };
}

export default function Travel({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("travel");
  const { guide, guideFile, months, places } = loaderData;
  return (
    <>
      <PageHead title={t("metaTitle")} description={t("metaDescription")} image={sceneUrl("avenue")} />
      <PageBanner scene="avenue" className="tall-band" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")}>
        <GuideActions size={guideFile} />
      </PageBanner>
      <GuideTabs />
      <div className="wrap guide" id={GUIDE_ID}>
        <Overview notes={guide.notes.overview} />
        <Weather months={months} guide={guide} />
        <Visa notes={guide.notes.visa} />
        <Transport notes={guide.notes.transportation} places={places} />
        <Safety notes={guide.notes.safety} />
        <Practical notes={guide.notes.practical} holidays={guide.holidays} />
      </div>
    </>
  );
}
