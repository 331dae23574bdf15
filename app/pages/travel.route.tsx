import { useTranslations } from "use-intl";
import { PageBanner } from "#app/features/page/components/page-banner";
import { sceneUrl } from "#app/features/media/scenes";
import { PageHead } from "#app/features/page/components/page-head";
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

const TEXTS: TextGroup[] = [
  "travel",
  "travelShare",
  "travelSearch",
  "travelOverview",
  "travelWeather",
  "travelPacking",
  "travelVisa",
  "travelTransport",
  "travelSafety",
  "travelPractical",
];

export function loader({ params, context }: Route.LoaderArgs) {
  const { texts } = context.get(servicesContext);
  const language = languageFrom(params);
  return {
    texts: texts.pick(language, TEXTS),
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
  return (
    <>
      <PageHead title={t("metaTitle")} description={t("metaDescription")} image={sceneUrl("avenue")} />
      <PageBanner scene="avenue" className="tall-band" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")}>
        <GuideActions />
      </PageBanner>
      <GuideTabs />
      <div className="wrap guide" id={GUIDE_ID}>
        <Overview />
        <Weather months={loaderData.months} />
        <Visa />
        <Transport />
        <Safety />
        <Practical />
      </div>
    </>
  );
}
