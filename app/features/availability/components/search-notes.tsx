import { addressWith } from "#app/features/availability/components/day-query";
import { CalendarDays, CalendarX2, CircleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { DayProblem } from "#app/features/availability/rules";
import type { SpanText, SpanView } from "#app/features/availability/search/search-view.server";
import { SiteLink, type PublicPath } from "#app/platform/i18n/paths";
import { EmptyState } from "#app/ui/empty-state";

/** Days as a part of a sentence. */
export function useSpanText(): (span: SpanText) => string {
  const t = useTranslations("dateSearch");
  return ({ from, to }) => (from === to ? from : t("range", { from, to }));
}

/** Why days count as not set, or that they cannot be looked up. Needs the texts dateSearch. */
export function SearchProblem({ problem }: { problem: DayProblem | "away" | null }) {
  const t = useTranslations("dateSearch");
  if (!problem) return null;
  return (
    <p className="form-failure search-problem" role="alert">
      <CircleAlert aria-hidden />
      {t(problem)}
    </p>
  );
}

/** How many are free and when, said aloud when it changes. */
export function FoundHead({ title, summary, children }: { title: ReactNode; summary: string; children?: ReactNode }) {
  return (
    <div className="found-head">
      <div>
        <div role="status">
          <h2 className="display display-small">{title}</h2>
        </div>
        <p>{summary}</p>
      </div>
      {children}
    </div>
  );
}

/** Nothing is free: the nearest days on which something is. */
export function NothingFree({
  to,
  nearest,
  isMore = false,
}: {
  /** The list. */
  to: PublicPath;
  nearest: readonly SpanView[];
  /** Whether there are more than were counted. */
  isMore?: boolean;
}) {
  const t = useTranslations("dateSearch");
  const daysOf = useSpanText();
  const [query] = useSearchParams();
  return (
    <EmptyState icon={CalendarX2} title={t("noneTitle")} body={nearest.length > 0 ? t("nearest") : t("noneBody")}>
      {nearest.length > 0 && (
        <ul className="nearest-spans">
          {nearest.map(({ from, to: end, text, count }) => (
            <li key={from}>
              <SiteLink
                to={to}
                search={addressWith(query, { from, to: end, page: null })}
                preventScrollReset
                prefetch="none"
                className="btn btn-small btn-secondary"
              >
                {t("span", { days: daysOf(text), n: `${count}${isMore ? "+" : ""}` })}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}

/** What else there is below the results. */
export function SearchSection({ title, body, children }: { title: string; body: string; children?: ReactNode }) {
  return (
    <section className="more-nights">
      <h2 className="display display-small">{title}</h2>
      <p>{body}</p>
      {children}
    </section>
  );
}

/** One of several is left. */
export function LastOne({ icon: Icon = CalendarDays }: { icon?: LucideIcon }) {
  const t = useTranslations("dateSearch");
  return (
    <span className="last-one">
      <Icon aria-hidden />
      {t("last")}
    </span>
  );
}
