import { CookingPot, Footprints, HandHeart } from "lucide-react";
import { useTranslations } from "use-intl";
import { Activities } from "#app/pages/story/activities";
import { Features } from "#app/pages/story/features";
import { StoryPage } from "#app/pages/story/story-page";
import { StorySection } from "#app/pages/story/story-section";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/culture.route";
import "./story/story.page.css";

export function loader({ params, context }: Route.LoaderArgs) {
  const { texts } = context.get(servicesContext);
  return { texts: texts.pick(languageFrom(params), ["destinations", "destinationCulture"]) };
}

export default function Culture() {
  const t = useTranslations("destinationCulture");
  return (
    <StoryPage
      head={{ title: t("metaTitle"), description: t("metaDescription") }}
      scene="door"
      hasShiftedPicture
      title={t("title")}
      lead={t("lead")}
      intro={t("intro")}
      callToAction={{ scene: "spice", title: t("callTitle"), body: t("callBody") }}
    >
      <section className="wrap story-section">
        <Features
          numbered
          titleAs="h2"
          features={[
            { scene: "coral-stone-ruins", title: t("ruins"), body: t("ruinsBody") },
            { scene: "market-street", title: t("doors"), body: t("doorsBody") },
            { scene: "clove-drying", title: t("cloves"), body: t("clovesBody") },
          ]}
        />
      </section>
      <StorySection id="traditions" eyebrow={t("traditionsEyebrow")} title={t("traditionsTitle")}>
        <Features
          titleAs="h3"
          features={[
            { scene: "kanga-line", title: t("kanga"), body: t("kangaBody") },
            { scene: "fishing-boats-dawn", title: t("boats"), body: t("boatsBody") },
          ]}
        />
      </StorySection>
      <Activities
        title={t("activitiesTitle")}
        groups={[
          {
            icon: Footprints,
            hue: "culture",
            title: t("walk"),
            activities: [
              [t("doorsWalk"), "culture"],
              [t("mkumbuuBoat"), "culture"],
              [t("market"), "culture"],
            ],
          },
          {
            icon: CookingPot,
            hue: "food",
            title: t("taste"),
            activities: [
              [t("cloveLunch"), "food"],
              [t("kitchen"), "food"],
              [t("spices"), "food"],
            ],
          },
          {
            icon: HandHeart,
            hue: "adventure",
            title: t("join"),
            activities: [
              [t("bullGame"), "culture"],
              [t("race"), "culture"],
              [t("bao"), "culture"],
            ],
          },
        ]}
      />
    </StoryPage>
  );
}
