import { CircleAlert, Heart, Share2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useActionData, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { PriceNoticeForm } from "#app/features/alerts/components/price-notice-form";
import { addressWith } from "#app/features/availability/components/day-query";
import { DayFields, type DayBounds } from "#app/features/availability/components/day-fields";
import { SearchProblem } from "#app/features/availability/components/search-notes";
import type { DayProblem } from "#app/features/availability/rules";
import { KeepLink } from "#app/features/offline/components/keep-link";
import type { FormResult } from "#app/features/forms/schema";
import { PageHead } from "#app/features/page/components/page-head";
import { UnreadablePart } from "#app/features/page/components/unreadable-part";
import { COMPARED } from "#app/features/page/compared";
import { MAX_SAVED, SAVED_KINDS, savedKey, type SavedKind } from "#app/features/page/saved-key";
import type { AskField } from "#app/features/saved/asking/ask-form";
import type { ComparedThing, GoneThing, SavedThing } from "#app/features/saved/queries.server";
import { MAX_NOTE_LENGTH, nameOf } from "#app/features/saved/rules";
import { AskPanel } from "#app/features/saved/site/ask-panel";
import { SavedCompareTable } from "#app/features/saved/site/compare-table";
import { useNotes } from "#app/features/saved/site/notes";
import { GoneCard, SavedCard, type ShownDays } from "#app/features/saved/site/saved-card";
import type { Refusal } from "#app/features/saved/site/saved.route";
import { ROOMS, RoomLinks } from "#app/features/saved/site/rooms";
import { OrderButtons } from "#app/features/saved/site/order-buttons";
import { SharePanel } from "#app/features/saved/site/share-panel";
import { MAX_GUESTS } from "#app/features/stays/filters";
import { HydrateOnLoad } from "#app/platform/hydration/hydration-marker";
import { SiteLink, usePath } from "#app/platform/i18n/paths";
import { EmptyState } from "#app/ui/empty-state";

interface SavedPageProps {
  isUnreadable: boolean;
  things: (SavedThing | GoneThing)[];
  compared: ComparedThing[];
  isComparing: boolean;
  isFull: boolean;
  days: ShownDays & { typed: { from: string; to: string }; problem: DayProblem | null };
  bounds: DayBounds;
  shared: string | null;
  stamp: string;
}

export function SavedPage(props: SavedPageProps) {
  const t = useTranslations("saved");
  const { isUnreadable, things, compared, isComparing, days, shared, stamp } = props;
  const title = useTitleAfterHearts();
  const notes = useNotes();
  return (
    <div className="wrap below-header saved">
      <PageHead />
      <HydrateOnLoad />
      <header className="own-head">
        <div>
          <p className="eyebrow">{t("eyebrow")}</p>
          <h1 className="display" tabIndex={-1} ref={title}>
            {things.length === 0 ? t("eyebrow") : t("title", { n: things.length })}
          </h1>
          <p>{t("lead")}</p>
        </div>
        <div className="saved-buttons">
          <SiteLink to="/:lang?/plan" prefetch="none" className="btn btn-small btn-secondary">
            {t("toPlan")}
          </SiteLink>
          <KeepLink className="btn btn-small btn-secondary" />
          {things.length > 0 && (
            <a className="btn btn-small btn-secondary" href="#share">
              <Share2 aria-hidden />
              {t("shareLink")}
            </a>
          )}
        </div>
      </header>
      <Problem isFull={props.isFull} />
      {isUnreadable ? (
        <UnreadablePart />
      ) : things.length === 0 ? (
        <NothingSaved />
      ) : (
        <>
          <DaysForm {...props} />
          <SearchProblem problem={days.problem} />
          {notes.notes && <p className="saved-fine">{t("notesKept")}</p>}
          {SAVED_KINDS.map((kind) => (
            <KindSection key={kind} kind={kind} {...props} notes={notes} />
          ))}
          <Form method="post" className="saved-clear" preventScrollReset>
            <button className="btn btn-small btn-secondary" name="intent" value="clear">
              {t("clear")}
            </button>
          </Form>
        </>
      )}
      {isComparing && !isUnreadable && (
        <SavedCompareTable things={compared} days={days} clearSearch={daysSearch(days)} />
      )}
      {(things.length > 0 || shared || isUnreadable) && (
        <div className="saved-panels">
          <SharePanel path={shared} canShare={things.some(({ card }) => card)} />
          <AskPanel stamp={stamp} notes={notes.notes} keys={things.map(savedKey)} />
        </div>
      )}
    </div>
  );
}

/** A heart was pressed, here or in another tab: the list is read anew. What had the focus may be gone by then. */
function useTitleAfterHearts() {
  const title = useRef<HTMLHeadingElement>(null);
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const read = () => void revalidate();
    for (const sign of ["saved", "storage"]) addEventListener(sign, read);
    return () => {
      for (const sign of ["saved", "storage"]) removeEventListener(sign, read);
    };
  }, [revalidate]);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === "loading" && state === "idle" && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
    before.current = state;
  }, [state]);
  return title;
}

