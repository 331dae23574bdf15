import { Sailboat, RotateCcw } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { ExperienceCardView } from "#app/features/experiences/components/card";
import { listExperienceCards, type ExperienceCard } from "#app/features/experiences/queries.server";
import { categoriesInUse, matchesFilters } from "#app/features/experiences/rules";
import { readFilters } from "#app/features/experiences/schema";
import { CategoryChips, FilterBar } from "#app/features/experiences/site/filters";
import { Picture } from "#app/features/media/components/picture";
import { PageHead } from "#app/features/settings/components/page-head";
import { useSite } from "#app/features/settings/components/site-context";
import { languageFrom } from "#app/platform/i18n/languages";
import { SiteLink, usePath } from "#app/platform/i18n/paths";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/list.route";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, texts, log } = context.get(servicesContext);
  const language = languageFrom(params);
  const experiences = await listExperienceCards(db, language).catch((error: unknown) => {
    log.error({ err: error }, "could not read the experiences");
    return [];
  });
  return { experiences, texts: texts.pick(language, ["experiences", "experienceCard", "category", "duration"]) };
}

/** Filters work on what is loaded: a change of the query alone asks the server nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean }) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

const FIRST_ROW = 3;

export default function ExperienceList({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("experiences");
  const { experiences } = loaderData;
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const shown = experiences.filter((experience) => matchesFilters(experience, filters));
  const categories = categoriesInUse(experiences.map(({ category }) => category));
  return (
    <>
      <PageHead title={t("metaTitle")} description={t("metaDescription")} image="/scenes/reef-1920.webp" data={useStructuredData(experiences)} />
      <section className="band picture-top">
        <Picture src="/scenes/reef-1920.webp" alt="" sizes="100vw" focus="50% 42%" first />
        <div className="wrap">
          <p className="eyebrow">{t("eyebrow")}</p>
          <h1 className="display">{t("title")}</h1>
          <p>{t("lead")}</p>
        </div>
      </section>
      <div className="wrap">
        <FilterBar filters={filters} categories={categories} />
        <CategoryChips filters={filters} categories={categories} />
        <p className="result-count" role="status">
          {t.rich("count", { n: shown.length, b: (number) => <b>{number}</b> })}
        </p>
        {shown.length > 0 ? (
          <div className="card-grid list-grid">
            {shown.map((experience, position) => (
              <ExperienceCardView key={experience.id} experience={experience} titleAs="h2" first={position < FIRST_ROW} />
            ))}
          </div>
        ) : (
          <Empty anyAtAll={experiences.length > 0} />
        )}
      </div>
    </>
  );
}

function Empty({ anyAtAll }: { anyAtAll: boolean }) {
  const t = useTranslations("experiences");
  return (
    <div className="empty">
      <span className="tile">
        <Sailboat aria-hidden />
      </span>
      <h2 className="display display-small">{anyAtAll ? t("emptyTitle") : t("noneTitle")}</h2>
      <p>{anyAtAll ? t("emptyBody") : t("noneBody")}</p>
      {anyAtAll && (
        <SiteLink to="/:lang?/experiences" preventScrollReset className="btn btn-small btn-secondary">
          <RotateCcw aria-hidden />
          {t("clear")}
        </SiteLink>
      )}
    </div>
  );
}

const LISTED = 10;

function useStructuredData(experiences: ExperienceCard[]): object[] {
  const { origin } = useSite();
  const path = usePath();
  return [
    {
      "@type": "ItemList",
      itemListElement: experiences.slice(0, LISTED).map(({ id, title }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        url: origin + path("/:lang?/experiences/:id", { id }),
      })),
    },
  ];
}
