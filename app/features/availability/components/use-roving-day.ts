import { useEffect, useState, type KeyboardEvent } from "react";
import {
  addMonths,
  addMonthsToDay,
  firstOf,
  monthOf,
  placeInWeek,
  type Month,
} from "#app/features/availability/calendar-month";
import { addDays, isDay, type Day } from "#app/platform/dates/dates";
import { directionOf } from "#app/platform/i18n/languages";
import { useLanguage } from "#app/platform/i18n/paths";

/** Phones show one month. */
function isSecondShown(grid: HTMLElement | null): boolean {
  return (grid?.querySelectorAll<HTMLElement>(".month")[1]?.offsetHeight ?? 0) > 0;
}

interface RovingOptions {
  grid: { current: HTMLElement | null };
  month: Month;
  setMonth: (month: Month) => void;
  first: Day;
  last: Day;
  chosen: string;
  onEscape: (() => void) | undefined;
}

/** One day of the grid has the tab stop; the arrow keys move it as the eye goes. */
export function useRovingDay({ grid, month, setMonth, first, last, chosen, onEscape }: RovingOptions) {
  const language = useLanguage();
  // Another object for each key: the day may be the one that had the focus before a click took it elsewhere.
  const [moved, setMoved] = useState<{ day: Day } | null>(null);
  const isShown = (day: Day | null): day is Day =>
    day !== null && (monthOf(day) === month || monthOf(day) === addMonths(month, 1));
  const preferred = [moved?.day ?? null, chosen, first].find((day) => isShown(isDay(day ?? "") ? day : null));
  const day = preferred ?? firstOf(month);
  useEffect(() => {
    if (moved !== null) grid.current?.querySelector<HTMLElement>(`[data-day="${moved.day}"]`)?.focus();
  }, [moved, grid]);
  const moveTo = (wanted: Day) => {
    const earliest = firstOf(monthOf(first));
    const next = wanted < earliest ? earliest : wanted > last ? last : wanted;
    const inSecond = monthOf(next) === addMonths(month, 1) && isSecondShown(grid.current);
    if (monthOf(next) !== month && !inSecond) setMonth(monthOf(next));
    setMoved({ day: next });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const here = (event.target as HTMLElement).dataset.day;
    if (here === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = directionOf(language) === "rtl" ? -1 : 1;
    const place = placeInWeek(here, language);
    const targets: Record<string, () => Day> = {
      ArrowRight: () => addDays(here, forward),
      ArrowLeft: () => addDays(here, -forward),
      ArrowDown: () => addDays(here, 7),
      ArrowUp: () => addDays(here, -7),
      Home: () => addDays(here, -place),
      End: () => addDays(here, 6 - place),
      PageUp: () => addMonthsToDay(here, event.shiftKey ? -12 : -1),
      PageDown: () => addMonthsToDay(here, event.shiftKey ? 12 : 1),
    };
    const target = targets[event.key];
    if (target) moveTo(target());
    else if (event.key === "Enter" || event.key === " ") (event.target as HTMLElement).click();
    else if (event.key === "Escape" && onEscape) onEscape();
    else return;
    event.preventDefault();
    if (event.key === "Escape") event.stopPropagation();
  };
  return { day, onKeyDown };
}
