import { Sailboat, TreePalm, Waves } from "lucide-react";
import { useTranslations } from "use-intl";
import { Activities } from "#app/pages/story/activities";
import { Features } from "#app/pages/story/features";
import { StoryPage } from "#app/pages/story/story-page";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/beaches.route";
import "./story/story.page.css";

export function loader({ params, context }: Route.LoaderArgs) {
  const { texts } = context.get(servicesContext);
  return { texts: texts.pick(languageFrom(params), ["destinations", "destinationBeaches"]) };
}

export default function Beaches() {
  const t = useTranslations("destinationBeaches");
  return (
    <StoryPage
      head={{ title: t("metaTitle"), description: t("metaDescription") }}
      scene="white-beach"
      title={t("title")}
      lead={t("lead")}
      intro={t("intro")}
      callToAction={{ scene: "lagoon", title: t("callTitle"), body: t("callBody") }}
    >
      <section className="wrap story-section">
        <Features
          numbered
          titleAs="h2"
          features={[
            { scene: "beach-football", title: t("vumawimbi"), body: t("vumawimbiBody") },
            { scene: "overwater", title: t("kigomasha"), body: t("kigomashaBody") },
            { scene: "dolphins", title: t("misali"), body: t("misaliBody") },
            { scene: "sandbank-aerial", title: t("sandbanks"), body: t("sandbanksBody") },
            { scene: "fishing-boats-dawn", title: t("wambaa"), body: t("wambaaBody") },
          ]}
        />
      </section>
      <Activities
        title={t("activitiesTitle")}
        groups={[
          {
            icon: Waves,
            hue: "water",
            title: t("inWater"),
            activities: [
              [t("snorkel"), "water"],
              [t("dive"), "water"],
              [t("diveWeek"), "adventure"],
            ],
          },
          {
            icon: Sailboat,
            hue: "adventure",
            title: t("onWater"),
            activities: [
              [t("sail"), "water"],
              [t("dolphins"), "adventure"],
              [t("paddle"), "nature"],
            ],
          },
          {
            icon: TreePalm,
            hue: "food",
            title: t("onSand"),
            activities: [
              [t("sandbankLunch"), "water"],
              [t("camp"), "adventure"],
              [t("nothing"), "wellness"],
            ],
          },
        ]}
      />
    </StoryPage>
  );
}
