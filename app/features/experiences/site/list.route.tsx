import { Sailboat, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { ExperienceCardView } from "#app/features/experiences/components/card";
import { listExperienceCards, type ExperienceCard } from "#app/features/experiences/queries.server";
import { categoriesInUse, matchesFilters } from "#app/features/experiences/rules";
import { readFilters } from "#app/features/experiences/schema";
import { CategoryChips, FilterBar } from "#app/features/experiences/site/filters";
import { PointMap } from "#app/features/maps/components/map";
import type { MapTiles } from "#app/features/maps/schema";
import { mapTiles } from "#app/features/maps/tiles.server";
import { PageBanner } from "#app/features/page/components/page-banner";
import { sceneUrl } from "#app/features/media/scenes";
import { PageHead } from "#app/features/page/components/page-head";
import { useItemListData } from "#app/features/page/components/structured-data";
import { redirectToNormalizedQuery } from "#app/platform/http/filters";
import { languageFrom } from "#app/platform/i18n/languages";
import { SiteLink, usePath } from "#app/platform/i18n/paths";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import { EmptyState } from "#app/ui/empty-state";
import { ResultCount } from "#app/ui/filters";
import type { Route } from "./+types/list.route";
import "./list.page.css";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, env, texts } = context.get(servicesContext);
  const language = languageFrom(params);
  const experiences = await readOrUnavailable("the experiences", context, () => listExperienceCards(db, language));
  redirectToNormalizedQuery(url, { ...readFilters(url.searchParams, categoriesOf(experiences)) });
  return {
    experiences,
    tiles: mapTiles(env),
    texts: texts.pick(language, ["experiences", "experienceCard", "category", "duration", "map"]),
  };
}

function categoriesOf(experiences: readonly ExperienceCard[]): string[] {
  return categoriesInUse(experiences.map(({ category }) => category));
}

/** Filters work on what is loaded: a change of the query alone asks the server nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export default function ExperienceList({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("experiences");
  const { experiences, tiles } = loaderData;
  const [asMap, setAsMap] = useState(false);
  const [search] = useSearchParams();
  const categories = categoriesOf(experiences);
  const filters = readFilters(search, categories);
  const shown = experiences.filter((experience) => matchesFilters(experience, filters));
  const listData = useItemListData(
    experiences.map(({ id, title }) => ({ name: title, to: "/:lang?/experiences/:id", params: { id } })),
  );
  return (
    <>
      <PageHead title={t("metaTitle")} description={t("metaDescription")} image={sceneUrl("reef")} data={[listData]} />
      <PageBanner scene="reef" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
      <div className="wrap">
        <FilterBar
          filters={filters}
          categories={categories}
          map={{ isMapShown: asMap, onToggle: () => setAsMap(!asMap) }}
        />
        <CategoryChips filters={filters} categories={categories} />
        <ResultCount>{t.rich("count", { n: shown.length, b: (number) => <b>{number}</b> })}</ResultCount>
        {asMap && tiles && <ExperienceMap tiles={tiles} experiences={shown} />}
        {shown.length > 0 ? (
          <div className="card-grid list-grid">
            {shown.map((experience) => (
              <ExperienceCardView key={experience.id} experience={experience} titleAs="h2" />
            ))}
          </div>
        ) : (
          <NoExperiences hasAny={experiences.length > 0} />
        )}
      </div>
    </>
  );
}

function ExperienceMap({ tiles, experiences }: { tiles: MapTiles; experiences: ExperienceCard[] }) {
  const t = useTranslations("map");
  const path = usePath();
  const points = experiences.flatMap(({ id, title, point }) =>
    point ? [{ ...point, label: title, href: path("/:lang?/experiences/:id", { id }) }] : [],
  );
  return points.length > 0 && <PointMap className="list-map" tiles={tiles} points={points} label={t("label")} />;
}

function NoExperiences({ hasAny }: { hasAny: boolean }) {
  const t = useTranslations("experiences");
  const ui = useTranslations("ui");
  if (!hasAny) return <EmptyState icon={Sailboat} title={t("noneTitle")} body={t("noneBody")} />;
  return (
    <EmptyState icon={Sailboat} title={t("emptyTitle")} body={t("emptyBody")}>
      <SiteLink to="/:lang?/experiences" preventScrollReset className="btn btn-small btn-secondary">
        <RotateCcw aria-hidden />
        {ui("clearFilters")}
      </SiteLink>
    </EmptyState>
  );
}
