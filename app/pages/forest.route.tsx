import { Footprints, Kayak, Moon } from "lucide-react";
import { useTranslations } from "use-intl";
import { Activities } from "#app/pages/story/activities";
import { Features } from "#app/pages/story/features";
import { StoryPage } from "#app/pages/story/story-page";
import { StorySection } from "#app/pages/story/story-section";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/forest.route";
import "./story/story.page.css";

export function loader({ params, context }: Route.LoaderArgs) {
  const { texts } = context.get(servicesContext);
  return { texts: texts.pick(languageFrom(params), ["destinations", "destinationForest"]) };
}

export default function Forest() {
  const t = useTranslations("destinationForest");
  return (
    <StoryPage
      head={{ title: t("metaTitle"), description: t("metaDescription") }}
      scene="forest"
      title={t("title")}
      lead={t("lead")}
      intro={t("intro")}
      callToAction={{ scene: "baobab", title: t("callTitle"), body: t("callBody") }}
    >
      <section className="wrap story-section">
        <Features
          numbered
          titleAs="h2"
          features={[
            { scene: "forest-path", title: t("ngezi"), body: t("ngeziBody") },
            { scene: "mangrove", title: t("creeks"), body: t("creeksBody") },
          ]}
        />
      </section>
      <StorySection id="wildlife" eyebrow={t("wildlifeEyebrow")} title={t("wildlifeTitle")}>
        <Features
          titleAs="h3"
          features={[
            {
              scene: "flying-foxes-dusk",
              title: t("flyingFox"),
              body: t("flyingFoxBody"),
              species: "Pteropus voeltzkowi",
            },
            { scene: "scops-owl-night", title: t("owl"), body: t("owlBody"), species: "Otus pembaensis" },
            { scene: "green-pigeons", title: t("pigeon"), body: t("pigeonBody"), species: "Treron pembaensis" },
          ]}
        />
      </StorySection>
      <Activities
        title={t("activitiesTitle")}
        groups={[
          {
            icon: Footprints,
            hue: "nature",
            title: t("onFoot"),
            activities: [
              [t("loop"), "nature"],
              [t("kidike"), "nature"],
              [t("baobabs"), "nature"],
            ],
          },
          {
            icon: Kayak,
            hue: "water",
            title: t("byPaddle"),
            activities: [
              [t("kayak"), "nature"],
              [t("birds"), "nature"],
              [t("crabs"), "water"],
            ],
          },
          {
            icon: Moon,
            hue: "wellness",
            title: t("afterDark"),
            activities: [
              [t("nightWalk"), "nature"],
              [t("stars"), "adventure"],
              [t("massage"), "wellness"],
            ],
          },
        ]}
      />
    </StoryPage>
  );
}
