import { namesDays } from "#app/features/availability/components/day-query";
import { Sailboat, RotateCcw } from "lucide-react";
import { useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { SearchProblem } from "#app/features/availability/components/search-notes";
import { searchExperiences } from "#app/features/availability/search/experiences.server";
import { readSearch } from "#app/features/availability/search/search-view.server";
import { ExperienceCardView } from "#app/features/experiences/components/card";
import { listExperienceCards, type ExperienceCard } from "#app/features/experiences/queries.server";
import { categoriesInUse, matchesFilters } from "#app/features/experiences/rules";
import { readFilters, readPeople } from "#app/features/experiences/schema";
import { CategoryChips, FilterBar } from "#app/features/experiences/site/filters";
import { FoundExperiences } from "#app/features/experiences/site/found-experiences";
import { foundExperiencesView } from "#app/features/experiences/site/found-experiences-view.server";
import { withRatings } from "#app/features/reviews/queries.server";
import type { TextGroup } from "#app/features/translations/texts.server";
import { readOrFallback } from "#app/platform/cache/read-or-fallback.server";
import { isInArea, mapQuery, readMapQuery, type MapQuery } from "#app/features/maps/area";
import type { ListMapProps } from "#app/features/maps/components/list-map";
import {
  ListWithMap,
  MapNote,
  PinnedItem,
  ViewSwitch,
  WholeIslandLink,
  type ListGround,
} from "#app/features/maps/components/list-with-map";
import { mapGround } from "#app/features/places/ground.server";
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
import { queryWith, ResultCount } from "#app/ui/filters";
import type { Route } from "./+types/list.route";
import "./list.page.css";

const TEXTS: TextGroup[] = [
  "experiences",
  "experienceCard",
  "rating",
  "category",
  "duration",
  "map",
  "place",
  "dateSearch",
  "experienceSearch",
];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, env, log, places, settings, texts } = context.get(servicesContext);
  const language = languageFrom(params);
  const experiences = await readOrUnavailable("the experiences", context, async () =>
    withRatings(db, "experience", await listExperienceCards(db, language)),
  );
  const { rules, days } = readSearch(url.searchParams, settings.value, "days");
  const people = readPeople(url.searchParams);
  redirectToNormalizedQuery(url, {
    ...readFilters(url.searchParams, categoriesOf(experiences)),
    ...days.typed,
    people: people > 1 ? String(people) : "",
    ...mapQuery(readMapQuery(url.searchParams)),
  });
  const { span } = days;
  const ids = experiences.map(({ id }) => id);
  const found =
    span && (await readOrFallback(log, "free seats", () => searchExperiences(db, ids, { span, people }, rules), null));
  return {
    experiences,
    found: found && span && foundExperiencesView(found, { span, people }, language),
    days: { typed: days.typed, people, bounds: { today: rules.today, furthestDays: rules.furthestDays } },
    problem: days.problem ?? (span && !found ? ("away" as const) : null),
    ground: { ...mapGround({ env, places }, language), crowds: [] } satisfies ListGround,
    texts: texts.pick(language, TEXTS),
  };
}

function categoriesOf(experiences: readonly ExperienceCard[]): string[] {
  return categoriesInUse(experiences.map(({ category }) => category));
}

/** Filters work on what is loaded: only other days, or other people for days, ask the server anything. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  const [current, next] = [currentUrl.searchParams, nextUrl.searchParams];
  const hasDays = namesDays(current) || namesDays(next);
  return hasDays && ["from", "to", "people"].some((name) => current.get(name) !== next.get(name));
}

export default function ExperienceList({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("experiences");
  const { experiences, found, days, problem, ground } = loaderData;
  const [search] = useSearchParams();
  const mapAsked = readMapQuery(search);
  const categories = categoriesOf(experiences);
  const filters = readFilters(search, categories);
  const { area, view } = mapAsked;
  const shown = experiences.filter(
    (experience) =>
      matchesFilters(experience, filters) && (!area || (experience.point && isInArea(experience.point, area))),
  );
  const kept = keptByChips(search);
  const query = { ...filters, ...kept };
  const listed = found ? shown.filter(({ id }) => found.offers[id]) : shown;
  const map = useExperienceMap(listed, mapAsked, { ground, query });
  const listData = useItemListData(
    experiences.map(({ id, title }) => ({ name: title, to: "/:lang?/experiences/:id", params: { id } })),
  );
  return (
    <>
      <PageHead
        title={t("metaTitle")}
        description={t("metaDescription")}
        image={sceneUrl("reef")}
        noIndex={namesDays(search) || area !== null}
        data={listData}
      />
      <PageBanner scene="reef" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
      <div className="wrap">
        <FilterBar filters={filters} categories={categories} days={days} map={mapAsked} />
        <SearchProblem problem={problem} />
        <CategoryChips filters={filters} categories={categories} kept={kept} />
        <div className="list-head">
          {!found && <ResultCount>{t.rich("count", { n: shown.length, b: (number) => <b>{number}</b> })}</ResultCount>}
          {area && <WholeIslandLink to="/:lang?/experiences" query={query} />}
          <div>
            <ViewSwitch to="/:lang?/experiences" query={query} view={view} />
          </div>
          <MapNote area={area} map={map} total={listed.length} />
        </div>
        <ListWithMap view={view} map={map}>
          {found && <FoundExperiences shown={shown} found={found} />}
          {!found && shown.length > 0 && (
            <div className="card-grid list-grid">
              {shown.map((experience, index) => (
                <PinnedItem key={experience.id} index={index} id={experience.id}>
                  <ExperienceCardView experience={experience} titleAs="h2" />
                </PinnedItem>
              ))}
            </div>
          )}
          {!found && shown.length === 0 && <NoExperiences hasAny={experiences.length > 0} map={mapAsked} />}
        </ListWithMap>
      </div>
    </>
  );
}

const keptByChips = (query: URLSearchParams) =>
  Object.fromEntries(["from", "to", "people", "view", "area"].map((name) => [name, query.get(name) ?? ""]));

function useExperienceMap(
  experiences: readonly ExperienceCard[],
  { area, view }: MapQuery,
  { ground, query }: { ground: ListGround; query: Record<string, string> },
): ListMapProps | null {
  const t = useTranslations("experiences");
  const path = usePath();
  if (view === "list") return null;
  return {
    ...ground,
    listings: experiences.map((experience) => ({
      ...experience,
      href: path("/:lang?/experiences/:id", { id: experience.id }),
      location: "",
    })),
    label: t("mapLabel"),
    area,
    listHref: path("/:lang?/experiences") + queryWith(query, { area: "" }),
    // All of them are on the page.
    pinsHref: null,
  };
}

function NoExperiences({ hasAny, map }: { hasAny: boolean; map: MapQuery }) {
  const t = useTranslations("experiences");
  const ui = useTranslations("ui");
  if (!hasAny) return <EmptyState icon={Sailboat} title={t("noneTitle")} body={t("noneBody")} />;
  return (
    <EmptyState icon={Sailboat} title={t("emptyTitle")} body={t("emptyBody")}>
      <SiteLink
        to="/:lang?/experiences"
        search={queryWith(mapQuery(map), {})}
        preventScrollReset
        className="btn btn-small btn-secondary"
      >
        <RotateCcw aria-hidden />
        {ui("clearFilters")}
      </SiteLink>
    </EmptyState>
  );
}
