import { ChevronLeft, ChevronRight } from "lucide-react";
import { Fragment, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import {
  addMonths,
  monthName,
  monthOf,
  weekdayNames,
  weeksOf,
  type Month,
} from "#app/features/availability/calendar-month";
import { addressWith } from "#app/features/availability/components/day-query";
import { useRovingDay } from "#app/features/availability/components/use-roving-day";
import { isDay, type Day } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";

/** What a day of the grid needs to be one. */
export interface GridDay {
  day: Day;
  /** Where the links of days lead. */
  id: string;
  query: URLSearchParams;
  /** The one day that Tab leads to; null without scripts: then all links can be reached. */
  focused: Day | null;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface MonthGridProps {
  id: string;
  label: string;
  first: Day;
  last: Day;
  month: Month | null;
  /** The day that is chosen; what was typed need not be one. */
  chosen: string;
  /** What is said above the months. */
  said: ReactNode;
  legend: ReactNode;
  renderDay: (cell: GridDay) => ReactNode;
  /** Whether Escape means something here. */
  onEscape?: () => void;
}

/** Two months as tables, one on a phone. Months are links and days are cells with one tab stop. Needs the texts calendar. */
export function MonthGrid(props: MonthGridProps) {
  const { id, first, last, chosen, label, said, legend, renderDay, onEscape } = props;
  const t = useTranslations("calendar");
  const [query] = useSearchParams();
  const bounds = { first: monthOf(first), last: monthOf(last) };
  const clampMonth = (wanted: Month) =>
    wanted < bounds.first ? bounds.first : wanted > bounds.last ? bounds.last : wanted;
  const [month, setMonth] = useState(() => clampMonth(props.month ?? (isDay(chosen) ? monthOf(chosen) : bounds.first)));
  useEffectOnChange(chosen, () => {
    const isShown = [month, addMonths(month, 1)].includes(monthOf(chosen));
    if (isDay(chosen) && !isShown) setMonth(clampMonth(monthOf(chosen)));
  });
  const grid = useRef<HTMLElement>(null);
  const isHydrated = useIsHydrated();
  const roving = useRovingDay({ grid, month, setMonth, first, last, chosen, onEscape });
  const toMonth = (wanted: Month) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setMonth(wanted);
  };
  const step = { id, bounds, query, onGo: toMonth };
  return (
    <section className="calendar" id={id} aria-label={label} ref={grid}>
      <div className="calendar-head">
        <MonthLink {...step} month={addMonths(month, -1)} icon="previous" />
        {said}
        <MonthLink {...step} month={addMonths(month, 1)} icon="next" />
      </div>
      <div className="months">
        {[month, addMonths(month, 1)].map((shown) => (
          <MonthTable key={shown} month={shown}>
            {(day) =>
              renderDay({ day, id, query, focused: isHydrated ? roving.day : null, onKeyDown: roving.onKeyDown })
            }
          </MonthTable>
        ))}
      </div>
      {addMonths(month, 1) >= bounds.last && <p className="calendar-last">{t("last")}</p>}
      {legend}
    </section>
  );
}

/** Runs when a value has become another one, not when it is there first. */
function useEffectOnChange(value: string, effect: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    effect();
  });
}

function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}

interface MonthLinkProps {
  id: string;
  month: Month;
  bounds: { first: Month; last: Month };
  query: URLSearchParams;
  onGo: (month: Month) => (event: MouseEvent) => void;
  icon: "previous" | "next";
}

function MonthLink({ id, month, bounds, query, onGo, icon }: MonthLinkProps) {
  const t = useTranslations("calendar");
  const language = useLanguage();
  const Icon = icon === "previous" ? ChevronLeft : ChevronRight;
  if (month < bounds.first || month > bounds.last) return <span className="calendar-step" aria-hidden />;
  return (
    <a
      className="calendar-step"
      href={`${addressWith(query, { month })}#${id}`}
      data-button
      aria-label={t("show", { month: monthName(month, language) })}
      onClick={onGo(month)}
    >
      <Icon aria-hidden className="flip-rtl" />
    </a>
  );
}

function MonthTable({ month, children }: { month: Month; children: (day: Day) => ReactNode }) {
  const language = useLanguage();
  return (
    <div className="month">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the arrow keys move in it: the pattern of a date grid */}
      <table role="grid" aria-label={monthName(month, language)}>
        <caption>{monthName(month, language)}</caption>
        <thead>
          <tr>
            {weekdayNames(language).map(({ short, long }) => (
              <th key={long} scope="col" aria-label={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, language).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, place) =>
                // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- the empty place of a week
                day === null ? <td key={place} /> : <Fragment key={day}>{children(day)}</Fragment>,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayCellProps extends GridDay {
  classes: (string | false | null)[];
  isSelected: boolean;
  isPossible: boolean;
  /** What stands in the address when it is chosen. */
  changes: Record<string, string | null>;
  /** What a screen reader says. */
  label: string;
  /** What stands below the number. */
  note: ReactNode;
  onChoose: () => void;
}

/** A day: a link where it can be chosen; else it can still be reached, and says why not. */
export function DayCell(props: DayCellProps) {
  const { day, id, query, focused, classes, isSelected, isPossible, changes, label, note } = props;
  return (
    <td
      className={["day", ...classes, !isPossible && "is-off"].filter(Boolean).join(" ")}
      aria-selected={isSelected}
      aria-disabled={isPossible ? undefined : true}
    >
      <a
        href={isPossible ? `${addressWith(query, { ...changes, month: null })}#${id}` : undefined}
        // What cannot be chosen can still be reached and says why: a link without an address has no name.
        role={isPossible ? undefined : "link"}
        aria-disabled={isPossible ? undefined : true}
        data-button={isPossible || undefined}
        data-day={day}
        tabIndex={focused === null ? undefined : focused === day ? 0 : -1}
        onKeyDown={props.onKeyDown}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          if (isPossible) props.onChoose();
        }}
      >
        <span className="visually-hidden">{label}</span>
        <b aria-hidden>{Number(day.slice(8))}</b>
        {note && <small aria-hidden>{note}</small>}
      </a>
    </td>
  );
}

/** What the looks of the days mean, by their class. */
export function CalendarLegend({ entries }: { entries: Record<string, string> }) {
  return (
    <p className="legend">
      {Object.entries(entries).map(([state, text]) => (
        <span key={state}>
          <i aria-hidden className={`is-${state}`} />
          {text}
        </span>
      ))}
    </p>
  );
}
