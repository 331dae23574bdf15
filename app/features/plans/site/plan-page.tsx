import { CalendarSync, CircleAlert, Map as MapIcon, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Form, useActionData, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useFormDraft } from "#app/features/forms/components/form-draft";
import type { FormResult } from "#app/features/forms/schema";
import { PageHead } from "#app/features/page/components/page-head";
import { UnreadablePart } from "#app/features/page/components/unreadable-part";
import type { PlanConflict } from "#app/features/plans/conflicts/rules";
import type { PlanProblem } from "#app/features/plans/plan-changes";
import { MAX_PLAN_DAYS, MAX_PLAN_ITEMS, planSpan } from "#app/features/plans/plan-item";
import type { PlanField } from "#app/features/plans/sending/plan-form";
import { PlanConflicts } from "#app/features/plans/site/plan-conflicts";
import { PlanDaysList } from "#app/features/plans/site/plan-days";
import { PlanPanel, PlanSent, SendForm } from "#app/features/plans/site/plan-panel";
import type { ShownThing } from "#app/features/plans/site/shown-thing";
import { daysBetween, formatDay, formatDayPair, type Day } from "#app/platform/dates/dates";
import { HydrateOnLoad } from "#app/platform/hydration/hydration-marker";
import { SiteLink, useLanguage } from "#app/platform/i18n/paths";
import { EmptyState } from "#app/ui/empty-state";

export type PlanAnswer = (FormResult<PlanField> & { problem?: PlanProblem }) | { problem: PlanProblem };

export interface PlanPageProps {
  isUnreadable: boolean;
  things: ShownThing[];
  gone: { key: string; day: Day }[];
  conflicts: PlanConflict[];
  times: { checkIn: string; checkOut: string };
  today: Day;
  stamp: string;
}

/** A trip by its days, what does not fit, and one form that sends all of it. */
export function PlanPage(props: PlanPageProps) {
  const t = useTranslations("plan");
  const { isUnreadable, things, gone, conflicts, stamp } = props;
  const answer = useActionData<PlanAnswer>();
  const result = answer && "ok" in answer ? answer : undefined;
  const draft = useFormDraft("trip plan", result);
  const form = { stamp, draft, failure: result?.ok ? undefined : result };
  const isEmpty = things.length === 0 && gone.length === 0;
  // Without scripts the answer comes with the plan that the request still had.
  if (draft.sent && (result?.ok || isEmpty))
    return (
      <div className="wrap below-header plan-page">
        <PageHead title={t("eyebrow")} />
        <HydrateOnLoad />
        <PlanSent sent={draft.sent} onStartOver={draft.startOver} />
      </div>
    );
  return (
    <div className="wrap below-header plan-page">
      <PageHead title={t("eyebrow")} />
      <HydrateOnLoad />
      <PlanHead {...props} />
      <Problem problem={answer?.problem} />
      {isUnreadable ? (
        <div className="plan">
          <UnreadablePart />
          <aside className="plan-panel">
            <SendForm {...form} />
          </aside>
        </div>
      ) : isEmpty ? (
        <EmptyPlan />
      ) : (
        <div className="plan">
          <div>
            <GoneThings gone={gone} />
            <PlanConflicts conflicts={conflicts} today={props.today} />
            <PlanDaysList {...props} />
            <Form method="post" className="plan-clear">
              <button className="btn btn-small btn-secondary" name="intent" value="clear">
                {t("clear")}
              </button>
            </Form>
          </div>
          {things.length > 0 && <PlanPanel {...props} {...form} />}
        </div>
      )}
    </div>
  );
}

/**
 * What was pressed is gone with the item that moved or was removed: the focus goes to the item where it is now, named by
 * the hash, or to the title.
 */
