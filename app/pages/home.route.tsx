import { Phone } from "lucide-react";
import { useTranslations } from "use-intl";
import { ExperienceCardView } from "#app/features/experiences/components/card";
import { listExperienceCards } from "#app/features/experiences/queries.server";
import { CallToActionPanel } from "#app/features/page/components/call-to-action-panel";
import { sceneUrl } from "#app/features/media/scenes";
import { PropertyCardView } from "#app/features/properties/components/card";
import { marketRulesOf } from "#app/features/properties/market/rules";
import { listFeaturedPropertyCards } from "#app/features/properties/queries.server";
import { withRatings } from "#app/features/reviews/queries.server";
import { useSite } from "#app/features/settings/components/site-context";
import { telUrl } from "#app/features/settings/identity";
import { heroTitleIn } from "#app/features/settings/identity.server";
import { PageHead } from "#app/features/page/components/page-head";
import { StayCardView } from "#app/features/stays/components/card";
import { listStayCards } from "#app/features/stays/queries.server";
import { Hero } from "#app/pages/home/hero";
import { Invest } from "#app/pages/home/invest";
import { ListSection } from "#app/pages/home/list-section";
import { Welcome } from "#app/pages/home/welcome";
import type { TextGroup } from "#app/features/translations/texts.server";
import { readOrFallback } from "#app/platform/cache/read-or-fallback.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { SiteLink } from "#app/platform/i18n/paths";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/home.route";
import "./home/home.page.css";

const CARDS_PER_LIST = 3;

const TEXTS: TextGroup[] = [
  "home",
  "category",
  "duration",
  "experienceCard",
  "stayType",
  "stayCard",
  "propertyCard",
  "propertyMarket",
  "propertyType",
  "listingType",
  "propertyStatus",
  "place",
  "rating",
];

/** No card of this page stands on a map. */
function withoutPoints<Lists extends Record<string, readonly { point: unknown }[]>>(lists: Lists): Lists {
  return Object.fromEntries(
    Object.entries(lists).map(([name, cards]) => [name, cards.map((card) => ({ ...card, point: null }))]),
  ) as unknown as Lists;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, texts, settings, log } = context.get(servicesContext);
  const language = languageFrom(params);
  /** A list that fails to load is shown as empty, so that the rest of the page renders. */
  const emptyOnFailure = <Card,>(what: string, read: () => Promise<Card[]>): Promise<Card[]> =>
    readOrFallback(log, `the ${what} of the home page`, read, []);
  const [experiences, stays, properties] = await Promise.all([
    emptyOnFailure("experiences", async () =>
      withRatings(db, "experience", await listExperienceCards(db, language, { limit: CARDS_PER_LIST })),
    ),
    emptyOnFailure("stays", async () =>
      withRatings(db, "stay", await listStayCards(db, language, { limit: CARDS_PER_LIST })),
    ),
    emptyOnFailure("featured properties", () =>
      listFeaturedPropertyCards(db, language, CARDS_PER_LIST, marketRulesOf(settings.value)),
    ),
  ]);
  const savesData = request.headers.get("save-data") === "on";
  return {
    texts: texts.pick(language, TEXTS),
    heroTitle: heroTitleIn(settings.value, language),
    heroImage: settings.value?.homepage_hero_image ?? sceneUrl("hero"),
    heroVideo: savesData ? null : (settings.value?.homepage_hero_video ?? null),
    ...withoutPoints({ experiences, stays, properties }),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("home");
  const { phone } = useSite().identity;
  const { heroTitle, heroImage, heroVideo, experiences, stays, properties } = loaderData;
  return (
    <>
      <PageHead image={heroImage} />
      <Hero title={heroTitle} image={heroImage} film={heroVideo} />
      <Welcome />
      {experiences.length > 0 && (
        <ListSection
          id="experiences"
          eyebrow={t("experiencesEyebrow")}
          title={t("experiencesTitle")}
          to="/:lang?/experiences"
          all={t("allExperiences")}
          onSand
        >
          {experiences.map((experience) => (
            <ExperienceCardView key={experience.id} experience={experience} titleAs="h3" />
          ))}
        </ListSection>
      )}
      {stays.length > 0 && (
        <ListSection
          id="stays"
          eyebrow={t("staysEyebrow")}
          title={t("staysTitle")}
          to="/:lang?/stays"
          all={t("allStays")}
        >
          {stays.map((stay) => (
            <StayCardView key={stay.id} stay={stay} titleAs="h3" />
          ))}
        </ListSection>
      )}
      {properties.length > 0 && (
        <ListSection
          id="featured"
          eyebrow={t("featuredEyebrow")}
          title={t("featuredTitle")}
          to="/:lang?/real-estate"
          all={t("allProperties")}
          onSand
        >
          {properties.map((property) => (
            <PropertyCardView key={property.id} property={property} titleAs="h3" isBrief />
          ))}
        </ListSection>
      )}
      <Invest />
      <CallToActionPanel scene="overwater" title={t("contactTitle")} body={t("contactBody")}>
        <SiteLink to="/:lang?/contact" className="btn btn-primary">
          {t("contactUs")}
        </SiteLink>
        {phone && (
          <a href={telUrl(phone)} className="btn btn-glass">
            <Phone aria-hidden />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </CallToActionPanel>
    </>
  );
}