/** What could not be done. */
function Problem({ isFull }: { isFull: boolean }) {
  const t = useTranslations("saved");
  const heart = useTranslations("heart");
  const result = useActionData<FormResult<AskField> | { problem: Refusal }>();
  const problem = result && "problem" in result ? result.problem : isFull ? "full" : null;
  if (!problem) return null;
  return (
    <p className="saved-problem" role="alert">
      <CircleAlert aria-hidden />
      {problem === "full" || problem === "failed" ? heart(problem, { n: String(MAX_SAVED) }) : t(problem)}
    </p>
  );
}

function NothingSaved() {
  const t = useTranslations("saved");
  return (
    <EmptyState icon={Heart} title={t("emptyTitle")} body={t("emptyBody")}>
      <RoomLinks />
    </EmptyState>
  );
}

function daysSearch({ typed: { from, to }, guests }: SavedPageProps["days"]): string {
  return from || to ? addressWith(new URLSearchParams(), { from, to, guests: String(guests) }) : "";
}

/** The days of which the cards say whether things are free; what is compared stays. */
function DaysForm({ days, bounds, compared }: SavedPageProps) {
  const t = useTranslations("saved");
  return (
    <Form method="get" className="saved-days" action={usePath()("/:lang?/saved")} preventScrollReset>
      <ComparedFields things={compared} />
      <DayFields typed={days.typed} bounds={bounds} apart={1} labels={{ from: t("from"), to: t("to") }} />
      <label className="filter-field">
        <span>{t("guests")}</span>
        <input type="number" name="guests" min={1} max={MAX_GUESTS} defaultValue={days.guests} />
      </label>
      <button className="btn btn-small btn-ink">{t("show")}</button>
    </Form>
  );
}

function ComparedFields({ things: [first, ...others] }: { things: readonly ComparedThing[] }) {
  if (!first) return null;
  return (
    <>
      <input type="hidden" name="compare" value={first.kind} />
      {[first, ...others].map(({ id }) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
    </>
  );
}

/** The things of one kind, with a form that puts some of them side by side. */
function KindSection({
  kind,
  things: all,
  compared,
  days,
  stamp,
  notes: { notes, write },
}: SavedPageProps & { kind: SavedKind; notes: ReturnType<typeof useNotes> }) {
  const t = useTranslations("saved");
  const nav = useTranslations("nav");
  const path = usePath();
  const things = all.filter((thing) => thing.kind === kind);
  const canCompare = things.filter(({ card }) => card).length >= COMPARED.least;
  const form = `compare-${kind}`;
  if (things.length === 0) return null;
  return (
    <section className="saved-kind" aria-labelledby={`saved-${kind}`}>
      <h2 id={`saved-${kind}`} className="display display-small">
        {nav(ROOMS[kind].name)} <small>{things.length}</small>
      </h2>
      <div className="card-grid">
        {things.map((thing, index) =>
          thing.card === null ? (
            <GoneCard key={thing.id} thing={thing} />
          ) : (
            <SavedCard
              key={thing.id}
              thing={thing}
              days={days}
              isSaved
              order={things.length > 1 && <OrderButtons thing={thing} index={index} count={things.length} />}
              tick={
                canCompare && (
                  <label className="compare-tick">
                    <input
                      type="checkbox"
                      form={form}
                      name="ids"
                      value={thing.id}
                      defaultChecked={compared.some(({ id }) => id === thing.id)}
                    />
                    {t("compare")}
                    <span className="visually-hidden"> {nameOf(thing)}</span>
                  </label>
                )
              }
            >
              <div className="saved-note">
                {notes && (
                  <textarea
                    className="input"
                    rows={2}
                    maxLength={MAX_NOTE_LENGTH}
                    placeholder={t("note")}
                    aria-label={t("noteAbout", { name: nameOf(thing) })}
                    defaultValue={notes[savedKey(thing)] ?? ""}
                    onChange={(event) => write(savedKey(thing), event.target.value)}
                  />
                )}
              </div>
              {thing.kind === "property" && thing.card.market !== "sold" && thing.card.price !== null && (
                <PriceNoticeForm id={thing.id} stamp={stamp} />
              )}
            </SavedCard>
          ),
        )}
      </div>
      {canCompare && (
        <Form
          method="get"
          id={form}
          className="saved-compare"
          action={kind === "property" ? path("/:lang?/real-estate/compare") : `${path("/:lang?/saved")}#compare`}
        >
          {kind !== "property" && <input type="hidden" name="compare" value={kind} />}
          {kind !== "property" && days.span && (
            <>
              <input type="hidden" name="from" value={days.typed.from} />
              <input type="hidden" name="to" value={days.typed.to} />
              <input type="hidden" name="guests" value={days.guests} />
            </>
          )}
          <button className="btn btn-small btn-secondary">{t("compareButton")}</button>
          <span className="saved-fine">{t("compareHint")}</span>
        </Form>
      )}
    </section>
  );
}