function useFocusAfterChange(things: readonly ShownThing[]) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(things);
  const { hash } = useLocation();
  useEffect(() => {
    if (shown.current === things) return;
    shown.current = things;
    if (document.activeElement !== document.body) return;
    const item = document.getElementById(hash.slice(1))?.querySelector("summary");
    (item ?? title.current)?.focus({ preventScroll: true });
  }, [things, hash]);
  return title;
}

function PlanHead({ things, today }: PlanPageProps) {
  const t = useTranslations("plan");
  const title = useFocusAfterChange(things);
  const language = useLanguage();
  const span = planSpan(things);
  const people = Math.max(0, ...things.map((thing) => thing.people));
  const days = span && formatDayPair({ from: span.first, to: span.last }, language, today);
  return (
    <header className="own-head">
      <div>
        <p className="eyebrow">{t("eyebrow")}</p>
        <h1 className="display" ref={title} tabIndex={-1}>
          {span ? t("title", { n: daysBetween(span.first, span.last) + 1 }) : t("eyebrow")}
        </h1>
        {span && days && (
          <p>
            {span.first === span.last
              ? t("leadOne", { day: formatDay(span.first, language), n: people })
              : t("lead", { ...days, n: people })}
          </p>
        )}
      </div>
      {span && (
        <div className="plan-tools">
          <details className="plan-move-all">
            <summary className="btn btn-small btn-secondary">
              <CalendarSync aria-hidden />
              {t("moveAll")}
            </summary>
            <Form method="post">
              <input type="hidden" name="intent" value="shift" />
              <label>
                <span>{t("firstDay")}</span>
                <input className="input" type="date" name="from" min={today} defaultValue={span.first} required />
              </label>
              <button className="btn btn-small btn-ink">{t("move")}</button>
            </Form>
          </details>
          <PrintButton />
        </div>
      )}
    </header>
  );
}

/** Only scripts can print. */
function PrintButton() {
  const t = useTranslations("plan");
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <button type="button" className="btn btn-small btn-secondary" hidden={!isHydrated} onClick={() => window.print()}>
      <Printer aria-hidden />
      {t("print")}
    </button>
  );
}

const LIMITS: Partial<Record<PlanProblem, number>> = { full: MAX_PLAN_ITEMS, long: MAX_PLAN_DAYS };

function Problem({ problem }: { problem: PlanProblem | undefined }) {
  const t = useTranslations("plan");
  const heart = useTranslations("heart");
  if (!problem) return null;
  return (
    <p className="plan-problem" role="alert">
      <CircleAlert aria-hidden />
      {problem === "failed" ? heart("failed") : t(problem, { n: String(LIMITS[problem] ?? "") })}
    </p>
  );
}

function EmptyPlan() {
  const t = useTranslations("plan");
  const nav = useTranslations("nav");
  return (
    <EmptyState icon={MapIcon} title={t("emptyTitle")} body={t("emptyBody")}>
      <div className="plan-starters">
        <SiteLink to="/:lang?/stays" className="btn btn-small btn-secondary">
          {nav("stays")}
        </SiteLink>
        <SiteLink to="/:lang?/experiences" className="btn btn-small btn-secondary">
          {nav("experiences")}
        </SiteLink>
        <SiteLink to="/:lang?/transportation" className="btn btn-small btn-secondary">
          {nav("transportation")}
        </SiteLink>
      </div>
    </EmptyState>
  );
}

/** Nothing is said of what it was. */
function GoneThings({ gone }: Pick<PlanPageProps, "gone">) {
  const t = useTranslations("plan");
  const language = useLanguage();
  return gone.map(({ key, day }) => (
    <Form key={key} method="post" className="conflict" id={key}>
      <CircleAlert aria-hidden />
      <p>
        <b>{t("gone")}</b>
        {t("goneBody", { day: formatDay(day, language) })}
      </p>
      <input type="hidden" name="item" value={key} />
      <button className="btn btn-small btn-secondary" name="intent" value="remove">
        {t("remove")}
      </button>
    </Form>
  ));
}
