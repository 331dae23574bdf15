import { CloudOff, Compass, Search as SearchIcon } from "lucide-react";
import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { FOUND_KINDS, MAX_QUERY, type FoundKind } from "#app/features/finding/schema";
import { KIND_ICONS, ResultRow } from "#app/features/finding/site/result-row";
import type { Result } from "#app/features/finding/site/results.server";
import { PageHead } from "#app/features/page/components/page-head";
import { inLanguage } from "#app/platform/i18n/languages";
import { SiteLink, useLanguage, usePath, type PublicPath } from "#app/platform/i18n/paths";
import { EmptyState } from "#app/ui/empty-state";
import { Pager } from "#app/ui/pager";

interface Found {
  results: Result[];
  counts: Partial<Record<FoundKind, number>>;
  total: number;
  isMore: boolean;
  mendedTo: string | null;
  /** Whether there was anything to search for. */
  isAsked: boolean;
  page: number;
  pages: number;
}

interface ResultsPageProps {
  typed: string;
  kind: FoundKind | null;
  isExact: boolean;
  /** Null: it cannot be searched at the moment. */
  found: Found | null;
}

export function ResultsPage({ typed, kind, isExact, found }: ResultsPageProps) {
  const t = useTranslations("search");
  const words = found?.mendedTo ?? typed;
  const everything = found ? FOUND_KINDS.reduce((sum, one) => sum + (found.counts[one] ?? 0), 0) : 0;
  const title = !found?.isAsked
    ? t("start")
    : found.isMore
      ? t("titleMore", { n: everything, words })
      : t("title", { n: everything, words });
  return (
    <div className="wrap below-header search-page">
      <PageHead title={t("eyebrow")} description={t("lead")} noIndex />
      <p className="eyebrow">{t("eyebrow")}</p>
      <h1 className="display" tabIndex={-1}>
        {title}
      </h1>
      <SearchForm typed={typed} />
      {found?.mendedTo && <MendedNote mendedTo={found.mendedTo} typed={typed} />}
      {!found && (
        <EmptyState icon={CloudOff} title={t("unavailableTitle")} body={t("unavailableBody")}>
          <WaysOn />
        </EmptyState>
      )}
      {found && !found.isAsked && (
        <>
          <p className="search-lead">{t("lead")}</p>
          <KindLists />
        </>
      )}
      {found?.isAsked && everything > 0 && (
        <KindLinks
          counts={found.counts}
          everything={everything}
          isMore={found.isMore}
          current={kind}
          typed={typed}
          isExact={isExact}
        />
      )}
      {found && found.results.length > 0 && (
        <ol className="search-results">
          {found.results.map((result) => (
            <ResultRow key={`${result.kind} ${result.id}`} result={result} />
          ))}
        </ol>
      )}
      {found?.isAsked && found.results.length === 0 && (
        <EmptyState icon={Compass} title={t("emptyTitle")} body={t("emptyBody")}>
          <WaysOn />
        </EmptyState>
      )}
      {found && <Pager page={found.page} pages={found.pages} />}
    </div>
  );
}

function SearchForm({ typed }: { typed: string }) {
  const t = useTranslations("search");
  const path = usePath();
  return (
    <search>
      <Form key={typed} action={path("/:lang?/search")} className="search-form">
        <SearchIcon aria-hidden />
        <input
          type="search"
          name="q"
          aria-label={t("field")}
          defaultValue={typed}
          dir="auto"
          maxLength={MAX_QUERY}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="btn btn-small btn-ink">
          {t("submit")}
        </button>
      </Form>
    </search>
  );
}

function MendedNote({ mendedTo, typed }: { mendedTo: string; typed: string }) {
  const t = useTranslations("search");
  const query = new URLSearchParams({ q: typed, exact: "1" });
  return (
    <p className="search-mended">
      <span>{t.rich("mended", { words: mendedTo, b: (words) => <bdi className="search-words">{words}</bdi> })}</span>
      <SiteLink to="/:lang?/search" search={`?${query}`} className="more-link" prefetch="none">
        {t("asTyped", { words: typed })}
      </SiteLink>
    </p>
  );
}

interface KindLinksProps {
  counts: Found["counts"];
  everything: number;
  isMore: boolean;
  current: FoundKind | null;
  typed: string;
  isExact: boolean;
}

function KindLinks({ counts, everything, isMore, current, typed, isExact }: KindLinksProps) {
  const t = useTranslations("search");
  const queryOf = (kind: FoundKind | null) =>
    `?${new URLSearchParams({ q: typed, ...(kind && { kind }), ...(isExact && { exact: "1" }) })}`;
  const numberOf = (n: number) => (isMore ? t("more", { n }) : String(n));
  return (
    <nav aria-label={t("kinds")} className="search-kinds">
      <KindLink isCurrent={current === null} search={queryOf(null)}>
        {t("all")} <span>{numberOf(everything)}</span>
      </KindLink>
      {FOUND_KINDS.map((kind) => {
        const Icon = KIND_ICONS[kind];
        const n = counts[kind];
        return (
          (n || kind === current) && (
            <KindLink key={kind} isCurrent={current === kind} search={queryOf(kind)}>
              <Icon aria-hidden />
              {t(kind)} <span>{numberOf(n ?? 0)}</span>
            </KindLink>
          )
        );
      })}
    </nav>
  );
}

/** Where all of a kind is, for whoever does not know what to type. */
const LISTS = {
  place: "/:lang?/map",
  experience: "/:lang?/experiences",
  stay: "/:lang?/stays",
  vehicle: "/:lang?/transportation",
  property: "/:lang?/real-estate",
  article: "/:lang?/blog",
  guide: "/:lang?/travel",
} as const satisfies Record<FoundKind, PublicPath>;

function KindLists() {
  const t = useTranslations("search");
  return (
    <nav aria-label={t("start")} className="search-kinds">
      {FOUND_KINDS.map((kind) => {
        const Icon = KIND_ICONS[kind];
        return (
          <SiteLink key={kind} to={LISTS[kind]}>
            <Icon aria-hidden />
            {t(kind)}
          </SiteLink>
        );
      })}
    </nav>
  );
}

function KindLink({ isCurrent, search, children }: { isCurrent: boolean; search: string; children: React.ReactNode }) {
  return (
    <SiteLink to="/:lang?/search" search={search} aria-current={isCurrent ? "true" : undefined} prefetch="none">
      {children}
    </SiteLink>
  );
}

function WaysOn() {
  const t = useTranslations("search");
  const language = useLanguage();
  return (
    <p className="search-ways">
      <SiteLink to="/:lang?/experiences" className="btn btn-small btn-secondary">
        {t("lists")}
      </SiteLink>
      <Link to={inLanguage("/map", language)} className="btn btn-small btn-secondary">
        {t("map")}
      </Link>
      <SiteLink to="/:lang?/contact" className="btn btn-small btn-secondary">
        {t("ask")}
      </SiteLink>
    </p>
  );
}
